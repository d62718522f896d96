import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { closingLotsSlice } from './closingLots.slice';

export { loadClosingLots } from './sagas/closingLots.saga';

export const closingLotsFeature = defineFeature({
  name: 'closingLots',
  owner: 'page',
  slices: [closingLotsSlice],
  watch: [],
  public: [publicFields(closingLotsSlice, { state: ['today', 'week'] })],
});
