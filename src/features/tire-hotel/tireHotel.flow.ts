import type { FlowSpec } from '@/machine/flow.types';

/** An earlier step of logging in, or a later one that was reached, opens again. */
const loginReopened = [
  { to: 'searching', when: 'toSearch' },
  { to: 'login', when: 'toLogin' },
  { to: 'validate', when: 'toValidate' },
] as const;
/** The same within the session. Days and times are loaded again: they may be taken meanwhile. */
const bookingReopened = [
  { to: 'loggedIn', when: 'toTires' },
  { to: 'loadingDays', when: 'toDays' },
  { to: 'contact', when: 'toContact' },
] as const;
/** What the visitor was doing when the session or the page ended goes on. */
const loginSucceeded = [
  { to: 'confirmed', when: 'resumesConfirmed' },
  { to: 'booking', when: 'resumesBooking' },
  { to: 'contact', when: 'resumesContact' },
  { to: 'loadingDays', when: 'resumesDays' },
  { to: 'loggedIn' },
] as const;
/** Leaves the session: by the visitor, or because the server has ended it. */
const leaving = { logOutRequested: 'loggingOut', sessionEnded: 'ended' } as const;

/** The tire hotel, from the registration number to the booked change of tires (specification 3 sections 2.8 and 4). */
export const tireHotelFlow = {
  id: 'tireHotel',
  initial: 'unread',
  states: {
    /** Reads what an earlier page of the visit saved. */
    unread: {
      kind: 'work',
      fails: 'never',
      on: { restored: [{ to: 'loggingOut', when: 'wasLoggingOut' }, { to: 'checking' }] },
    },
    /** Whether the browser has a session. A visitor who had none before can search meanwhile. */
    checking: {
      kind: 'work',
      fails: ['checkFailed'],
      on: {
        loginSucceeded,
        notLoggedIn: [
          { to: 'ended', when: 'wasLoggedIn' },
          { to: 'lookingUp', when: 'hasNumber' },
          { to: 'searching' },
        ],
        checkFailed: [{ to: 'checkFailed', when: 'wasLoggedIn' }, { to: 'searching' }],
        searched: 'lookingUp',
      },
    },
    checkFailed: { kind: 'error', on: { retried: 'checking', logOutRequested: 'loggingOut' } },
    searching: { kind: 'ask', on: { searched: 'lookingUp', stepReopened: loginReopened } },
    lookingUp: {
      kind: 'work',
      fails: ['searchFailed'],
      on: { customerFound: 'login', loginSucceeded, searchFailed: 'searchFailed', stepReopened: loginReopened },
    },
    searchFailed: { kind: 'error', on: { searched: 'lookingUp', retried: 'lookingUp' } },
    login: { kind: 'ask', on: { codeRequested: 'sendingCode', stepReopened: loginReopened } },
    sendingCode: {
      kind: 'work',
      fails: ['codeNotSent'],
      on: {
        codeSent: 'validate',
        loginSucceeded,
        codeNotSent: [{ to: 'resendFailed', when: 'hasCode' }, { to: 'codeNotSent' }],
        stepReopened: loginReopened,
      },
    },
    codeNotSent: { kind: 'error', on: { codeRequested: 'sendingCode', stepReopened: loginReopened } },
    /** The code that was sent before can still be entered. */
    resendFailed: {
      kind: 'error',
      on: { codeRequested: 'sendingCode', codeEntered: 'validating', stepReopened: loginReopened },
    },
    validate: {
      kind: 'ask',
      on: { codeEntered: 'validating', codeRequested: 'sendingCode', stepReopened: loginReopened },
    },
    validating: {
      kind: 'work',
      fails: ['codeRefused'],
      on: { loginSucceeded, codeRefused: 'codeRefused' },
    },
    codeRefused: {
      kind: 'error',
      on: { codeEntered: 'validating', codeRequested: 'sendingCode', stepReopened: loginReopened },
    },
    loggedIn: {
      kind: 'ask',
      on: { bookingOpened: 'loadingDays', stepReopened: bookingReopened, ...leaving },
    },
    loadingDays: {
      kind: 'work',
      fails: ['daysFailed'],
      on: {
        daysLoaded: [{ to: 'loadingTimes', when: 'hasFreeDay' }, { to: 'choosingDay' }],
        daysFailed: 'daysFailed',
        stepReopened: bookingReopened,
        ...leaving,
      },
    },
    daysFailed: { kind: 'error', on: { retried: 'loadingDays', stepReopened: bookingReopened, ...leaving } },
    choosingDay: { kind: 'ask', on: { dayChosen: 'loadingTimes', stepReopened: bookingReopened, ...leaving } },
    loadingTimes: {
      kind: 'work',
      fails: ['timesFailed'],
      on: {
        timesLoaded: 'choosingTime',
        timesFailed: 'timesFailed',
        dayChosen: 'loadingTimes',
        stepReopened: bookingReopened,
        ...leaving,
      },
    },
    timesFailed: {
      kind: 'error',
      on: { retried: 'loadingTimes', dayChosen: 'loadingTimes', stepReopened: bookingReopened, ...leaving },
    },
    choosingTime: {
      kind: 'ask',
      on: {
        timeChosen: 'holding',
        /** A day without times: the workshop calls back with one. */
        callbackChosen: { to: 'contact', when: 'hasNoTimes' },
        dayChosen: 'loadingTimes',
        stepReopened: bookingReopened,
        ...leaving,
      },
    },
    /** Reserves the time while the visitor types. Where the service has no holds, the booking request decides alone. */
    holding: {
      kind: 'work',
      fails: ['timeLost'],
      on: { timeHeld: 'contact', timeLost: 'loadingDays', timeCleared: 'loadingDays', ...leaving },
    },
    contact: {
      kind: 'ask',
      on: {
        contactSubmitted: { to: 'booking', when: 'hasSlot' },
        timeHeld: 'contact',
        timeLost: 'loadingDays',
        timeCleared: 'loadingDays',
        stepReopened: bookingReopened,
        ...leaving,
      },
    },
    /** Repeated after a reload with the same idempotency key, so that there is never a second booking. */
    booking: {
      kind: 'work',
      fails: ['bookingFailed', 'timeLost'],
      on: { booked: 'confirmed', bookingFailed: 'bookingFailed', timeLost: 'loadingDays', sessionEnded: 'ended' },
    },
    bookingFailed: {
      kind: 'error',
      on: {
        retried: 'booking',
        contactSubmitted: 'booking',
        timeHeld: 'bookingFailed',
        timeLost: 'loadingDays',
        timeCleared: 'loadingDays',
        stepReopened: bookingReopened,
        ...leaving,
      },
    },
    confirmed: { kind: 'done', on: { bookingClosed: 'checking', logOutRequested: 'loggingOut' } },
    /** The server has ended the session. After another log in the visitor continues where this happened. */
    ended: {
      kind: 'ask',
      on: {
        loginRequested: [{ to: 'lookingUp', when: 'hasNumber' }, { to: 'searching' }],
        logOutRequested: 'loggingOut',
      },
    },
    /** What the page showed is cleared before. */
    loggingOut: {
      kind: 'work',
      fails: ['logOutFailed'],
      on: { loggedOut: 'searching', logOutFailed: 'logOutFailed' },
    },
    logOutFailed: { kind: 'error', on: { retried: 'loggingOut' } },
  },
} as const satisfies FlowSpec;
