import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { BookingView } from '@/domain/workshop/booking';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './bookingLink.events';
import { bookingLinkFlow, type BookingLinkEvent, type BookingLinkStep } from './bookingLink.flow';

export interface BookingLinkState {
  flow: FlowState<BookingLinkStep>;
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
  error: AppError | null;
}

export const initialBookingLink: BookingLinkState = {
  flow: initialFlowState(bookingLinkFlow),
  token: '',
  booking: null,
  from: '',
  days: [],
  day: '',
  wanted: null,
  moved: false,
  error: null,
};

const isFree = ({ availableSlots, allDaySlotAvailable }: TimeSlotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

function changed(state: BookingLinkState, action: UnknownAction): BookingLinkState {
  if (events.bookingCame.match(action))
    return { ...state, token: action.payload.token, booking: action.payload.booking, error: null };
  if (events.timesAsked.match(action))
    return { ...state, from: action.payload.from, days: [], day: '', wanted: null, moved: false, error: null };
  if (events.timesCame.match(action)) {
    const days = action.payload.days.filter(isFree);
    const still = days.find(({ date }) => date === state.day) ?? days[0];
    return { ...state, days, day: still?.date ?? '', wanted: null };
  }
  if (events.dayChosen.match(action)) return { ...state, day: action.payload, wanted: null, error: null };
  if (events.timeChosen.match(action))
    return {
      ...state,
      wanted: { timeSlot: action.payload.timeSlot, isFullDay: action.payload.isFullDay },
      error: null,
    };
  if (events.bookingMoved.match(action))
    return { ...state, booking: action.payload.booking, moved: true, days: [], wanted: null, error: null };
  if (events.bookingCancelled.match(action))
    return { ...state, booking: action.payload.booking, moved: false, error: null };
  if (
    events.bookingMissed.match(action) ||
    events.timesMissed.match(action) ||
    events.moveFailed.match(action) ||
    events.cancelFailed.match(action)
  ) {
    return { ...state, error: action.payload.error };
  }
  return { ...state, error: null };
}

export const bookingLinkSlice = createSlice({
  name: 'bookingLink',
  initialState: initialBookingLink,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('bookingLink/'),
      (state, action: UnknownAction): BookingLinkState => {
        const event = eventOf<BookingLinkEvent>(bookingLinkFlow, action.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const guards = {
          changeable: state.booking?.isChangeable === true,
          chosen: state.wanted !== null,
          lost: events.moveFailed.match(action) && action.payload.error.code === 'SLOT_TAKEN',
        };
        const went = advance(bookingLinkFlow, flow, event, guards);
        return { ...(went ? changed(state, action) : state), flow };
      },
    );
  },
});
