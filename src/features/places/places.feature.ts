import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { placesErrors } from '@/errors/entries/places.errors';
import { placesSlice } from './places.slice';
import { placesWatch } from './sagas/places.saga';

export const placesFeature = defineFeature({
  name: 'places',
  owner: 'page',
  slices: [placesSlice],
  watch: placesWatch,
  errors: placesErrors,
  public: [publicFields(placesSlice, { state: [], actions: { queryChanged: ['isTooShort'] } })],
});
