import type { FlowSpec } from '@/machine/flow.types';

export type ConsentStep = 'unread' | 'asking' | 'choosing' | 'decided';
export type ConsentFlowEvent = 'restored' | 'given' | 'withdrawn' | 'settingsOpened' | 'settingsClosed';
export type ConsentGuard = 'remembered' | 'answered';

/** The visitor's consent. It has no end: a choice can be changed or taken back at any time. */
export const consentFlow = {
  id: 'consent',
  initial: 'unread',
  endless: true,
  states: {
    unread: {
      kind: 'work',
      fails: 'never',
      on: { restored: [{ to: 'decided', when: 'remembered' }, { to: 'asking' }] },
    },
    asking: { kind: 'ask', on: { given: 'decided', settingsOpened: 'choosing' } },
    choosing: {
      kind: 'ask',
      on: {
        given: 'decided',
        withdrawn: 'asking',
        settingsClosed: [{ to: 'decided', when: 'answered' }, { to: 'asking' }],
      },
    },
    decided: { kind: 'ask', on: { settingsOpened: 'choosing', withdrawn: 'asking' } },
  },
} as const satisfies FlowSpec<ConsentStep, ConsentFlowEvent, ConsentGuard>;
