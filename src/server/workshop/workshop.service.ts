import type {
  BookingConfirmation,
  BookingRequest,
  BookingView,
  ChosenSlot,
  Hold,
  HoldRequest,
} from '@/domain/workshop/booking';
import type { Offer, Position, PriceQuery, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type {
  FirstTimeSlot,
  TimeSlotDay,
  WorkExtent,
  WorkshopEvent,
  WorkshopsRequest,
} from '@/domain/workshop/workshops';
import type { Result } from '@/errors/result';
import type { Locale, SiteName } from '@/sites/site.types';

interface WorkshopTimeRequest extends WorkExtent {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD' */
  from: string;
  codes: readonly string[];
}

/** The value of the visitor's cookie, null without one. A visitor's own holds count as free. */
export type Visitor = string | null;

/**
 * The workshop service, embedded or external (specification 3 section 7). Failures are the codes of `WorkshopPort`;
 * VEHICLE_NOT_FOUND and similar codes may come from every call with a registration number, NOT_FOUND from those with
 * an unknown department.
 */
export interface WorkshopService {
  car(registrationNumber: string): Promise<Result<WorkshopCar>>;
  services(registrationNumber: string, near: Position | null): Promise<Result<ServiceCategory[]>>;
  /** `codes`: the services that they are added to. */
  addons(
    registrationNumber: string,
    near: Position | null,
    codes?: readonly string[],
  ): Promise<Result<ServiceCategory[]>>;
  prices(request: PriceQuery): Promise<Result<Offer[]>>;
  timeSlots(request: WorkshopTimeRequest, visitor: Visitor): Promise<Result<TimeSlotDay[]>>;
  /** The brand as in the path: 'Land-Rover'. */
  hasBrand(brand: string): Promise<Result<boolean>>;
  /**
   * Ours: the first free time of a facility's workshop for a short visit, whatever the car; null without one. Absent: the
   * service does not tell.
   */
  firstTime?(siteId: string): Promise<Result<FirstTimeSlot | null>>;
  /** Ours: cars that a workshop takes in on a day ('2026-12-08'); null: unknown. Absent: the service does not tell. */
  capacityOn?(departmentId: string, date: string): Promise<number | null>;
  /** Workshops as their times are found, then always `done`; ends early when the visitor leaves. Never throws. */
  closest(request: WorkshopsRequest, visitor: Visitor, signal: AbortSignal): AsyncIterable<WorkshopEvent>;
  book(
    /** `locale`: of the customer's messages; without one: the site's own. */
    booking: { request: BookingRequest; key: string; site: SiteName | null; locale?: Locale | null },
    visitor: Visitor,
    client?: string,
  ): Promise<Result<BookingConfirmation>>;
  /**
   * Null: this service does not support holds. Here and in `book`, `client` is the visitor's address, for a service
   * elsewhere that limits holds and bookings by it.
   */
  hold(request: HoldRequest, visitor: string, client?: string): Promise<Result<Hold | null>>;
  release(slot: ChosenSlot, visitor: string): Promise<Result<null>>;
  see(token: string): Promise<Result<BookingView>>;
  /** Times to which a booking may move, at its workshop and for its services. */
  timesFor(request: { token: string; from: string }, visitor: Visitor): Promise<Result<TimeSlotDay[]>>;
  move(token: string, to: ChosenSlot, visitor: Visitor): Promise<Result<BookingView>>;
  cancel(token: string): Promise<Result<BookingView>>;
}
