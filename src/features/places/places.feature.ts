import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { placesSlice } from './places.slice';
import { placesWatch } from './sagas/places.saga';

export const placesFeature = defineFeature({
  name: 'places',
  owner: 'page',
  slices: [placesSlice],
  watch: placesWatch,
  errors: workshopErrors,
  public: [publicFields(placesSlice, { state: [], actions: { queryChanged: ['isTooShort'] } })],
});
