import type { FlowSpec } from '@/machine/flow.types';

export type AlertStep = 'unread' | 'settled' | 'keeping';
export type AlertFlowEvent = 'cookieRead' | 'dismissed' | 'kept' | 'routeChanged';

/** What is known of dismissed messages. `unread`: the boot script's word on html decides what is seen. */
export const alertFlow = {
  id: 'alert',
  initial: 'unread',
  endless: true,
  states: {
    unread: {
      kind: 'work',
      fails: 'never',
      on: { cookieRead: 'settled', dismissed: 'keeping', routeChanged: 'unread' },
    },
    settled: { kind: 'ask', on: { dismissed: 'keeping', routeChanged: 'unread' } },
    keeping: { kind: 'work', fails: 'never', on: { kept: 'settled' } },
  },
} as const satisfies FlowSpec<AlertStep, AlertFlowEvent>;
