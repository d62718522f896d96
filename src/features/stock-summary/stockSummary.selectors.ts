import type { RootState } from '@/store/rootState';
import { initialClosingLots, type ClosingLots } from './closingLots.slice';
import { initialStockSummary, type StockSummary } from './stockSummary.slice';

export const selectStockSummary = (state: RootState): StockSummary => state.stockSummary ?? initialStockSummary;
export const selectClosingLots = (state: RootState): ClosingLots => state.closingLots ?? initialClosingLots;
