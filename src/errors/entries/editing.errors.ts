import type { ErrorEntry } from '../entry.types';

/** Failures of editing in place. */
export const editingErrors = {
  CHANGED_MEANWHILE: {
    // The editing views have texts of their own, so visitors' pages need not load one.
    spec: 'ours',
    port: 'content',
    status: 409,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'changed_meanwhile',
  },
} as const satisfies Record<string, ErrorEntry>;
