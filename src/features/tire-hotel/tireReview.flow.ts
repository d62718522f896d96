import type { FlowSpec } from '@/machine/flow.types';

/** The rating of a booking: stars, an optional comment, then thanks. */
export const tireReviewFlow = {
  id: 'tireReview',
  initial: 'rating',
  states: {
    rating: {
      kind: 'ask',
      on: { starsChosen: 'rating', submitted: { to: 'sending', when: 'hasStars' } },
    },
    sending: { kind: 'work', fails: ['sendFailed'], on: { sent: 'sent', sendFailed: 'sendFailed' } },
    sendFailed: { kind: 'error', on: { starsChosen: 'sendFailed', submitted: 'sending', retried: 'sending' } },
    sent: { kind: 'done', on: { restarted: 'rating' } },
  },
} as const satisfies FlowSpec;
