import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { stockSummarySlice } from './stockSummary.slice';

export { loadStockSummary } from './sagas/stockSummary.saga';

export const stockSummaryFeature = defineFeature({
  name: 'stockSummary',
  owner: 'page',
  slices: [stockSummarySlice],
  watch: [],
  public: [publicFields(stockSummarySlice, { state: ['total'] })],
});
