import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingLinkSlice } from './bookingLink.slice';
import { bookingLinkWatch } from './sagas/bookingLink.saga';

/** The page of a confirmation's link. The token gives access to the booking: recordings contain neither. */
export const bookingLinkFeature = defineFeature({
  name: 'bookingLink',
  owner: 'page',
  slices: [bookingLinkSlice],
  watch: bookingLinkWatch,
  errors: workshopErrors,
  public: [
    publicFields(bookingLinkSlice, {
      state: ['booking.isChangeable', 'days.*.allDaySlotAvailable', 'newTime.isFullDay', 'wasMoved'],
      actions: {
        bookingLoaded: ['booking.isChangeable'],
        timesLoaded: ['days.*.allDaySlotAvailable'],
        timeChosen: ['isFullDay'],
        bookingMoved: ['booking.isChangeable'],
        bookingCancelled: ['booking.isChangeable'],
      },
    }),
  ],
});
