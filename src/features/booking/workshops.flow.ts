import type { FlowSpec } from '@/machine/flow.types';

/** Workshops by distance, five at a time; each is visible as soon as the stream delivers it. */
export const workshopsFlow = {
  id: 'workshops',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { searchStarted: 'streaming' } },
    streaming: {
      kind: 'work',
      fails: ['streamFailed'],
      on: {
        batchLoaded: [{ to: 'listed', when: 'hasMore' }, { to: 'exhausted' }],
        streamFailed: 'streamFailed',
        searchStarted: 'streaming',
        closed: 'idle',
      },
    },
    listed: { kind: 'ask', on: { moreRequested: 'streaming', searchStarted: 'streaming', closed: 'idle' } },
    /** There are no more workshops. */
    exhausted: { kind: 'ask', on: { searchStarted: 'streaming', closed: 'idle' } },
    streamFailed: { kind: 'error', on: { retried: 'streaming', searchStarted: 'streaming', closed: 'idle' } },
  },
} as const satisfies FlowSpec;
