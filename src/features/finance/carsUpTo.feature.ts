import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { carsUpToSlice } from './carsUpTo.slice';
import { carsUpToWatch } from './sagas/carsUpTo.saga';

export { countCarsUpTo } from './sagas/carsUpTo.saga';

/** How many cars have a loan of the month that a visitor works out. */
export const carsUpToFeature = defineFeature({
  name: 'carsUpTo',
  owner: 'page',
  slices: [carsUpToSlice],
  watch: carsUpToWatch,
  public: [
    publicFields(carsUpToSlice, {
      state: ['counted.count', 'counted.ids.*'],
      actions: { carsUpToCounted: ['count', 'ids.*'] },
    }),
  ],
});
