import type { Payer } from './payer';

/** A time at a department, as holds and bookings name it. */
export interface ChosenSlot {
  departmentId: string;
  /** The workshop's own time: '2026-12-01T10:30:00'. */
  timeSlot: string;
  /** For a full day the car is left before 08:00; `timeSlot` is then 08:00. */
  isFullDay: boolean;
}

export interface BookingCustomer {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

export interface ServiceOfferingRequest {
  /** An offering's code. */
  kobraId: string;
  unitsSelected: number;
  userInput: string;
}

/** The body of POST /api/mechmate/book. */
export interface BookingRequest extends ChosenSlot {
  customer: BookingCustomer;
  freeText: string;
  registrationNumber: string;
  /** In mil; 1 where unknown. */
  mileage: number;
  serviceOfferingRequests: ServiceOfferingRequest[];
  /** Absent: the customer pays. */
  payer?: Payer;
  /** The customer knows of the car's visit at an overlapping time (VISIT_OVERLAPS), and wants this one, too. */
  allowOverlap?: true;
}

/** Body of the request: the page's language, in which the customer's messages are written, is ours. */
export interface BookingBody extends BookingRequest {
  locale?: string;
}

/** Response to a booking; the same response for the same key. */
export interface BookingConfirmation extends ChosenSlot {
  id: string;
  /** For the telephone: eight letters, or whatever another service has. */
  bookingNumber: string;
  /** Opens the booking later, without personal data; belongs after '#', never in a path or query. */
  manageToken: string;
}

/** A time held for a visitor during the booking. */
export interface Hold extends ChosenSlot {
  /** ISO instant. */
  expiresAt: string;
  /** By the server's clock at the response: a visitor's clock may be wrong. */
  secondsLeft: number;
  extensionsLeft: number;
}

export interface HoldRequest extends ChosenSlot {
  /** Ten minutes more, twice at most. */
  extend?: boolean;
  /** The work that is to end before the workshop closes; absent: as short as any. */
  work?: HoldWork;
}

export interface HoldWork extends Pick<BookingRequest, 'registrationNumber' | 'mileage'> {
  serviceOfferingRequests: Pick<ServiceOfferingRequest, 'kobraId' | 'unitsSelected'>[];
}

/** A booking as its link shows it: nothing of the customer but the car's name. */
export interface BookingView extends ChosenSlot {
  id: string;
  bookingNumber: string;
  status: 'booked' | 'cancelled';
  zone: string;
  siteName: string;
  address: string;
  phone: string;
  latitude: number;
  longitude: number;
  car: string;
  services: readonly { code: string; name: string; units: number }[];
  /** ISO instant until which it may be moved or cancelled. */
  changeableUntil: string;
  /** By the server's clock. */
  isChangeable: boolean;
  /** A day without a time: the workshop calls back with one. Such a booking can be cancelled, and not moved. */
  awaitsTime?: true;
}

export const HOLD_MINUTES = 10;
export const HOLD_EXTENSIONS = 2;
export const FREE_TEXT_LENGTH = 80;

/** A visitor's intent has one key through retries and reloads (decision 15a). */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
export const IDEMPOTENCY_KEY = /^[\w-]{8,100}$/;
