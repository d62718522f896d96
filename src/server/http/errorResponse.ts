import { randomBytes } from 'node:crypto';
import { catalogue, type ErrorCode } from '@/errors/catalogue';

/** Messages for developers; visitors see the catalogue's texts. */
const messages = {
  BAD_REQUEST: 'The request cannot be understood.',
  UNAUTHORIZED: 'The key is missing or wrong.',
  FORBIDDEN: 'Requests from other origins are refused.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'This address does not support that method.',
  UNSUPPORTED_MEDIA: 'This address does not take a body of that type.',
  TOO_LARGE: 'The body is larger than this address accepts.',
  TOO_MANY_REQUESTS: 'Too many requests from this address. Try again later.',
  CHANGED_MEANWHILE: 'Another editor has changed this meanwhile.',
  CAR_NOT_FOUND: 'The site has never had this car.',
  DEPARTMENT_NOT_FOUND: 'Department not found',
  FORM_FAILED: 'The submission could not be stored or passed on.',
  FORM_ID_MISSING: 'Missing FormId',
  FORM_NOT_FOUND: 'The page has no such form.',
  ONLINE_FORM_FAILED: 'The form provider did not respond.',
  FORM_ID_REUSED: 'Another submission has this formSubmissionId.',
  BIDS_CLOSED: 'Bidding on this lot has closed.',
  BID_TOO_LOW: 'The bid is below the first bid.',
  BID_OFF_STEP: 'The bid is between two steps.',
  SIGN_IN_REQUIRED: 'Sign in to the inbox first.',
  SIGN_IN_LINK_INVALID: 'The link was used already, or is too old.',
  SUBMISSION_NOT_FOUND: 'There is no such submission.',
  SUBMISSION_CHANGED: 'The submission was changed meanwhile.',
  SUBMISSION_UNDELIVERABLE: 'There is no address that it could be sent to.',
  INBOX_FORBIDDEN: 'The role does not allow this.',
  INBOX_FAILED: 'The inbox failed.',
  PROOF_REQUIRED: 'Solve the challenge and send the form again.',
  UPLOAD_TOO_LARGE: 'The picture is larger than this address accepts.',
  ALERT_LIMIT: 'Too many alerts for this address, or requested from this one.',
  UPLOAD_UNREADABLE: 'The body is no JPEG, PNG, WebP or AVIF picture.',
  UPLOAD_FULL: 'There is no room for more pictures.',
  UPLOAD_GONE: 'A picture of the form is not there.',
  UNAVAILABLE: 'The server is starting, or its database does not respond.',
  UNEXPECTED: 'Something went wrong. Quote the reference when you report it.',
} as const satisfies Partial<Record<ErrorCode, string>>;

export interface ErrorResponseOptions {
  headers?: Record<string, string>;
  /** Sent next to code and message; no personal data. */
  params?: Record<string, string | number>;
  message?: string;
}

/** `{ error: { code, message, … } }` with the status of the catalogue's entry; never cached. */
export function errorResponse(
  code: keyof typeof messages,
  { headers = {}, params = {}, message = messages[code] }: ErrorResponseOptions = {},
): Response {
  return Response.json(
    { error: { code, message, ...params } },
    { status: catalogue[code].status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}

/** Too much waits for what was asked: it may be tried again in so many seconds. */
export const busyResponse = (seconds: number): Response =>
  errorResponse('UNAVAILABLE', {
    message: 'Too many requests are in work at this moment. Try again later.',
    headers: { 'Retry-After': String(seconds) },
  });

const REFERENCE_CHARACTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Eight characters without look-alikes that can be read out over the phone: 'K7QM-2XWD'. */
export function newReference(): string {
  const characters = [...randomBytes(8)]
    .map((byte) => REFERENCE_CHARACTERS[byte % REFERENCE_CHARACTERS.length])
    .join('');
  return `${characters.slice(0, 4)}-${characters.slice(4)}`;
}
