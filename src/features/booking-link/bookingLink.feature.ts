import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingLinkSlice } from './bookingLink.slice';
import { bookingLinkWatch } from './sagas/bookingLink.saga';

/** The page behind the link of a confirmation. The token gives access to the booking: recordings hold neither. */
export const bookingLinkFeature = defineFeature({
  name: 'bookingLink',
  owner: 'page',
  slices: [bookingLinkSlice],
  watch: bookingLinkWatch,
  errors: workshopErrors,
  personal: {
    state: { bookingLink: ['token', 'booking.id', 'booking.car'] },
    actions: {
      'bookingLink/bookingLoaded': ['token', 'booking.id', 'booking.car'],
      'bookingLink/loadFailed': [],
      'bookingLink/timesRequested': [],
      'bookingLink/timesLoaded': [],
      'bookingLink/timesFailed': [],
      'bookingLink/dayChosen': [],
      'bookingLink/timeChosen': [],
      'bookingLink/moveConfirmed': [],
      'bookingLink/bookingMoved': ['booking.id', 'booking.car'],
      'bookingLink/moveFailed': [],
      'bookingLink/cancelRequested': [],
      'bookingLink/cancelConfirmed': [],
      'bookingLink/bookingCancelled': ['booking.id', 'booking.car'],
      'bookingLink/cancelFailed': [],
      'bookingLink/changeAbandoned': [],
      'bookingLink/retried': [],
    },
  },
});
