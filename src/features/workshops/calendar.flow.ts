import type { FlowSpec } from '@/machine/flow.types';

export type CalendarStep = 'shut' | 'loading' | 'shown' | 'loadingMore' | 'failed' | 'moreFailed';
export type CalendarFlowEvent = 'opened' | 'daysArrived' | 'daysFailed' | 'moreAsked' | 'retried' | 'closed';
export type CalendarGuard = 'asked';

/** The weeks of one workshop, four at a time. An answer counts for the question that was asked last. */
export const calendarFlow = {
  id: 'calendar',
  initial: 'shut',
  endless: true,
  states: {
    shut: { kind: 'ask', on: { opened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['daysFailed'],
      on: { daysArrived: { to: 'shown', when: 'asked' }, daysFailed: 'failed', opened: 'loading', closed: 'shut' },
    },
    shown: { kind: 'ask', on: { moreAsked: 'loadingMore', opened: 'loading', closed: 'shut' } },
    loadingMore: {
      kind: 'work',
      fails: ['daysFailed'],
      on: { daysArrived: { to: 'shown', when: 'asked' }, daysFailed: 'moreFailed', opened: 'loading', closed: 'shut' },
    },
    failed: { kind: 'error', on: { retried: 'loading', opened: 'loading', closed: 'shut' } },
    /** The weeks that came stay. */
    moreFailed: { kind: 'error', on: { retried: 'loadingMore', opened: 'loading', closed: 'shut' } },
  },
} as const satisfies FlowSpec<CalendarStep, CalendarFlowEvent, CalendarGuard>;
