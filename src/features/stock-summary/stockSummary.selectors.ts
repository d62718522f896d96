import type { StockSummary } from './stockSummary.events';

export interface WithStockSummary {
  stockSummary: StockSummary;
}

export const selectStockSummary = (state: WithStockSummary): StockSummary => state.stockSummary;
