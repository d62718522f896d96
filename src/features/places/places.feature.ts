import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { placesSlice } from './places.slice';
import { placesWatch } from './sagas/places.saga';

export const placesFeature = defineFeature({
  name: 'places',
  owner: 'page',
  slices: [placesSlice],
  watch: placesWatch,
  errors: workshopErrors,
  personal: {
    state: { places: ['typed', 'found'] },
    actions: {
      'places/typed': ['text'],
      'places/found': ['places'],
      'places/findFailed': [],
      'places/retried': [],
      'places/closed': [],
      'places/locationAsked': [],
      'places/located': ['place'],
      'places/locateFailed': [],
    },
  },
});
