import type { TireHotelCredentials, TireHotelCustomer, Validated } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation, TireBookingRequest, TireTimesRequest } from '@/domain/tire-hotel/tireBooking';
import type { StoredTire, StoredVehicle, TreadMeasurement } from '@/domain/tire-hotel/vehicle';
import { IDEMPOTENCY_HEADER, type Hold } from '@/domain/workshop/booking';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { isBoolean, isFiniteNumber, isString, listOf, objectOf, oneOf, optional, type Check } from '@/lib/checks';
import { isRecord } from '@/lib/guards';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import { jsonPost, sendRequest, type Fetch } from './sendRequest';

const BASE = '/api/tirehotel';

const isWheel = objectOf<StoredTire['wheel']>({
  name: isString,
  rimDiameter: isFiniteNumber,
  sectionWidth: isFiniteNumber,
  threadPattern: isString,
  threadDepth: isFiniteNumber,
  aspectRatio: isFiniteNumber,
  threadStatusId: isFiniteNumber,
  threadStatusMessage: isString,
  season: optional(oneOf('winter', 'summer')),
  isStudded: optional(isBoolean),
  measurements: optional(listOf(objectOf<TreadMeasurement>({ measuredOn: isString, threadDepth: isFiniteNumber }))),
});
const isVehicle = objectOf<StoredVehicle>({
  regNo: isString,
  name: isString,
  brand: isString,
  brandCode: isString,
  model: isString,
  productId: isString,
  packageLevel: isString,
  location: objectOf<StoredVehicle['location']>({
    locationName: isString,
    departmentName: isString,
    erpId: isString,
    phone: isString,
    email: isString,
  }),
  tires: listOf(objectOf<StoredTire>({ equipmentPosition: isString, wheel: isWheel })),
});
const isValidated = objectOf<Validated>({
  status: isFiniteNumber,
  vehicles: listOf(isVehicle),
  secondsLeft: optional(isFiniteNumber),
  secondsAtMost: optional(isFiniteNumber),
  wantsReminder: optional(isBoolean),
});
const isCustomer = objectOf<TireHotelCustomer>({
  encryptedPhoneNumber: isString,
  obfuscatedPhoneNumber: isString,
  regNo: isString,
});
const isCredentials = objectOf<TireHotelCredentials>({
  authorizationToken: isString,
  message: isString,
  secondsToResend: optional(isFiniteNumber),
});
const isHold = objectOf<Pick<Hold, 'secondsLeft' | 'extensionsLeft'>>({
  secondsLeft: isFiniteNumber,
  extensionsLeft: isFiniteNumber,
});
const isHoldOrNone = (value: unknown): value is Hold | null => value === null || isHold(value);
const isDays = objectOf<{ availableDates: { date: string }[] }>({
  availableDates: listOf(objectOf<{ date: string }>({ date: isString })),
});
const isTimes = objectOf<{ availableTimeSlotDates: { startTime: string[] }[] }>({
  availableTimeSlotDates: listOf(objectOf<{ startTime: string[] }>({ startTime: listOf(isString) })),
});
const isConfirmation = objectOf<TireBookingConfirmation>({
  bookingConfirmationId: isString,
  appointmentTime: isString,
  isFullDay: isBoolean,
  services: listOf(objectOf<{ name: string }>({ name: isString })),
  freeText: isString,
  workshop: objectOf<TireBookingConfirmation['workshop']>({
    name: isString,
    address: isString,
    email: isString,
    phoneNumber: isString,
  }),
  customerBase: objectOf<TireBookingConfirmation['customerBase']>({
    firstName: isString,
    lastName: isString,
    email: isString,
    phoneMobile: isString,
  }),
  bookingNumber: optional(isString),
  manageToken: optional(isString),
});
const isAnything: Check<unknown> = (value): value is unknown => value !== undefined;
const either =
  <A, B>(one: Check<A>, other: Check<B>): Check<A | B> =>
  (value): value is A | B =>
    one(value) || other(value);

/** Error codes of the API that the flow handles. Any other response is the error of the call itself. */
const isKnownCode = oneOf<ErrorCode>(
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
  'TOO_MANY_REQUESTS',
  'BAD_REQUEST',
);

/** The error of a response, with the server's sentence. Another service has its sentence at the top of the body. */
function errorOf(body: unknown, fallback: ErrorCode): ReturnType<typeof failed> {
  const outer = isRecord(body) ? body : {};
  const error = isRecord(outer.error) ? outer.error : {};
  const message = [error.message, outer.message].find((one) => typeof one === 'string' && one !== '');
  return failed(isKnownCode(error.code) ? error.code : fallback, {
    ...(typeof message === 'string' && { message }),
    ...(isFiniteNumber(error.triesLeft) && { triesLeft: error.triesLeft }),
    ...(isFiniteNumber(error.retryAfter) && { retryAfter: error.retryAfter, seconds: error.retryAfter }),
  });
}

