import type { StockSummary } from './stockSummary.slice';

export interface WithStockSummary {
  stockSummary: StockSummary;
}

export const selectStockSummary = (state: WithStockSummary): StockSummary => state.stockSummary;
