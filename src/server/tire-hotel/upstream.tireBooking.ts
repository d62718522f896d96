import { IDEMPOTENCY_HEADER } from '@/domain/workshop/booking';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, ok, type Result } from '@/errors/result';
import { SITE_HEADER } from '../forms/upstream.forms';
import type { TireBookingService } from './tireBooking.service';
import { confirmationOf, daysOf, holdOf, timesOf } from './upstream.bookingSchemas';
import { createUpstreamCall, type TireHotelUpstream, type TireHotelUpstreamParts } from './upstreamCall';

/** What a status means where the service has at most a sentence of its own. */
const meanings = {
  401: 'TIRE_SESSION_ENDED',
  404: 'NOT_FOUND',
  409: 'SLOT_TAKEN',
} as const satisfies Readonly<Record<number, ErrorCode>>;

const refusals = Object.fromEntries(Object.entries(meanings).map(([status, code]) => [status, failed(code)]));
/** A service without holds has no such path (decision 15b). */
const holdRefusals: Readonly<Record<number, Result<null>>> = {
  ...refusals,
  ...Object.fromEntries([404, 405, 501].map((status) => [status, ok(null)])),
};

/** The specification shows a sentence of the service for bookings. */
const bookingError = (status: number): ErrorCode =>
  Object.entries(meanings).find(([known]) => Number(known) === status)?.[1] ?? 'TIRE_BOOKING_FAILED';

/**
 * The booking half of an external tire hotel (specification 3 section 7); another installation of this product is one.
 */
export function createUpstreamTireBooking(
  upstream: TireHotelUpstream,
  {
    opensLinks,
    ...parts
  }: TireHotelUpstreamParts & {
    /** Whether links of its bookings can be opened here; else a confirmation has none. */
    opensLinks: boolean;
  },
): TireBookingService {
  const call = createUpstreamCall(upstream, parts);
  const none = (): Result<null> => ok(null);

  return {
    days: ({ erpId, ...body }, visit) =>
      call('/booking/GetTimeslotDays', visit, {
        query: { workshopIdentifier: erpId },
        body,
        code: 'TIRE_DAYS_FAILED',
        statuses: refusals,
        read: (given) => ok(daysOf(given)),
      }),
    times: ({ erpId, ...body }, visit) =>
      call('/booking/GetTimeslots', visit, {
        query: { workshopIdentifier: erpId },
        body,
        code: 'TIRE_TIMES_FAILED',
        statuses: refusals,
        read: (given) => ok(timesOf(given)),
      }),
    hold: ({ erpId, ...slot }, visit) =>
      call('/booking/holds', visit, {
        body: { departmentIdentifier: erpId, ...slot },
        code: 'HOLD_FAILED',
        statuses: holdRefusals,
        read: (given) => ok(given === null ? null : holdOf(given, { erpId, timeSlot: slot.timeSlot })),
      }),
    release: ({ erpId, ...slot }, visit) =>
      call('/booking/holds', visit, {
        method: 'DELETE',
        body: { departmentIdentifier: erpId, ...slot },
        code: 'HOLD_FAILED',
        statuses: holdRefusals,
        read: none,
      }),
    book: ({ request, erpId, key, site, locale }, visit) =>
      call('/booking/create', visit, {
        query: { departmentIdentifier: erpId },
        // A service that speaks one language is sent none.
        body: { ...request, ...(locale !== null && { locale }) },
        headers: { [IDEMPOTENCY_HEADER]: key, ...(site !== null && { [SITE_HEADER]: site }) },
        code: 'TIRE_BOOKING_FAILED',
        codeFor: bookingError,
        statuses: refusals,
        read(given) {
          const { manageToken, ...confirmation } = confirmationOf(given, request);
          return ok({ ...confirmation, ...(opensLinks && manageToken !== undefined && { manageToken }) });
        },
      }),
    review: (body, visit) =>
      call('/review/addReview', visit, { body, code: 'TIRE_REVIEW_FAILED', statuses: refusals, read: none }),
    wantReminder: (body, visit) =>
      call('/reminder', visit, { body, code: 'TIRE_HOTEL_FAILED', statuses: refusals, read: none }),
  };
}
