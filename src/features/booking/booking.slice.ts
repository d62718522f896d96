import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import { sumOf, toggledServices, withoutPrice, withOffers, type ChosenService } from '@/domain/workshop/chosenServices';
import {
  GROUP_DEPARTMENT,
  UNKNOWN_MILEAGE,
  type Offer,
  type PriceQuery,
  type ServiceCategory,
  type WorkshopCar,
} from '@/domain/workshop/services';
import type { AppError } from '@/errors/result';
import { placesActions } from '@/features/places/places.slice';
import { createFlowSlice } from '@/machine/createFlowSlice';
import { bookingFlow } from './booking.flow';
import {
  bookingGuards,
  type Identified,
  type Restored,
  type ServicesRemoved,
  type StepReopened,
} from './booking.guards';
import {
  initialBooking,
  type BookingState,
  type ContactDraft,
  type FirstNear,
  type PickedSlot,
  type SentBooking,
  type SlotHold,
  type StepNumber,
} from './booking.state';

/** Requests remembered for one idempotency key: more than a visitor will ever send. */
const MAX_SENT = 8;

function reach(state: BookingState, step: StepNumber): void {
  if (state.reached < step) state.reached = step;
}

function clearSlot(state: BookingState): void {
  state.slot = null;
  state.lostSlot = null;
  state.hold = null;
  state.holdExpired = false;
  state.allowsOverlap = false;
}

/** Other services need other times: workshop and time are chosen again (specification 3 section 4). */
function toggle(
  state: BookingState,
  categories: readonly ServiceCategory[] | null,
  type: ChosenService['type'],
  code: string,
  reached: 1 | 2,
): void {
  const category = categories?.find(({ offerings }) => offerings.some((one) => one.code === code));
  if (!category) return;
  clearSlot(state);
  state.reached = reached;
  state.chosen = toggledServices(state.chosen, category, type, code);
  state.sumChange = null;
}

function changeService(state: BookingState, code: string, change: Partial<ChosenService>): void {
  state.chosen = state.chosen.map((one) => (one.code === code ? { ...one, ...change } : one));
}

/** Why a sum is another one; null: for what the visitor sees anyway, other services, or no workshop any more. */
function reasonOf(before: PriceQuery | null, now: PriceQuery): 'mileage' | 'workshop' | null {
  if (before && (before.registrationNumber !== now.registrationNumber || before.codes.join() !== now.codes.join()))
    return null;
  if ((before?.departmentId ?? GROUP_DEPARTMENT) !== now.departmentId)
    return now.departmentId === GROUP_DEPARTMENT ? null : 'workshop';
  return (before?.mileage ?? UNKNOWN_MILEAGE) === now.mileage ? null : 'mileage';
}

/** Once the request is sent, its content can't be changed. */
const isSent = ({ flow }: BookingState): boolean => flow.value === 'booking' || flow.value === 'confirmed';

/** Restarts the steps for another car or location. What was typed about the person stays. */
const startedAgain = (state: BookingState, registrationNumber: string, location: Place): BookingState => ({
  ...initialBooking,
  flow: state.flow,
  registrationNumber,
  location,
  form: { registrationNumber, location },
  draft: state.draft,
  idempotencyKey: state.idempotencyKey,
  sent: state.sent,
});

