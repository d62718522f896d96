import type { FlowSpec } from '@/machine/flow.types';

/** The list of submissions. */
export const inboxListFlow = {
  id: 'inboxList',
  initial: 'closed',
  endless: true,
  states: {
    closed: { kind: 'ask', on: { opened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { pageLoaded: 'shown', loadFailed: 'loadFailed', filtered: 'loading', opened: 'loading' },
    },
    loadFailed: { kind: 'error', on: { retried: 'loading', filtered: 'loading', opened: 'loading' } },
    shown: { kind: 'ask', on: { filtered: 'loading', opened: 'loading' } },
  },
} as const satisfies FlowSpec;
