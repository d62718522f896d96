import type { FlowSpec } from '@/machine/flow.types';

export type PlacesStep = 'quiet' | 'finding' | 'listed' | 'findFailed' | 'locating' | 'locateFailed';
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
      fails: ['findFailed'],
      on: { found: 'listed', findFailed: 'findFailed', typed, closed: 'quiet', locationAsked: 'locating' },
    },
    listed: { kind: 'ask', on: { typed, closed: 'quiet', locationAsked: 'locating' } },
    findFailed: { kind: 'error', on: { retried: 'finding', typed, closed: 'quiet', locationAsked: 'locating' } },
    locating: {
      kind: 'work',
      fails: ['locateFailed'],
      on: { located: 'quiet', locateFailed: 'locateFailed', typed, closed: 'quiet' },
    },
    locateFailed: { kind: 'error', on: { locationAsked: 'locating', typed, closed: 'quiet' } },
  },
} as const satisfies FlowSpec<PlacesStep, PlacesFlowEvent, PlacesGuard>;
