import { defineFeature } from '@/effects/feature';
import { consentSlice } from './model/consent.slice';
import { consentWatch } from './saga/consent.saga';

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
