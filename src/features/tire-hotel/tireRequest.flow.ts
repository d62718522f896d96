import type { FlowSpec } from '@/machine/flow.types';

/** The request for new tires, next to the tires that it is about. */
export const tireRequestFlow = {
  id: 'tireRequest',
  initial: 'closed',
  states: {
    closed: { kind: 'ask', on: { opened: 'editing' } },
    editing: { kind: 'ask', on: { opened: 'editing', submitted: 'submitting', closed: 'closed' } },
    submitting: { kind: 'work', fails: ['submitFailed'], on: { sent: 'sent', submitFailed: 'submitFailed' } },
    submitFailed: {
      kind: 'error',
      on: { opened: 'editing', submitted: 'submitting', retried: 'submitting', closed: 'closed' },
    },
    sent: { kind: 'done', on: { opened: 'editing', closed: 'closed' } },
  },
} as const satisfies FlowSpec;
