import type { FlowSpec } from '@/machine/flow.types';

export type CountdownStep = 'asServed' | 'counting' | 'over';
export type CountdownEvent = 'ticked';

/** `asServed`: shows the server's instant, so that the first client render matches. */
export const countdownFlow = {
  id: 'countdown',
  initial: 'asServed',
  states: {
    asServed: { kind: 'ask', on: { ticked: [{ to: 'over', when: 'reached' }, { to: 'counting' }] } },
    counting: { kind: 'ask', on: { ticked: [{ to: 'over', when: 'reached' }, { to: 'counting' }] } },
    over: { kind: 'done' },
  },
} as const satisfies FlowSpec<CountdownStep, CountdownEvent, 'reached'>;
