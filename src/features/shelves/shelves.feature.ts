import { defineFeature } from '@/effects/feature';
import { shelvesSlice } from './shelves.slice';

export { loadShelves } from './sagas/shelves.saga';

/** Cars by a filter or by their ids, on content pages. */
export const shelvesFeature = defineFeature({
  name: 'shelves',
  owner: 'page',
  slices: [shelvesSlice],
  watch: [],
  personal: { state: { shelves: [] }, actions: { 'shelves/arrived': [] } },
});
