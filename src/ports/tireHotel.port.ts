import type { TireHotelCredentials, TireHotelCustomer, Validated } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation, TireBookingRequest, TireHotelReview } from '@/domain/tire-hotel/tireBooking';
import type { Hold } from '@/domain/workshop/booking';
import type { Result } from '@/errors/result';

/** Wheels of a car at a department. */
interface OfDepartment {
  erpId: string;
  regNo: string;
}

/** A time at a department: `timeSlot` is its own time, '2026-12-01T10:30:00'. */
interface TireSlot extends OfDepartment {
  timeSlot: string;
}

/**
 * The tire hotel (specification 3 sections 2.8 and 7). Every call rejects only with the signal's AbortError; every other
 * failure is a Result. TIRE_SESSION_ENDED: log in again; nothing else has changed. Where the server has a sentence for
 * the visitor, the error carries it as param `message`.
 */
export interface TireHotelPort {
  /** The running session; null: none. TIRE_HOTEL_FAILED. */
  session(signal?: AbortSignal): Promise<Result<Validated | null>>;
  /** `Validated` while this car's customer is logged in. TIRE_AGREEMENT_NOT_FOUND, TIRE_HOTEL_FAILED, TOO_MANY_REQUESTS. */
  search(regNo: string, signal?: AbortSignal): Promise<Result<TireHotelCustomer | Validated>>;
  /** Sends a code by text message. TIRE_CODE_NOT_SENT, TIRE_SEARCH_ENDED, TOO_MANY_REQUESTS (param `retryAfter`). */
  sendCode(encryptedPhoneNumber: string, signal?: AbortSignal): Promise<Result<TireHotelCredentials | Validated>>;
  /** TIRE_CODE_WRONG (param `triesLeft`), TIRE_CODE_ENDED (too old, or too many tries), TIRE_HOTEL_FAILED. */
  validate(attempt: { authorizationToken: string; code: string }, signal?: AbortSignal): Promise<Result<Validated>>;
  /** One that is not logged in is no failure. */
  logOut(signal?: AbortSignal): Promise<Result<null>>;
  /** Days with free times, 'YYYY-MM-DD'. TIRE_DAYS_FAILED, TIRE_SESSION_ENDED. */
  days(of: OfDepartment & { from: string; to: string }, signal?: AbortSignal): Promise<Result<string[]>>;
  /** Free times of a day, 'HH:MM'. TIRE_TIMES_FAILED, TIRE_SESSION_ENDED. */
  times(of: OfDepartment & { day: string }, signal?: AbortSignal): Promise<Result<string[]>>;
  /**
   * Holds a time for the visitor, or extends the hold; null when the service has no holds. SLOT_TAKEN, HOLD_FAILED,
   * TIRE_SESSION_ENDED.
   */
  hold(slot: TireSlot & { extend?: boolean }, signal?: AbortSignal): Promise<Result<Hold | null>>;
  /** A time that was not held is no failure. */
  release(slot: TireSlot, signal?: AbortSignal): Promise<Result<null>>;
  /** Once per key, however often it is sent. SLOT_TAKEN, TIRE_ALREADY_BOOKED, KEY_REUSED, TIRE_BOOKING_FAILED, TIRE_SESSION_ENDED. */
  book(
    booking: { request: TireBookingRequest; erpId: string; key: string; locale?: string },
    signal?: AbortSignal,
  ): Promise<Result<TireBookingConfirmation>>;
  /** TIRE_REVIEW_FAILED, TIRE_SESSION_ENDED. */
  review(review: TireHotelReview, signal?: AbortSignal): Promise<Result<null>>;
  /** Whether a car's customer wants the reminder of the next change. TIRE_HOTEL_FAILED, TIRE_SESSION_ENDED. */
  wantReminder(reminder: { regNo: string; wanted: boolean }, signal?: AbortSignal): Promise<Result<null>>;
}
