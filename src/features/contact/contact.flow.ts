import type { FlowSpec } from '@/machine/flow.types';

/** The message to a car's seller (specification 2 section 4). A car's page opens the form; another car's starts it again. */
export const contactFlow = {
  id: 'contact',
  initial: 'closed',
  states: {
    /** As the server renders it, until the form of the page's car is opened. */
    closed: { kind: 'ask', on: { opened: 'editing' } },
    editing: {
      kind: 'ask',
      on: { opened: 'editing', invalidFound: 'invalid', submitted: 'submitting', resumed: 'submitting' },
    },
    /** The message 'invalid input' is shown until the form changes. */
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
