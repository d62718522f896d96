import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { BookingView } from '@/domain/workshop/booking';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { bookingLinkFlow } from './bookingLink.flow';

/** A time that the visitor wants to move the booking to. */
export interface NewTime {
  /** '2026-12-01T10:30:00' */
  timeSlot: string;
  isFullDay: boolean;
}

export interface BookingLinkState {
  flow: FlowState<StateOf<typeof bookingLinkFlow>>;
  /** Gives access to the booking, including changes. */
  token: string;
  booking: BookingView | null;
  /** The first day for which times are loaded. */
  from: string;
  /** Days with a free time, by date. */
  days: readonly TimeSlotDay[];
  day: string;
  newTime: NewTime | null;
  /** The booking was moved on this page. */
  wasMoved: boolean;
  error: AppError | null;
}

export const initialBookingLink: BookingLinkState = {
  flow: initialFlowState(bookingLinkFlow),
  token: '',
  booking: null,
  from: '',
  days: [],
  day: '',
  newTime: null,
  wasMoved: false,
  error: null,
};

type Failed = PayloadAction<{ error: AppError }>;

const isFree = ({ availableSlots, allDaySlotAvailable }: TimeSlotDay): boolean =>
  allDaySlotAvailable || availableSlots.length > 0;

function fail(state: BookingLinkState, { payload }: Failed): void {
  state.error = payload.error;
}

function clearError(state: BookingLinkState): void {
  state.error = null;
}

export const bookingLinkSlice = createFlowSlice({
  flow: bookingLinkFlow,
  initialState: initialBookingLink,
  guards: {
    isChangeable: ({ booking }) => booking?.isChangeable === true,
    hasNewTime: ({ newTime }) => newTime !== null,
    slotTaken: (_state, { payload }: Failed) => payload.error.code === 'SLOT_TAKEN',
  },
  reducers: {
    /** The booking of the address and its access token. */
    bookingLoaded: (state: BookingLinkState, { payload }: PayloadAction<{ token: string; booking: BookingView }>) => {
      state.token = payload.token;
      state.booking = payload.booking;
      state.error = null;
    },
    loadFailed: fail,
    /** The visitor wants to move the booking to `from` or a later day. */
    timesRequested: (state, { payload }: PayloadAction<{ from: string }>) => {
      state.from = payload.from;
      state.days = [];
      state.day = '';
      state.newTime = null;
      state.wasMoved = false;
      state.error = null;
    },
    timesLoaded: (state: BookingLinkState, { payload }: PayloadAction<{ days: readonly TimeSlotDay[] }>) => {
      state.days = payload.days.filter(isFree);
      const day = state.days.find(({ date }) => date === state.day) ?? state.days[0];
      state.day = day?.date ?? '';
      state.newTime = null;
    },
    timesFailed: fail,
    dayChosen: (state, { payload }: PayloadAction<string>) => {
      state.day = payload;
      state.newTime = null;
      state.error = null;
    },
    timeChosen: (state, { payload: { timeSlot, isFullDay } }: PayloadAction<NewTime>) => {
      state.newTime = { timeSlot, isFullDay };
      state.error = null;
    },
    moveConfirmed: clearError,
    bookingMoved: (state: BookingLinkState, { payload }: PayloadAction<{ booking: BookingView }>) => {
      state.booking = payload.booking;
      state.wasMoved = true;
      state.days = [];
      state.newTime = null;
      state.error = null;
    },
    moveFailed: fail,
    cancelRequested: clearError,
    cancelConfirmed: clearError,
    bookingCancelled: (state: BookingLinkState, { payload }: PayloadAction<{ booking: BookingView }>) => {
      state.booking = payload.booking;
      state.wasMoved = false;
      state.error = null;
    },
    cancelFailed: fail,
    changeAbandoned: clearError,
    retried: clearError,
  },
});

export const bookingLinkActions = bookingLinkSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof bookingLinkSlice> {}
}
