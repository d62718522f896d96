import { marketingFormsActions, marketingFormsSlice } from '@/features/marketing-forms/marketingForms.slice';
import { bindFlow } from '@test/kit/bindFlow';

export const marketingFormsBinding = bindFlow(marketingFormsSlice, {
  actions: {
    allowed: marketingFormsActions.allowed(),
    forbidden: marketingFormsActions.forbidden(),
    loaded: marketingFormsActions.loaded(),
    loadFailed: marketingFormsActions.loadFailed({ error: { code: 'MARKETING_FORM_FAILED', params: {} } }),
    retried: marketingFormsActions.retried(),
  },
  guards: {},
});
