import { LOGGED_IN } from '@/domain/tire-hotel/customer';
import { isErrorCode, type ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { parsedJson } from '@/lib/parsedJson';
import { SITE_HEADER } from '../forms/upstream.forms';
import type { TireHotelService, TireHotelVisit } from './tireHotel.service';
import { cookiesOf, sessionOf } from './upstreamSession';
import { credentialsOf, customerOf, validatedOf } from './upstream.schemas';

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

const LIMIT_MS = 15_000;

/** Refusals of another installation of this product that are passed on. */
const PASSED_ON: ReadonlySet<ErrorCode> = new Set([
  'TIRE_AGREEMENT_NOT_FOUND',
  'TIRE_HOTEL_FAILED',
  'TIRE_CODE_NOT_SENT',
  'TIRE_CODE_WRONG',
  'TIRE_CODE_ENDED',
  'TOO_MANY_REQUESTS',
]);

/** What a response is about when the service has a sentence, but no code of ours. */
type Sentence = (status: number) => ErrorCode;

function refusalOf(body: unknown, status: number, codeFor: Sentence | undefined): ReturnType<typeof failed> | null {
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

interface Call<T> {
  method?: 'GET' | 'POST';
  /** The specification has the values in the query. */
  query?: Record<string, string>;
  /** The error when the service gives no reason. */
  code: ErrorCode;
  /** The error of a response with a sentence alone; absent: the sentence is not for visitors. */
  codeFor?: Sentence;
  /** What a status means without a sentence. */
  statuses?: Readonly<Record<number, Result<T>>>;
  read: (body: unknown, response: Response) => Result<T>;
}

/** An external tire hotel at the paths of specification 3 section 7; another installation of this product is one. */
export function createUpstreamTireHotel(
  { url, key }: TireHotelUpstream,
  { fetch = globalThis.fetch, report }: TireHotelUpstreamParts,
): TireHotelService {
  async function call<T>(path: string, { site, locale, session, client }: TireHotelVisit, how: Call<T>) {
    const { method = 'POST', query = {}, code, codeFor, statuses = {}, read } = how;
    try {
      const search = new URLSearchParams({ ...query, locale });
      const response = await fetch(`${url}/authorization/${path}?${search}`, {
        method,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
        headers: {
          Accept: 'application/json',
          [SITE_HEADER]: site.name,
          ...(key !== undefined && { Authorization: `Bearer ${key}` }),
          ...(session !== null && { Cookie: cookiesOf(session) }),
          ...(client !== undefined && { 'X-Forwarded-For': client }),
        },
      });
      const body = parsedJson(await response.text());
      const settled = statuses[response.status];
      const refusal = response.ok ? null : refusalOf(body, response.status, codeFor);
      if (refusal) return refusal;
      if (settled) return settled;
      if (response.ok) return read(body, response);
      report(new Error(`The tire hotel responded with ${response.status}.`));
    } catch (error) {
      report(error);
    }
    return failed(code);
  }

  return {
    search: (regNo, visit) =>
      call('search', visit, {
        method: 'GET',
        query: { regNo },
        code: 'TIRE_HOTEL_FAILED',
        codeFor: (status) => (status === 404 ? 'TIRE_AGREEMENT_NOT_FOUND' : 'TIRE_HOTEL_FAILED'),
        statuses: { 404: failed('TIRE_AGREEMENT_NOT_FOUND') },
        read: (body) => ok(validatedOf(body) ?? customerOf(body)),
      }),
    sendCode: (encryptedPhoneNumber, visit) =>
      call('login', visit, {
        query: { encryptedPhoneNumber },
        code: 'TIRE_CODE_NOT_SENT',
        codeFor: () => 'TIRE_CODE_NOT_SENT',
        read: (body) => ok(validatedOf(body) ?? credentialsOf(body)),
      }),
    validate: (attempt, visit) =>
      call('validate', visit, {
        query: attempt,
        code: 'TIRE_HOTEL_FAILED',
        codeFor: (status) => (status < 500 ? 'TIRE_CODE_WRONG' : 'TIRE_HOTEL_FAILED'),
        read(body, response) {
          const validated = validatedOf(body);
          if (validated?.status === LOGGED_IN) return ok({ validated, session: sessionOf(response) });
          const code = validated ? 'TIRE_CODE_WRONG' : 'TIRE_HOTEL_FAILED';
          return refusalOf(body, response.status, () => 'TIRE_CODE_WRONG') ?? failed(code);
        },
      }),
    session: async (visit) =>
      visit.session === null
        ? ok(null)
        : call('session', visit, {
            method: 'GET',
            code: 'TIRE_HOTEL_FAILED',
            // A service without this path knows no session.
            statuses: { 204: ok(null), 401: ok(null), 404: ok(null), 405: ok(null) },
            read: (body) => {
              const validated = validatedOf(body);
              return ok(validated?.status === LOGGED_IN ? validated : null);
            },
          }),
    logOut: async (visit) =>
      visit.session === null
        ? ok(null)
        : call('logout', visit, {
            code: 'TIRE_HOTEL_FAILED',
            statuses: { 404: ok(null), 405: ok(null) },
            read: () => ok(null),
          }),
  };
}
