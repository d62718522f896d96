import { bindFlow } from '@test/kit/bindFlow';
import { given, restored, settingsClosed, settingsOpened, withdrawn } from '@/features/consent/model/consent.events';
import { consentFlow } from '@/features/consent/model/consent.flow';
import { consentSlice } from '@/features/consent/model/consent.slice';

const choice = { analytics: true, marketing: false };

export const consentBinding = bindFlow(consentFlow, consentSlice, {
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
});
