import type { FlowSpec } from '@/machine/flow.types';

/** The weeks of one workshop, four at a time. Responses to earlier queries are dropped. */
export const calendarFlow = {
  id: 'calendar',
  initial: 'closed',
  endless: true,
  states: {
    closed: { kind: 'ask', on: { opened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['daysFailed'],
      on: {
        daysLoaded: { to: 'loaded', when: 'isCurrent' },
        daysFailed: 'failed',
        opened: 'loading',
        closed: 'closed',
      },
    },
    loaded: { kind: 'ask', on: { moreRequested: 'loadingMore', opened: 'loading', closed: 'closed' } },
    loadingMore: {
      kind: 'work',
      fails: ['daysFailed'],
      on: {
        daysLoaded: { to: 'loaded', when: 'isCurrent' },
        daysFailed: 'moreFailed',
        opened: 'loading',
        closed: 'closed',
      },
    },
    failed: { kind: 'error', on: { retried: 'loading', opened: 'loading', closed: 'closed' } },
    /** The weeks that were loaded stay visible. */
    moreFailed: { kind: 'error', on: { retried: 'loadingMore', opened: 'loading', closed: 'closed' } },
  },
} as const satisfies FlowSpec;
