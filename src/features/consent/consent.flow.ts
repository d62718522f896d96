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
      on: { restored: [{ to: 'decided', when: 'hasStoredChoice' }, { to: 'undecided' }] },
    },
    undecided: { kind: 'ask', on: { given: 'decided', settingsOpened: 'choosing' } },
    choosing: {
      kind: 'ask',
      on: {
        given: 'decided',
        withdrawn: 'undecided',
        settingsClosed: [{ to: 'decided', when: 'hasChoice' }, { to: 'undecided' }],
      },
    },
    decided: { kind: 'ask', on: { settingsOpened: 'choosing', withdrawn: 'undecided' } },
  },
} as const satisfies FlowSpec;

export type ConsentStep = StateOf<typeof consentFlow>;
