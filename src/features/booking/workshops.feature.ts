import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { calendarSlice } from './calendar.slice';
import { workshopsSlice } from './workshops.slice';
import { workshopsWatch } from './sagas/workshops.saga';

/** Owned by the page: its stream is closed when the page is left. */
export const workshopsFeature = defineFeature({
  name: 'workshops',
  owner: 'page',
  slices: [workshopsSlice, calendarSlice],
  watch: workshopsWatch,
  errors: workshopErrors,
  personal: {
    // Several distances together tell where the visitor is.
    state: {
      workshops: [
        'query.registrationNumber',
        'query.latitude',
        'query.longitude',
        'workshops.*.distanceKm',
        'workshops.*.phone',
      ],
      calendar: ['query.registrationNumber'],
    },
    actions: {
      'workshops/searchStarted': ['query.registrationNumber', 'query.latitude', 'query.longitude'],
      'workshops/moreRequested': [],
      'workshops/workshopLoaded': ['workshop.distanceKm', 'workshop.phone'],
      'workshops/batchLoaded': [],
      'workshops/streamFailed': [],
      'workshops/retried': [],
      'workshops/sortChosen': [],
      'workshops/closed': [],
      'calendar/opened': ['query.registrationNumber'],
      'calendar/daysLoaded': [],
      'calendar/daysFailed': [],
      'calendar/moreRequested': [],
      'calendar/weekSelected': [],
      'calendar/retried': [],
      'calendar/closed': [],
    },
  },
});