export const bookingSlice = createFlowSlice({
  flow: bookingFlow,
  initialState: initialBooking,
  guards: bookingGuards,
  reducers: {
    restored: (state: BookingState, { payload }: Restored) => {
      if (!payload.saved) return;
      const { step: _step, ...saved } = payload.saved;
      Object.assign(state, saved, { error: null });
    },
    /** `registrationNumber` is normalised: 'ABC123'. */
    identified: (state: BookingState, { payload: { registrationNumber, location } }: Identified) => {
      if (state.flow.value === 'lookingUp') return startedAgain(state, registrationNumber, location);
      state.error = null;
      return state;
    },
    carFound: (state: BookingState, { payload }: PayloadAction<{ car: WorkshopCar }>) => {
      reach(state, 1);
      state.car = payload.car;
      state.error = null;
    },
    lookupFailed: (state: BookingState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    servicesLoaded: (state: BookingState, { payload }: PayloadAction<{ categories: readonly ServiceCategory[] }>) => {
      state.services = payload.categories;
      state.error = null;
    },
    servicesFailed: (state: BookingState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    serviceToggled: (state: BookingState, { payload }: PayloadAction<{ code: string }>) =>
      toggle(state, state.services, 'service', payload.code, 1),
    servicesChosen: (state: BookingState) => {
      state.addonsMissing = false;
    },
    addonsLoaded: (
      state: BookingState,
      { payload: { categories } }: PayloadAction<{ categories: readonly ServiceCategory[] }>,
    ) => {
      reach(state, categories.length > 0 ? 2 : 3);
      state.addons = categories;
      state.hasAddons = categories.length > 0;
      state.addonsMissing = false;
    },
    addonsFailed: (state: BookingState, _action: PayloadAction<{ error: AppError }>) => {
      reach(state, 3);
      state.hasAddons = false;
      state.addonsMissing = true;
    },
    /** Known together with the services, so that 'Steg n/max' counts alike from there on. */
    addonsForeseen: (state: BookingState, { payload }: PayloadAction<{ hasAddons: boolean }>) => {
      if (state.addons === null && state.reached === 1) state.hasAddons = payload.hasAddons;
    },
    addonsRetried: () => undefined,
    addonToggled: (state: BookingState, { payload }: PayloadAction<{ code: string }>) =>
      toggle(state, state.addons, 'addon', payload.code, 2),
    /** A near workshop does not do these: the visitor gives them up for it, and stays in the step of times. */
    servicesRemoved: (state: BookingState, { payload }: ServicesRemoved) => {
      clearSlot(state);
      state.reached = 3;
      state.chosen = state.chosen.filter(({ code }) => !payload.codes.includes(code));
      state.sumChange = null;
      state.error = null;
    },
    addonsChosen: (state: BookingState) => reach(state, 3),
    addonsSkipped: (state: BookingState) => reach(state, 3),
    slotChosen: (state: BookingState, { payload }: PayloadAction<PickedSlot>) => {
      reach(state, 3);
      clearSlot(state);
      state.slot = payload;
      state.error = null;
    },
    /** The visitor continues with the slot that was chosen before. */
    slotConfirmed: (state: BookingState) => reach(state, 4),
    /** 'Change workshop or time'. */
    slotCleared: (state: BookingState) => {
      clearSlot(state);
      state.reached = 3;
      state.error = null;
    },
    /** null: this service has no holds. `isRenewal`: the contact form was open already. */
    slotHeld: (state: BookingState, { payload }: PayloadAction<{ hold: SlotHold | null; isRenewal?: true }>) => {
      reach(state, 4);
      state.hold = payload.hold;
      state.holdExpired = false;
    },
    /** Another visitor has the slot. */
    slotLost: (state: BookingState) => {
      const lostSlot = state.slot ?? state.lostSlot;
      clearSlot(state);
      state.lostSlot = lostSlot;
      state.reached = 3;
      state.error = { code: 'SLOT_TAKEN', params: {} };
    },
    contactSubmitted: (state: BookingState, { payload }: PayloadAction<ContactDraft>) => {
      state.draft = payload;
      state.error = null;
    },
    booked: (state: BookingState, { payload }: PayloadAction<{ response: BookingConfirmation; sent: SentBooking }>) => {
      reach(state, 5);
      state.confirmation = payload;
      state.hold = null;
      state.holdExpired = false;
      state.error = null;
    },
    bookingFailed: (state: BookingState, { payload: { error } }: PayloadAction<{ error: AppError }>) => {
      state.error = error;
      // The booking of this key was cancelled: another attempt books again.
      if (error.code === 'BOOKING_CANCELLED') {
        state.idempotencyKey = null;
        state.sent = [];
      }
      // KEY_REUSED though every request of this key was tried: a copy of this tab booked with it. The next attempt is a
      // new intent. Where older requests were dropped from `sent`, the booking may be one of those, so the key stays.
      if (error.code === 'KEY_REUSED' && state.sent.length < MAX_SENT) {
        state.idempotencyKey = null;
        state.sent = [];
      }
    },
    retried: (state: BookingState) => {
      if (state.error?.code === 'VISIT_OVERLAPS') state.allowsOverlap = true;
      state.error = null;
    },
    stepReopened: (state: BookingState, _action: StepReopened) => {
      state.error = null;
    },
    /** 'New booking'. */
    restarted: (state: BookingState) => ({ ...initialBooking, flow: state.flow }),

    /** The block was mounted on a page, or unmounted. */
    entered: () => undefined,
    /** The network is back. */
    reconnected: () => undefined,
    left: (state: BookingState) => {
      state.hold = null;
    },
    registrationNumberEntered: (state: BookingState, { payload }: PayloadAction<{ registrationNumber: string }>) => {
      if (!isSent(state)) state.form.registrationNumber = payload.registrationNumber;
    },
    locationChosen: (state: BookingState, { payload }: PayloadAction<{ location: Place | null }>) => {
      if (!isSent(state)) state.form.location = payload.location;
    },
    /** Of a place that was changed meanwhile it is no longer shown. */
    firstNearFound: (state: BookingState, { payload }: PayloadAction<FirstNear>) => {
      if (state.form.location?.placeId === payload.placeId) state.firstNear = payload;
    },
    /** The visitor goes on to a form about a car that the registry doesn't know. */
    requestOpened: (_state: BookingState, _action: PayloadAction<{ formId: string }>) => undefined,
    /** Whether any of our workshops is authorised for the brand. */
    brandChecked: (state: BookingState, { payload }: PayloadAction<{ brand: string; isAuthorised: boolean }>) => {
      if (!isSent(state) && payload.brand === state.car?.brand) state.isAuthorised = payload.isAuthorised;
    },
    /** Of a ticked service. */
    unitsChosen: (state: BookingState, { payload }: PayloadAction<{ code: string; units: number }>) => {
      if (!isSent(state)) changeService(state, payload.code, { unit: payload.units });
    },
    messageEntered: {
      reducer: (state: BookingState, { payload }: PayloadAction<{ code: string; message: string }>) => {
        if (!isSent(state)) changeService(state, payload.code, { userInput: payload.message });
      },
      prepare: ({ code, message }: { code: string; message: string }) => ({
        payload: { code, message: message.trim() },
      }),
    },
    /** In mil; null where the field is empty or holds no positive whole number. */
    mileageEntered: (state: BookingState, { payload }: PayloadAction<{ mileage: number | null }>) => {
      if (!isSent(state)) state.mileage = payload.mileage;
    },
    /** Prices that failed are loaded again. */
    pricesRetried: () => undefined,
    /** A response with another key than the latest is dropped. */
    pricesRequested: (state: BookingState, { payload }: PayloadAction<{ key: string }>) => {
      state.pricesKey = payload.key;
      state.pricesStatus = 'loading';
    },
    pricesLoaded: (
      state: BookingState,
      { payload: { key, query, offers } }: PayloadAction<{ key: string; query: PriceQuery; offers: readonly Offer[] }>,
    ) => {
      if (isSent(state) || key !== state.pricesKey) return;
      const before = sumOf(state.chosen);
      state.pricesStatus = 'loaded';
      state.chosen = withOffers(state.chosen, offers);
      const hasNewPrices = before.missing > sumOf(state.chosen).missing;
      const isSame = JSON.stringify(before) === JSON.stringify(sumOf(state.chosen));
      const { known } = sumOf(state.chosen);
      // The sum of a chosen workshop is one of those that were told.
      const isWithin = before.upTo !== null && known >= before.known && known <= before.upTo;
      const changed = isSame || hasNewPrices ? null : reasonOf(state.pricedQuery, query);
      const reason = changed === 'workshop' && isWithin ? null : changed;
      // The sentence stays while the visitor goes on, until other services are chosen.
      if (!isSame) state.sumChange = reason && { before, reason };
      state.pricedQuery = query;
    },
    pricesFailed: (state: BookingState, { payload }: PayloadAction<{ key: string; error: AppError }>) => {
      if (isSent(state) || payload.key !== state.pricesKey) return;
      state.pricesStatus = 'failed';
      state.chosen = state.chosen.map(withoutPrice);
      state.pricedQuery = null;
      state.sumChange = null;
    },
    holdRequested: (_state: BookingState, _action: PayloadAction<{ extend: boolean }>) => undefined,
    /** The booking may still succeed. */
    holdExpired: (state: BookingState) => {
      if (isSent(state) || !state.hold) return;
      state.hold = null;
      state.holdExpired = true;
    },
    /** The fields of the contact form, when one loses focus or the page is hidden. */
    draftSaved: (state: BookingState, { payload }: PayloadAction<ContactDraft>) => {
      if (!isSent(state)) state.draft = payload;
    },
    /** The contact form opened: a copy of this tab has the same intent from then on. */
    intentBegan: (state: BookingState, { payload }: PayloadAction<{ key: string }>) => {
      if (state.flow.value === 'contact') state.idempotencyKey ??= payload.key;
    },
    /** Dispatched before the request leaves the browser, so that the key survives a reload. */
    requestSent: (state: BookingState, { payload }: PayloadAction<{ key: string; sent: SentBooking }>) => {
      if (state.flow.value !== 'booking') return;
      state.idempotencyKey = payload.key;
      state.sent = [...state.sent, payload.sent].slice(-MAX_SENT);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(placesActions.located, (state, { payload }) => {
      if (!isSent(state)) state.form.location = payload.place;
    });
  },
});

export const bookingActions = bookingSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof bookingSlice> {}
}
