import type { FlowSpec } from '@/machine/flow.types';

export type CarsPhase = 'idle' | 'lookingUp' | 'shown' | 'missing' | 'lookupFailed';
export type CarsFlowEvent = 'carRequested' | 'carLoaded' | 'carNotFound' | 'carFailed' | 'retried';

/** One car's page. Endless: another car can be asked for from everywhere. */
export const carsFlow = {
  id: 'cars',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    lookingUp: {
      kind: 'work',
      fails: ['carFailed'],
      on: { carRequested: 'lookingUp', carLoaded: 'shown', carNotFound: 'missing', carFailed: 'lookupFailed' },
    },
    shown: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    missing: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    lookupFailed: { kind: 'error', on: { carRequested: 'lookingUp', retried: 'lookingUp' } },
  },
} as const satisfies FlowSpec<CarsPhase, CarsFlowEvent, never>;
