import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { uploadsErrors } from '@/errors/entries/uploads.errors';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { carValuationSlice } from './carValuation.slice';
import { sellCarWatch } from './sagas/sellCar.saga';
import { sellCarSlice } from './sellCar.slice';

export { loadMakes } from './sagas/valuation.saga';

const chosen = [
  'draft.selectedOption',
  'draft.driving',
  'draft.outside',
  'draft.inside',
  'draft.service',
  'draft.wheels',
] as const;

/** Sell or trade in. Recordings hold what was chosen and how it went, and nothing that was typed. */
export const sellCarFeature = defineFeature({
  name: 'sellCar',
  owner: 'page',
  slices: [sellCarSlice, carValuationSlice],
  watch: sellCarWatch,
  errors: {
    ...formsErrors,
    ...uploadsErrors,
    REG_INVALID: workshopErrors.REG_INVALID,
    VEHICLE_NOT_FOUND: workshopErrors.VEHICLE_NOT_FOUND,
    BRAND_NOT_SUPPORTED: workshopErrors.BRAND_NOT_SUPPORTED,
    LOOKUP_FAILED: workshopErrors.LOOKUP_FAILED,
  },
  public: [
    publicFields(sellCarSlice, {
      state: ['step', 'draftVersion', ...chosen, 'error.code'],
      actions: {
        stepOpened: ['step'],
        submitted: [...chosen],
        draftSaved: [...chosen],
        draftRestored: [...chosen],
        submitFailed: ['error.code', 'isUsed'],
        photoFailed: ['error.code'],
      },
    }),
    publicFields(carValuationSlice, {
      state: ['error.code', 'range.count'],
      actions: {
        lookupFailed: ['error.code'],
        rangeFound: ['range.count'],
        rangeFailed: ['error.code'],
      },
    }),
  ],
});
