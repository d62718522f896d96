import {
  IDEMPOTENCY_HEADER,
  type BookingBody,
  type BookingConfirmation,
  type BookingView,
  type Hold,
} from '@/domain/workshop/booking';
import type { Offer, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import {
  brandPath,
  extentQuery,
  isUnableWorkshop,
  isWorkshop,
  workshopsPath,
  type TimeSlotDay,
  type UnableWorkshop,
  type WorkshopBatch,
} from '@/domain/workshop/workshops';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, type Check } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { WorkshopPort } from '@/ports/workshop.port';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const BASE = '/api/mechmate';

// The fields that the flows rely on; the rest of a record is taken as it is.
const hasCar = objectOf<Pick<WorkshopCar, 'registrationNumber' | 'brand' | 'model' | 'isSupported'>>({
  registrationNumber: isString,
  brand: isString,
  model: isString,
  isSupported: isBoolean,
});
const isCar: Check<WorkshopCar> = (value): value is WorkshopCar => hasCar(value);
const hasCategory = objectOf<{ name: string; offerings: { code: string; name: string }[] }>({
  name: isString,
  offerings: listOf(objectOf<{ code: string; name: string }>({ code: isString, name: isString })),
});
const isCategory: Check<ServiceCategory> = (value): value is ServiceCategory => hasCategory(value);
const hasOffer = objectOf<Pick<Offer, 'code' | 'priceKnown'>>({ code: isString, priceKnown: isBoolean });
const isOffer: Check<Offer> = (value): value is Offer => hasOffer(value);
const hasDay = objectOf<{ date: string; availableSlots: unknown[]; allDaySlotAvailable: boolean }>({
  date: isString,
  availableSlots: listOf((slot): slot is unknown => slot !== undefined),
  allDaySlotAvailable: isBoolean,
});
const isDay: Check<TimeSlotDay> = (value): value is TimeSlotDay => hasDay(value);
const isUnableList = listOf(isUnableWorkshop);
const isBatch = objectOf<WorkshopBatch>({
  workshops: listOf(isWorkshop),
  unable: (value): value is readonly UnableWorkshop[] | undefined => value === undefined || isUnableList(value),
  cursor: nullable(isString),
  more: isBoolean,
});
const hasConfirmation = objectOf<Pick<BookingConfirmation, 'id' | 'departmentId' | 'timeSlot'>>({
  id: isString,
  departmentId: isString,
  timeSlot: isString,
});
const isConfirmation: Check<BookingConfirmation> = (value): value is BookingConfirmation => hasConfirmation(value);
const hasHold = objectOf<Pick<Hold, 'timeSlot' | 'expiresAt' | 'secondsLeft' | 'extensionsLeft'>>({
  timeSlot: isString,
  expiresAt: isString,
  secondsLeft: isFiniteNumber,
  extensionsLeft: isFiniteNumber,
});
const isHold: Check<Hold> = (value): value is Hold => hasHold(value);
const hasView = objectOf<Pick<BookingView, 'id' | 'status' | 'timeSlot' | 'changeableUntil'>>({
  id: isString,
  status: oneOf('booked', 'cancelled'),
  timeSlot: isString,
  changeableUntil: isString,
});
const isView: Check<BookingView> = (value): value is BookingView =>
  hasView(value) && 'services' in value && Array.isArray(value.services);

const isNothing = (value: unknown): value is null => value === null;

/** Error codes of the API that a flow handles. Any other response is the error of the call itself. */
const isKnownCode = oneOf<ErrorCode>(
  'REG_INVALID',
  'VEHICLE_NOT_FOUND',
  'BRAND_NOT_SUPPORTED',
  'BRAND_BOOKS_ELSEWHERE',
  'LOOKUP_FAILED',
  'SERVICES_FAILED',
  'ADDONS_FAILED',
  'PRICES_FAILED',
  'TIMES_FAILED',
  'WORKSHOPS_FAILED',
  'SLOT_TAKEN',
  'HOLD_FAILED',
  'BOOKING_FAILED',
  'KEY_REUSED',
  'BOOKING_CANCELLED',
  'VISIT_OVERLAPS',
  'BOOKING_NOT_FOUND',
  'BOOKING_LOCKED',
  'BOOKING_UNREAD',
  'CHANGE_FAILED',
  'TOO_MANY_REQUESTS',
  'BAD_REQUEST',
);

/** The error of the response, with the params of its text. */
function errorOf(body: unknown, fallback: ErrorCode): ReturnType<typeof failed> {
  const error = isRecord(body) && isRecord(body.error) ? body.error : {};
  if (!isKnownCode(error.code)) return failed(fallback);
  return failed(
    error.code,
    typeof error.brand === 'string'
      ? { brand: error.brand }
      : typeof error.timeSlot === 'string'
        ? { timeSlot: error.timeSlot }
        : typeof error.retryAfter === 'number'
          ? { seconds: error.retryAfter }
          : {},
  );
}

