import type { ErrorEntry } from '../entry.types';

/** Failures of alerts by mail for a search. */
export const alertsErrors = {
  ALERT_LIMIT: {
    spec: 'ours',
    port: 'api',
    status: 429,
    retry: 'never',
    recoveryActions: ['wait'],
    text: 'error.alertLimit',
    telemetry: 'alert_limit',
  },
  ALERT_FAILED: {
    spec: 'ours',
    port: 'api',
    status: 502,
    retry: 'never',
    recoveryActions: ['retry'],
    text: 'error.alertFailed',
    telemetry: 'alert_failed',
  },
} as const satisfies Record<string, ErrorEntry>;
