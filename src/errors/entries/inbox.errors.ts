import type { ErrorEntry } from '../entry.types';

/** Failures of the inbox of staff. */
export const inboxErrors = {
  SIGN_IN_REQUIRED: {
    spec: 'ours',
    port: 'inbox',
    status: 401,
    retry: 'never',
    recoveryActions: ['signIn'],
    text: 'inboxError.signInRequired',
    telemetry: 'sign_in_required',
  },
  SIGN_IN_LINK_INVALID: {
    // Unknown, used and old links are not told apart.
    spec: 'ours',
    port: 'inbox',
    status: 410,
    retry: 'never',
    recoveryActions: ['signIn'],
    text: 'inboxError.linkInvalid',
    telemetry: 'sign_in_link_invalid',
  },
  SUBMISSION_NOT_FOUND: {
    // Also for one of another site: its existence is not told.
    spec: 'ours',
    port: 'inbox',
    status: 404,
    retry: 'never',
    recoveryActions: ['list'],
    text: 'inboxError.notFound',
    telemetry: 'submission_not_found',
  },
  SUBMISSION_CHANGED: {
    spec: 'ours',
    port: 'inbox',
    status: 409,
    retry: 'never',
    recoveryActions: ['reload'],
    text: 'inboxError.changed',
    telemetry: 'submission_changed',
  },
  SUBMISSION_UNDELIVERABLE: {
    spec: 'ours',
    port: 'inbox',
    status: 422,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'inboxError.undeliverable',
    telemetry: 'submission_undeliverable',
  },
  INBOX_FORBIDDEN: {
    spec: 'ours',
    port: 'inbox',
    status: 403,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'inboxError.forbidden',
    telemetry: 'inbox_forbidden',
  },
  INBOX_FAILED: {
    spec: 'ours',
    port: 'inbox',
    status: 502,
    retry: { tries: 2, waitMs: 1_000 },
    recoveryActions: ['retry'],
    text: 'inboxError.failed',
    telemetry: 'inbox_failed',
  },
} as const satisfies Record<string, ErrorEntry>;
