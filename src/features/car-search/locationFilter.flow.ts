import type { FlowSpec } from '@/machine/flow.types';

/** The place to measure distances from: found by its name, or near the position of the device. */
export const locationFilterFlow = {
  id: 'locationFilter',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { locationEntered: 'finding', positionRequested: 'locating' } },
    finding: {
      kind: 'work',
      fails: ['findFailed'],
      on: {
        locationFound: 'idle',
        findFailed: 'findFailed',
        locationEntered: 'finding',
        positionRequested: 'locating',
      },
    },
    locating: {
      kind: 'work',
      fails: ['locateFailed'],
      on: { locationFound: 'idle', locateFailed: 'locateFailed', locationEntered: 'finding' },
    },
    findFailed: { kind: 'error', on: { locationEntered: 'finding', positionRequested: 'locating' } },
    locateFailed: { kind: 'error', on: { locationEntered: 'finding', positionRequested: 'locating' } },
  },
} as const satisfies FlowSpec;