/** The workshop port over the paths of specification 3 section 7. The browser sends cookies of its own origin along. */
export function createWorkshopPort(fetch: Fetch): WorkshopPort {
  const send = async <T>(
    path: string,
    error: ErrorCode,
    check: (body: unknown) => body is T,
    { signal, ...init }: RequestInit = {},
  ): Promise<Result<T>> => {
    const exchanged = await sendRequest(fetch, path, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      ...(signal ? { signal } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    if (!response.ok) return errorOf(body, error);
    return check(body) ? ok(body) : failed(error);
  };
  const hasField =
    <T, Name extends string>(name: Name, check: (value: unknown) => value is T) =>
    (body: unknown): body is Record<Name, T> =>
      isRecord(body) && check(body[name]);
  const valueOf = <T, Name extends string>(result: Result<Record<Name, T>>, name: Name): Result<T> =>
    result.ok ? ok(result.value[name]) : result;
  const withBody = (
    method: 'POST' | 'DELETE',
    body: unknown,
    signal: AbortSignal | undefined,
    headers: Record<string, string> = {},
  ): RequestInit => ({ ...jsonPost(body, signal, headers), method });
  const encode = encodeURIComponent;
  const offerings = (codes: readonly string[]): string => `serviceOfferings=${codes.map(encode).join(',')}`;
  const categories = async (
    kind: 'services' | 'addons',
    error: ErrorCode,
    { registrationNumber, near, codes = [] }: Parameters<WorkshopPort['addons']>[0],
    signal?: AbortSignal,
  ) =>
    valueOf(
      await send(
        `${BASE}/${kind}/${encode(registrationNumber)}?lat=${near.latitude}&lng=${near.longitude}${codes.length > 0 ? `&${offerings(codes)}` : ''}`,
        error,
        hasField('serviceOfferingCategories', listOf(isCategory)),
        { signal },
      ),
      'serviceOfferingCategories',
    );
  const isHoldOrNothing = (body: unknown): body is Hold | null => isNothing(body) || isHold(body);

  return {
    car: (registrationNumber, signal) =>
      send(`${BASE}/car/${encode(registrationNumber)}`, 'LOOKUP_FAILED', isCar, { signal }),
    services: (of, signal) => categories('services', 'SERVICES_FAILED', of, signal),
    addons: (of, signal) => categories('addons', 'ADDONS_FAILED', of, signal),
    prices: async ({ registrationNumber, mileage, departmentId, codes }, signal) =>
      valueOf(
        await send(
          `${BASE}/prices/${encode(registrationNumber)}/${mileage}/${encode(departmentId)}?${offerings(codes)}`,
          'PRICES_FAILED',
          hasField('offers', listOf(isOffer)),
          { signal },
        ),
        'offers',
      ),
    // The path of the specification ends with a slash, which would cost a redirect.
    timeSlots: ({ registrationNumber, departmentId, from, codes, ...extent }, signal) =>
      send(
        `${BASE}/timeslots/from/${encode(registrationNumber)}/${encode(departmentId)}/${from}T00:00:00?${offerings(codes)}${extentQuery(extent)}`,
        'TIMES_FAILED',
        listOf(isDay),
        { signal },
      ),
    workshops: (query, signal) => send(workshopsPath(query), 'WORKSHOPS_FAILED', isBatch, { signal }),
    hasBrand: async (brand, signal) =>
      valueOf(
        await send(
          brandPath(brand),
          'WORKSHOPS_FAILED',
          hasField('hasBrand', (value): value is boolean => typeof value === 'boolean'),
          { signal },
        ),
        'hasBrand',
      ),
    book: ({ request, key, locale }, signal) =>
      send(
        `${BASE}/book`,
        'BOOKING_FAILED',
        isConfirmation,
        withBody('POST', { ...request, ...(locale !== undefined && { locale }) } satisfies BookingBody, signal, {
          [IDEMPOTENCY_HEADER]: key,
        }),
      ),
    hold: (request, signal) => send(`${BASE}/holds`, 'HOLD_FAILED', isHoldOrNothing, withBody('POST', request, signal)),
    // `keepalive` releases the slot also when the page is left.
    release: (slot, signal) =>
      send(`${BASE}/holds`, 'HOLD_FAILED', isNothing, { ...withBody('DELETE', slot, signal), keepalive: true }),
    see: (token, signal) => send(`${BASE}/bookings/see`, 'BOOKING_UNREAD', isView, withBody('POST', { token }, signal)),
    timesFor: (query, signal) =>
      send(`${BASE}/bookings/times`, 'TIMES_FAILED', listOf(isDay), withBody('POST', query, signal)),
    move: ({ token, to }, signal) =>
      send(`${BASE}/bookings/move`, 'CHANGE_FAILED', isView, withBody('POST', { token, to }, signal)),
    cancel: (token, signal) =>
      send(`${BASE}/bookings/cancel`, 'CHANGE_FAILED', isView, withBody('POST', { token }, signal)),
  };
}
