import { bindFlow } from '@test/kit/bindFlow';
import { savedBookingOf } from '@/features/booking/booking.persistence';
import { bookingActions, bookingSlice } from '@/features/booking/booking.slice';
import { initialBooking, type BookingState, type BookingStep, type StepNumber } from '@/features/booking/booking.state';
import { chosenOf } from '@/domain/workshop/chosenServices';
import { ADDONS, anOffering, aResponseTo, aSlot, DRAFT, SERVICES, SMALL, SOLNA, VOLVO } from './bookingKit';

const restoredIn = (step: BookingStep) =>
  bookingActions.restored({ saved: { ...savedBookingOf(initialBooking), step } });
const reopened = (step: StepNumber) => bookingActions.stepReopened({ step });
const identified = bookingActions.identified({ registrationNumber: 'ABC123', location: SOLNA });
const failure = { error: { code: 'LOOKUP_FAILED', params: {} } } as const;
/** A visitor who reached a step, and one action that opens it for each of the three events. */
const reached = (step: StepNumber, restoredFrom: BookingStep, state: Partial<BookingState> = {}) => ({
  slice: {
    car: VOLVO,
    registrationNumber: 'ABC123',
    location: SOLNA,
    chosen: [SMALL],
    hasAddons: true,
    reached: step,
    slot: aSlot(),
    ...state,
  },
  actions: { stepReopened: reopened(step), identified, restored: restoredIn(restoredFrom) },
});
const sent = {
  request: {
    departmentId: '1',
    timeSlot: '2026-12-01T10:00:00',
    isFullDay: false,
    customer: DRAFT,
    freeText: '',
    registrationNumber: 'ABC123',
    mileage: 1,
    serviceOfferingRequests: [],
  },
  slot: aSlot(),
  lines: [SMALL],
};

export const bookingBinding = bindFlow(bookingSlice, {
  actions: {
    restored: bookingActions.restored({ saved: null }),
    identified,
    carFound: bookingActions.carFound({ car: VOLVO }),
    lookupFailed: bookingActions.lookupFailed(failure),
    servicesLoaded: bookingActions.servicesLoaded({ categories: SERVICES }),
    servicesFailed: bookingActions.servicesFailed(failure),
    serviceToggled: bookingActions.serviceToggled({ code: 'SMALL' }),
    servicesChosen: bookingActions.servicesChosen(),
    addonsLoaded: bookingActions.addonsLoaded({ categories: ADDONS }),
    addonsFailed: bookingActions.addonsFailed(failure),
    addonsRetried: bookingActions.addonsRetried(),
    addonToggled: bookingActions.addonToggled({ code: 'WASH' }),
    servicesRemoved: bookingActions.servicesRemoved({ codes: ['SMALL'] }),
    addonsChosen: bookingActions.addonsChosen(),
    addonsSkipped: bookingActions.addonsSkipped(),
    slotChosen: bookingActions.slotChosen(aSlot()),
    slotConfirmed: bookingActions.slotConfirmed(),
    slotCleared: bookingActions.slotCleared(),
    slotHeld: bookingActions.slotHeld({ hold: null }),
    slotLost: bookingActions.slotLost(),
    contactSubmitted: bookingActions.contactSubmitted(DRAFT),
    booked: bookingActions.booked({ response: aResponseTo(sent), sent }),
    bookingFailed: bookingActions.bookingFailed(failure),
    retried: bookingActions.retried(),
    stepReopened: reopened(5),
    restarted: bookingActions.restarted(),
  },
  guards: {
    toIdentifying: { action: reopened(0) },
    toLookup: { action: restoredIn('lookingUp') },
    toServices: reached(1, 'choosingServices', { services: SERVICES }),
    toServicesReload: reached(1, 'choosingServices'),
    toAddons: reached(2, 'choosingAddons', { addons: ADDONS }),
    toAddonsReload: reached(2, 'choosingAddons'),
    toTime: reached(3, 'choosingTime'),
    toHolding: { action: restoredIn('holding') },
    toContact: reached(4, 'contact'),
    toBooking: { action: restoredIn('booking') },
    toConfirmed: { action: restoredIn('confirmed') },
    servicesComplete: { slice: { chosen: [SMALL] } },
    addonsComplete: { slice: { chosen: [SMALL, chosenOf(anOffering('WASH'), 'addon', 'Tvätt')] } },
    noAddonChosen: { slice: { chosen: [SMALL] } },
    addonsMissing: { slice: { addonsMissing: true } },
    noAddons: { action: bookingActions.addonsLoaded({ categories: [] }) },
    leavesService: {
      slice: { chosen: [SMALL] },
      action: bookingActions.servicesRemoved({ codes: ['WASH'] }),
    },
    hasSlot: { slice: { slot: aSlot() } },
  },
});
