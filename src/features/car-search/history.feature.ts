import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { cachedFacetsFields, entryFields } from './carList.fields';
import { historySlice } from './history.slice';
import { addressWatch } from './sagas/address.saga';
import { storedListWatch } from './sagas/storedList.saga';

/** Visitor-owned: its entries outlive navigation to other pages. */
export const historyFeature = defineFeature({
  name: 'history',
  owner: 'visitor',
  slices: [historySlice],
  watch: [...addressWatch, ...storedListWatch],
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
