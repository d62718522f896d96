import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { recentCarsSlice } from './recentCars.slice';
import { recentCarsWatch } from './sagas/recentCars.saga';

/** Visitor-owned: cars opened lately, stored in the browser with consent and never sent as such. */
export const recentCarsFeature = defineFeature({
  name: 'recentCars',
  owner: 'visitor',
  slices: [recentCarsSlice],
  watch: recentCarsWatch,
  public: [publicFields(recentCarsSlice, { state: [] })],
});
