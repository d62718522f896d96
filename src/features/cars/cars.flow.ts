import type { FlowSpec } from '@/machine/flow.types';

/** One car's page; another car can be requested from every state. */
export const carsFlow = {
  id: 'cars',
  initial: 'idle',
  endless: true,
  states: {
    idle: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    lookingUp: {
      kind: 'work',
      fails: ['carFailed'],
      on: {
        carRequested: 'lookingUp',
        carLoaded: 'loaded',
        carSold: 'sold',
        carAuctioned: 'auctioned',
        carGone: 'gone',
        carNotFound: 'notFound',
        carFailed: 'lookupFailed',
      },
    },
    loaded: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    /** No longer on offer, its page stays for a while; later it is gone. */
    sold: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    /** A lot: the group's auction sells it, on a site of its own. */
    auctioned: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    gone: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    notFound: { kind: 'ask', on: { carRequested: 'lookingUp' } },
    lookupFailed: { kind: 'error', on: { carRequested: 'lookingUp', retried: 'lookingUp' } },
  },
} as const satisfies FlowSpec;
