import type { TireHotelCredentials, TireHotelCustomer } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation, TireBookingCustomer, TireBookingRequest } from '@/domain/tire-hotel/tireBooking';
import type { StoredVehicle } from '@/domain/tire-hotel/vehicle';
import type { AppError } from '@/errors/result';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { tireHotelFlow } from './tireHotel.flow';

/** The states of the flow. */
export type TireHotelStep = StateOf<typeof tireHotelFlow>;

/** Search, Login, Validate, LoggedIn, Booking as day and time, then contact, and Confirmation. */
export type TireStepNumber = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** `until` in ms by the clock of this machine. */
export interface TimeHold {
  until: number;
  extensionsLeft: number;
}

/** The car of the booking by its position in the session's list, and as it is shown. */
export interface BookedCar {
  index: number;
  name: string;
}

export interface TireSlot {
  /** 'YYYY-MM-DD' */
  day: string;
  /** 'HH:MM'; '' where the workshop calls back with a time. */
  time: string;
}

export interface TireContactDraft extends TireBookingCustomer {
  freeText: string;
}

/** A request as it was sent; the car's number is added from the session. */
export type SentTireBooking = Omit<TireBookingRequest, 'regNo'>;

export interface TireHotelState {
  flow: FlowState<TireHotelStep>;
  /** What was searched, normalised; '' before. */
  regNo: string;
  customer: TireHotelCustomer | null;
  credentials: TireHotelCredentials | null;
  /** When another code may be sent, in ms. */
  resendAt: number | null;
  /** The code that is being checked. */
  code: string;
  vehicles: readonly StoredVehicle[];
  /**
   * How long the session lasts after each request, when it ends without another one, and when in any case, in ms; null:
   * unknown.
   */
  sessionMs: number | null;
  sessionUntil: number | null;
  sessionEnd: number | null;
  /** The session ends soon, and the visitor was told. */
  endsSoon: boolean;
  /** Where to continue after a reload, or after the session ended; null: nowhere. */
  resumes: TireHotelStep | null;
  wantsReminder: boolean;
  reminder: 'idle' | 'saving' | 'failed';
  car: BookedCar | null;
  /** Days with a free time; null until loaded. */
  days: readonly string[] | null;
  /** '' before one is chosen. */
  day: string;
  /** Free times of the day; null until loaded. */
  times: readonly string[] | null;
  slot: TireSlot | null;
  hold: TimeHold | null;
  holdExpired: boolean;
  draft: TireContactDraft;
  /** One for this visitor's intent to book: the same for every attempt until it succeeds. */
  idempotencyKey: string | null;
  /** Requests sent with the key, oldest first: one of them may have succeeded though its response was lost. */
  sent: readonly SentTireBooking[];
  confirmation: TireBookingConfirmation | null;
  error: AppError | null;
}

export const initialTireHotel: TireHotelState = {
  flow: initialFlowState(tireHotelFlow),
  regNo: '',
  customer: null,
  credentials: null,
  resendAt: null,
  code: '',
  vehicles: [],
  sessionMs: null,
  sessionUntil: null,
  sessionEnd: null,
  endsSoon: false,
  resumes: null,
  wantsReminder: false,
  reminder: 'idle',
  car: null,
  days: null,
  day: '',
  times: null,
  slot: null,
  hold: null,
  holdExpired: false,
  draft: { firstName: '', lastName: '', email: '', phoneMobile: '', freeText: '' },
  idempotencyKey: null,
  sent: [],
  confirmation: null,
  error: null,
};

type NotSaved =
  | 'flow'
  | 'customer'
  | 'credentials'
  | 'resendAt'
  | 'code'
  | 'vehicles'
  | 'sessionMs'
  | 'sessionUntil'
  | 'sessionEnd'
  | 'endsSoon'
  | 'resumes'
  | 'wantsReminder'
  | 'reminder'
  | 'days'
  | 'times'
  | 'error';

/** What the session storage holds: the step and what the page shows, without a code or token (decision 17). */
export interface SavedTireHotel extends Omit<TireHotelState, NotSaved> {
  step: TireHotelStep;
}
