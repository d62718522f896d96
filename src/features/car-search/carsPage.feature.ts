import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carsPageSlice } from './carsPage.slice';

/** What the live page shows: set by the server at first, by the address afterwards. */
export const carsPageFeature = defineFeature({
  name: 'carsPage',
  owner: 'page',
  slices: [carsPageSlice],
  watch: [],
  public: [
    publicFields(carsPageSlice, {
      state: ['view', 'address?', 'lastCar', 'isFiltering', 'isShowingPictures', 'isMapOpen'],
    }),
  ],
});
