import type { Place } from '@/domain/places/place';
import type { BookingConfirmation, BookingCustomer, BookingRequest } from '@/domain/workshop/booking';
import type { PayerKind } from '@/domain/workshop/payer';
import type { ChosenService, PriceSum } from '@/domain/workshop/chosenServices';
import type { PriceQuery, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { FirstTimeSlot, Workshop } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { bookingFlow } from './booking.flow';

/** The states of the flow. */
export type BookingStep = StateOf<typeof bookingFlow>;

/**
 * The steps as the specification counts them (decision 11); `selectProgress` has the numbers that the visitor reads.
 */
export type StepNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** A time at a workshop, with the workshop. */
export interface PickedSlot {
  workshop: Workshop;
  /** '2026-12-01T10:30:00', in the workshop's time zone. */
  timeSlot: string;
  isFullDay: boolean;
}

/** `until` in ms by the clock of this machine. */
export interface SlotHold {
  until: number;
  extensionsLeft: number;
}

export interface ContactDraft extends BookingCustomer {
  freeText: string;
  payerKind: PayerKind;
  /** Name and number of a company that pays; kept while another kind is chosen. */
  payerName: string;
  payerNumber: string;
}

/** A request as it was sent, with what the visitor saw in it. */
export interface SentBooking {
  request: BookingRequest;
  slot: PickedSlot;
  lines: readonly ChosenService[];
}

export interface FirstNear {
  placeId: string;
  /** Of the workshop. */
  siteName: string;
  time: FirstTimeSlot;
}

export interface BookingState {
  flow: FlowState<BookingStep>;
  /** The furthest step reached: the specification's booking state. */
  reached: StepNumber;
  /** The fields of the first step, not submitted yet. */
  form: { registrationNumber: string; location: Place | null };
  /** The first free time around the place of the form, once it is known. */
  firstNear: FirstNear | null;
  /** What was looked up; '' before the first lookup. */
  registrationNumber: string;
  location: Place | null;
  car: WorkshopCar | null;
  /** Whether one of our workshops is authorised for the brand; null until known. */
  isAuthorised: boolean | null;
  /** In mil (10 km). */
  mileage: number | null;
  /** null until loaded; loaded again after a reload. */
  services: readonly ServiceCategory[] | null;
  addons: readonly ServiceCategory[] | null;
  /** Whether this car has an add-on step: 'Steg n/max' counts it (decision 12). */
  hasAddons: boolean;
  /** The add-ons failed to load, and the visitor went on without them. */
  addonsMissing: boolean;
  /** In the order in which they were ticked. */
  chosen: readonly ChosenService[];
  /** Identifies the query whose prices are in `chosen` or are being loaded. */
  pricesKey: string;
  /** 'initial': the prices are those of the service catalogue. */
  pricesStatus: 'initial' | 'loading' | 'loaded' | 'failed';
  /** The query whose prices are in `chosen`; null: those of the catalogue. */
  pricedQuery: PriceQuery | null;
  /** The sum before the last prices, where they changed it, and what else was requested; null: nothing to explain. */
  sumChange: { before: PriceSum; reason: 'mileage' | 'workshop' } | null;
  slot: PickedSlot | null;
  /** The slot that another visitor took: alternatives near it are offered. */
  lostSlot: PickedSlot | null;
  hold: SlotHold | null;
  holdExpired: boolean;
  draft: ContactDraft;
  /** One for this visitor's intent to book: the same for every attempt until it succeeds. */
  idempotencyKey: string | null;
  /** The visitor was shown the car's visit at an overlapping time, and books nevertheless. */
  allowsOverlap: boolean;
  /** Requests sent with the key, oldest first: one of them may have succeeded though its response was lost. */
  sent: readonly SentBooking[];
  confirmation: { response: BookingConfirmation; sent: SentBooking } | null;
  /** The error of the current error state. */
  error: AppError | null;
}

const EMPTY_DRAFT: ContactDraft = {
  firstName: '',
  lastName: '',
  phone: '',
  email: '',
  freeText: '',
  payerKind: 'private',
  payerName: '',
  payerNumber: '',
};

export const initialBooking: BookingState = {
  flow: initialFlowState(bookingFlow),
  reached: 0,
  form: { registrationNumber: '', location: null },
  firstNear: null,
  registrationNumber: '',
  location: null,
  car: null,
  isAuthorised: null,
  mileage: null,
  services: null,
  addons: null,
  hasAddons: false,
  addonsMissing: false,
  chosen: [],
  pricesKey: '',
  pricesStatus: 'initial',
  pricedQuery: null,
  sumChange: null,
  slot: null,
  lostSlot: null,
  hold: null,
  holdExpired: false,
  draft: EMPTY_DRAFT,
  idempotencyKey: null,
  allowsOverlap: false,
  sent: [],
  confirmation: null,
  error: null,
};

type NotSaved =
  | 'flow'
  | 'firstNear'
  | 'services'
  | 'addons'
  | 'addonsMissing'
  | 'pricesKey'
  | 'pricesStatus'
  | 'pricedQuery'
  | 'sumChange'
  | 'error';

/** What the session storage holds: all but the catalogues and prices, which are loaded again. */
export interface SavedBooking extends Omit<BookingState, NotSaved> {
  step: BookingStep;
}
