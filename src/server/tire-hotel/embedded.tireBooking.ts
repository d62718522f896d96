import { createHash } from 'node:crypto';
import { stockTerms } from '@/domain/vocabulary/stockTerms';
import { translateTerm } from '@/domain/vocabulary/translateTerm';
import type { TireBookingConfirmation, TireBookingRequest } from '@/domain/tire-hotel/tireBooking';
import type { TireReviewValues } from '@/domain/tire-hotel/tireReview';
import { UNKNOWN_MILEAGE } from '@/domain/workshop/services';
import { FULL_DAY_TIME, localDateTime, slotTimeOf, type SlotTime } from '@/domain/workshop/slotTime';
import { failed, ok, type Result } from '@/errors/result';
import { createKeyedMutex } from '@/lib/keyedMutex';
import type { FormsService } from '../forms/forms.service';
import type { BookingRow } from '../workshop/bookings.store';
import { customerPageOf } from '../workshop/customerPage';
import type { WorkshopDepartment } from '../workshop/departments.service';
import type { TireLanes } from '../workshop/embedded.workshop';
import { callsBack, isTireTime, tireWindow } from '../workshop/tireLanes';
import type { BookedService } from '../workshop/workshop.types';
import { changeOn } from './changeSeason';
import { agreementAt, type TireBookingService, type TireBookingVisit, type TireCustomer } from './tireBooking.service';

export interface EmbeddedTireBookingParts {
  lanes: TireLanes;
  /** Whose session it is; null: it has ended. A request renews it. */
  customerOf: (session: string) => Promise<TireCustomer | null>;
  /** Takes reviews, which staff reads with other submissions. */
  forms: FormsService;
  /** Stores whether a car's customer wants to be reminded. */
  saveReminderChoice: (regNo: string, wanted: boolean) => Promise<void>;
  now: () => number;
}

/** Language of what workshops offer. */
const OFFERINGS = 'sv';
/** What every booking is about; part of the agreement. */
const WHEEL_CHANGE: BookedService = {
  code: 'DACKHOTELL_SKIFTE',
  name: 'Hjulskifte från däckhotellet',
  units: 1,
  userInput: '',
  price: 0,
  priceKind: 'fixed',
  isIncluded: true,
};

const bodyHash = (
  { bookingDate, bookingStart, regNo, freeText, customer }: TireBookingRequest,
  erpId: string,
): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        'tire-hotel',
        erpId,
        bookingDate,
        bookingStart,
        regNo,
        freeText,
        customer.firstName,
        customer.lastName,
        customer.email,
        customer.phoneMobile,
      ]),
    )
    .digest('base64url');

/**
 * Why a car's coming visits leave no room for one more: its wheels are changed once a season, and who needs another
 * day moves the visit. Else one customer could fill the workshop's calendar.
 */
function refusalOf(coming: readonly BookingRow[], { localDate, localTime }: SlotTime) {
  const changes = coming.filter((row) => row.kind === 'tire-hotel');
  if (changes.some((row) => row.localDate === localDate && row.localTime === localTime)) return failed('SLOT_TAKEN');
  const isBooked = changes.some((row) => changeOn(row.localDate) === changeOn(localDate));
  return isBooked ? failed('TIRE_ALREADY_BOOKED') : null;
}

