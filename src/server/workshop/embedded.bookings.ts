import { createHash } from 'node:crypto';
import type { BookingConfirmation, BookingCustomer, BookingRequest, HoldWork } from '@/domain/workshop/booking';
import { localDateTime, slotTimeOf } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { isBookable, type Work } from './availability';
import type { BookingRow, BookingsStore } from './bookings.store';
import { holderOf, wantedSlot, type WantedSlot } from './claims.store';
import type { Departments } from './departments.service';
import type { BookingMessages } from './messages';
import type { ManageTokens } from './manageToken';
import type { SlotBookings } from './slotBookings';
import { bookedServices, extentOfBooking, extentOfRequest, overlap, workOf, type Visits } from './visit.service';
import type { WorkshopService } from './workshop.service';

export interface EmbeddedBookingsParts {
  departments: Departments;
  visits: Visits;
  slots: SlotBookings;
  bookings: BookingsStore;
  tokens: ManageTokens;
  messages: BookingMessages;
  now: () => number;
  /** Called after messages were committed. */
  messagesQueued: () => void;
}

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

/** Whether a request names a visit's customer. */
const isNamed = (one: BookingCustomer, other: BookingCustomer): boolean =>
  one.email.toLowerCase() === other.email.toLowerCase() || one.phone === other.phone;

/** Bookings and holds over the database, whose constraints guarantee that no slot is booked twice. */
export function createEmbeddedBookings({
  departments,
  visits,
  slots,
  tokens,
  now,
}: Pick<EmbeddedBookingsParts, 'departments' | 'visits' | 'slots' | 'tokens' | 'now'>): Pick<
  WorkshopService,
  'book' | 'hold' | 'release'
> {
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

  const confirmed = (row: Result<BookingRow>): Result<BookingConfirmation> =>
    row.ok ? ok(confirmationOf(row.value)) : row;

  const workToHold = async (work: HoldWork): Promise<Result<Work>> => {
    const car = await visits.car(work.registrationNumber);
    if (!car.ok) return car;
    const codes = work.serviceOfferingRequests.map(({ kobraId }) => kobraId);
    return ok(workOf(await visits.rules(car.value, codes), extentOfRequest(work)));
  };

  return {
    async book({ request, key, site, locale = null }, visitor) {
      const hash = bodyHash(request);
      const earlier = await slots.earlier(key, hash);
      if (earlier) return confirmed(earlier);
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
      const work = workOf(rules, extentOfRequest(request));
      if (!isOffered(wanted.value, work)) return failed('SLOT_TAKEN');

      const requested = { ...slotTime, isFullDay: request.isFullDay, minutes: work.minutes };
      const overlapping = async (coming: readonly BookingRow[]) => {
        if (request.allowOverlap === true) return null;
        let isRefused = false;
        for (const row of coming) {
          // Everybody can read a registration number: no stranger finds out with it when a car is away. With telephone
          // or mail address, which others know as well, it is not said when.
          const isOwn = visitor !== null && row.holder === holderOf(visitor);
          if (!isOwn && !isNamed(row.customer, request.customer)) continue;
          const minutes = workOf(
            await visits.rules(
              car.value,
              row.services.map(({ code }) => code),
            ),
            extentOfBooking(row),
          ).minutes;
          if (!overlap(requested, { ...row, minutes })) continue;
          if (isOwn) return failed('VISIT_OVERLAPS', { timeSlot: localDateTime(row) });
          isRefused = true;
        }
        return isRefused ? failed('VISIT_OVERLAPS') : null;
      };
      const booking = {
        kind: 'workshop' as const,
        key,
        bodyHash: hash,
        site,
        locale,
        registrationNumber: vehicle.registrationNumber,
        carName: null,
        mileage: request.mileage,
        customer: request.customer,
        freeText: request.freeText,
        payer: request.payer ?? null,
        services,
      };
      return confirmed(
        await slots.book(booking, wanted.value, {
          visitor,
          car: `${vehicle.brand} ${vehicle.model}`,
          refusal: overlapping,
        }),
      );
    },

    async hold({ extend = false, work: heldFor, ...slot }, visitor) {
      const wanted = await wantedSlot(departments, slot);
      if (!wanted.ok) return wanted;
      const work = heldFor ? await workToHold(heldFor) : ok(ANY_WORK);
      if (!work.ok) return work;
      if (!isOffered(wanted.value, work.value)) return failed('SLOT_TAKEN');
      const held = await slots.hold(wanted.value, visitor, extend);
      return held.ok ? ok(held.value && { ...slot, ...held.value }) : held;
    },

    async release(slot, visitor) {
      const slotTime = slotTimeOf(slot.timeSlot);
      if (slotTime)
        await slots.release(
          { kind: 'workshop', departmentId: slot.departmentId, slotTime, isFullDay: slot.isFullDay },
          visitor,
        );
      return ok(null);
    },
  };
}
