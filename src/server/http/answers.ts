import { randomBytes } from 'node:crypto';

export type DoorFault = 'BAD_REQUEST' | 'NOT_FOUND' | 'METHOD_NOT_ALLOWED' | 'BODY_TOO_LARGE' | 'TOO_MANY_REQUESTS' | 'FOREIGN_ORIGIN' | 'STARTING' | 'UNEXPECTED';

const rows: Record<DoorFault, { status: number; message: string }> = {
  BAD_REQUEST: { status: 400, message: 'The request cannot be understood.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not answer to that method.' },
  BODY_TOO_LARGE: { status: 413, message: 'The body is larger than this address accepts.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests from this address. Try again later.' },
  FOREIGN_ORIGIN: { status: 403, message: 'Requests from other origins are refused.' },
  STARTING: { status: 503, message: 'The server is starting.' },
  UNEXPECTED: { status: 500, message: 'Something went wrong. Quote the reference when you report it.' },
};

/** `{ error: { code, message, … } }` with the status of the row; never stored by a cache. */
export function faultAnswer(
  code: DoorFault,
  { headers = {}, facts = {}, message }: { headers?: Record<string, string>; facts?: Record<string, string | number>; message?: string } = {},
): Response {
  const { status, message: usual } = rows[code];
  return Response.json({ error: { code, message: message ?? usual, ...facts } }, { status, headers: { 'Cache-Control': 'no-store', ...headers } });
}

const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** What a visitor can read out over the phone: eight letters without look-alikes, 'K7QM-2XWD'. */
export function newReference(): string {
  const letters = [...randomBytes(8)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}
