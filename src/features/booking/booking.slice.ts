import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { missingOf, toggledServices, withOffers, type ChosenService } from '@/domain/workshop/chosenServices';
import type { ServiceCategory } from '@/domain/workshop/services';
import { located } from '@/features/places/places.events';
import type { GuardValues } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './booking.events';
import { bookingFlow, type BookingFlowEvent, type BookingGuard } from './booking.flow';
import type { BookingState, ContactDraft, StepNumber } from './booking.state';

export const NO_DRAFT: ContactDraft = { firstName: '', lastName: '', phone: '', email: '', freeText: '' };

export const initialBooking: BookingState = {
  flow: initialFlowState(bookingFlow),
  reached: 0,
  form: { number: '', place: null },
  registrationNumber: '',
  place: null,
  car: null,
  isAuthorised: null,
  mileage: null,
  services: null,
  addons: null,
  hasAddons: false,
  chosen: [],
  pricesOf: '',
  prices: 'own',
  slot: null,
  lost: null,
  hold: null,
  holdRanOut: false,
  draft: NO_DRAFT,
  key: null,
  sent: [],
  done: null,
  error: null,
};

/** Requests kept under one key: enough for every try that a patient visitor makes. */
const SENT_KEPT = 8;

const isComplete = (chosen: readonly ChosenService[], mileage: number | null): boolean =>
  chosen.every((one) => missingOf(one, mileage) === null);

const servicesComplete = ({ chosen, mileage }: BookingState): boolean =>
  chosen.some(({ type }) => type === 'service') && isComplete(chosen, mileage);

