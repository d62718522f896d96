import type { RootState } from '@/store/rootState';
import { initialCarRows, type CarRows } from './carRows.slice';
import { initialClosingLots, type ClosingLots } from './closingLots.slice';
import { initialStockSummary, type StockSummary } from './stockSummary.slice';

export const selectStockSummary = (state: RootState): StockSummary => state.stockSummary ?? initialStockSummary;
export const selectClosingLots = (state: RootState): ClosingLots => state.closingLots ?? initialClosingLots;
export const selectCarRows = (state: RootState): CarRows => state.carRows ?? initialCarRows;
