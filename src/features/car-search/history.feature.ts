import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { cachedFacetsFields, entryFields } from './carList.fields';
import { historySlice, carsPageSlice } from './history.slice';
import { addressWatch } from './sagas/address.saga';

/** What the live page shows: set by the server at first, by the address afterwards. */
export const carsPageFeature = defineFeature({
  name: 'carsPage',
  owner: 'page',
  slices: [carsPageSlice],
  watch: [],
  public: [publicFields(carsPageSlice, { state: ['view', 'address?'] })],
});

/** Visitor-owned: its entries outlive navigation to other pages. */
export const historyFeature = defineFeature({
  name: 'history',
  owner: 'visitor',
  slices: [historySlice],
  watch: addressWatch,
  public: [
    publicFields(historySlice, {
      state: ['entry', 'order.*', ...under('entries.*', entryFields), ...under('facets.*', cachedFacetsFields)],
      actions: {
        entryOpened: ['entry'],
        entryLeft: ['entry', ...entryFields],
        facetsCached: cachedFacetsFields,
      },
    }),
  ],
});
