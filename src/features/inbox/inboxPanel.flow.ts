import type { FlowSpec } from '@/machine/flow.types';

/** Response times, and the member's own sessions. */
export const inboxPanelFlow = {
  id: 'inboxPanel',
  initial: 'closed',
  endless: true,
  states: {
    closed: { kind: 'ask', on: { opened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { loaded: 'shown', loadFailed: 'loadFailed', opened: 'loading' },
    },
    loadFailed: { kind: 'error', on: { retried: 'loading', opened: 'loading' } },
    shown: { kind: 'ask', on: { sessionEndRequested: 'ending', opened: 'loading' } },
    ending: { kind: 'work', fails: ['endFailed'], on: { loaded: 'shown', endFailed: 'endFailed', opened: 'loading' } },
    endFailed: { kind: 'error', on: { retried: 'ending', sessionEndRequested: 'ending', opened: 'loading' } },
  },
} as const satisfies FlowSpec;
