import { onlineFormActions, onlineFormSlice } from '@/features/online-forms/onlineForm.slice';
import { bindFlow } from '@test/kit/bindFlow';
import { SUBMITTED } from './onlineFormKit';

export const onlineFormBinding = bindFlow(onlineFormSlice, {
  actions: {
    submitted: onlineFormActions.submitted(SUBMITTED),
    sent: onlineFormActions.sent({ reference: 'K7QM-2XWD' }),
    submitFailed: onlineFormActions.submitFailed({ error: { code: 'ONLINE_FORM_FAILED', params: {} }, isUsed: false }),
    retried: onlineFormActions.retried(),
    recreated: onlineFormActions.recreated(),
  },
  guards: {},
});