/** Bookings of the tire hotel as bookings of the workshop, on lanes of their own: with the same promises. */
export function createEmbeddedTireBooking({
  lanes,
  customerOf,
  forms,
  saveReminderChoice,
  now,
}: EmbeddedTireBookingParts): TireBookingService {
  /** Requests for one car that come together to this process: each sees the visit that the one before has booked. */
  const inSequence = createKeyedMutex();

  /** NOT_FOUND: another customer's car, or wheels that are stored elsewhere. */
  async function visitOf(
    { session }: TireBookingVisit,
    of: { regNo: string; erpId: string },
  ): Promise<Result<{ carName: string; department: WorkshopDepartment; holder: string }>> {
    const customer = await customerOf(session);
    if (!customer) return failed('TIRE_SESSION_ENDED');
    const agreement = agreementAt(customer, of);
    const department = agreement && (await lanes.department(agreement.erpId));
    return agreement && department
      ? ok({ carName: agreement.carName, department, holder: customer.holder })
      : failed('NOT_FOUND');
  }

  const openDays = async (
    of: { regNo: string; erpId: string; startDate: string; endDate: string },
    visit: TireBookingVisit,
  ) => {
    const found = await visitOf(visit, of);
    if (!found.ok) return found;
    const { department, holder } = found.value;
    const { first, last } = tireWindow(department, now());
    const from = of.startDate < first ? first : of.startDate;
    const to = of.endDate > last ? last : of.endDate;
    return ok(await lanes.days(department, { from, to }, holder));
  };

  const confirmationOf = (row: BookingRow, department: WorkshopDepartment | null): TireBookingConfirmation => {
    const terms = stockTerms(OFFERINGS, customerPageOf(row).language.language, ['workshop']);
    const { firstName, lastName, email, phone } = row.customer;
    return {
      bookingConfirmationId: row.id,
      appointmentTime: localDateTime(row),
      isFullDay: row.isFullDay,
      services: row.services.map(({ name }) => ({ name: translateTerm(terms, 'workshop', name) })),
      freeText: row.freeText,
      workshop: {
        name: department?.siteName ?? '',
        address: department?.address ?? '',
        email: department?.email ?? '',
        phoneNumber: department?.phone ?? '',
      },
      customerBase: { firstName, lastName, email, phoneMobile: phone },
      bookingNumber: row.bookingNumber,
      manageToken: lanes.tokens.of(row.id),
    };
  };

  return {
    async days(of, visit) {
      const days = await openDays(of, visit);
      if (!days.ok) return days;
      return ok({
        availableDates: days.value.flatMap(({ date, availableSlots, allDaySlotAvailable }) =>
          availableSlots.length > 0 || allDaySlotAvailable ? [{ date }] : [],
        ),
      });
    },

    async times(of, visit) {
      const days = await openDays(of, visit);
      if (!days.ok) return days;
      return ok({
        availableTimeSlotDates: days.value.flatMap(({ date, availableSlots }) =>
          availableSlots.length > 0 ? [{ date, startTime: [...availableSlots] }] : [],
        ),
      });
    },

    async hold({ timeSlot, extend = false, ...of }, visit) {
      const found = await visitOf(visit, of);
      if (!found.ok) return found;
      const { department, holder } = found.value;
      const slotTime = slotTimeOf(timeSlot, department.zone);
      if (callsBack(department)) return ok(null);
      if (!slotTime || !isTireTime(department, slotTime, false, now())) return failed('SLOT_TAKEN');
      const slot = { kind: 'tire-hotel' as const, department, slotTime, isFullDay: false };
      const held = await lanes.slots.hold(slot, holder, extend);
      return held.ok
        ? ok(
            held.value && {
              departmentId: of.erpId,
              timeSlot: localDateTime(slotTime),
              isFullDay: false,
              ...held.value,
            },
          )
        : held;
    },

    async release({ timeSlot, ...of }, visit) {
      const found = await visitOf(visit, of);
      if (!found.ok) return found;
      const { holder, department } = found.value;
      const slotTime = slotTimeOf(timeSlot);
      const { departmentId } = department;
      if (slotTime) await lanes.slots.release({ kind: 'tire-hotel', departmentId, slotTime, isFullDay: false }, holder);
      return ok(null);
    },

    async book({ request, erpId, key, site, locale }, visit) {
      const found = await visitOf(visit, { regNo: request.regNo, erpId });
      if (!found.ok) return found;
      const { department, carName, holder } = found.value;
      const hash = bodyHash(request, erpId);
      const earlier = await lanes.slots.earlier(key, hash);
      if (earlier) return earlier.ok ? ok(confirmationOf(earlier.value, department)) : earlier;
      const isFullDay = request.bookingStart === '';
      const slotTime: SlotTime = {
        zone: department.zone,
        localDate: request.bookingDate,
        localTime: isFullDay ? FULL_DAY_TIME : request.bookingStart,
      };
      if (isFullDay !== callsBack(department) || !isTireTime(department, slotTime, isFullDay, now()))
        return failed('SLOT_TAKEN');
      const { phoneMobile: phone, ...person } = request.customer;
      const booked = await inSequence(request.regNo, () =>
        lanes.slots.book(
          {
            kind: 'tire-hotel',
            key,
            bodyHash: hash,
            site,
            locale,
            registrationNumber: request.regNo,
            carName,
            mileage: UNKNOWN_MILEAGE,
            customer: { ...person, phone },
            freeText: request.freeText,
            payer: null,
            services: [WHEEL_CHANGE],
          },
          { kind: 'tire-hotel', department, slotTime, isFullDay },
          {
            visitor: holder,
            car: carName,
            refusal: async (coming) => refusalOf(coming, slotTime),
          },
        ),
      );
      return booked.ok ? ok(confirmationOf(booked.value, department)) : booked;
    },

    async review(review, { session }) {
      const customer = await customerOf(session);
      if (!customer) return failed('TIRE_SESSION_ENDED');
      const { agreements } = customer;
      const [latest] = await lanes.bookings.tireBookingsOf(agreements.map(({ regNo }) => regNo));
      const erpId = agreements.find(({ regNo }) => regNo === latest?.registrationNumber)?.erpId;
      if (!latest || erpId === undefined) return failed('NOT_FOUND');
      const { site, language } = customerPageOf(latest);
      const values: TireReviewValues = {
        ...review,
        erpId,
        siteName: '',
        bookingNumber: latest.bookingNumber,
        customerName: `${latest.customer.firstName} ${latest.customer.lastName}`,
        customerEmail: latest.customer.email,
      };
      const stored = await forms.submit({
        site,
        locale: language.locale,
        kind: 'tire-review',
        formSubmissionId: `tire-review-${latest.id}`,
        values,
        isHeld: false,
      });
      if (stored.ok) return ok(null);
      return stored.error.code === 'FORM_ID_REUSED' ? stored : failed('TIRE_REVIEW_FAILED');
    },

    async wantReminder({ regNo, wanted }, { session }) {
      const customer = await customerOf(session);
      if (!customer) return failed('TIRE_SESSION_ENDED');
      if (!agreementAt(customer, { regNo })) return failed('NOT_FOUND');
      await saveReminderChoice(regNo, wanted);
      return ok(null);
    },
  };
}
