import type { FlowSpec } from '@/machine/flow.types';

/** Which alert messages are dismissed. In `unread` the attribute that boot.js set on `html` decides what is visible. */
export const alertFlow = {
  id: 'alert',
  initial: 'unread',
  endless: true,
  states: {
    unread: {
      kind: 'work',
      fails: 'never',
      on: { cookieRead: 'settled', dismissed: 'writing', routeChanged: 'unread' },
    },
    settled: { kind: 'ask', on: { dismissed: 'writing', routeChanged: 'unread' } },
    writing: { kind: 'work', fails: 'never', on: { cookieWritten: 'settled' } },
  },
} as const satisfies FlowSpec;
