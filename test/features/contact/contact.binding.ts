import { bindFlow } from '@test/kit/bindFlow';
import { contactActions, contactSlice } from '@/features/contact/contact.slice';
import { CAR, DRAFT, RECEIPT, SELLERS } from './contactKit';

export const contactBinding = bindFlow(contactSlice, {
  actions: {
    opened: contactActions.opened({ carId: CAR.car_id, sellers: SELLERS }),
    invalidFound: contactActions.invalidFound(),
    edited: contactActions.edited(),
    submitted: contactActions.submitted({ draft: DRAFT, filledMs: 30_000 }),
    resumed: contactActions.resumed(),
    sent: contactActions.sent(RECEIPT),
    submitFailed: contactActions.submitFailed({ error: { code: 'FORM_FAILED', params: {} } }),
    retried: contactActions.retried(),
    restarted: contactActions.restarted(),
  },
  guards: {},
});
