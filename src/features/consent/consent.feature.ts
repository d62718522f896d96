import { defineFeature } from '@/effects/feature';
import { publicFields, under } from '@/effects/publicFields';
import { consentSlice } from './consent.slice';
import { consentWatch } from './sagas/consent.saga';

const categories = ['analytics', 'marketing', 'memory'] as const;

export const consentFeature = defineFeature({
  name: 'consent',
  owner: 'visitor',
  slices: [consentSlice],
  watch: consentWatch,
  public: [
    publicFields(consentSlice, {
      state: under('choice', categories),
      actions: { restored: under('choice', categories), given: categories },
    }),
  ],
});
