import type { FlowSpec, StateOf } from '@/machine/flow.types';

/** The visitor's consent. It has no end: a choice can be changed or taken back at any time. */
export const consentFlow = {
  id: 'consent',
  initial: 'unread',
  endless: true,
  states: {
    unread: {
      kind: 'work',
      fails: 'never',
      on: { restored: [{ to: 'decided', when: 'hasStoredChoice' }, { to: 'asking' }] },
    },
    asking: { kind: 'ask', on: { given: 'decided', settingsOpened: 'choosing' } },
    choosing: {
      kind: 'ask',
      on: {
        given: 'decided',
        withdrawn: 'asking',
        settingsClosed: [{ to: 'decided', when: 'hasChoice' }, { to: 'asking' }],
      },
    },
    decided: { kind: 'ask', on: { settingsOpened: 'choosing', withdrawn: 'asking' } },
  },
} as const satisfies FlowSpec;

export type ConsentStep = StateOf<typeof consentFlow>;
