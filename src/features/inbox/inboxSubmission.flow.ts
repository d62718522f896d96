import type { FlowSpec } from '@/machine/flow.types';

/** One submission, and what staff does with it. */
export const inboxSubmissionFlow = {
  id: 'inboxSubmission',
  initial: 'closed',
  endless: true,
  states: {
    closed: { kind: 'ask', on: { opened: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { submissionLoaded: 'shown', loadFailed: 'loadFailed', opened: 'loading' },
    },
    loadFailed: { kind: 'error', on: { retried: 'loading', opened: 'loading' } },
    shown: { kind: 'ask', on: { changeRequested: 'changing', opened: 'loading' } },
    changing: {
      kind: 'work',
      fails: ['changeFailed'],
      on: { changed: 'shown', movedAway: 'movedAway', changeFailed: 'changeFailed', opened: 'loading' },
    },
    /** What was written stays; the same change can be sent again. */
    changeFailed: { kind: 'error', on: { retried: 'changing', changeRequested: 'changing', opened: 'loading' } },
    /** Given to a site that the member does not see. */
    movedAway: { kind: 'ask', on: { opened: 'loading' } },
  },
} as const satisfies FlowSpec;
