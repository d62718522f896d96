import type { FlowSpec } from '@/machine/flow.types';

/** The facilities of the map of cars. They are loaded each time the map opens; those from before stay meanwhile. */
export const listMapFlow = {
  id: 'listMap',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { facilitiesRequested: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { facilitiesLoaded: 'idle', loadFailed: 'loadFailed', facilitiesRequested: 'loading' },
    },
    loadFailed: { kind: 'error', on: { facilitiesRequested: 'loading' } },
  },
} as const satisfies FlowSpec;
