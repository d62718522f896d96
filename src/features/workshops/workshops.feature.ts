import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { calendarSlice } from './calendar.slice';
import { workshopsSlice } from './workshops.slice';
import { workshopsWatch } from './sagas/workshops.saga';

/** The page's: its stream is closed when the page is left. */
export const workshopsFeature = defineFeature({
  name: 'workshops',
  owner: 'page',
  slices: [workshopsSlice, calendarSlice],
  watch: workshopsWatch,
  errors: workshopErrors,
  personal: {
    // Distances are from the visitor's place: several of them name it.
    state: {
      workshops: [
        'question.registrationNumber',
        'question.latitude',
        'question.longitude',
        'found.*.distanceKm',
        'found.*.phone',
      ],
      calendar: ['question.registrationNumber'],
    },
    actions: {
      'workshops/asked': ['question.registrationNumber', 'question.latitude', 'question.longitude'],
      'workshops/moreAsked': [],
      'workshops/workshopArrived': ['workshop.distanceKm', 'workshop.phone'],
      'workshops/batchEnded': [],
      'workshops/streamFailed': [],
      'workshops/retried': [],
      'workshops/sortChosen': [],
      'workshops/closed': [],
      'calendar/opened': ['question.registrationNumber'],
      'calendar/daysArrived': [],
      'calendar/daysFailed': [],
      'calendar/moreAsked': [],
      'calendar/weekTurned': [],
      'calendar/retried': [],
      'calendar/closed': [],
    },
  },
});
