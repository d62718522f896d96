import type { UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import { chosenOf } from '@/domain/workshop/chosenServices';
import type { Offer, Offering, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import type { Workshop } from '@/domain/workshop/workshops';
import { initialBooking } from '@/features/booking/booking.state';
import type { BookingState, ContactDraft, PickedSlot, SentBooking } from '@/features/booking/booking.state';
import { workshopsActions } from '@/features/booking/workshops.slice';
import { entitiesArrived } from '@/store/entities';
import { normalizeWorkshops } from '@/store/entities.normalize';

export const SOLNA: Place = {
  placeId: 'p1',
  name: 'Solna',
  description: 'Stockholm',
  region: 'Stockholms län',
  latitude: 59.36,
  longitude: 18,
};
export const LUND: Place = {
  placeId: 'p2',
  name: 'Lund',
  description: 'Skåne',
  region: 'Skåne län',
  latitude: 55.7,
  longitude: 13.19,
};
export const VOLVO: WorkshopCar = {
  registrationNumber: 'ABC123',
  brand: 'Volvo',
  model: 'V60',
  buildYear: 2021,
  hasServiceAgreement: false,
  isSupported: true,
};

export const anOffering = (code: string, over: Partial<Offering> = {}): Offering => ({
  code,
  name: `Tjänst ${code}`,
  description: '',
  listItems: [],
  isAvailable: true,
  price: 1_000,
  priceKnown: true,
  priceKind: 'fixed',
  priceDiscount: 0,
  priceFrom: null,
  priceTo: null,
  inAgreement: false,
  minutes: 60,
  notKnownPriceText: '',
  allowUserInput: false,
  requiresMileage: false,
  unitPrice: null,
  ...over,
});
export const anOffer = (code: string, price: number, over: Partial<Offer> = {}): Offer => ({
  code,
  price,
  priceKnown: true,
  priceKind: 'fixed',
  priceDiscount: 0,
  priceFrom: null,
  priceTo: null,
  inAgreement: false,
  minutes: 60,
  ...over,
});
const aCategory = (
  name: string,
  offerings: Offering[],
  selectionType: ServiceCategory['selectionType'] = null,
): ServiceCategory => ({ name, icon: 'service', selectionType, offerings });

export const SERVICES = [
  aCategory('Service', [anOffering('ORIG', { requiresMileage: true }), anOffering('SMALL')], 'single'),
  aCategory('Övrigt', [
    anOffering('NOISE', { allowUserInput: true, price: null, priceKnown: false, priceKind: 'inspection' }),
    anOffering('OIL', {
      unitPrice: { unit: 'liter', minimum: 2, maximum: 6, unitAbbreviation: 'l', postfix: 'per liter' },
      price: 90,
    }),
  ]),
];
export const ADDONS = [
  aCategory('Tvätt', [anOffering('WASH'), anOffering('WAX')], 'single'),
  aCategory('Bil', [
    anOffering('LOAN', { unitPrice: { unit: 'dag', minimum: 1, maximum: 1, unitAbbreviation: 'st', postfix: '' } }),
  ]),
];

export const aWorkshop = (id: number, over: Partial<Workshop> = {}): Workshop => ({
  departmentId: String(id),
  siteId: `s${id}`,
  siteName: `Verkstad ${id}`,
  address: `Gatan ${id}, 170 00 Solna`,
  phone: '08-465 004 10',
  brands: ['Volvo'],
  latitude: 59,
  longitude: 18,
  distanceKm: id * 3,
  firstTimeSlot: { zone: 'Europe/Stockholm', localDate: `2026-12-0${id}`, localTime: '10:00', isFullDay: false },
  nextTimes: [{ zone: 'Europe/Stockholm', localDate: `2026-12-1${id}`, localTime: '10:00', isFullDay: false }],
  ...over,
});
/** What the stream dispatches for a workshop. */
export const workshopArrives = (id: number, over: Partial<Workshop> = {}): UnknownAction[] => [
  entitiesArrived(normalizeWorkshops([aWorkshop(id, over)]).entities),
  workshopsActions.workshopLoaded({ departmentId: String(id) }),
];
export const aSlot = (id = 1, timeSlot = '2026-12-01T10:00:00', isFullDay = false): PickedSlot => ({
  workshop: aWorkshop(id),
  timeSlot,
  isFullDay,
});
export const DRAFT: ContactDraft = {
  firstName: 'Anna',
  lastName: 'Ek',
  phone: '070-1740605'.replace('-', ' '),
  email: 'anna@example.com',
  freeText: '',
  payerKind: 'private',
  payerName: '',
  payerNumber: '',
};

const small = SERVICES[0]?.offerings[1] ?? anOffering('SMALL');
export const SMALL = chosenOf(small, 'service', 'Service');

export const aResponseTo = (
  { request: { departmentId, timeSlot, isFullDay } }: Pick<SentBooking, 'request'>,
  id = 'B1',
): BookingConfirmation => ({
  id,
  bookingNumber: 'FGHJKLMP',
  manageToken: `token-${id}`,
  departmentId,
  timeSlot,
  isFullDay,
});

/** A visitor with car, service and time, at the contact form unless given. */
export const bookingIn = (
  value: BookingState['flow']['value'] = 'contact',
  over: Partial<BookingState> = {},
): BookingState => ({
  ...initialBooking,
  flow: { value, entered: 3, refused: null },
  reached: 4,
  form: { registrationNumber: 'ABC123', location: SOLNA },
  registrationNumber: 'ABC123',
  location: SOLNA,
  car: VOLVO,
  services: SERVICES,
  addons: ADDONS,
  hasAddons: true,
  chosen: [SMALL],
  slot: aSlot(),
  draft: DRAFT,
  ...over,
});
