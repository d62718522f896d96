import type {
  TireBookingConfirmation,
  TireBookingRequest,
  TireHotelReview,
  TireTimeDays,
  TireTimes,
} from '@/domain/tire-hotel/tireBooking';
import type { Hold } from '@/domain/workshop/booking';
import type { Result } from '@/errors/result';
import type { Locale, SiteName } from '@/sites/site.types';

/** What of an agreement a booking needs. */
export interface BookedAgreement {
  /** Normalised. */
  regNo: string;
  /** Of the department that stores the wheels. */
  erpId: string;
  /** 'Volvo V60 2021' */
  carName: string;
}

/** The logged-in customer. */
export interface TireCustomer {
  /** Owns the holds of this customer; known to the server alone. */
  holder: string;
  agreements: readonly BookedAgreement[];
}

/** A request of a customer. */
export interface TireBookingVisit {
  /** Of the session's cookie. */
  session: string;
  /** The visitor's address; absent for calls of our own pages. */
  client?: string | undefined;
}

/** Wheels of a customer's car at a department. */
interface OfDepartment {
  erpId: string;
  regNo: string;
}

interface DayRange {
  /** 'YYYY-MM-DD', both included. */
  startDate: string;
  endDate: string;
}

/**
 * Bookings of the tire hotel, embedded or external (specification 3 section 7). TIRE_SESSION_ENDED: the session has;
 * NOT_FOUND: another customer's car, or its wheels are stored elsewhere.
 */
export interface TireBookingService {
  /** TIRE_DAYS_FAILED. */
  days(of: OfDepartment & DayRange, visit: TireBookingVisit): Promise<Result<TireTimeDays>>;
  /** TIRE_TIMES_FAILED. Without times the workshop calls back. */
  times(of: OfDepartment & DayRange, visit: TireBookingVisit): Promise<Result<TireTimes>>;
  /** Null: there are no holds. SLOT_TAKEN, HOLD_FAILED. */
  hold(
    slot: OfDepartment & { timeSlot: string; extend?: boolean | undefined },
    visit: TireBookingVisit,
  ): Promise<Result<Hold | null>>;
  release(slot: OfDepartment & { timeSlot: string }, visit: TireBookingVisit): Promise<Result<null>>;
  /** Once per key. SLOT_TAKEN, TIRE_ALREADY_BOOKED, KEY_REUSED, BOOKING_CANCELLED, TOO_MANY_REQUESTS, TIRE_BOOKING_FAILED. */
  book(
    booking: {
      request: TireBookingRequest;
      erpId: string;
      key: string;
      site: SiteName | null;
      /** Of the customer's messages; null: the site's own. */
      locale: Locale | null;
    },
    visit: TireBookingVisit,
  ): Promise<Result<TireBookingConfirmation>>;
  /** Of the latest booking, once; NOT_FOUND without one. FORM_ID_REUSED, TIRE_REVIEW_FAILED. */
  review(review: TireHotelReview, visit: TireBookingVisit): Promise<Result<null>>;
  wantReminder(choice: { regNo: string; wanted: boolean }, visit: TireBookingVisit): Promise<Result<null>>;
}

/** The customer's agreement of a car at the department; null: there is none. */
export const agreementAt = (
  { agreements }: TireCustomer,
  { regNo, erpId }: { regNo: string; erpId?: string },
): BookedAgreement | null =>
  agreements.find((one) => one.regNo === regNo && (erpId === undefined || one.erpId === erpId)) ?? null;
