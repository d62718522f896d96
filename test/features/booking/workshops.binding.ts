import { bindFlow } from '@test/kit/bindFlow';
import { workshopsActions, workshopsSlice } from '@/features/booking/workshops.slice';

export const query = { registrationNumber: 'ABC123', codes: ['SMALL'], latitude: 59.36, longitude: 18, mileage: 1 };

export const workshopsBinding = bindFlow(workshopsSlice, {
  actions: {
    searchStarted: workshopsActions.searchStarted({ query }),
    moreRequested: workshopsActions.moreRequested(),
    batchLoaded: workshopsActions.batchLoaded({ cursor: '5', hasMore: false }),
    streamFailed: workshopsActions.streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } }),
    retried: workshopsActions.retried(),
    closed: workshopsActions.closed(),
  },
  guards: { hasMore: { action: workshopsActions.batchLoaded({ cursor: '5', hasMore: true }) } },
});
