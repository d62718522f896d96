import type { FlowSpec } from '@/machine/flow.types';

/** The script of the marketing platform: loaded after a yes to marketing, never before. */
export const marketingFormsFlow = {
  id: 'marketingForms',
  initial: 'waiting',
  endless: true,
  states: {
    /** For the visitor's consent. */
    waiting: { kind: 'ask', on: { allowed: 'loading' } },
    loading: {
      kind: 'work',
      fails: ['loadFailed'],
      on: { loaded: 'ready', loadFailed: 'loadFailed', forbidden: 'waiting' },
    },
    loadFailed: { kind: 'error', on: { retried: 'loading', forbidden: 'waiting' } },
    ready: { kind: 'ask', on: { loadFailed: 'loadFailed', forbidden: 'waiting' } },
  },
} as const satisfies FlowSpec;
