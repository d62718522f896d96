import { defineFeature } from '@/effects/feature';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { bookingSlice } from './booking.slice';
import { bookingWatch } from './sagas/booking.saga';

/** The distance of a workshop tells where the visitor is; its telephone number stays out, too. */
const workshop = (path: string): string[] => [`${path}.phone`, `${path}.distanceKm`];
const sent = (path: string): string[] => [
  `${path}.request.customer`,
  `${path}.request.freeText`,
  `${path}.request.registrationNumber`,
  `${path}.request.serviceOfferingRequests.*.userInput`,
  `${path}.lines.*.userInput`,
  ...workshop(`${path}.slot.workshop`),
];
const state = [
  'form',
  'registrationNumber',
  'location',
  'car.registrationNumber',
  'chosen.*.userInput',
  ...workshop('slot.workshop'),
  ...workshop('lostSlot.workshop'),
  'draft',
  'idempotencyKey',
  'pricesKey',
  ...sent('sent.*'),
  'confirmation.response.id',
  'confirmation.response.manageToken',
  ...sent('confirmation.sent'),
];

/** Owned by the visitor: a booking that was begun is there on every page of the visit. */
export const bookingFeature = defineFeature({
  name: 'booking',
  owner: 'visitor',
  slices: [bookingSlice],
  watch: bookingWatch,
  errors: workshopErrors,
  personal: {
    state: { booking: state },
    actions: {
      'booking/restored': state.map((path) => `saved.${path}`),
      'booking/entered': [],
      'booking/left': [],
      'booking/registrationNumberEntered': ['registrationNumber'],
      'booking/locationChosen': ['location'],
      'booking/identified': ['registrationNumber', 'location'],
      'booking/carFound': ['car.registrationNumber'],
      'booking/lookupFailed': [],
      'booking/brandChecked': [],
      'booking/servicesLoaded': [],
      'booking/servicesFailed': [],
      'booking/serviceToggled': [],
      'booking/servicesChosen': [],
      'booking/addonsLoaded': [],
      'booking/addonsFailed': [],
      'booking/addonToggled': [],
      'booking/addonsChosen': [],
      'booking/addonsSkipped': [],
      'booking/unitsChosen': [],
      'booking/messageEntered': ['message'],
      'booking/mileageEntered': [],
      'booking/pricesRetried': [],
      'booking/pricesRequested': ['key'],
      'booking/pricesLoaded': ['key'],
      'booking/pricesFailed': ['key'],
      'booking/slotChosen': workshop('workshop'),
      'booking/slotConfirmed': [],
      'booking/slotCleared': [],
      'booking/slotHeld': [],
      'booking/holdRequested': [],
      'booking/holdExpired': [],
      'booking/slotLost': [],
      'booking/draftSaved': [''],
      'booking/contactSubmitted': [''],
      'booking/requestSent': ['key', ...sent('sent')],
      'booking/booked': ['response.id', 'response.manageToken', ...sent('sent')],
      'booking/bookingFailed': [],
      'booking/retried': [],
      'booking/stepReopened': [],
      'booking/restarted': [],
    },
  },
});
