import { defineFeature } from '@/effects/feature';
import { workshopRows } from '@/errors/rows/workshop.rows';
import { placesSlice } from './model/places.slice';
import { placesWatch } from './saga/places.saga';

export const placesFeature = defineFeature({
  name: 'places',
  owner: 'page',
  slices: [placesSlice],
  watch: placesWatch,
  faults: workshopRows,
  personal: {
    state: { places: ['typed', 'found'] },
    facts: {
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
