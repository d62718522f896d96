import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { placesErrors } from '@/errors/entries/places.errors';
import { placeFilterSlice } from './placeFilter.slice';
import { placeFilterWatch } from './sagas/placeFilter.saga';

export { findPlace } from './sagas/placeFilter.saga';

/** Filters the list by the distance to a place. Where the visitor is, is private. */
export const placeFilterFeature = defineFeature({
  name: 'placeFilter',
  owner: 'page',
  slices: [placeFilterSlice],
  watch: placeFilterWatch,
  errors: placesErrors,
  public: [publicFields(placeFilterSlice, { state: ['error.code'] })],
});
