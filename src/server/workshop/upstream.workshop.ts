import { IDEMPOTENCY_HEADER } from '@/domain/workshop/booking';
import { localDateTime } from '@/domain/workshop/slotTime';
import { extentQuery, UNABLE_EVENT, workshopsPath, type WorkshopEvent } from '@/domain/workshop/workshops';
import { isErrorCode, type ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { errorOfWire } from '@/errors/workshopWire';
import { isRecord } from '@/lib/guards';
import { eventsOf } from './eventStream';
import {
  bookingOf,
  carOf,
  categoriesOf,
  daysOf,
  hasBrandOf,
  holdOf,
  offersOf,
  unableOf,
  viewOf,
  workshopOf,
} from './upstream.schemas';
import type { Visitor, WorkshopService } from './workshop.service';
import { VISITOR_COOKIE } from './workshop.routes';

export interface WorkshopUpstream {
  /** Base address of `/api/mechmate` without trailing slash. */
  url: string;
  /** Sent as a bearer token. */
  key: string | undefined;
}

export interface UpstreamDependencies {
  fetch?: typeof globalThis.fetch;
  /** Called with the cause of a failure, for the log; never contains the request. */
  report: (error: unknown) => void;
}

const LIMIT_MS = 15_000;

type ErrorParams = Record<string, string | number>;

/** Our own code if the service sends it, else the specification's name of the error; null for anything else. */
function refusalOf(body: unknown): ReturnType<typeof failed> | null {
  if (!isRecord(body)) return null;
  const { error, errors } = body;
  if (isRecord(error) && isErrorCode(error.code) && error.code !== 'UNEXPECTED') {
    const params = Object.entries(error).filter(
      (entry): entry is [string, string | number] =>
        entry[0] !== 'code' && entry[0] !== 'message' && ['string', 'number'].includes(typeof entry[1]),
    );
    return failed(error.code, Object.fromEntries(params) satisfies ErrorParams);
  }
  const list = isRecord(errors) ? errors['Error Result'] : undefined;
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  return typeof first === 'string' ? errorOfWire(first) : null;
}

async function jsonOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A page of a proxy: only its status is used.
    return null;
  }
}

/**
 * An external workshop service at the paths of specification 3 section 7; another installation of this product is
 * one.
 */
