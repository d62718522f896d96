import { sellCarActions, sellCarSlice } from '@/features/sell-car/sellCar.slice';
import { bindFlow } from '@test/kit/bindFlow';
import { DRAFT, RECEIPT } from './sellCarKit';

export const sellCarBinding = bindFlow(sellCarSlice, {
  actions: {
    opened: sellCarActions.opened(),
    invalidFound: sellCarActions.invalidFound(),
    edited: sellCarActions.edited(),
    submitted: sellCarActions.submitted({ draft: DRAFT, filledMs: 30_000 }),
    resumed: sellCarActions.resumed(),
    sent: sellCarActions.sent(RECEIPT),
    submitFailed: sellCarActions.submitFailed({ error: { code: 'SELL_CAR_FAILED', params: {} } }),
    retried: sellCarActions.retried(),
    restarted: sellCarActions.restarted(),
  },
  guards: {},
});
