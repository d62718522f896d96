import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { SessionTime, TireHotelCredentials, TireHotelCustomer } from '@/domain/tire-hotel/customer';
import type { TireBookingConfirmation } from '@/domain/tire-hotel/tireBooking';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import { tireHotelFlow } from './tireHotel.flow';
import {
  isInSession,
  hasBookedCar,
  tireHotelGuards,
  type LoginSucceeded,
  type Restored,
  type StepReopened,
} from './tireHotel.guards';
import {
  initialTireHotel,
  type SentTireBooking,
  type TimeHold,
  type TireContactDraft,
  type TireHotelState,
} from './tireHotel.state';

/** Requests remembered for one idempotency key: more than a visitor will ever send. */
const MAX_SENT = 8;

type Failed = PayloadAction<{ error: AppError }>;

function fail(state: TireHotelState, { payload }: Failed): void {
  state.error = payload.error;
  state.code = '';
}

function clearError(state: TireHotelState): void {
  state.error = null;
}

function clearSlot(state: TireHotelState): void {
  state.slot = null;
  state.hold = null;
  state.holdExpired = false;
}

function forgetIntent(state: TireHotelState): void {
  state.idempotencyKey = null;
  state.sent = [];
}

/** What a finished or given up booking leaves: who the visitor is. */
function clearBooking(state: TireHotelState): void {
  clearSlot(state);
  forgetIntent(state);
  Object.assign(state, { car: null, days: null, day: '', times: null, confirmation: null });
  state.draft.freeText = '';
}

/** What the server says at `now` about the session's time. */
function setSessionTime(state: TireHotelState, now: number, { secondsLeft, secondsAtMost }: SessionTime): void {
  state.sessionMs = secondsLeft === undefined ? null : secondsLeft * 1_000;
  state.sessionEnd = secondsAtMost === undefined ? null : now + secondsAtMost * 1_000;
}

/** A request at `now` restarts the session's time, up to a fixed end. */
function extendSession(state: TireHotelState, now: number): void {
  const { sessionMs, sessionEnd } = state;
  state.sessionUntil = sessionMs === null ? null : Math.min(now + sessionMs, sessionEnd ?? Infinity);
  state.endsSoon = false;
}

/** What gave access before the session did. */
function forgetLogin(state: TireHotelState): void {
  Object.assign(state, { customer: null, credentials: null, resendAt: null, code: '' });
}

/** Once the request is sent, its content can't be changed. */
const isSent = ({ flow }: TireHotelState): boolean => flow.value === 'booking' || flow.value === 'confirmed';

