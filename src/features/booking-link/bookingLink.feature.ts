import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
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
  public: [publicFields(bookingLinkSlice, { state: [] })],
});
