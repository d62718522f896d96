import { bindFlow } from '@test/kit/bindFlow';
import {
  given,
  restored,
  settingsClosed,
  settingsOpened,
  withdrawn,
  consentSlice,
} from '@/features/consent/consent.slice';

const choice = { analytics: true, marketing: false };

export const consentBinding = bindFlow(consentSlice, {
  actions: {
    restored: restored({ choice: null }),
    given: given(choice),
    withdrawn: withdrawn(),
    settingsOpened: settingsOpened(),
    settingsClosed: settingsClosed(),
  },
  guards: {
    hasStoredChoice: { action: restored({ choice }) },
    hasChoice: { slice: { choice } },
  },
});
