import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { placesErrors } from '@/errors/entries/places.errors';
import { serviceRequestWatch } from './sagas/serviceRequest.saga';
import { serviceRequestSlice } from './serviceRequest.slice';

export { loadRequestDealers } from './sagas/dealers.saga';

/** The Norwegian booking request. Recordings hold what was chosen and how it went, and nothing that was typed. */
export const serviceRequestFeature = defineFeature({
  name: 'serviceRequest',
  owner: 'page',
  slices: [serviceRequestSlice],
  watch: serviceRequestWatch,
  errors: { ...formsErrors, LOCATION_REFUSED: placesErrors.LOCATION_REFUSED },
  public: [
    publicFields(serviceRequestSlice, {
      state: [
        'draftVersion',
        'isLocating',
        'openedAt',
        'draft.typeCar',
        'draft.services.*',
        'draft.gdpr',
        'draft.newsletter',
        'error.code',
        'positionError.code',
      ],
      actions: {
        clockRead: ['now'],
        submitted: ['draft.typeCar', 'draft.services.*', 'draft.gdpr', 'draft.newsletter'],
        draftSaved: ['draft.typeCar', 'draft.services.*', 'draft.gdpr', 'draft.newsletter'],
        draftRestored: ['draft.typeCar', 'draft.services.*', 'draft.gdpr', 'draft.newsletter'],
        submitFailed: ['error.code', 'isUsed'],
        positionFailed: ['error.code'],
      },
    }),
  ],
});
