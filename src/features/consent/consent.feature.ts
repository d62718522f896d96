import { defineFeature } from '@/effects/feature';
import { consentSlice } from './consent.slice';
import { consentWatch } from './sagas/consent.saga';

export const consentFeature = defineFeature({
  name: 'consent',
  owner: 'visitor',
  slices: [consentSlice],
  watch: consentWatch,
  personal: {
    state: { consent: [] },
    actions: {
      'consent/restored': [],
      'consent/given': [],
      'consent/withdrawn': [],
      'consent/settingsOpened': [],
      'consent/settingsClosed': [],
    },
  },
});
