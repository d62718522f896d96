import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { onlineFormErrors } from './onlineForm.errors';
import { onlineFormSlice } from './onlineForm.slice';
import { onlineFormWatch } from './sagas/onlineForm.saga';

/** Forms that editors define in the content. Recordings hold how it went, and nothing that was answered. */
export const onlineFormFeature = defineFeature({
  name: 'onlineForm',
  owner: 'page',
  slices: [onlineFormSlice],
  watch: onlineFormWatch,
  errors: onlineFormErrors,
  public: [
    publicFields(onlineFormSlice, {
      state: ['openedAt', 'formId', 'created.*', 'error.code', 'provided.*.status', 'provided.*.error.code'],
      actions: {
        clockRead: ['now'],
        submitted: ['formId'],
        draftSaved: ['formId'],
        prefilled: ['formId'],
        submitFailed: ['error.code', 'isUsed'],
        pictureFailed: ['error.code'],
        fieldsRequested: ['formId'],
        fieldsLoaded: ['formId'],
        fieldsFailed: ['formId', 'error.code'],
      },
    }),
  ],
});
