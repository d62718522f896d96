import { defineFeature } from '@/effects/feature';
import { shelvesSlice } from './model/shelves.slice';

export { loadShelves } from './saga/shelves.saga';

/** Cars by a filter or by their ids, on content pages. */
export const shelvesFeature = defineFeature({
  name: 'shelves',
  owner: 'page',
  slices: [shelvesSlice],
  watch: [],
  personal: { state: { shelves: [] }, actions: { 'shelves/arrived': [] } },
});
