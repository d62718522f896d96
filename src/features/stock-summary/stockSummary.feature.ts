import { defineFeature } from '@/effects/feature';
import { stockSummarySlice } from './stockSummary.slice';

export { loadStockSummary } from './sagas/stockSummary.saga';

export const stockSummaryFeature = defineFeature({
  name: 'stockSummary',
  owner: 'page',
  slices: [stockSummarySlice],
  watch: [],
  personal: { state: { stockSummary: [] }, actions: { 'stockSummary/stockSummaryLoaded': [] } },
});
