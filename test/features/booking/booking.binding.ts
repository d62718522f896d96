import { bindFlow } from '@test/kit/bindFlow';
import type { KeptBooking } from '@/features/booking/booking.state';
import * as events from '@/features/booking/booking.events';
import { bookingFlow } from '@/features/booking/booking.flow';
import { bookingSlice, initialBooking } from '@/features/booking/booking.slice';
import { chosenOf } from '@/domain/workshop/chosenServices';
import { ADDONS, anOffering, answerTo, aSlot, DRAFT, SERVICES, SMALL, SOLNA, VOLVO } from './bookingKit';

const { flow: _flow, services: _services, addons: _addons, pricesOf: _of, prices: _prices, ...blank } = initialBooking;
const was = (step: KeptBooking['step']) => ({ action: events.restored({ kept: { ...blank, step } }) });
const failure = { error: { code: 'LOOKUP_FAILED', params: {} } } as const;
const known = { car: VOLVO, registrationNumber: 'ABC123', place: SOLNA, chosen: [SMALL], hasAddons: true };
const opens = (step: 0 | 1 | 2 | 3 | 4, slice: Partial<typeof initialBooking> = {}) => ({
  action: events.stepReopened({ step }),
  slice: { ...known, reached: 4 as const, slot: aSlot(), ...slice },
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

export const bookingBinding = bindFlow(
  { ...bookingSlice, flow: bookingFlow },
  {
    actions: {
      restored: events.restored({ kept: null }),
      identified: events.identified({ registrationNumber: 'ABC123', place: SOLNA }),
      carFound: events.carFound({ car: VOLVO }),
      lookupFailed: events.lookupFailed(failure),
      servicesArrived: events.servicesArrived({ categories: SERVICES }),
      servicesFailed: events.servicesFailed(failure),
      serviceToggled: events.serviceToggled({ code: 'SMALL' }),
      servicesChosen: events.servicesChosen(),
      addonsArrived: events.addonsArrived({ categories: ADDONS }),
      addonsFailed: events.addonsFailed(failure),
      addonToggled: events.addonToggled({ code: 'WASH' }),
      addonsChosen: events.addonsChosen(),
      addonsSkipped: events.addonsSkipped(),
      slotChosen: events.slotChosen(aSlot()),
      slotKept: events.slotKept(),
      slotCleared: events.slotCleared(),
      held: events.held({ hold: null }),
      slotLost: events.slotLost(),
      contactGiven: events.contactGiven(DRAFT),
      booked: events.booked({ answer: answerTo(sent), sent }),
      bookingFailed: events.bookingFailed(failure),
      retried: events.retried(),
      stepReopened: events.stepReopened({ step: 5 }),
      restarted: events.restarted(),
    },
    guards: {
      wasLookingUp: was('lookingUp'),
      wasAtServices: was('choosingServices'),
      wasAtAddons: was('choosingAddons'),
      wasAtTime: was('choosingTime'),
      wasHolding: was('holding'),
      wasAtContact: was('contact'),
      wasBooking: was('booking'),
      wasConfirmed: was('confirmed'),
      opensPlace: opens(0),
      opensServices: opens(1, { services: SERVICES }),
      opensUnloadedServices: opens(1),
      opensAddons: opens(2, { addons: ADDONS }),
      opensUnloadedAddons: opens(2),
      opensTime: opens(3),
      opensContact: opens(4),
      resumesServices: { slice: { ...known, reached: 1, services: SERVICES } },
      resumesUnloadedServices: { slice: { ...known, reached: 1 } },
      resumesAddons: { slice: { ...known, reached: 2, addons: ADDONS } },
      resumesUnloadedAddons: { slice: { ...known, reached: 2 } },
      resumesTime: { slice: { ...known, reached: 3 } },
      resumesContact: { slice: { ...known, reached: 4, slot: aSlot() } },
      servicesComplete: { slice: { chosen: [SMALL] } },
      addonsComplete: { slice: { chosen: [SMALL, chosenOf(anOffering('WASH'), 'addon', 'Tvätt')] } },
      noAddonChosen: { slice: { chosen: [SMALL] } },
      noAddons: { action: events.addonsArrived({ categories: [] }) },
      hasSlot: { slice: { slot: aSlot() } },
    },
  },
);