export function createUpstreamWorkshop(
  { url, key }: WorkshopUpstream,
  { fetch = globalThis.fetch, report }: UpstreamDependencies,
): WorkshopService {
  const send = (
    path: string,
    {
      method = 'GET',
      body,
      visitor,
      headers = {},
      signal = AbortSignal.timeout(LIMIT_MS),
    }: { method?: string; body?: unknown; visitor?: Visitor; headers?: Record<string, string>; signal?: AbortSignal },
  ): Promise<Response> =>
    fetch(`${url}${path}`, {
      method,
      signal,
      redirect: 'error',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(visitor && { Cookie: `${VISITOR_COOKIE}=${visitor}` }),
        ...headers,
      },
    });
  /** `code`: the error when the service gives no reason. */
  const call = async <T>(
    path: string,
    code: ErrorCode,
    read: (body: unknown) => T,
    how: Parameters<typeof send>[1] = {},
  ): Promise<Result<T>> => {
    try {
      const response = await send(path, how);
      const body = await jsonOf(response);
      if (response.ok) return ok(read(body));
      const refusal = refusalOf(body);
      if (refusal) return refusal;
      report(new Error(`The workshop service responded with ${response.status}.`));
    } catch (error) {
      report(error);
    }
    return failed(code);
  };
  const part = encodeURIComponent;
  const listOf = (codes: readonly string[]): string => `serviceOfferings=${codes.map(part).join(',')}`;
  const nearBy = (near: { latitude: number; longitude: number } | null): string =>
    near ? `?lat=${near.latitude}&lng=${near.longitude}` : '';
  const post = (body: unknown, visitor?: Visitor) => ({ method: 'POST', body, visitor });
  const forwardedFor = (client: string | undefined): Record<string, string> =>
    client === undefined ? {} : { 'X-Forwarded-For': client };

  async function* news(path: string, visitor: Visitor, signal: AbortSignal): AsyncGenerator<WorkshopEvent> {
    const response = await send(path, { visitor, signal, headers: { Accept: 'text/event-stream' } });
    if (!response.ok || !response.body) throw new Error(`The workshop service responded with ${response.status}.`);
    for await (const { name, data } of eventsOf(response.body)) {
      const body: unknown = JSON.parse(data);
      if (!isRecord(body)) throw new Error('The workshop service sent something that is no event of ours.');
      if (name === 'done')
        yield { kind: 'done', cursor: typeof body.cursor === 'string' ? body.cursor : null, more: body.more === true };
      else if (name === UNABLE_EVENT) yield { kind: 'unable', workshop: unableOf(body) };
      else if ('error' in body)
        yield { kind: 'error', error: typeof body.error === 'string' ? body.error : 'ServerError' };
      else if (body.nosites === true) yield { kind: 'nosites' };
      else yield { kind: 'workshop', workshop: workshopOf(body) };
    }
  }

  return {
    car: (number) => call(`/car/${part(number)}`, 'LOOKUP_FAILED', carOf),
    services: (number, near) => call(`/services/${part(number)}${nearBy(near)}`, 'SERVICES_FAILED', categoriesOf),
    addons: (number, near) => call(`/addons/${part(number)}${nearBy(near)}`, 'ADDONS_FAILED', categoriesOf),
    prices: ({ registrationNumber, mileage, departmentId, codes }) =>
      call(
        `/prices/${part(registrationNumber)}/${mileage}/${part(departmentId)}?${listOf(codes)}`,
        'PRICES_FAILED',
        offersOf,
      ),
    timeSlots: ({ registrationNumber, departmentId, from, codes, ...extent }, visitor) =>
      call(
        `/timeslots/from/${part(registrationNumber)}/${part(departmentId)}/${localDateTime({ localDate: from, localTime: '00:00' })}/?${listOf(codes)}${extentQuery(extent)}`,
        'TIMES_FAILED',
        daysOf,
        { visitor },
      ),
    hasBrand: (brand) => call(`/authorized-workshop/${part(brand)}`, 'WORKSHOPS_FAILED', hasBrandOf),

    async *closest(query, visitor, signal) {
      let last: WorkshopEvent | null = null;
      // The specification's service answers for a car alone.
      if (query.registrationNumber === '') {
        yield { kind: 'done', cursor: null, more: false };
        return;
      }
      try {
        for await (const next of news(workshopsPath(query).replace('/api/mechmate', ''), visitor, signal)) {
          last = next;
          yield next;
        }
        if (last?.kind === 'done') return;
      } catch (error) {
        if (signal.aborted) return;
        report(error);
      }
      if (last?.kind !== 'error' && last?.kind !== 'nosites') yield { kind: 'error', error: 'ServerError' };
      yield { kind: 'done', cursor: query.cursor ?? null, more: false };
    },

    book: ({ request, key: intent, locale }, visitor, client) =>
      call('/book', 'BOOKING_FAILED', (body) => bookingOf(body, request), {
        // A service that speaks one language is sent none.
        ...post({ ...request, ...(locale && { locale }) }, visitor),
        headers: { [IDEMPOTENCY_HEADER]: intent, ...forwardedFor(client) },
      }),
    async hold(request, visitor, client) {
      // A service without holds has no such address: then only the booking decides (decision 15b).
      try {
        const response = await send('/holds', {
          ...post(request, visitor),
          headers: forwardedFor(client),
        });
        const body = await jsonOf(response);
        if (response.ok) return ok(body === null ? null : holdOf(body));
        const refusal = refusalOf(body);
        if (refusal && refusal.error.code !== 'NOT_FOUND' && refusal.error.code !== 'METHOD_NOT_ALLOWED')
          return refusal;
        if ([404, 405, 501].includes(response.status)) return ok(null);
        report(new Error(`The workshop service responded with ${response.status}.`));
      } catch (error) {
        report(error);
      }
      return failed('HOLD_FAILED');
    },
    release: (slot, visitor) => call('/holds', 'HOLD_FAILED', () => null, { method: 'DELETE', body: slot, visitor }),
    see: (token) => call('/bookings/see', 'BOOKING_UNREAD', viewOf, post({ token })),
    timesFor: (query, visitor) => call('/bookings/times', 'TIMES_FAILED', daysOf, post(query, visitor)),
    move: (token, to, visitor) => call('/bookings/move', 'CHANGE_FAILED', viewOf, post({ token, to }, visitor)),
    cancel: (token) => call('/bookings/cancel', 'CHANGE_FAILED', viewOf, post({ token })),
  };
}
