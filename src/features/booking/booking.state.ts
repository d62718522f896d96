import type { Place } from '@/domain/places/place';
import type { BookingConfirmation, BookingCustomer, BookingRequest } from '@/domain/workshop/booking';
import type { ChosenService } from '@/domain/workshop/chosenServices';
import type { ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { Workshop } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import type { BookingStep } from './booking.flow';

/** The steps as the specification counts them (decision 11); what the visitor reads stands in `selectProgress`. */
export type StepNumber = 0 | 1 | 2 | 3 | 4 | 5;

/** A time at a workshop, with the workshop. */
export interface PickedSlot {
  workshop: Workshop;
  /** '2026-12-01T10:30:00', the workshop's own time. */
  timeSlot: string;
  isFullDay: boolean;
}

/** What is kept of a hold: `until` in ms by this machine's clock. */
export interface HeldTime {
  until: number;
  extensionsLeft: number;
}

export interface ContactDraft extends BookingCustomer {
  freeText: string;
}

/** A request as it went out, with what the visitor saw in it. */
export interface SentBooking {
  request: BookingRequest;
  slot: PickedSlot;
  lines: readonly ChosenService[];
}

export interface BookingState {
  flow: FlowState<BookingStep>;
  /** The furthest step reached: the specification's booking state. */
  reached: StepNumber;
  /** The first step's fields as they stand. */
  form: { number: string; place: Place | null };
  /** What was looked up; '' before the first. */
  registrationNumber: string;
  place: Place | null;
  car: WorkshopCar | null;
  /** null until it is known. */
  isAuthorised: boolean | null;
  /** In mil. */
  mileage: number | null;
  /** null until they came; they are asked for anew after a reload. */
  services: readonly ServiceCategory[] | null;
  addons: readonly ServiceCategory[] | null;
  /** Whether this car has an add-on step: 'Steg n/max' counts it (decision 12). */
  hasAddons: boolean;
  /** In the order in which they were ticked. */
  chosen: readonly ChosenService[];
  /** The question whose prices stand in `chosen`, or that is under way. */
  pricesOf: string;
  prices: 'own' | 'asking' | 'fresh' | 'failed';
  slot: PickedSlot | null;
  /** The time that somebody else took: alternatives are looked for near it. */
  lost: PickedSlot | null;
  hold: HeldTime | null;
  holdRanOut: boolean;
  draft: ContactDraft;
  /** Of this visitor's intent to book: the same one for every try until it is done. */
  key: string | null;
  /** What went out under the key, the oldest first: one of them may have been booked though its answer was lost. */
  sent: readonly SentBooking[];
  done: { answer: BookingConfirmation; sent: SentBooking } | null;
  /** Why the flow stands in trouble. */
  error: AppError | null;
}

/** What a session keeps: all but the catalogues, which are asked for anew, and what is under way. */
export type KeptBooking = Omit<BookingState, 'flow' | 'services' | 'addons' | 'pricesOf' | 'prices'> & {
  step: BookingStep;
};
