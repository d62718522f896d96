import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carRowsSlice } from './carRows.slice';
import { carRowsWatch } from './sagas/carRows.saga';

/** Rows of cars beside the latest ones, each loaded when it is opened. */
export const carRowsFeature = defineFeature({
  name: 'carRows',
  owner: 'page',
  slices: [carRowsSlice],
  watch: carRowsWatch,
  public: [
    publicFields(carRowsSlice, {
      state: ['failed.*'],
      actions: { rowChosen: ['name'], rowLoaded: ['name'], rowFailed: ['name', 'error.code'] },
    }),
  ],
});
