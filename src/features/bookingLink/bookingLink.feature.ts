import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingLinkSlice } from './bookingLink.slice';
import { bookingLinkWatch } from './sagas/bookingLink.saga';

/** What the link in a confirmation opens. The token is as good as a key: no recording holds it, nor the booking it opens. */
export const bookingLinkFeature = defineFeature({
  name: 'bookingLink',
  owner: 'page',
  slices: [bookingLinkSlice],
  watch: bookingLinkWatch,
  errors: workshopErrors,
  personal: {
    state: { bookingLink: ['token', 'booking.id', 'booking.car'] },
    actions: {
      'bookingLink/bookingCame': ['token', 'booking.id', 'booking.car'],
      'bookingLink/bookingMissed': [],
      'bookingLink/timesAsked': [],
      'bookingLink/timesCame': [],
      'bookingLink/timesMissed': [],
      'bookingLink/dayChosen': [],
      'bookingLink/timeChosen': [],
      'bookingLink/moveConfirmed': [],
      'bookingLink/bookingMoved': ['booking.id', 'booking.car'],
      'bookingLink/moveFailed': [],
      'bookingLink/cancelWanted': [],
      'bookingLink/cancelConfirmed': [],
      'bookingLink/bookingCancelled': ['booking.id', 'booking.car'],
      'bookingLink/cancelFailed': [],
      'bookingLink/kept': [],
      'bookingLink/retried': [],
    },
  },
});
