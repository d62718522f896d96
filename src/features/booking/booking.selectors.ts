import { createSelector } from 'reselect';
import type { BookingRequest, ChosenSlot, HoldRequest } from '@/domain/workshop/booking';
import { missingOf, requestsOf, sumOf, type ChosenService } from '@/domain/workshop/chosenServices';
import { GROUP_DEPARTMENT, UNKNOWN_MILEAGE, type PriceQuery } from '@/domain/workshop/services';
import type { WorkExtent } from '@/domain/workshop/workshops';
import type { WorkshopSearch } from './workshops.slice';
import type { RootState } from '@/store/rootState';
import {
  initialBooking,
  type BookingState,
  type BookingStep,
  type PickedSlot,
  type SentBooking,
  type StepNumber,
} from './booking.state';

export const selectBooking = (state: RootState): BookingState => state.booking ?? initialBooking;
export const selectBookingFlow = (state: RootState): BookingState['flow'] => selectBooking(state).flow;
export const selectBookingStep = (state: RootState): BookingStep => selectBooking(state).flow.value;
export const selectChosen = (state: RootState): readonly ChosenService[] => selectBooking(state).chosen;

/** The step in which each state is shown: the specification's display state. */
const stepOf: Readonly<Record<BookingStep, StepNumber>> = {
  unread: 0,
  identifying: 0,
  lookingUp: 0,
  lookupFailed: 0,
  loadingServices: 1,
  servicesFailed: 1,
  choosingServices: 1,
  loadingAddons: 1,
  choosingAddons: 2,
  choosingTime: 3,
  holding: 3,
  slotLost: 3,
  contact: 4,
  booking: 4,
  bookingFailed: 4,
  confirmed: 5,
};
export function selectOpenStep(state: RootState): StepNumber {
  const {
    flow: { value },
    hasAddons,
    addonsMissing,
    reached,
  } = selectBooking(state);
  if (value !== 'loadingAddons') return stepOf[value];
  // Requested again from the step of times, which stays open until they are there.
  if (addonsMissing) return 3;
  // Add-ons that are loaded again after a reload are shown in their own step at once.
  return hasAddons && reached >= 2 ? 2 : stepOf[value];
}
/** The furthest step reached. */
export const selectReachedStep = (state: RootState): StepNumber => selectBooking(state).reached;

/** The steps of this booking in their order; 'Steg n/max' counts them (decision 12). */
export const selectSteps = createSelector(
  [(state: RootState) => selectBooking(state).hasAddons],
  (hasAddons): readonly StepNumber[] => (hasAddons ? [0, 1, 2, 3, 4] : [0, 1, 3, 4]),
);
/** Whether it is not known yet if the car has add-ons: the step that they would bring is told beforehand. */
export const selectMayHaveAddons = (state: RootState): boolean => {
  const { car, flow, hasAddons } = selectBooking(state);
  return !hasAddons && (car === null || flow.value === 'loadingServices');
};
export const selectProgress = createSelector([selectSteps, selectOpenStep], (steps, shown) => ({
  n: Math.max(1, steps.indexOf(shown) + 1),
  max: steps.length,
}));

export const selectSum = createSelector([selectChosen], sumOf);

export const selectServicesMissing = createSelector(
  [selectChosen, (state: RootState) => selectBooking(state).mileage],
  (chosen, mileage) =>
    Object.fromEntries(
      chosen.flatMap((one) => {
        const missing = missingOf(one, mileage);
        return missing ? [[one.code, missing]] : [];
      }),
    ),
);

/** What the prices depend on; null when nothing is chosen. */
export const selectPriceQuery = createSelector([selectBooking], ({ car, mileage, slot, chosen }): PriceQuery | null =>
  car && chosen.length > 0
    ? {
        registrationNumber: car.registrationNumber,
        mileage: mileage ?? UNKNOWN_MILEAGE,
        departmentId: slot?.workshop.departmentId ?? GROUP_DEPARTMENT,
        codes: chosen.map(({ code }) => code),
      }
    : null,
);

/** What the time in the workshop depends on, besides the services. */
export const extentOf = ({ mileage, chosen }: Pick<BookingState, 'mileage' | 'chosen'>): WorkExtent => ({
  ...(mileage !== null && { mileage }),
  ...(chosen.some(({ unit }) => unit > 1) && { units: chosen.map(({ unit }) => unit) }),
});

/** The query for workshops while the step of workshop and time is open, else null. */
export const selectWorkshopQuery = createSelector(
  [selectBooking],
  ({ flow, car, location, chosen, mileage }): WorkshopSearch | null =>
    (flow.value === 'choosingTime' || flow.value === 'slotLost' || flow.value === 'holding') && car && location
      ? {
          registrationNumber: car.registrationNumber,
          codes: chosen.map(({ code }) => code),
          latitude: location.latitude,
          longitude: location.longitude,
          ...extentOf({ mileage, chosen }),
          mileage: mileage ?? UNKNOWN_MILEAGE,
        }
      : null,
);

/** Whether the contact form is open and can be submitted. */
export const isAtForm = ({ flow }: BookingState): boolean => flow.value === 'contact' || flow.value === 'bookingFailed';

export const chosenSlotOf = ({ workshop, timeSlot, isFullDay }: PickedSlot): ChosenSlot => ({
  departmentId: workshop.departmentId,
  timeSlot,
  isFullDay,
});

/** The chosen slot as it is held, with the work that it is for; null where none is chosen. */
export const selectSlotToHold = createSelector(
  [selectBooking],
  ({ slot, car, mileage, chosen }): HoldRequest | null =>
    slot && {
      ...chosenSlotOf(slot),
      ...(car && {
        work: {
          registrationNumber: car.registrationNumber,
          mileage: mileage ?? UNKNOWN_MILEAGE,
          serviceOfferingRequests: chosen.map(({ code, unit }) => ({ kobraId: code, unitsSelected: unit })),
        },
      }),
    },
);

/** The slot that is held for this visitor now. */
export const selectHeldSlot = createSelector([selectBooking], ({ slot, hold }): ChosenSlot | null =>
  slot && hold ? chosenSlotOf(slot) : null,
);

/** The request as it would be sent; null while something is missing. */
export const selectBookingToSend = createSelector(
  [selectBooking],
  ({ car, slot, chosen, draft, mileage, allowsOverlap }): SentBooking | null => {
    if (!car || !slot || chosen.length === 0) return null;
    const { freeText, payerKind, payerName, payerNumber, ...customer } = draft;
    const request: BookingRequest = {
      ...chosenSlotOf(slot),
      customer,
      freeText,
      registrationNumber: car.registrationNumber,
      mileage: mileage ?? UNKNOWN_MILEAGE,
      serviceOfferingRequests: requestsOf(chosen),
      ...(payerKind !== 'private' && { payer: { kind: payerKind, name: payerName, number: payerNumber } }),
      ...(allowsOverlap && { allowOverlap: true }),
    };
    return { request, slot, lines: chosen };
  },
);
