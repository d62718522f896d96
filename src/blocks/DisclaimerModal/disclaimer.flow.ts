import type { FlowSpec } from '@/machine/flow.types';

export type DisclaimerStep = 'open' | 'closed' | 'left';
export type DisclaimerEvent = 'approved' | 'declined';

export const disclaimerFlow = {
  id: 'disclaimer',
  initial: 'open',
  states: {
    open: { kind: 'ask', on: { approved: 'closed', declined: 'left' } },
    closed: { kind: 'done' },
    left: { kind: 'done' },
  },
} as const satisfies FlowSpec<DisclaimerStep, DisclaimerEvent>;
