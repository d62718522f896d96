import type { PayloadAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import { leavesService, missingOf, type ChosenService } from '@/domain/workshop/chosenServices';
import type { BookingState, BookingStep, SavedBooking, StepNumber } from './booking.state';

/** The three events that open a step: a press on it, the same car given again, a saved booking read after a reload. */
export type StepReopened = PayloadAction<{ step: StepNumber }>;
export type Identified = PayloadAction<{ registrationNumber: string; location: Place }>;
export type Restored = PayloadAction<{ saved: SavedBooking | null }>;

export type ServicesRemoved = PayloadAction<{ codes: readonly string[] }>;

const isComplete = (chosen: readonly ChosenService[], mileage: number | null): boolean =>
  chosen.every((one) => missingOf(one, mileage) === null);

const servicesComplete = ({ chosen, mileage }: BookingState): boolean =>
  chosen.some(({ type }) => type === 'service') && isComplete(chosen, mileage);

/** Whether a step may be opened: it was reached, and what it needs is there. */
function canOpen(state: BookingState, step: StepNumber): boolean {
  if (step === 0) return true;
  if (state.car === null || step > state.reached) return false;
  switch (step) {
    case 1:
      return true;
    case 2:
      return state.hasAddons && servicesComplete(state);
    case 3:
      return servicesComplete(state);
    case 4:
      return servicesComplete(state) && state.slot !== null;
    default:
      return false;
  }
}

/** The state in which a step opens. Catalogues that are not loaded are loaded first. */
function stateOfStep({ services, addons }: BookingState, step: StepNumber): BookingStep {
  switch (step) {
    case 0:
      return 'identifying';
    case 1:
      return services ? 'choosingServices' : 'loadingServices';
    case 2:
      return addons ? 'choosingAddons' : 'loadingAddons';
    case 3:
      return 'choosingTime';
    case 4:
      return 'contact';
    case 5:
      return 'confirmed';
  }
}

/**
 * The state in which a saved booking resumes: work is repeated, a failure returns to the step where it can be retried.
 */
const restoredAt: Readonly<Record<BookingStep, BookingStep | StepNumber>> = {
  unread: 0,
  identifying: 0,
  lookingUp: 'lookingUp',
  lookupFailed: 0,
  loadingServices: 1,
  servicesFailed: 1,
  choosingServices: 1,
  loadingAddons: 2,
  choosingAddons: 2,
  choosingTime: 3,
  holding: 'holding',
  slotLost: 3,
  contact: 4,
  booking: 'booking',
  bookingFailed: 4,
  confirmed: 5,
};

const LATEST_FIRST: readonly StepNumber[] = [4, 3, 2, 1];

/** The state that an event opens; null where the step can't be opened, or the car is another one. */
function targetStep(state: BookingState, { payload }: StepReopened | Identified | Restored): BookingStep | null {
  if ('step' in payload) return canOpen(state, payload.step) ? stateOfStep(state, payload.step) : null;
  if ('saved' in payload) {
    const target = restoredAt[payload.saved?.step ?? 'identifying'];
    return typeof target === 'string' ? target : stateOfStep(state, target);
  }
  const isSame =
    payload.registrationNumber === state.registrationNumber && payload.location.placeId === state.location?.placeId;
  const step = isSame ? LATEST_FIRST.find((one) => canOpen(state, one)) : undefined;
  return step === undefined ? null : stateOfStep(state, step);
}

const to =
  (target: BookingStep) =>
  (state: BookingState, action: StepReopened | Identified | Restored): boolean =>
    targetStep(state, action) === target;

export const bookingGuards = {
  toIdentifying: to('identifying'),
  toLookup: to('lookingUp'),
  toServices: to('choosingServices'),
  toServicesReload: to('loadingServices'),
  toAddons: to('choosingAddons'),
  toAddonsReload: to('loadingAddons'),
  toTime: to('choosingTime'),
  toHolding: to('holding'),
  toContact: to('contact'),
  toBooking: to('booking'),
  toConfirmed: to('confirmed'),
  servicesComplete,
  addonsComplete: ({ chosen, mileage }: BookingState): boolean =>
    chosen.some(({ type }) => type === 'addon') && isComplete(chosen, mileage),
  noAddonChosen: ({ chosen }: BookingState): boolean => chosen.every(({ type }) => type !== 'addon'),
  noAddons: (_state: BookingState, { payload }: PayloadAction<{ categories: readonly unknown[] }>): boolean =>
    payload.categories.length === 0,
  addonsMissing: ({ addonsMissing }: BookingState): boolean => addonsMissing,
  leavesService: ({ chosen }: BookingState, { payload }: ServicesRemoved): boolean =>
    leavesService(chosen, payload.codes),
  hasSlot: ({ slot }: BookingState): boolean => slot !== null,
};
