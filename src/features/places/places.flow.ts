import type { FlowSpec } from '@/machine/flow.types';

const queryChanged = [{ to: 'idle', when: 'isTooShort' }, { to: 'searching' }] as const;

/**
 * A field for a place in Sweden, found by text or by the position of the browser. Every new text enters `searching`
 * again, which cancels the request for the one before.
 */
export const placesFlow = {
  id: 'places',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { queryChanged, locationRequested: 'locating', closed: 'idle' } },
    searching: {
      kind: 'work',
      fails: ['searchFailed'],
      on: {
        placesLoaded: 'listed',
        searchFailed: 'searchFailed',
        queryChanged,
        closed: 'idle',
        locationRequested: 'locating',
      },
    },
    listed: { kind: 'ask', on: { queryChanged, closed: 'idle', locationRequested: 'locating' } },
    searchFailed: {
      kind: 'error',
      on: { retried: 'searching', queryChanged, closed: 'idle', locationRequested: 'locating' },
    },
    locating: {
      kind: 'work',
      fails: ['locateFailed'],
      on: { located: 'idle', locateFailed: 'locateFailed', queryChanged, closed: 'idle' },
    },
    locateFailed: { kind: 'error', on: { locationRequested: 'locating', queryChanged, closed: 'idle' } },
  },
} as const satisfies FlowSpec;
