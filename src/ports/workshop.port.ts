import type {
  BookingConfirmation,
  BookingRequest,
  BookingView,
  ChosenSlot,
  Hold,
  HoldRequest,
} from '@/domain/workshop/booking';
import type { Offer, Position, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { TimeSlotDay, WorkshopBatch, WorkshopsRequest } from '@/domain/workshop/workshops';
import type { Result } from '@/errors/result';

interface PriceQuestion {
  registrationNumber: string;
  /** In mil; 1 where none was told. */
  mileage: number;
  /** '0' for the group's price. */
  departmentId: string;
  codes: readonly string[];
}

interface TimeQuestion {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD': the first of the four weeks. */
  from: string;
  codes: readonly string[];
}

/**
 * The workshop service (specification 3 section 7). The stream of workshops comes through the stream port, at
 * `workshopsPath`. Every call rejects only with the signal's AbortError; every other trouble is an Outcome.
 */
export interface WorkshopPort {
  /** REG_INVALID, VEHICLE_NOT_FOUND, BRAND_NOT_SUPPORTED (fact `brand`), LOOKUP_FAILED. */
  car(registrationNumber: string, signal?: AbortSignal): Promise<Result<WorkshopCar>>;
  /** SERVICES_FAILED; an empty list is an answer. */
  services(
    of: { registrationNumber: string; near: Position },
    signal?: AbortSignal,
  ): Promise<Result<ServiceCategory[]>>;
  /** ADDONS_FAILED; an empty list is an answer. */
  addons(of: { registrationNumber: string; near: Position }, signal?: AbortSignal): Promise<Result<ServiceCategory[]>>;
  /** PRICES_FAILED. */
  prices(question: PriceQuestion, signal?: AbortSignal): Promise<Result<Offer[]>>;
  /** TIMES_FAILED. */
  timeSlots(question: TimeQuestion, signal?: AbortSignal): Promise<Result<TimeSlotDay[]>>;
  /** What the stream would say, in one answer: for lines through which no stream comes. WORKSHOPS_FAILED. */
  workshops(question: WorkshopsRequest, signal?: AbortSignal): Promise<Result<WorkshopBatch>>;
  /** Whether any of our workshops is authorised for the brand; WORKSHOPS_FAILED. */
  hasBrand(brand: string, signal?: AbortSignal): Promise<Result<boolean>>;
  /** Once per key, however often it is sent. SLOT_TAKEN, KEY_REUSED, BOOKING_FAILED. */
  book(booking: { request: BookingRequest; key: string }, signal?: AbortSignal): Promise<Result<BookingConfirmation>>;
  /** Keeps a time, or keeps it longer; null where the service knows no holds. SLOT_TAKEN, HOLD_FAILED. */
  hold(request: HoldRequest, signal?: AbortSignal): Promise<Result<Hold | null>>;
  /** Gives a time back; one that was not held is no trouble. */
  release(slot: ChosenSlot, signal?: AbortSignal): Promise<Result<null>>;
  /** BOOKING_NOT_FOUND, BOOKING_UNREAD. */
  see(token: string, signal?: AbortSignal): Promise<Result<BookingView>>;
  /** Times to which a booking may move, four weeks from a day on; BOOKING_NOT_FOUND, TIMES_FAILED. */
  timesFor(question: { token: string; from: string }, signal?: AbortSignal): Promise<Result<TimeSlotDay[]>>;
  /** BOOKING_NOT_FOUND, BOOKING_LOCKED, CHANGE_FAILED, SLOT_TAKEN: then the booking stands where it stood. */
  move(change: { token: string; to: ChosenSlot }, signal?: AbortSignal): Promise<Result<BookingView>>;
  /** BOOKING_NOT_FOUND, BOOKING_LOCKED, CHANGE_FAILED; cancelled twice is cancelled once. */
  cancel(token: string, signal?: AbortSignal): Promise<Result<BookingView>>;
}
