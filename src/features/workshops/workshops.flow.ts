import type { FlowSpec } from '@/machine/flow.types';

export type WorkshopsStep = 'resting' | 'streaming' | 'listed' | 'exhausted' | 'streamFailed';
export type WorkshopsFlowEvent = 'asked' | 'moreAsked' | 'batchEnded' | 'streamFailed' | 'retried' | 'closed';
export type WorkshopsGuard = 'more';

/** Workshops by distance, five at a time; each stands on the page as soon as it is known. */
export const workshopsFlow = {
  id: 'workshops',
  initial: 'resting',
  endless: true,
  states: {
    resting: { kind: 'ask', on: { asked: 'streaming' } },
    streaming: {
      kind: 'work',
      fails: ['streamFailed'],
      on: {
        batchEnded: [{ to: 'listed', when: 'more' }, { to: 'exhausted' }],
        streamFailed: 'streamFailed',
        asked: 'streaming',
        closed: 'resting',
      },
    },
    listed: { kind: 'ask', on: { moreAsked: 'streaming', asked: 'streaming', closed: 'resting' } },
    /** There are no more. */
    exhausted: { kind: 'ask', on: { asked: 'streaming', closed: 'resting' } },
    streamFailed: { kind: 'error', on: { retried: 'streaming', asked: 'streaming', closed: 'resting' } },
  },
} as const satisfies FlowSpec<WorkshopsStep, WorkshopsFlowEvent, WorkshopsGuard>;
