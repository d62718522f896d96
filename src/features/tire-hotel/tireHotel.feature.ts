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
        'resendAt',
        'sessionMs',
        'sessionUntil',
        'sessionEnd',
        'endsSoon',
        'wantsReminder',
        'reminder',
        // Which of the session's cars, by its position.
        'car.index',
        'days.*',
        'day',
        'times.*',
        'slot.day',
        'slot.time',
        'hold.until',
        'hold.extensionsLeft',
        'holdExpired',
        'error.code',
      ],
      actions: {
        restored: [
          'saved.step',
          'saved.car.index',
          'saved.day',
          'saved.slot.day',
          'saved.slot.time',
          'saved.holdExpired',
        ],
        checkFailed: ['error.code'],
        searchFailed: ['error.code'],
        codeSent: ['resendAt'],
        codeNotSent: ['error.code', 'resendAt'],
        codeRefused: ['error.code'],
        loginSucceeded: [
          'now',
          'validated.status',
          'validated.secondsLeft',
          'validated.secondsAtMost',
          'validated.wantsReminder',
        ],
        sessionExtended: ['now', 'time.secondsLeft', 'time.secondsAtMost'],
        reminderChosen: ['wanted'],
        reminderFailed: ['wanted'],
        timeHeld: ['hold.until', 'hold.extensionsLeft'],
        bookingOpened: ['index'],
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
      state: ['index', 'draft.priority', 'draft.positions.*', 'error.code'],
      actions: {
        opened: ['index', 'positions.*'],
        submitted: ['draft.priority', 'draft.positions.*'],
        draftSaved: ['draft.priority', 'draft.positions.*'],
        submitFailed: ['error.code', 'isUsed'],
      },
    }),
  ],
});
