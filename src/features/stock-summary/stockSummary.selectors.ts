import type { RootState } from '@/store/rootState';
import { initialStockSummary, type StockSummary } from './stockSummary.slice';

export const selectStockSummary = (state: RootState): StockSummary => state.stockSummary ?? initialStockSummary;
