import { createHash, randomInt } from 'node:crypto';
import { HOLD_EXTENSIONS, type BookingConfirmation, type BookingRequest } from '@/domain/workshop/booking';
import { BOOKING_NUMBER_LENGTH, BOOKING_NUMBER_ALPHABET } from '@/domain/workshop/bookingNumber';
import { localDateTime, slotTimeOf } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { isBookable, todayAt, type Work } from './availability';
import type { BookingRow, BookingsStore, OutgoingMessage } from './bookings.store';
import { holderOf, wantedSlot, type ClaimsStore, type WantedSlot } from './claims.store';
import type { Departments } from './departments.service';
import type { BookingMessages } from './messages';
import type { ManageTokens } from './manageToken';
import { bookedServices, overlap, workOf, type Visits } from './visit.service';
import type { WorkshopService } from './workshop.service';

export interface EmbeddedBookingsParts {
  departments: Departments;
  visits: Visits;
  claims: ClaimsStore;
  bookings: BookingsStore;
  tokens: ManageTokens;
  messages: BookingMessages;
  now: () => number;
  /** Called after messages were committed. */
  messagesQueued: () => void;
}

/** Limit against abuse: future visits of one car. */
const MOST_COMING = 5;
/** The work of a hold whose services are not known yet. */
const ANY_WORK: Work = { minutes: 0, leadDays: 0 };

const bodyHash = ({ customer, serviceOfferingRequests, payer, ...rest }: BookingRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        rest.departmentId,
        rest.timeSlot,
        rest.isFullDay,
        rest.registrationNumber,
        rest.mileage,
        rest.freeText,
        customer.firstName,
        customer.lastName,
        customer.phone,
        customer.email,
        serviceOfferingRequests.map(({ kobraId, unitsSelected, userInput }) => [kobraId, unitsSelected, userInput]),
        ...(payer ? [payer.kind, payer.name, payer.number] : []),
      ]),
    )
    .digest('base64url');

/** Bookings and holds over the database, whose constraints guarantee that no slot is booked twice. */
export function createEmbeddedBookings({
  departments,
  visits,
  claims,
  bookings,
  tokens,
  messages,
  now,
  messagesQueued,
}: EmbeddedBookingsParts): Pick<WorkshopService, 'book' | 'hold' | 'release'> {
  const isOffered = ({ department, slotTime, isFullDay }: WantedSlot, work: Work): boolean =>
    isBookable(department, slotTime, isFullDay, work, now());
  const confirmationOf = (row: BookingRow): BookingConfirmation => ({
    id: row.id,
    bookingNumber: row.bookingNumber,
    manageToken: tokens.of(row.id),
    departmentId: row.departmentId,
    timeSlot: localDateTime(row),
    isFullDay: row.isFullDay,
  });

  const freeNumber = async (): Promise<string> => {
    for (;;) {
      const bookingNumber = Array.from(
        { length: BOOKING_NUMBER_LENGTH },
        () => BOOKING_NUMBER_ALPHABET[randomInt(BOOKING_NUMBER_ALPHABET.length)],
      ).join('');
      if (!(await bookings.isNumberTaken(bookingNumber))) return bookingNumber;
    }
  };
  const again = (row: BookingRow, hash: string): Result<BookingConfirmation> => {
    if (row.bodyHash !== hash) return failed('KEY_REUSED');
    return row.status === 'cancelled' ? failed('BOOKING_CANCELLED') : ok(confirmationOf(row));
  };

  return {
    async book({ request, key, site, locale = null }, visitor) {
      const hash = bodyHash(request);
      const earlier = await bookings.byKey(key);
      if (earlier) return again(earlier, hash);
      const car = await visits.car(request.registrationNumber);
      if (!car.ok) return car;
      const { vehicle, brand } = car.value;
      if (brand.policy === 'elsewhere') return failed('BRAND_BOOKS_ELSEWHERE', { brand: vehicle.brand });
      const wanted = await wantedSlot(departments, request);
      if (!wanted.ok) return wanted;
      const { department, slotTime } = wanted.value;
      const rules = await visits.rules(
        car.value,
        request.serviceOfferingRequests.map(({ kobraId }) => kobraId),
      );
      const services = bookedServices(car.value, rules, request, department.hourlyRate);
      if (!services || !(await visits.isDoneAt(department.departmentId, car.value, rules)))
        return failed('BAD_REQUEST');
      if (!isOffered(wanted.value, workOf(rules))) return failed('SLOT_TAKEN');
      const coming = await bookings.comingOf(vehicle.registrationNumber, todayAt(department, now()));
      // A concurrent request with this key may have been committed since `byKey`.
      const same = coming.find(({ idempotencyKey }) => idempotencyKey === key);
      if (same) return again(same, hash);
      if (coming.length >= MOST_COMING) return failed('TOO_MANY_REQUESTS');
      if (request.allowOverlap !== true) {
        const requested = { ...slotTime, isFullDay: request.isFullDay, minutes: workOf(rules).minutes };
        for (const row of coming) {
          const minutes = workOf(
            await visits.rules(
              car.value,
              row.services.map(({ code }) => code),
            ),
          ).minutes;
          if (overlap(requested, { ...row, minutes }))
            return failed('VISIT_OVERLAPS', { timeSlot: localDateTime(row) });
        }
      }
      const booking = {
        key,
        bookingNumber: await freeNumber(),
        bodyHash: hash,
        site,
        locale,
        registrationNumber: vehicle.registrationNumber,
        mileage: request.mileage,
        customer: request.customer,
        freeText: request.freeText,
        payer: request.payer ?? null,
        services,
      };
      const written = (id: string): OutgoingMessage[] =>
        messages(
          'booked',
          { ...booking, ...slotTime, id, isFullDay: request.isFullDay },
          `${vehicle.brand} ${vehicle.model}`,
          department,
        );
      const made = await bookings.book(booking, wanted.value, visitor === null ? null : holderOf(visitor), written);
      messagesQueued();
      return made ? again(made, hash) : failed('SLOT_TAKEN');
    },

    async hold({ extend = false, ...slot }, visitor) {
      const wanted = await wantedSlot(departments, slot);
      if (!wanted.ok) return wanted;
      if (!isOffered(wanted.value, ANY_WORK)) return failed('SLOT_TAKEN');
      const stored = await claims.hold(wanted.value, holderOf(visitor), extend);
      if (!stored) return failed('SLOT_TAKEN');
      return ok({
        ...slot,
        expiresAt: stored.expiresAt.toISOString(),
        secondsLeft: Math.max(0, Math.round((stored.expiresAt.getTime() - now()) / 1000)),
        extensionsLeft: HOLD_EXTENSIONS - stored.extensions,
      });
    },

    async release(slot, visitor) {
      const slotTime = slotTimeOf(slot.timeSlot);
      if (slotTime)
        await claims.release(
          { departmentId: slot.departmentId, slotTime, isFullDay: slot.isFullDay },
          holderOf(visitor),
        );
      return ok(null);
    },
  };
}
