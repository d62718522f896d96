import { serviceRequestActions, serviceRequestSlice } from '@/features/service-request/serviceRequest.slice';
import { bindFlow } from '@test/kit/bindFlow';
import { DRAFT, RECEIPT } from './serviceRequestKit';

export const serviceRequestBinding = bindFlow(serviceRequestSlice, {
  actions: {
    opened: serviceRequestActions.opened(),
    invalidFound: serviceRequestActions.invalidFound(),
    edited: serviceRequestActions.edited(),
    submitted: serviceRequestActions.submitted({ draft: DRAFT, filledMs: 30_000 }),
    resumed: serviceRequestActions.resumed(),
    sent: serviceRequestActions.sent(RECEIPT),
    submitFailed: serviceRequestActions.submitFailed({ error: { code: 'SERVICE_REQUEST_FAILED', params: {} } }),
    retried: serviceRequestActions.retried(),
    restarted: serviceRequestActions.restarted(),
  },
  guards: {},
});
