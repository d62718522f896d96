import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingSlice } from './booking.slice';
import { bookingWatch } from './sagas/booking.saga';

/** What a workshop tells of people: its telephone, and by its distance where the visitor is. */
const workshop = (at: string): string[] => [`${at}.phone`, `${at}.distanceKm`];
const sent = (at: string): string[] => [
  `${at}.request.customer`,
  `${at}.request.freeText`,
  `${at}.request.registrationNumber`,
  `${at}.request.serviceOfferingRequests.*.userInput`,
  `${at}.lines.*.userInput`,
  ...workshop(`${at}.slot.workshop`),
];
const state = [
  'form',
  'registrationNumber',
  'place',
  'car.registrationNumber',
  'chosen.*.userInput',
  ...workshop('slot.workshop'),
  ...workshop('lost.workshop'),
  'draft',
  'key',
  'pricesOf',
  ...sent('sent.*'),
  'done.answer.id',
  'done.answer.manageToken',
  ...sent('done.sent'),
];

/** The visitor's: a booking that was begun is there on every page of the visit. */
export const bookingFeature = defineFeature({
  name: 'booking',
  owner: 'visitor',
  slices: [bookingSlice],
  watch: bookingWatch,
  errors: workshopErrors,
  personal: {
    state: { booking: state },
    actions: {
      'booking/restored': state.map((path) => `kept.${path}`),
      'booking/entered': [],
      'booking/left': [],
      'booking/numberGiven': ['number'],
      'booking/placeGiven': ['place'],
      'booking/identified': ['registrationNumber', 'place'],
      'booking/carFound': ['car.registrationNumber'],
      'booking/lookupFailed': [],
      'booking/brandChecked': [],
      'booking/servicesArrived': [],
      'booking/servicesFailed': [],
      'booking/serviceToggled': [],
      'booking/servicesChosen': [],
      'booking/addonsArrived': [],
      'booking/addonsFailed': [],
      'booking/addonToggled': [],
      'booking/addonsChosen': [],
      'booking/addonsSkipped': [],
      'booking/unitsChosen': [],
      'booking/messageGiven': ['message'],
      'booking/mileageGiven': [],
      'booking/pricesWanted': [],
      'booking/pricesAsked': ['of'],
      'booking/pricesArrived': ['of'],
      'booking/pricesFailed': ['of'],
      'booking/slotChosen': workshop('workshop'),
      'booking/slotKept': [],
      'booking/slotCleared': [],
      'booking/held': [],
      'booking/holdAsked': [],
      'booking/holdExpired': [],
      'booking/slotLost': [],
      'booking/draftKept': [''],
      'booking/contactGiven': [''],
      'booking/requestSent': ['key', ...sent('sent')],
      'booking/booked': ['answer.id', 'answer.manageToken', ...sent('sent')],
      'booking/bookingFailed': [],
      'booking/retried': [],
      'booking/stepReopened': [],
      'booking/restarted': [],
    },
  },
});
