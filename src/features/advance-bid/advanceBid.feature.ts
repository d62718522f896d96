import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { advanceBidSlice } from './advanceBid.slice';
import { advanceBidWatch } from './sagas/advanceBid.saga';

/** Recordings hold how it went, and nothing that was typed, the amount included. */
export const advanceBidFeature = defineFeature({
  name: 'advanceBid',
  owner: 'page',
  slices: [advanceBidSlice],
  watch: advanceBidWatch,
  errors: formsErrors,
  public: [
    publicFields(advanceBidSlice, {
      state: ['carId', 'draftVersion', 'amountVersion', 'draft.terms', 'error.code'],
      actions: {
        opened: ['carId'],
        submitted: ['draft.terms'],
        draftSaved: ['draft.terms'],
        draftRestored: ['draft.terms'],
        submitFailed: ['error.code'],
      },
    }),
  ],
});
