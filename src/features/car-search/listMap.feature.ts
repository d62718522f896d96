import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { listMapSlice } from './listMap.slice';
import { listMapWatch } from './sagas/listMap.saga';

/** The map of the list's cars. */
export const listMapFeature = defineFeature({
  name: 'listMap',
  owner: 'page',
  slices: [listMapSlice],
  watch: listMapWatch,
  public: [
    publicFields(listMapSlice, {
      state: ['ids.*', 'error.code'],
      actions: { facilitiesLoaded: ['ids.*'], loadFailed: ['error.code'] },
    }),
  ],
});
