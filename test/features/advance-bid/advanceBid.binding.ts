import { advanceBidActions, advanceBidSlice } from '@/features/advance-bid/advanceBid.slice';
import { bindFlow } from '@test/kit/bindFlow';
import { DRAFT, FIRST_BID, LOT, RECEIPT } from './advanceBidKit';

export const advanceBidBinding = bindFlow(advanceBidSlice, {
  actions: {
    opened: advanceBidActions.opened({ carId: LOT.car_id, bid: FIRST_BID }),
    invalidFound: advanceBidActions.invalidFound(),
    edited: advanceBidActions.edited(),
    submitted: advanceBidActions.submitted({ draft: DRAFT, filledMs: 30_000 }),
    resumed: advanceBidActions.resumed(),
    sent: advanceBidActions.sent(RECEIPT),
    submitFailed: advanceBidActions.submitFailed({ error: { code: 'BIDS_CLOSED', params: {} } }),
    retried: advanceBidActions.retried(),
    restarted: advanceBidActions.restarted(),
  },
  guards: {},
});
