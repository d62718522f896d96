import { bindFlow } from '@test/kit/bindFlow';
import { initialTireRequest, tireRequestActions, tireRequestSlice } from '@/features/tire-hotel/tireRequest.slice';

export const tireRequestBinding = bindFlow(tireRequestSlice, {
  actions: {
    opened: tireRequestActions.opened({ index: 0, positions: ['FL', 'FR'] }),
    submitted: tireRequestActions.submitted({ draft: initialTireRequest.draft, filledMs: 2_000 }),
    sent: tireRequestActions.sent({ reference: 'R1', reply: null }),
    submitFailed: tireRequestActions.submitFailed({ error: { code: 'TIRE_HOTEL_FAILED', params: {} } }),
    retried: tireRequestActions.retried(),
    closed: tireRequestActions.closed(),
  },
  guards: {},
});
