import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { placesErrors } from '@/errors/entries/places.errors';
import { locationFilterSlice } from './locationFilter.slice';
import { locationFilterWatch } from './sagas/locationFilter.saga';

export { findLocation } from './sagas/locationFilter.saga';

/** Filters the list by the distance to a place. Where the visitor is, is private. */
export const locationFilterFeature = defineFeature({
  name: 'locationFilter',
  owner: 'page',
  slices: [locationFilterSlice],
  watch: locationFilterWatch,
  errors: placesErrors,
  public: [publicFields(locationFilterSlice, { state: ['error.code'] })],
});
