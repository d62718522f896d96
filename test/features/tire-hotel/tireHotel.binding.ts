import { bindFlow } from '@test/kit/bindFlow';
import { decodeTireHotel, encodeTireHotel } from '@/features/tire-hotel/tireHotel.persistence';
import { tireHotelActions, tireHotelSlice } from '@/features/tire-hotel/tireHotel.slice';
import type { TireHotelStep, TireStepNumber } from '@/features/tire-hotel/tireHotel.state';
import { aConfirmation, aVehicle, CODE, CUSTOMER, DAY, DRAFT, NOW, TIME, tireHotelIn, validated } from './tireHotelKit';

const failure = { error: { code: 'TIRE_HOTEL_FAILED', params: {} } } as const;
const reopened = (step: TireStepNumber) => tireHotelActions.stepReopened({ step });
const credentials = { authorizationToken: 'opaque-token', message: '' };
const car = { index: 0, name: 'Volvo V60 2021' };
const slot = { day: DAY, time: TIME };
const response = aConfirmation({
  bookingDate: DAY,
  bookingStart: TIME,
  regNo: 'ABC123',
  freeText: '',
  customer: DRAFT,
});
const resumedIn = (resumes: TireHotelStep) => ({
  slice: { resumes, car, slot, confirmation: response },
  action: tireHotelActions.loginSucceeded({ validated: validated(), now: NOW }),
});

export const tireHotelBinding = bindFlow(tireHotelSlice, {
  actions: {
    restored: tireHotelActions.restored({ saved: null }),
    notLoggedIn: tireHotelActions.notLoggedIn(),
    checkFailed: tireHotelActions.checkFailed(failure),
    searched: tireHotelActions.searched({ regNo: 'ABC123' }),
    customerFound: tireHotelActions.customerFound({ customer: CUSTOMER }),
    searchFailed: tireHotelActions.searchFailed(failure),
    codeRequested: tireHotelActions.codeRequested(),
    codeSent: tireHotelActions.codeSent({ credentials, resendAt: NOW }),
    codeNotSent: tireHotelActions.codeNotSent({ ...failure, resendAt: null }),
    codeEntered: tireHotelActions.codeEntered({ code: CODE }),
    codeRefused: tireHotelActions.codeRefused(failure),
    loginSucceeded: tireHotelActions.loginSucceeded({ validated: validated(), now: NOW }),
    bookingOpened: tireHotelActions.bookingOpened({ index: 0 }),
    daysLoaded: tireHotelActions.daysLoaded({ days: [] }),
    daysFailed: tireHotelActions.daysFailed(failure),
    dayChosen: tireHotelActions.dayChosen({ day: DAY }),
    timesLoaded: tireHotelActions.timesLoaded({ times: [TIME] }),
    timesFailed: tireHotelActions.timesFailed(failure),
    timeChosen: tireHotelActions.timeChosen({ time: TIME }),
    callbackChosen: tireHotelActions.callbackChosen(),
    timeHeld: tireHotelActions.timeHeld({ hold: null }),
    timeLost: tireHotelActions.timeLost(),
    timeCleared: tireHotelActions.timeCleared(),
    contactSubmitted: tireHotelActions.contactSubmitted(DRAFT),
    booked: tireHotelActions.booked({ response }),
    bookingFailed: tireHotelActions.bookingFailed(failure),
    retried: tireHotelActions.retried(),
    stepReopened: reopened(6),
    bookingClosed: tireHotelActions.bookingClosed(),
    sessionEnded: tireHotelActions.sessionEnded({ from: 'loggedIn' }),
    loginRequested: tireHotelActions.loginRequested(),
    logOutRequested: tireHotelActions.logOutRequested(),
    loggedOut: tireHotelActions.loggedOut(),
    logOutFailed: tireHotelActions.logOutFailed(failure),
  },
  guards: {
    wasLoggingOut: {
      action: tireHotelActions.restored({ saved: decodeTireHotel(encodeTireHotel(tireHotelIn('loggingOut'))) }),
    },
    wasLoggedIn: { slice: { resumes: 'contact' } },
    hasNumber: { slice: { regNo: 'ABC123' } },
    hasCode: { slice: { credentials } },
    toSearch: { action: reopened(0) },
    toLogin: { slice: { customer: CUSTOMER }, action: reopened(1) },
    toValidate: { slice: { customer: CUSTOMER, credentials }, action: reopened(2) },
    toTires: { slice: { vehicles: [aVehicle()] }, action: reopened(3) },
    toDays: { slice: { car }, action: reopened(4) },
    toContact: { slice: { car, slot }, action: reopened(5) },
    resumesConfirmed: resumedIn('confirmed'),
    resumesBooking: resumedIn('booking'),
    resumesContact: resumedIn('contact'),
    resumesDays: resumedIn('choosingTime'),
    hasFreeDay: { slice: { day: DAY }, action: tireHotelActions.daysLoaded({ days: [DAY] }) },
    hasNoTimes: { slice: { day: DAY, times: [] } },
    hasSlot: { slice: { slot } },
  },
});
