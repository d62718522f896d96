import type { FlowSpec } from '@/machine/flow.types';

export type CalendarStep = 'shut' | 'loading' | 'shown' | 'loadingMore' | 'trouble' | 'moreTrouble';
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
      limit: 'times',
      fails: ['daysFailed'],
      restore: 'again',
      on: { daysArrived: { to: 'shown', when: 'asked' }, daysFailed: 'trouble', opened: 'loading', closed: 'shut' },
    },
    shown: { kind: 'ask', on: { moreAsked: 'loadingMore', opened: 'loading', closed: 'shut' } },
    loadingMore: {
      kind: 'work',
      limit: 'times',
      fails: ['daysFailed'],
      restore: 'again',
      on: { daysArrived: { to: 'shown', when: 'asked' }, daysFailed: 'moreTrouble', opened: 'loading', closed: 'shut' },
    },
    trouble: { kind: 'trouble', on: { retried: 'loading', opened: 'loading', closed: 'shut' } },
    /** The weeks that came stay. */
    moreTrouble: { kind: 'trouble', on: { retried: 'loadingMore', opened: 'loading', closed: 'shut' } },
  },
} as const satisfies FlowSpec<CalendarStep, CalendarFlowEvent, CalendarGuard>;