export const tireHotelSlice = createFlowSlice({
  flow: tireHotelFlow,
  initialState: initialTireHotel,
  guards: tireHotelGuards,
  reducers: {
    restored: (state: TireHotelState, { payload: { saved } }: Restored) => {
      if (!saved || state.flow.value === 'loggingOut') return;
      const { step, ...rest } = saved;
      Object.assign(state, rest, { resumes: step });
    },
    notLoggedIn: (state: TireHotelState) => {
      if (state.flow.value === 'searching') state.resumes = null;
    },
    checkFailed: (state: TireHotelState, action: Failed) => {
      // A visitor who was not logged in just searches.
      if (state.flow.value === 'checkFailed') fail(state, action);
    },
    /** `regNo` is normalised: 'ABC123'. */
    searched: (state: TireHotelState, { payload }: PayloadAction<{ regNo: string }>) => {
      forgetLogin(state);
      state.regNo = payload.regNo;
      state.error = null;
    },
    customerFound: (state: TireHotelState, { payload }: PayloadAction<{ customer: TireHotelCustomer }>) => {
      state.customer = payload.customer;
    },
    searchFailed: fail,
    codeRequested: clearError,
    /** `resendAt` in ms. */
    codeSent: (
      state: TireHotelState,
      { payload }: PayloadAction<{ credentials: TireHotelCredentials; resendAt: number | null }>,
    ) => {
      state.credentials = payload.credentials;
      state.resendAt = payload.resendAt;
    },
    /** `resendAt`: too many codes were sent; null: at once. */
    codeNotSent: (state: TireHotelState, { payload }: PayloadAction<{ error: AppError; resendAt: number | null }>) => {
      state.error = payload.error;
      state.resendAt = payload.resendAt;
    },
    codeEntered: (state: TireHotelState, { payload }: PayloadAction<{ code: string }>) => {
      state.code = payload.code;
      state.error = null;
    },
    codeRefused: fail,
    /** `now` in ms: when the server's state of the session arrived. */
    loginSucceeded: (state: TireHotelState, { payload: { validated, now } }: LoginSucceeded) => {
      // Another customer, or the car was sold.
      if (state.car && !hasBookedCar(state, validated)) clearBooking(state);
      forgetLogin(state);
      state.vehicles = validated.vehicles;
      state.wantsReminder = validated.wantsReminder === true;
      state.reminder = 'idle';
      setSessionTime(state, now, validated);
      extendSession(state, now);
      state.resumes = null;
      state.error = null;
      state.holdExpired = false;
    },
    /** `index` of the car among the session's. */
    bookingOpened: (state: TireHotelState, { payload: { index } }: PayloadAction<{ index: number }>) => {
      const name = state.vehicles[index]?.name ?? '';
      if (state.car?.index !== index || state.car.name !== name) clearBooking(state);
      state.car = { index, name };
      state.error = null;
    },
    daysLoaded: (state: TireHotelState, { payload }: PayloadAction<{ days: readonly string[] }>) => {
      state.days = payload.days;
      state.times = null;
      if (!payload.days.includes(state.day)) state.day = '';
    },
    daysFailed: fail,
    dayChosen: (state: TireHotelState, { payload }: PayloadAction<{ day: string }>) => {
      clearSlot(state);
      state.day = payload.day;
      state.times = null;
      state.error = null;
    },
    timesLoaded: (state: TireHotelState, { payload }: PayloadAction<{ times: readonly string[] }>) => {
      state.times = payload.times;
    },
    timesFailed: fail,
    timeChosen: (state: TireHotelState, { payload }: PayloadAction<{ time: string }>) => {
      clearSlot(state);
      state.slot = { day: state.day, time: payload.time };
      state.error = null;
    },
    callbackChosen: (state: TireHotelState) => {
      clearSlot(state);
      state.slot = { day: state.day, time: '' };
      state.error = null;
    },
    /** null: this service has no holds. */
    timeHeld: (state: TireHotelState, { payload }: PayloadAction<{ hold: TimeHold | null; isRenewal?: true }>) => {
      state.hold = payload.hold;
      state.holdExpired = false;
    },
    /** Another visitor has the time. */
    timeLost: (state: TireHotelState) => {
      clearSlot(state);
      state.error = { code: 'SLOT_TAKEN', params: {} };
    },
    timeCleared: (state: TireHotelState) => {
      clearSlot(state);
      state.error = null;
    },
    contactSubmitted: (state: TireHotelState, { payload }: PayloadAction<TireContactDraft>) => {
      state.draft = payload;
      state.error = null;
    },
    booked: (state: TireHotelState, { payload }: PayloadAction<{ response: TireBookingConfirmation }>) => {
      state.confirmation = payload.response;
      state.hold = null;
      state.holdExpired = false;
      state.error = null;
    },
    bookingFailed: (state: TireHotelState, { payload: { error } }: Failed) => {
      state.error = error;
      // The booking of this key was cancelled, or a copy of this tab booked with it: the next attempt is a new intent.
      // Where older requests were dropped from `sent`, the booking may be one of those, so the key stays.
      const isOthers = error.code === 'KEY_REUSED' && state.sent.length < MAX_SENT;
      if (error.code === 'BOOKING_CANCELLED' || isOthers) forgetIntent(state);
    },
    retried: clearError,
    stepReopened: (state: TireHotelState, _action: StepReopened) => {
      state.error = null;
      state.code = '';
    },
    bookingClosed: (state: TireHotelState) => {
      clearBooking(state);
      // The cars are loaded again.
      state.resumes = 'loggedIn';
    },
    /** The server does not know the session any more: what it showed is cleared, what the visitor typed stays. */
    sessionEnded: (state: TireHotelState, { payload }: PayloadAction<{ from: TireHotelState['flow']['value'] }>) => {
      state.resumes = payload.from;
      state.regNo = state.vehicles[0]?.regNo ?? '';
      state.vehicles = [];
      state.days = null;
      state.times = null;
      state.sessionMs = null;
      state.sessionUntil = null;
      state.sessionEnd = null;
      state.endsSoon = false;
      state.hold = null;
      state.error = null;
    },
    loginRequested: clearError,
    logOutRequested: (state: TireHotelState) => ({ ...initialTireHotel, flow: state.flow }),
    loggedOut: clearError,
    logOutFailed: fail,

    /** The block was mounted on a page, or unmounted. */
    entered: () => undefined,
    left: (state: TireHotelState) => {
      state.hold = null;
    },
    holdRequested: (_state: TireHotelState, _action: PayloadAction<{ extend: boolean }>) => undefined,
    holdExpired: (state: TireHotelState) => {
      state.hold = null;
      state.holdExpired = state.slot !== null;
    },
    draftSaved: (state: TireHotelState, { payload }: PayloadAction<TireContactDraft>) => {
      if (isInSession(state.flow.value) && !isSent(state)) state.draft = payload;
    },
    /** The contact form opened: a copy of this tab has the same intent from then on. */
    intentBegan: (state: TireHotelState, { payload }: PayloadAction<{ key: string }>) => {
      if (state.flow.value === 'contact') state.idempotencyKey ??= payload.key;
    },
    /** Dispatched before the request leaves the browser, so that the key survives a reload. */
    requestSent: (state: TireHotelState, { payload }: PayloadAction<{ key: string; sent: SentTireBooking }>) => {
      if (state.flow.value !== 'booking') return;
      state.idempotencyKey = payload.key;
      state.sent = [...state.sent, payload.sent].slice(-MAX_SENT);
    },
    /** A request of the session succeeded at `now`, in ms; its response may have said how much time there is. */
    sessionExtended: (state: TireHotelState, { payload }: PayloadAction<{ now: number; time?: SessionTime }>) => {
      if (payload.time) setSessionTime(state, payload.now, payload.time);
      extendSession(state, payload.now);
    },
    stayRequested: () => undefined,
    sessionEndsSoon: (state: TireHotelState) => {
      state.endsSoon = state.sessionUntil !== null;
    },
    reminderChosen: (state: TireHotelState, { payload }: PayloadAction<{ wanted: boolean }>) => {
      state.wantsReminder = payload.wanted;
      state.reminder = 'saving';
    },
    reminderSaved: (state: TireHotelState) => {
      state.reminder = 'idle';
    },
    /** The choice before is shown again. */
    reminderFailed: (state: TireHotelState, { payload }: PayloadAction<{ wanted: boolean }>) => {
      state.wantsReminder = !payload.wanted;
      state.reminder = 'failed';
    },
  },
});

export const tireHotelActions = tireHotelSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof tireHotelSlice> {}
}
