import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { contactSlice } from './contact.slice';
import { contactWatch } from './sagas/contact.saga';

/** Recordings hold what was ticked and how it went, and nothing that was typed. */
export const contactFeature = defineFeature({
  name: 'contact',
  owner: 'page',
  slices: [contactSlice],
  watch: contactWatch,
  errors: formsErrors,
  public: [
    publicFields(contactSlice, {
      state: [
        'carId',
        'draftVersion',
        'draft.quote',
        'draft.testDrive',
        'visited.anchor',
        'visited.count',
        'error.code',
      ],
      actions: {
        opened: ['carId'],
        submitted: ['draft.quote', 'draft.testDrive'],
        draftSaved: ['draft.quote', 'draft.testDrive'],
        draftRestored: ['draft.quote', 'draft.testDrive'],
        anchorVisited: ['anchor'],
        submitFailed: ['error.code'],
      },
    }),
  ],
});