/** The steps that may be opened: what they build on is there. */
function isOpen(state: BookingState, step: StepNumber): boolean {
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

const steps: readonly StepNumber[] = [4, 3, 2, 1];

function guardsOf(state: BookingState, action: UnknownAction): GuardValues<BookingGuard> {
  const kept = events.restored.match(action) ? action.payload.kept : null;
  const asked = events.stepReopened.match(action) && isOpen(state, action.payload.step) ? action.payload.step : null;
  const isSame =
    events.identified.match(action) &&
    action.payload.registrationNumber === state.registrationNumber &&
    action.payload.place.placeId === state.place?.placeId;
  const resumed = isSame ? steps.find((step) => isOpen(state, step)) : undefined;
  return {
    wasLookingUp: kept?.step === 'lookingUp',
    wasAtServices:
      kept?.step === 'loadingServices' || kept?.step === 'choosingServices' || kept?.step === 'servicesFailed',
    wasAtAddons: kept?.step === 'loadingAddons' || kept?.step === 'choosingAddons',
    // What was told of a lost time is told by what is free near it; a booking that failed may be sent again.
    wasAtTime: kept?.step === 'choosingTime' || kept?.step === 'slotLost',
    wasHolding: kept?.step === 'holding',
    wasAtContact: kept?.step === 'contact' || kept?.step === 'bookingFailed',
    wasBooking: kept?.step === 'booking',
    wasConfirmed: kept?.step === 'confirmed',
    opensPlace: asked === 0,
    opensServices: asked === 1 && state.services !== null,
    opensUnloadedServices: asked === 1 && state.services === null,
    opensAddons: asked === 2 && state.addons !== null,
    opensUnloadedAddons: asked === 2 && state.addons === null,
    opensTime: asked === 3,
    opensContact: asked === 4,
    resumesServices: resumed === 1 && state.services !== null,
    resumesUnloadedServices: resumed === 1 && state.services === null,
    resumesAddons: resumed === 2 && state.addons !== null,
    resumesUnloadedAddons: resumed === 2 && state.addons === null,
    resumesTime: resumed === 3,
    resumesContact: resumed === 4,
    servicesComplete: servicesComplete(state),
    addonsComplete: state.chosen.some(({ type }) => type === 'addon') && isComplete(state.chosen, state.mileage),
    noAddonChosen: state.chosen.every(({ type }) => type !== 'addon'),
    noAddons: events.addonsArrived.match(action) && action.payload.categories.length === 0,
    hasSlot: state.slot !== null,
  };
}

const noSlot = { slot: null, lost: null, hold: null, holdRanOut: false } as const;

/** Other services need other times: workshop and time are chosen anew (specification 3 section 4). */
function toggled(
  state: BookingState,
  categories: readonly ServiceCategory[] | null,
  type: ChosenService['type'],
  code: string,
  reached: 1 | 2,
): BookingState {
  const category = categories?.find(({ offerings }) => offerings.some((one) => one.code === code));
  return category
    ? { ...state, ...noSlot, reached, chosen: toggledServices(state.chosen, category, type, code) }
    : state;
}

const reach = (state: BookingState, step: StepNumber): BookingState =>
  state.reached < step ? { ...state, reached: step } : state;

/** What a step that was taken changes beside the flow's place. */
function stepped(state: BookingState, action: UnknownAction, step: BookingState['flow']['value']): BookingState {
  if (events.restored.match(action)) {
    if (!action.payload.kept) return state;
    const { step: _, ...kept } = action.payload.kept;
    return { ...state, ...kept, error: null };
  }
  if (events.identified.match(action)) {
    const { registrationNumber, place } = action.payload;
    if (step !== 'lookingUp') return { ...state, error: null };
    // Another car or another place: the steps begin anew; what was typed about the person stays.
    return {
      ...initialBooking,
      flow: state.flow,
      registrationNumber,
      place,
      form: { number: registrationNumber, place },
      mileage: null,
      draft: state.draft,
      key: state.key,
      sent: state.sent,
    };
  }
  if (events.carFound.match(action)) return { ...reach(state, 1), car: action.payload.car, error: null };
  if (events.servicesArrived.match(action)) return { ...state, services: action.payload.categories, error: null };
  if (events.serviceToggled.match(action)) return toggled(state, state.services, 'service', action.payload.code, 1);
  if (events.addonToggled.match(action)) return toggled(state, state.addons, 'addon', action.payload.code, 2);
  if (events.addonsArrived.match(action)) {
    const { categories } = action.payload;
    return { ...reach(state, categories.length > 0 ? 2 : 3), addons: categories, hasAddons: categories.length > 0 };
  }
  if (events.addonsFailed.match(action)) return { ...reach(state, 3), hasAddons: false };
  if (events.addonsChosen.match(action) || events.addonsSkipped.match(action)) return reach(state, 3);
  if (events.slotChosen.match(action))
    return { ...reach(state, 3), slot: action.payload, lost: null, hold: null, holdRanOut: false, error: null };
  if (events.slotKept.match(action)) return reach(state, 4);
  if (events.slotCleared.match(action)) return { ...state, ...noSlot, reached: 3, error: null };
  if (events.held.match(action)) return { ...reach(state, 4), hold: action.payload.hold, holdRanOut: false };
  if (events.slotLost.match(action))
    return {
      ...state,
      ...noSlot,
      lost: state.slot ?? state.lost,
      reached: 3,
      error: { code: 'SLOT_TAKEN', params: {} },
    };
  if (events.contactGiven.match(action)) return { ...state, draft: action.payload, error: null };
  if (events.booked.match(action))
    return { ...reach(state, 5), done: action.payload, hold: null, holdRanOut: false, error: null };
  if (events.lookupFailed.match(action) || events.servicesFailed.match(action))
    return { ...state, error: action.payload.error };
  if (events.bookingFailed.match(action)) {
    const told = { ...state, error: action.payload.error };
    // The key's booking is none of these requests: a copy of this tab made it, and what is sent next is another one. Where requests were forgotten, it may be one of those.
    return action.payload.error.code === 'KEY_REUSED' && state.sent.length < SENT_KEPT
      ? { ...told, key: null, sent: [] }
      : told;
  }
  if (events.retried.match(action) || events.stepReopened.match(action)) return { ...state, error: null };
  if (events.restarted.match(action)) return { ...initialBooking, flow: state.flow };
  return state;
}

const change = (state: BookingState, code: string, by: Partial<ChosenService>): BookingState => ({
  ...state,
  chosen: state.chosen.map((one) => (one.code === code ? { ...one, ...by } : one)),
});

/** The price that nobody knows is told as such, never an old one. */
const unpriced = (one: ChosenService): ChosenService => ({
  ...one,
  price: null,
  priceKnown: false,
  priceKind: 'inspection',
  priceDiscount: 0,
});

/** Facts that move no step. Once the request is out, nothing it says can be changed. */
function noted(state: BookingState, action: UnknownAction): BookingState {
  const { value } = state.flow;
  if (events.left.match(action)) return { ...state, hold: null };
  if (events.pricesAsked.match(action)) return { ...state, pricesOf: action.payload.of, prices: 'asking' };
  if (value === 'booking' || value === 'confirmed') return state;
  if (events.numberGiven.match(action)) return { ...state, form: { ...state.form, number: action.payload.number } };
  if (events.placeGiven.match(action) || located.match(action))
    return { ...state, form: { ...state.form, place: action.payload.place } };
  if (events.brandChecked.match(action))
    return action.payload.brand === state.car?.brand ? { ...state, isAuthorised: action.payload.isAuthorised } : state;
  if (events.unitsChosen.match(action)) return change(state, action.payload.code, { unit: action.payload.units });
  if (events.messageGiven.match(action))
    return change(state, action.payload.code, { userInput: action.payload.message });
  if (events.mileageGiven.match(action)) return { ...state, mileage: action.payload.mileage };
  if (events.pricesArrived.match(action))
    return action.payload.of === state.pricesOf
      ? { ...state, prices: 'fresh', chosen: withOffers(state.chosen, action.payload.offers) }
      : state;
  if (events.pricesFailed.match(action))
    return action.payload.of === state.pricesOf
      ? { ...state, prices: 'failed', chosen: state.chosen.map(unpriced) }
      : state;
  if (events.holdExpired.match(action)) return state.hold ? { ...state, hold: null, holdRanOut: true } : state;
  if (events.draftKept.match(action)) return { ...state, draft: action.payload };
  return state;
}

/** Before the request leaves the browser, it is known what may have been booked under the key. */
function sending(state: BookingState, action: UnknownAction): BookingState {
  if (!events.requestSent.match(action) || state.flow.value !== 'booking') return state;
  return { ...state, key: action.payload.key, sent: [...state.sent, action.payload.sent].slice(-SENT_KEPT) };
}

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: initialBooking,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('booking/') || located.match(action),
      (state, action: UnknownAction): BookingState => {
        const event = eventOf<BookingFlowEvent>(bookingFlow, action.type);
        if (event === null) return sending(noted(state, action), action);
        const flow = { ...state.flow };
        const moved = advance(bookingFlow, flow, event, guardsOf(state, action));
        const next = { ...state, flow };
        return moved ? stepped(next, action, flow.value) : next;
      },
    );
  },
});
