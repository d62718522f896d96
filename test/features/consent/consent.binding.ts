import { bindFlow } from '@test/kit/bindFlow';
import { given, restored, settingsClosed, settingsOpened, withdrawn } from '@/features/consent/consent.events';
import { consentFlow } from '@/features/consent/consent.flow';
import { consentSlice } from '@/features/consent/consent.slice';

const choice = { analytics: true, marketing: false };

export const consentBinding = bindFlow(
  { ...consentSlice, flow: consentFlow },
  {
    actions: {
      restored: restored({ choice: null }),
      given: given(choice),
      withdrawn: withdrawn(),
      settingsOpened: settingsOpened(),
      settingsClosed: settingsClosed(),
    },
    guards: {
      remembered: { action: restored({ choice }) },
      answered: { slice: { choice } },
    },
  },
);
