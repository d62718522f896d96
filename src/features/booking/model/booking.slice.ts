import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { missingOf, toggledServices, withOffers, type ChosenService } from '@/domain/workshop/chosenServices';
import type { ServiceCategory } from '@/domain/workshop/services';
import { located } from '@/features/places/model/places.events';
import type { GuardValues } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './booking.events';
import { bookingFlow, type BookingFlowEvent, type BookingGuard } from './booking.flow';
import type { BookingState, ContactDraft, StepNumber } from './booking.state';

export const NO_DRAFT: ContactDraft = { firstName: '', lastName: '', phone: '', email: '', freeText: '' };

export const initialBooking: BookingState = {
  flow: startOf(bookingFlow),
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
  fault: null,
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

function guardsOf(state: BookingState, fact: UnknownAction): GuardValues<BookingGuard> {
  const kept = events.restored.match(fact) ? fact.payload.kept : null;
  const asked = events.stepReopened.match(fact) && isOpen(state, fact.payload.step) ? fact.payload.step : null;
  const isSame =
    events.identified.match(fact) &&
    fact.payload.registrationNumber === state.registrationNumber &&
    fact.payload.place.placeId === state.place?.placeId;
  const resumed = isSame ? steps.find((step) => isOpen(state, step)) : undefined;
  return {
    wasLookingUp: kept?.step === 'lookingUp',
    wasAtServices:
      kept?.step === 'loadingServices' || kept?.step === 'choosingServices' || kept?.step === 'servicesTrouble',
    wasAtAddons: kept?.step === 'loadingAddons' || kept?.step === 'choosingAddons',
    // What was told of a lost time is told by what is free near it; a booking that failed may be sent again.
    wasAtTime: kept?.step === 'choosingTime' || kept?.step === 'slotLost',
    wasHolding: kept?.step === 'holding',
    wasAtContact: kept?.step === 'contact' || kept?.step === 'bookingTrouble',
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
    noAddons: events.addonsArrived.match(fact) && fact.payload.categories.length === 0,
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
function stepped(state: BookingState, fact: UnknownAction, step: BookingState['flow']['is']): BookingState {
  if (events.restored.match(fact)) {
    if (!fact.payload.kept) return state;
    const { step: _, ...kept } = fact.payload.kept;
    return { ...state, ...kept, fault: null };
  }
  if (events.identified.match(fact)) {
    const { registrationNumber, place } = fact.payload;
    if (step !== 'lookingUp') return { ...state, fault: null };
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
  if (events.carFound.match(fact)) return { ...reach(state, 1), car: fact.payload.car, fault: null };
  if (events.servicesArrived.match(fact)) return { ...state, services: fact.payload.categories, fault: null };
  if (events.serviceToggled.match(fact)) return toggled(state, state.services, 'service', fact.payload.code, 1);
  if (events.addonToggled.match(fact)) return toggled(state, state.addons, 'addon', fact.payload.code, 2);
  if (events.addonsArrived.match(fact)) {
    const { categories } = fact.payload;
    return { ...reach(state, categories.length > 0 ? 2 : 3), addons: categories, hasAddons: categories.length > 0 };
  }
  if (events.addonsFailed.match(fact)) return { ...reach(state, 3), hasAddons: false };
  if (events.addonsChosen.match(fact) || events.addonsSkipped.match(fact)) return reach(state, 3);
  if (events.slotChosen.match(fact))
    return { ...reach(state, 3), slot: fact.payload, lost: null, hold: null, holdRanOut: false, fault: null };
  if (events.slotKept.match(fact)) return reach(state, 4);
  if (events.slotCleared.match(fact)) return { ...state, ...noSlot, reached: 3, fault: null };
  if (events.held.match(fact)) return { ...reach(state, 4), hold: fact.payload.hold, holdRanOut: false };
  if (events.slotLost.match(fact))
    return {
      ...state,
      ...noSlot,
      lost: state.slot ?? state.lost,
      reached: 3,
      fault: { code: 'SLOT_TAKEN', facts: {} },
    };
  if (events.contactGiven.match(fact)) return { ...state, draft: fact.payload, fault: null };
  if (events.booked.match(fact))
    return { ...reach(state, 5), done: fact.payload, hold: null, holdRanOut: false, fault: null };
  if (events.lookupFailed.match(fact) || events.servicesFailed.match(fact))
    return { ...state, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
  if (events.bookingFailed.match(fact)) {
    const told = { ...state, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
    // The key's booking is none of these requests: a copy of this tab made it, and what is sent next is another one. Where requests were forgotten, it may be one of those.
    return fact.payload.fault === 'KEY_REUSED' && state.sent.length < SENT_KEPT
      ? { ...told, key: null, sent: [] }
      : told;
  }
  if (events.retried.match(fact) || events.stepReopened.match(fact)) return { ...state, fault: null };
  if (events.restarted.match(fact)) return { ...initialBooking, flow: state.flow };
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
function noted(state: BookingState, fact: UnknownAction): BookingState {
  const { is } = state.flow;
  if (events.left.match(fact)) return { ...state, hold: null };
  if (events.pricesAsked.match(fact)) return { ...state, pricesOf: fact.payload.of, prices: 'asking' };
  if (is === 'booking' || is === 'confirmed') return state;
  if (events.numberGiven.match(fact)) return { ...state, form: { ...state.form, number: fact.payload.number } };
  if (events.placeGiven.match(fact) || located.match(fact))
    return { ...state, form: { ...state.form, place: fact.payload.place } };
  if (events.brandChecked.match(fact))
    return fact.payload.brand === state.car?.brand ? { ...state, isAuthorised: fact.payload.isAuthorised } : state;
  if (events.unitsChosen.match(fact)) return change(state, fact.payload.code, { unit: fact.payload.units });
  if (events.messageGiven.match(fact)) return change(state, fact.payload.code, { userInput: fact.payload.message });
  if (events.mileageGiven.match(fact)) return { ...state, mileage: fact.payload.mileage };
  if (events.pricesArrived.match(fact))
    return fact.payload.of === state.pricesOf
      ? { ...state, prices: 'fresh', chosen: withOffers(state.chosen, fact.payload.offers) }
      : state;
  if (events.pricesFailed.match(fact))
    return fact.payload.of === state.pricesOf
      ? { ...state, prices: 'failed', chosen: state.chosen.map(unpriced) }
      : state;
  if (events.holdExpired.match(fact)) return state.hold ? { ...state, hold: null, holdRanOut: true } : state;
  if (events.draftKept.match(fact)) return { ...state, draft: fact.payload };
  return state;
}

/** Before the request leaves the browser, it is known what may have been booked under the key. */
function sending(state: BookingState, fact: UnknownAction): BookingState {
  if (!events.requestSent.match(fact) || state.flow.is !== 'booking') return state;
  return { ...state, key: fact.payload.key, sent: [...state.sent, fact.payload.sent].slice(-SENT_KEPT) };
}

export const bookingSlice = createSlice({
  name: 'booking',
  initialState: initialBooking,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('booking/') || located.match(fact),
      (state, fact: UnknownAction): BookingState => {
        const event = eventOf<BookingFlowEvent>(bookingFlow, fact.type);
        if (event === null) return sending(noted(state, fact), fact);
        const flow = { ...state.flow };
        const moved = advance(bookingFlow, flow, event, guardsOf(state, fact));
        const next = { ...state, flow };
        return moved ? stepped(next, fact, flow.is) : next;
      },
    );
  },
});
