import type { FlowSpec } from '@/machine/flow.types';

export type CarsPhase = 'idle' | 'lookingUp' | 'shown' | 'missing' | 'lookupFailed';
export type CarsFlowEvent = 'carAsked' | 'carArrived' | 'carMissed' | 'carFailed' | 'retried';

/** One car's page. Endless: another car can be asked for from everywhere. */
export const carsFlow = {
  id: 'cars',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { carAsked: 'lookingUp' } },
    lookingUp: {
      kind: 'work',
      fails: ['carFailed'],
      on: { carAsked: 'lookingUp', carArrived: 'shown', carMissed: 'missing', carFailed: 'lookupFailed' },
    },
    shown: { kind: 'ask', on: { carAsked: 'lookingUp' } },
    missing: { kind: 'ask', on: { carAsked: 'lookingUp' } },
    lookupFailed: { kind: 'error', on: { carAsked: 'lookingUp', retried: 'lookingUp' } },
  },
} as const satisfies FlowSpec<CarsPhase, CarsFlowEvent, never>;
