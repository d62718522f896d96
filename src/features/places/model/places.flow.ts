import type { FlowSpec } from '@/machine/flow.types';

export type PlacesStep = 'quiet' | 'finding' | 'listed' | 'findTrouble' | 'locating' | 'locateTrouble';
export type PlacesFlowEvent =
  'typed' | 'found' | 'findFailed' | 'retried' | 'closed' | 'locationAsked' | 'located' | 'locateFailed';
export type PlacesGuard = 'tooShort';

const typed = [{ to: 'quiet', when: 'tooShort' }, { to: 'finding' }] as const;

/** A field for a place in Sweden: typing finds, and so does the browser. Entering `finding` anew is what waits for a pause. */
export const placesFlow = {
  id: 'places',
  initial: 'quiet',
  endless: true,
  states: {
    quiet: { kind: 'ask', on: { typed, locationAsked: 'locating', closed: 'quiet' } },
    finding: {
      kind: 'work',
      limit: 'find',
      fails: ['findFailed'],
      restore: 'quiet',
      on: { found: 'listed', findFailed: 'findTrouble', typed, closed: 'quiet', locationAsked: 'locating' },
    },
    listed: { kind: 'ask', on: { typed, closed: 'quiet', locationAsked: 'locating' } },
    findTrouble: { kind: 'trouble', on: { retried: 'finding', typed, closed: 'quiet', locationAsked: 'locating' } },
    locating: {
      kind: 'work',
      limit: 'locate',
      fails: ['locateFailed'],
      restore: 'quiet',
      on: { located: 'quiet', locateFailed: 'locateTrouble', typed, closed: 'quiet' },
    },
    locateTrouble: { kind: 'trouble', on: { locationAsked: 'locating', typed, closed: 'quiet' } },
  },
} as const satisfies FlowSpec<PlacesStep, PlacesFlowEvent, PlacesGuard>;
