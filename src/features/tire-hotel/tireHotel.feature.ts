import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { tireHotelErrors } from '@/errors/entries/tireHotel.errors';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { tireHotelWatch } from './sagas/tireHotel.saga';
import { tirePartsWatch } from './sagas/tireParts.saga';
import { tireHotelSlice } from './tireHotel.slice';
import { tireRequestSlice } from './tireRequest.slice';
import { tireReviewSlice } from './tireReview.slice';

/**
 * Owned by the visitor: what was begun is there on every page of the visit. Recordings hold how it went, and nothing of
 * the customer, the car, or what gives access.
 */
export const tireHotelFeature = defineFeature({
  name: 'tireHotel',
  owner: 'visitor',
  slices: [tireHotelSlice, tireReviewSlice, tireRequestSlice],
  watch: [...tireHotelWatch, ...tirePartsWatch],
  errors: { ...formsErrors, ...workshopErrors, ...tireHotelErrors },
  public: [
    publicFields(tireHotelSlice, {
      state: [
        'resumes',
        'endsSoon',
        'reminder',
        'days.*',
        'day',
        'times.*',
        'slot.day',
        'slot.time',
        'holdExpired',
        'error.code',
      ],
      actions: {
        restored: ['saved.step', 'saved.day', 'saved.slot.day', 'saved.slot.time', 'saved.holdExpired'],
        checkFailed: ['error.code'],
        searchFailed: ['error.code'],
        codeNotSent: ['error.code'],
        codeRefused: ['error.code'],
        loginSucceeded: ['validated.status'],
        daysLoaded: ['days.*'],
        daysFailed: ['error.code'],
        dayChosen: ['day'],
        timesLoaded: ['times.*'],
        timesFailed: ['error.code'],
        timeChosen: ['time'],
        bookingFailed: ['error.code'],
        stepReopened: ['step'],
        sessionEnded: ['from'],
        holdRequested: ['extend'],
      },
    }),
    publicFields(tireReviewSlice, {
      state: ['stars', 'error.code'],
      actions: { starsChosen: ['stars'], sendFailed: ['error.code'] },
    }),
    publicFields(tireRequestSlice, {
      state: ['draft.wish', 'draft.positions.*', 'error.code'],
      actions: {
        opened: ['positions.*'],
        submitted: ['draft.wish', 'draft.positions.*'],
        draftSaved: ['draft.wish', 'draft.positions.*'],
        submitFailed: ['error.code', 'isUsed'],
      },
    }),
  ],
});
