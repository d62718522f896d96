import type {
  BookingConfirmation,
  BookingRequest,
  BookingView,
  ChosenSlot,
  Hold,
  HoldRequest,
} from '@/domain/workshop/booking';
import type { Offer, Position, PriceQuery, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { TimeSlotDay, WorkExtent, WorkshopBatch, WorkshopsRequest } from '@/domain/workshop/workshops';
import type { Result } from '@/errors/result';

interface TimeQuery extends WorkExtent {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD': the first of the four weeks. */
  from: string;
  codes: readonly string[];
}

/**
 * The workshop service (specification 3 section 7). The stream of workshops comes through the stream port, at
 * `workshopsPath`. Every call rejects only with the signal's AbortError; every other failure is a Result.
 */
export interface WorkshopPort {
  /** REG_INVALID, VEHICLE_NOT_FOUND, BRAND_NOT_SUPPORTED (param `brand`), LOOKUP_FAILED. */
  car(registrationNumber: string, signal?: AbortSignal): Promise<Result<WorkshopCar>>;
  /** SERVICES_FAILED; the list may be empty. */
  services(
    of: { registrationNumber: string; near: Position },
    signal?: AbortSignal,
  ): Promise<Result<ServiceCategory[]>>;
  /** ADDONS_FAILED; the list may be empty. */
  addons(
    /** `codes`: the chosen services. */
    of: { registrationNumber: string; near: Position; codes?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Result<ServiceCategory[]>>;
  /** PRICES_FAILED. */
  prices(query: PriceQuery, signal?: AbortSignal): Promise<Result<Offer[]>>;
  /** TIMES_FAILED. */
  timeSlots(query: TimeQuery, signal?: AbortSignal): Promise<Result<TimeSlotDay[]>>;
  /** A batch of the stream as one JSON response, for networks that block streams. WORKSHOPS_FAILED. */
  workshops(query: WorkshopsRequest, signal?: AbortSignal): Promise<Result<WorkshopBatch>>;
  /** Whether any of our workshops is authorised for the brand; WORKSHOPS_FAILED. */
  hasBrand(brand: string, signal?: AbortSignal): Promise<Result<boolean>>;
  /**
   * Once per key, however often it is sent; `locale` is the language of the customer's messages. SLOT_TAKEN, KEY_REUSED, BOOKING_CANCELLED, VISIT_OVERLAPS, BOOKING_FAILED.
   */
  book(
    booking: { request: BookingRequest; key: string; locale?: string },
    signal?: AbortSignal,
  ): Promise<Result<BookingConfirmation>>;
  /** Holds a slot or extends the hold; null when the service has no holds. SLOT_TAKEN, HOLD_FAILED. */
  hold(request: HoldRequest, signal?: AbortSignal): Promise<Result<Hold | null>>;
  /** Releases a slot; one that was not held is no failure. */
  release(slot: ChosenSlot, signal?: AbortSignal): Promise<Result<null>>;
  /** BOOKING_NOT_FOUND, BOOKING_UNREAD. */
  see(token: string, signal?: AbortSignal): Promise<Result<BookingView>>;
  /** Times to which a booking may move, four weeks from a day on; BOOKING_NOT_FOUND, TIMES_FAILED. */
  timesFor(query: { token: string; from: string }, signal?: AbortSignal): Promise<Result<TimeSlotDay[]>>;
  /** BOOKING_NOT_FOUND, BOOKING_LOCKED, CHANGE_FAILED, SLOT_TAKEN: then the booking is unchanged. */
  move(change: { token: string; to: ChosenSlot }, signal?: AbortSignal): Promise<Result<BookingView>>;
  /** BOOKING_NOT_FOUND, BOOKING_LOCKED, CHANGE_FAILED; may be repeated. */
  cancel(token: string, signal?: AbortSignal): Promise<Result<BookingView>>;
}
