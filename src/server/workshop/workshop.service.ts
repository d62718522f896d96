import type {
  BookingAnswer,
  BookingRequest,
  BookingView,
  ChosenSlot,
  Hold,
  HoldRequest,
} from '@/domain/workshop/booking';
import type { Offer, Position, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { TimeSlotDay, WorkshopNews, WorkshopQuestion } from '@/domain/workshop/workshops';
import type { Outcome } from '@/errors/outcome';
import type { SiteName } from '@/sites/site.types';

export interface WorkshopPriceQuestion {
  registrationNumber: string;
  /** In mil. */
  mileage: number;
  /** '0' for the group's price. */
  departmentId: string;
  codes: readonly string[];
}

export interface WorkshopTimeQuestion {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD' */
  from: string;
  codes: readonly string[];
}

/** Who asks: the value of their cookie, null without one. What they hold is free to themselves. */
export type Visitor = string | null;

/**
 * The workshop service, embedded or real (specification 3 section 7). Failures are the codes that `WorkshopPort` names;
 * VEHICLE_NOT_FOUND and its like come from every call with a registration number, NOT_FOUND from those with a department
 * that is none.
 */
export interface WorkshopService {
  car(registrationNumber: string): Promise<Outcome<WorkshopCar>>;
  services(registrationNumber: string, near: Position | null): Promise<Outcome<ServiceCategory[]>>;
  addons(registrationNumber: string, near: Position | null): Promise<Outcome<ServiceCategory[]>>;
  prices(question: WorkshopPriceQuestion): Promise<Outcome<Offer[]>>;
  timeSlots(question: WorkshopTimeQuestion, visitor: Visitor): Promise<Outcome<TimeSlotDay[]>>;
  /** The brand as it stands in the path: 'Land-Rover'. */
  hasBrand(brand: string): Promise<Outcome<boolean>>;
  /** Workshops as they become known, then `done`, whatever happens; ends early when the visitor goes. Never throws. */
  closest(question: WorkshopQuestion, visitor: Visitor, signal: AbortSignal): AsyncIterable<WorkshopNews>;
  book(
    booking: { request: BookingRequest; key: string; site: SiteName | null },
    visitor: Visitor,
  ): Promise<Outcome<BookingAnswer>>;
  /** Null: this service knows no holds. */
  hold(request: HoldRequest, visitor: string): Promise<Outcome<Hold | null>>;
  release(slot: ChosenSlot, visitor: string): Promise<Outcome<null>>;
  see(token: string): Promise<Outcome<BookingView>>;
  /** Times to which a booking may move, at its workshop and for its services. */
  timesFor(question: { token: string; from: string }, visitor: Visitor): Promise<Outcome<TimeSlotDay[]>>;
  move(token: string, to: ChosenSlot, visitor: Visitor): Promise<Outcome<BookingView>>;
  cancel(token: string): Promise<Outcome<BookingView>>;
}
