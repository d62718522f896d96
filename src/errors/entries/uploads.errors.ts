import type { ErrorEntry } from '../entry.types';

/** Failures of a picture that a visitor sends along with a form. */
export const uploadsErrors = {
  UPLOAD_TOO_LARGE: {
    spec: 'ours',
    port: 'forms',
    status: 413,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.uploadTooLarge',
    telemetry: 'upload_too_large',
  },
  UPLOAD_UNREADABLE: {
    // By its content, whatever its name says.
    spec: 'ours',
    port: 'forms',
    status: 415,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.uploadUnreadable',
    telemetry: 'upload_unreadable',
  },
  UPLOAD_FULL: {
    // The quota of the installation is used up until older pictures are deleted.
    spec: 'ours',
    port: 'forms',
    status: 503,
    retry: 'never',
    recoveryActions: ['contact'],
    text: 'error.uploadFull',
    telemetry: 'upload_full',
  },
  UPLOAD_FAILED: {
    spec: 'ours',
    port: 'forms',
    status: 502,
    retry: { tries: 2, waitMs: 1_000 },
    recoveryActions: ['retry'],
    text: 'error.uploadFailed',
    telemetry: 'upload_failed',
  },
  UPLOAD_GONE: {
    // A form names a picture that was never sent, or too long ago.
    spec: 'ours',
    port: 'forms',
    status: 422,
    retry: 'never',
    recoveryActions: ['none'],
    text: 'error.uploadGone',
    telemetry: 'upload_gone',
  },
} as const satisfies Record<string, ErrorEntry>;
