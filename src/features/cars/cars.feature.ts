import { defineFeature } from '@/effects/feature';
import { carsSlice } from './cars.slice';
import { carsWatch } from './sagas/cars.saga';

export { loadCar } from './sagas/cars.saga';

export const carsFeature = defineFeature({
  name: 'cars',
  owner: 'page',
  slices: [carsSlice],
  watch: carsWatch,
  // A slug stands in the address as somebody wrote it; the keyphrase is a part of it.
  personal: {
    state: { cars: ['slug', 'keyphrase'] },
    actions: {
      'cars/carRequested': ['slug'],
      'cars/carLoaded': [],
      'cars/carNotFound': ['keyphrase'],
      'cars/carFailed': [],
      'cars/retried': [],
    },
  },
});
