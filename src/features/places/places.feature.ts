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
    state: { places: ['queryText', 'places'] },
    actions: {
      'places/queryChanged': ['text'],
      'places/placesLoaded': ['places'],
      'places/searchFailed': [],
      'places/retried': [],
      'places/closed': [],
      'places/locationRequested': [],
      'places/located': ['place'],
      'places/locateFailed': [],
    },
  },
});
