import type { FlowSpec } from '@/machine/flow.types';

export type ShareLinkStep = 'resting' | 'passing' | 'copied' | 'byHand';
export type ShareLinkFlowEvent = 'linkRequested' | 'linkShared' | 'linkCopied' | 'sharingFailed' | 'noticeClosed';

/** The list's question as a link to keep or to send. It has no end: each further question is another link. */
export const shareLinkFlow = {
  id: 'shareLink',
  initial: 'resting',
  endless: true,
  states: {
    resting: { kind: 'ask', on: { linkRequested: 'passing' } },
    // The device's own dialog stands open for as long as it is wanted: no time limit.
    passing: {
      kind: 'work',
      fails: 'never',
      on: { linkShared: 'resting', linkCopied: 'copied', sharingFailed: 'byHand' },
    },
    copied: { kind: 'ask', on: { linkRequested: 'passing', noticeClosed: 'resting' } },
    byHand: { kind: 'ask', on: { linkRequested: 'passing', noticeClosed: 'resting' } },
  },
} as const satisfies FlowSpec<ShareLinkStep, ShareLinkFlowEvent, never>;
