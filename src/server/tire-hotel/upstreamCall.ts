import { isErrorCode, type ErrorCode } from '@/errors/catalogue';
import { failed, type Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { cookiesOf } from './upstreamSession';

export interface TireHotelUpstream {
  /** Base address of `/api/tirehotel` without trailing slash. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

export interface TireHotelUpstreamParts {
  fetch?: typeof globalThis.fetch;
  /** Called with the cause of a failure, for the log; never contains the request. */
  report: (error: unknown) => void;
}

/** Who calls. */
interface Caller {
  session: string | null;
  client?: string | undefined;
}

export interface UpstreamCall<T> {
  method?: 'GET' | 'POST' | 'DELETE';
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** The error when the service gives no reason. */
  code: ErrorCode;
  /** The error of a response with a sentence alone; absent: the sentence is not for visitors. */
  codeFor?: (status: number) => ErrorCode;
  /** What a status means without a sentence. */
  statuses?: Readonly<Record<number, Result<T>>>;
  /** @throws for a body that is none of the service's */
  read: (body: unknown, response: Response) => Result<T>;
}

const LIMIT_MS = 15_000;

/** Refusals of another installation of this product that are passed on. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'TIRE_AGREEMENT_NOT_FOUND',
  'TIRE_HOTEL_FAILED',
  'TIRE_CODE_NOT_SENT',
  'TIRE_SEARCH_ENDED',
  'TIRE_CODE_WRONG',
  'TIRE_CODE_ENDED',
  'TIRE_SESSION_ENDED',
  'TIRE_DAYS_FAILED',
  'TIRE_TIMES_FAILED',
  'TIRE_BOOKING_FAILED',
  'TIRE_ALREADY_BOOKED',
  'TIRE_REVIEW_FAILED',
  'SLOT_TAKEN',
  'HOLD_FAILED',
  'KEY_REUSED',
  'BOOKING_CANCELLED',
  'FORM_ID_REUSED',
  'TOO_MANY_REQUESTS',
]);

/** The refusal of a response: by our code, or with its sentence; null: it has neither. */
export function refusalOf(
  body: unknown,
  status: number,
  codeFor: UpstreamCall<unknown>['codeFor'],
): ReturnType<typeof failed> | null {
  if (!isRecord(body)) return null;
  const { error, message } = body;
  if (isRecord(error) && isErrorCode(error.code) && PASSED_ON.has(error.code)) {
    const params = Object.entries(error).filter(
      (entry): entry is [string, string | number] =>
        entry[0] !== 'code' && ['string', 'number'].includes(typeof entry[1]),
    );
    return failed(error.code, Object.fromEntries(params));
  }
  return codeFor && typeof message === 'string' && message !== '' ? failed(codeFor(status), { message }) : null;
}

/** Calls of an external tire hotel. Never rejects. */
export function createUpstreamCall(
  { url, key }: TireHotelUpstream,
  { fetch = globalThis.fetch, report }: TireHotelUpstreamParts,
) {
  return async <T>(path: string, { session, client }: Caller, how: UpstreamCall<T>): Promise<Result<T>> => {
    const { method = 'POST', query = {}, body: given, headers = {}, code, codeFor, statuses = {}, read } = how;
    try {
      const search = new URLSearchParams(query).toString();
      const response = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
        ...(given !== undefined && { body: JSON.stringify(given) }),
        headers: {
          Accept: 'application/json',
          ...(given !== undefined && { 'Content-Type': 'application/json' }),
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(session !== null && { Cookie: cookiesOf(session) }),
          ...(client !== undefined && { 'X-Forwarded-For': client }),
          ...headers,
        },
      });
      const body = parsedJson(await response.text());
      const refusal = response.ok ? null : refusalOf(body, response.status, codeFor);
      if (refusal) return refusal;
      const settled = statuses[response.status];
      if (settled) return settled;
      if (response.ok) return read(body, response);
      report(new Error(`The tire hotel responded with ${response.status}.`));
    } catch (error) {
      report(error);
    }
    return failed(code);
  };
}
