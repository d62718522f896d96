import type { FlowSpec } from '@/machine/flow.types';

/** Sending a form of the content; after three seconds it is created again (specification 3 section 9). */
export const onlineFormFlow = {
  id: 'onlineForm',
  initial: 'filling',
  endless: true,
  states: {
    filling: { kind: 'ask', on: { submitted: 'submitting' } },
    submitting: { kind: 'work', fails: ['submitFailed'], on: { sent: 'thanking', submitFailed: 'submitFailed' } },
    submitFailed: { kind: 'error', on: { submitted: 'submitting', retried: 'submitting' } },
    thanking: { kind: 'work', fails: 'never', on: { recreated: 'filling' } },
  },
} as const satisfies FlowSpec;