/** Over the paths of specification 3 section 7. Numbers and secrets are sent in bodies, never in addresses (decision 17). */
export function createTireHotelPort(fetch: Fetch): TireHotelPort {
  async function send<T>(
    path: string,
    error: ErrorCode,
    check: Check<T>,
    { signal, ...init }: RequestInit = {},
  ): Promise<Result<T>> {
    const exchanged = await sendRequest(fetch, `${BASE}${path}`, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      ...(signal ? { signal } : {}),
    });
    if (!exchanged) return failed('NETWORK_LOST');
    const { response, body } = exchanged;
    if (!response.ok) return errorOf(body, error);
    return check(body) ? ok(body) : failed(error);
  }
  const map = async <T, U>(sent: Promise<Result<T>>, to: (value: T) => U): Promise<Result<U>> => {
    const result = await sent;
    return result.ok ? ok(to(result.value)) : result;
  };
  const nothing = () => null;
  const timesRequest = (regNo: string, startDate: string, endDate: string): TireTimesRequest => ({
    startDate,
    endDate,
    regNo,
  });

  return {
    session: (signal) =>
      send(
        '/authorization/session',
        'TIRE_HOTEL_FAILED',
        either(isValidated, (value) => value === null),
        { signal },
      ),
    search: (regNo, signal) =>
      send('/authorization/search', 'TIRE_HOTEL_FAILED', either(isValidated, isCustomer), jsonPost({ regNo }, signal)),
    sendCode: (encryptedPhoneNumber, signal) =>
      send(
        '/authorization/login',
        'TIRE_CODE_NOT_SENT',
        either(isValidated, isCredentials),
        jsonPost({ encryptedPhoneNumber }, signal),
      ),
    validate: ({ authorizationToken, code }, signal) =>
      send(
        '/authorization/validate',
        'TIRE_HOTEL_FAILED',
        isValidated,
        jsonPost({ authToken: authorizationToken, otpToken: code }, signal),
      ),
    logOut: (signal) =>
      map(send('/authorization/logout', 'TIRE_HOTEL_FAILED', isAnything, jsonPost({}, signal)), nothing),
    days: ({ erpId, regNo, from, to }, signal) =>
      map(
        send(
          '/booking/GetTimeslotDays',
          'TIRE_DAYS_FAILED',
          isDays,
          jsonPost({ workshopIdentifier: erpId, ...timesRequest(regNo, from, to) }, signal),
        ),
        ({ availableDates }) => availableDates.map(({ date }) => date.slice(0, 10)),
      ),
    times: ({ erpId, regNo, day }, signal) =>
      map(
        send(
          '/booking/GetTimeslots',
          'TIRE_TIMES_FAILED',
          isTimes,
          jsonPost({ workshopIdentifier: erpId, ...timesRequest(regNo, day, day) }, signal),
        ),
        ({ availableTimeSlotDates }) => availableTimeSlotDates.flatMap(({ startTime }) => startTime),
      ),
    hold: ({ erpId, regNo, timeSlot, extend }, signal) =>
      send(
        '/booking/holds',
        'HOLD_FAILED',
        isHoldOrNone,
        jsonPost({ departmentIdentifier: erpId, regNo, timeSlot, ...(extend && { extend }) }, signal),
      ),
    // `keepalive` releases the time also when the page is left.
    release: ({ erpId, regNo, timeSlot }, signal) =>
      map(
        send('/booking/holds', 'HOLD_FAILED', isAnything, {
          ...jsonPost({ departmentIdentifier: erpId, regNo, timeSlot }, signal),
          method: 'DELETE',
          keepalive: true,
        }),
        nothing,
      ),
    book: ({ request, erpId, key, locale }, signal) =>
      send(
        '/booking/create',
        'TIRE_BOOKING_FAILED',
        isConfirmation,
        jsonPost(
          {
            departmentIdentifier: erpId,
            ...(request satisfies TireBookingRequest),
            ...(locale !== undefined && { locale }),
          },
          signal,
          { [IDEMPOTENCY_HEADER]: key },
        ),
      ),
    review: (review, signal) =>
      map(send('/review/addReview', 'TIRE_REVIEW_FAILED', isAnything, jsonPost(review, signal)), nothing),
    wantReminder: (choice, signal) =>
      map(send('/reminder', 'TIRE_HOTEL_FAILED', isAnything, jsonPost(choice, signal)), nothing),
  };
}
