import type { FlowSpec } from '@/machine/flow.types';

/** An advance bid on a lot. A lot's page opens the form; another lot's starts it again. */
export const advanceBidFlow = {
  id: 'advanceBid',
  initial: 'closed',
  states: {
    /** As the server renders it, until the form of the page's lot is opened. */
    closed: { kind: 'ask', on: { opened: 'editing' } },
    editing: {
      kind: 'ask',
      on: { opened: 'editing', invalidFound: 'invalid', submitted: 'submitting', resumed: 'submitting' },
    },
    /** The message about marked fields is shown until the form changes. */
    invalid: {
      kind: 'ask',
      on: { opened: 'editing', edited: 'editing', invalidFound: 'invalid', submitted: 'submitting' },
    },
    submitting: {
      kind: 'work',
      fails: ['submitFailed'],
      on: { opened: 'editing', sent: 'sent', submitFailed: 'submitFailed' },
    },
    submitFailed: {
      kind: 'error',
      on: { opened: 'editing', invalidFound: 'invalid', submitted: 'submitting', retried: 'submitting' },
    },
    sent: { kind: 'done', on: { opened: 'editing', restarted: 'editing' } },
  },
} as const satisfies FlowSpec;
