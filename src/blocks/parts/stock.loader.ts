import { stockSummaryFeature, loadStockSummary } from '@/features/stock-summary/stockSummary.feature';
import { defineLoader } from '../blockLoader';

const load = () => loadStockSummary();

/** The summary of the stock: how many cars, the latest, by body and by make. */
export const stockLoader = defineLoader<object, true>({ feature: stockSummaryFeature, request: () => true, load });
