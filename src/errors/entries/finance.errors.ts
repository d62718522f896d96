import type { ErrorEntry } from '../entry.types';

/** Failures of British finance quotes. */
export const financeErrors = {
  FINANCE_DEFAULT_FAILED: {
    spec: '2 §8 Default finance request not OK',
    port: 'finance',
    status: 503,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.financeDefaultFailed',
    telemetry: 'finance_default_failed',
  },
  FINANCE_QUOTE_FAILED: {
    spec: '2 §8 Finance quote response has an error',
    port: 'finance',
    status: 503,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'finance_quote_failed',
  },
  QUOTE_NOT_FOUND: {
    spec: 'ours',
    port: 'finance',
    status: 404,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'quote_not_found',
  },
} as const satisfies Record<string, ErrorEntry>;
