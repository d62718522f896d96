import type { FlowSpec } from '@/machine/flow.types';

/** The place to measure distances from: found by its name, or near the position of the device. */
export const placeFilterFlow = {
  id: 'placeFilter',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { placeEntered: 'finding', positionRequested: 'locating' } },
    finding: {
      kind: 'work',
      fails: ['findFailed'],
      on: { placeFound: 'idle', findFailed: 'findFailed', placeEntered: 'finding', positionRequested: 'locating' },
    },
    locating: {
      kind: 'work',
      fails: ['locateFailed'],
      on: { placeFound: 'idle', locateFailed: 'locateFailed', placeEntered: 'finding' },
    },
    findFailed: { kind: 'error', on: { placeEntered: 'finding', positionRequested: 'locating' } },
    locateFailed: { kind: 'error', on: { placeEntered: 'finding', positionRequested: 'locating' } },
  },
} as const satisfies FlowSpec;
