import type { StockGlance } from './home.events';

export interface WithHome {
  home: StockGlance;
}

export const selectGlance = (state: WithHome): StockGlance => state.home;
