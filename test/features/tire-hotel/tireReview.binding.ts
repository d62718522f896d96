import { bindFlow } from '@test/kit/bindFlow';
import { tireReviewActions, tireReviewSlice } from '@/features/tire-hotel/tireReview.slice';

export const tireReviewBinding = bindFlow(tireReviewSlice, {
  actions: {
    starsChosen: tireReviewActions.starsChosen({ stars: 4 }),
    submitted: tireReviewActions.submitted({ comment: 'Snabbt' }),
    sent: tireReviewActions.sent(),
    sendFailed: tireReviewActions.sendFailed({ error: { code: 'TIRE_REVIEW_FAILED', params: {} } }),
    retried: tireReviewActions.retried(),
    restarted: tireReviewActions.restarted(),
  },
  guards: { hasStars: { slice: { stars: 4 } } },
});
