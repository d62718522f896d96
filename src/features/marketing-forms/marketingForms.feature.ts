import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { formsErrors } from '@/errors/entries/forms.errors';
import { marketingFormsSlice } from './marketingForms.slice';
import { marketingFormsWatch } from './sagas/marketingForms.saga';

/** Forms of a marketing platform, after consent. */
export const marketingFormsFeature = defineFeature({
  name: 'marketingForms',
  owner: 'page',
  slices: [marketingFormsSlice],
  watch: marketingFormsWatch,
  errors: formsErrors,
  public: [publicFields(marketingFormsSlice, { state: ['error.code'], actions: { loadFailed: ['error.code'] } })],
});
