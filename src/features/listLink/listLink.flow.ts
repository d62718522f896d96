import type { FlowSpec } from '@/machine/flow.types';

export type ListLinkStep = 'resting' | 'passing' | 'copied' | 'byHand';
export type ListLinkFlowEvent = 'linkAsked' | 'linkShared' | 'linkCopied' | 'linkRefused' | 'noteClosed';

/** The list's question as a link to keep or to send. It has no end: each further question is another link. */
export const listLinkFlow = {
  id: 'listLink',
  initial: 'resting',
  endless: true,
  states: {
    resting: { kind: 'ask', on: { linkAsked: 'passing' } },
    // The device's own dialog stands open for as long as it is wanted: no time limit.
    passing: {
      kind: 'work',
      fails: 'never',
      on: { linkShared: 'resting', linkCopied: 'copied', linkRefused: 'byHand' },
    },
    copied: { kind: 'ask', on: { linkAsked: 'passing', noteClosed: 'resting' } },
    byHand: { kind: 'ask', on: { linkAsked: 'passing', noteClosed: 'resting' } },
  },
} as const satisfies FlowSpec<ListLinkStep, ListLinkFlowEvent, never>;
