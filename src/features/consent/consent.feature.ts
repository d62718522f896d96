import { defineFeature } from '@/effects/feature';
import { publicFields } from '@/effects/publicFields';
import { consentSlice } from './consent.slice';
import { consentWatch } from './sagas/consent.saga';

export const consentFeature = defineFeature({
  name: 'consent',
  owner: 'visitor',
  slices: [consentSlice],
  watch: consentWatch,
  public: [publicFields(consentSlice, { state: [] })],
});
