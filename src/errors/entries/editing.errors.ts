import type { ErrorEntry } from '../entry.types';

/** Of editing in place. */
export const editingErrors = {
  CHANGED_MEANWHILE: {
    // Whoever it happens to says it in words of its own: visitors' pages do without.
    spec: 'ours',
    port: 'content',
    status: 409,
    retry: 'never',
    recoveryActions: ['none'],
    text: null,
    telemetry: 'changed_meanwhile',
  },
} as const satisfies Record<string, ErrorEntry>;
