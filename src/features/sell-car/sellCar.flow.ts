import type { FlowSpec } from '@/machine/flow.types';

/** The sell or trade-in form (specification 3 section 4): submitted, then a receipt or the failure text. */
export const sellCarFlow = {
  id: 'sellCar',
  initial: 'closed',
  states: {
    /** As the server renders it, until the form is opened in the browser. */
    closed: { kind: 'ask', on: { opened: 'editing' } },
    editing: { kind: 'ask', on: { invalidFound: 'invalid', submitted: 'submitting', resumed: 'submitting' } },
    /** The message about marked fields is shown until the form changes. */
    invalid: { kind: 'ask', on: { edited: 'editing', invalidFound: 'invalid', submitted: 'submitting' } },
    submitting: { kind: 'work', fails: ['submitFailed'], on: { sent: 'sent', submitFailed: 'submitFailed' } },
    submitFailed: { kind: 'error', on: { invalidFound: 'invalid', submitted: 'submitting', retried: 'submitting' } },
    sent: { kind: 'done', on: { restarted: 'editing' } },
  },
} as const satisfies FlowSpec;
