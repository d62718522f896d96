import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { BookingView } from '@/domain/workshop/booking';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './bookingLink.events';
import { bookingLinkFlow, type BookingLinkEvent, type BookingLinkStep } from './bookingLink.flow';

export interface BookingLinkState {
  flow: FlowPlace<BookingLinkStep>;
  /** Opens the booking: whoever has it may change it. */
  token: string;
  booking: BookingView | null;
  /** The first day that is looked at. */
  from: string;
  /** Days with a free time, in their order. */
  days: readonly TimeSlotDay[];
  day: string;
  wanted: events.WantedTime | null;
  /** It has just got another time. */
  moved: boolean;
  fault: Fault | null;
}

export const initialBookingLink: BookingLinkState = {
  flow: startOf(bookingLinkFlow),
  token: '',
  booking: null,
  from: '',
  days: [],
  day: '',
  wanted: null,
  moved: false,
  fault: null,
};

const isFree = ({ availableSlots, allDaySlotAvailable }: TimeSlotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

function changed(state: BookingLinkState, fact: UnknownAction): BookingLinkState {
  if (events.bookingCame.match(fact))
    return { ...state, token: fact.payload.token, booking: fact.payload.booking, fault: null };
  if (events.timesAsked.match(fact))
    return { ...state, from: fact.payload.from, days: [], day: '', wanted: null, moved: false, fault: null };
  if (events.timesCame.match(fact)) {
    const days = fact.payload.days.filter(isFree);
    const still = days.find(({ date }) => date === state.day) ?? days[0];
    return { ...state, days, day: still?.date ?? '', wanted: null };
  }
  if (events.dayChosen.match(fact)) return { ...state, day: fact.payload, wanted: null, fault: null };
  if (events.timeChosen.match(fact))
    return { ...state, wanted: { timeSlot: fact.payload.timeSlot, isFullDay: fact.payload.isFullDay }, fault: null };
  if (events.bookingMoved.match(fact))
    return { ...state, booking: fact.payload.booking, moved: true, days: [], wanted: null, fault: null };
  if (events.bookingCancelled.match(fact))
    return { ...state, booking: fact.payload.booking, moved: false, fault: null };
  if (
    events.bookingMissed.match(fact) ||
    events.timesMissed.match(fact) ||
    events.moveFailed.match(fact) ||
    events.cancelFailed.match(fact)
  ) {
    return { ...state, fault: { code: fact.payload.fault, facts: fact.payload.facts } };
  }
  return { ...state, fault: null };
}

export const bookingLinkSlice = createSlice({
  name: 'bookingLink',
  initialState: initialBookingLink,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('bookingLink/'),
      (state, fact: UnknownAction): BookingLinkState => {
        const event = eventOf<BookingLinkEvent>(bookingLinkFlow, fact.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const guards = {
          changeable: state.booking?.isChangeable === true,
          chosen: state.wanted !== null,
          lost: events.moveFailed.match(fact) && fact.payload.fault === 'SLOT_TAKEN',
        };
        const went = advance(bookingLinkFlow, flow, event, guards);
        return { ...(went ? changed(state, fact) : state), flow };
      },
    );
  },
});
