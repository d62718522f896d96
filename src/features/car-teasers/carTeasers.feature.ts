import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carTeasersSlice } from './carTeasers.slice';

export { loadCarTeasers } from './sagas/carTeasers.saga';

/** Cars by a filter or by their ids, on content pages. */
export const carTeasersFeature = defineFeature({
  name: 'carTeasers',
  owner: 'page',
  slices: [carTeasersSlice],
  watch: [],
  public: [publicFields(carTeasersSlice, { state: ['*.failed'], actions: { teasersLoaded: ['*.failed'] } })],
});
