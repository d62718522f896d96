import type { Place } from '@/domain/places/place';
import type {
  BookingConfirmation,
  BookingCustomer,
  BookingRequest,
  ServiceOfferingRequest,
} from '@/domain/workshop/booking';
import { PAYER_KINDS, type Payer } from '@/domain/workshop/payer';
import type { ChosenService } from '@/domain/workshop/chosenServices';
import type { WorkshopCar } from '@/domain/workshop/services';
import type { FirstTimeSlot, Workshop } from '@/domain/workshop/workshops';
import {
  isBoolean,
  isFiniteNumber,
  isString,
  listOf,
  nullable,
  objectOf,
  oneOf,
  optional,
  type Check,
} from '@/lib/checks';
import { decodeVersioned, encodeVersioned } from '@/lib/versionedJson';
import { statesOf } from '@/machine/cases';
import { bookingFlow } from './booking.flow';
import type { BookingState, ContactDraft, PickedSlot, SavedBooking, SentBooking, SlotHold } from './booking.state';

export const STORAGE_KEY = 'booking';
/** Raised when the format changes: what another version saved is ignored. */
export const STORAGE_VERSION = 6;

const isLocation = objectOf<Place>({
  placeId: isString,
  name: isString,
  description: isString,
  region: isString,
  latitude: isFiniteNumber,
  longitude: isFiniteNumber,
});
const isCar = objectOf<WorkshopCar>({
  registrationNumber: isString,
  brand: isString,
  model: isString,
  buildYear: isFiniteNumber,
  hasServiceAgreement: isBoolean,
  isSupported: isBoolean,
});
const isChosenService = objectOf<ChosenService>({
  code: isString,
  name: isString,
  type: oneOf('service', 'addon'),
  category: isString,
  price: nullable(isFiniteNumber),
  priceKnown: isBoolean,
  priceKind: oneOf('fixed', 'approximate', 'inspection'),
  priceDiscount: isFiniteNumber,
  priceFrom: nullable(isFiniteNumber),
  priceTo: nullable(isFiniteNumber),
  inAgreement: isBoolean,
  minutes: nullable(isFiniteNumber),
  notKnownPriceText: isString,
  unit: isFiniteNumber,
  unitAbbreviation: isString,
  userInput: isString,
  allowUserInput: isBoolean,
  requiresMileage: isBoolean,
  listItems: listOf(isString),
});
const isFirstTime = objectOf<FirstTimeSlot>({
  zone: isString,
  localDate: isString,
  localTime: isString,
  isFullDay: isBoolean,
});
const isWorkshop = objectOf<Workshop>({
  departmentId: isString,
  siteId: isString,
  siteName: isString,
  address: isString,
  phone: isString,
  brands: listOf(isString),
  latitude: isFiniteNumber,
  longitude: isFiniteNumber,
  distanceKm: isFiniteNumber,
  firstTimeSlot: isFirstTime,
  nextTimes: optional(listOf(isFirstTime)),
});
const isSlot = objectOf<PickedSlot>({ workshop: isWorkshop, timeSlot: isString, isFullDay: isBoolean });
const customer = { firstName: isString, lastName: isString, phone: isString, email: isString };
const isPayer = objectOf<Payer>({ kind: oneOf('company', 'leasing', 'insurance'), name: isString, number: isString });
const isSent = objectOf<SentBooking>({
  request: objectOf<BookingRequest>({
    departmentId: isString,
    timeSlot: isString,
    isFullDay: isBoolean,
    customer: objectOf<BookingCustomer>(customer),
    freeText: isString,
    registrationNumber: isString,
    mileage: isFiniteNumber,
    payer: (value): value is Payer | undefined => value === undefined || isPayer(value),
    allowOverlap: (value): value is true | undefined => value === undefined || value === true,
    serviceOfferingRequests: listOf(
      objectOf<ServiceOfferingRequest>({ kobraId: isString, unitsSelected: isFiniteNumber, userInput: isString }),
    ),
  }),
  slot: isSlot,
  lines: listOf(isChosenService),
});
const isResponse = objectOf<BookingConfirmation>({
  id: isString,
  bookingNumber: isString,
  manageToken: isString,
  departmentId: isString,
  timeSlot: isString,
  isFullDay: isBoolean,
});

const isSavedBooking: Check<SavedBooking> = objectOf<SavedBooking>({
  step: oneOf(...statesOf(bookingFlow)),
  reached: oneOf(0, 1, 2, 3, 4, 5),
  form: objectOf<SavedBooking['form']>({ registrationNumber: isString, location: nullable(isLocation) }),
  registrationNumber: isString,
  location: nullable(isLocation),
  car: nullable(isCar),
  isAuthorised: nullable(isBoolean),
  mileage: nullable(isFiniteNumber),
  hasAddons: isBoolean,
  chosen: listOf(isChosenService),
  slot: nullable(isSlot),
  lostSlot: nullable(isSlot),
  hold: nullable(objectOf<SlotHold>({ until: isFiniteNumber, extensionsLeft: isFiniteNumber })),
  holdExpired: isBoolean,
  draft: objectOf<ContactDraft>({
    ...customer,
    freeText: isString,
    payerKind: oneOf(...PAYER_KINDS),
    payerName: isString,
    payerNumber: isString,
  }),
  idempotencyKey: nullable(isString),
  allowsOverlap: isBoolean,
  sent: listOf(isSent),
  confirmation: nullable(objectOf<NonNullable<SavedBooking['confirmation']>>({ response: isResponse, sent: isSent })),
});

/** Whether the saved booking has what its step needs. */
function isConsistent(saved: SavedBooking): boolean {
  const { step, registrationNumber, location, car, slot, lostSlot, confirmation, chosen } = saved;
  switch (step) {
    case 'unread':
    case 'identifying':
    case 'lookupFailed':
      return true;
    case 'lookingUp':
      return registrationNumber !== '' && location !== null;
    case 'confirmed':
      return confirmation !== null;
    case 'slotLost':
      return car !== null && lostSlot !== null;
    case 'holding':
    case 'contact':
    case 'booking':
    case 'bookingFailed':
      return car !== null && location !== null && slot !== null && chosen.length > 0;
    default:
      return car !== null && location !== null;
  }
}

export function savedBookingOf({
  flow,
  firstNear: _firstNear,
  services: _services,
  addons: _addons,
  addonsMissing: _addonsMissing,
  pricesKey: _pricesKey,
  pricesStatus: _pricesStatus,
  pricedQuery: _pricedQuery,
  sumChange: _sumChange,
  error: _error,
  ...saved
}: BookingState): SavedBooking {
  return { ...saved, step: flow.value };
}

export const encodeBooking = (state: BookingState): string => encodeVersioned(STORAGE_VERSION, savedBookingOf(state));

/** null for what `decodeVersioned` refuses, and for a booking whose parts contradict each other. */
export function decodeBooking(text: string | null): SavedBooking | null {
  const saved = decodeVersioned(text, STORAGE_VERSION, isSavedBooking);
  return saved && isConsistent(saved) ? saved : null;
}
