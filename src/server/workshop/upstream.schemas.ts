import { array, boolean, mixed, number, object, string } from 'yup';
import type { BookingConfirmation, BookingView, ChosenSlot, Hold } from '@/domain/workshop/booking';
import type { Offer, Offering, PriceKind, ServiceCategory, WorkshopCar } from '@/domain/workshop/services';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import type { TimeSlotDay, UnableWorkshop, Workshop } from '@/domain/workshop/workshops';

/** Responses of an external workshop service. Fields of the specification are required; ours have defaults. */
const text = () => string().defined();

const carSchema = object({
  registrationNumber: string().required(),
  brand: string().required(),
  model: text().default(''),
  buildYear: number().default(0),
  hasServiceAgreement: boolean().default(false),
  isSupported: boolean().required(),
});
export const carOf = (body: unknown): WorkshopCar => carSchema.validateSync(body);

const priceFields = {
  price: number().nullable().default(null),
  priceKnown: boolean().default(true),
  priceDiscount: number().default(0),
  priceFrom: number().nullable().default(null),
  priceTo: number().nullable().default(null),
  inAgreement: boolean().default(false),
  minutes: number().nullable().default(null),
  priceKind: mixed<PriceKind>().oneOf(['fixed', 'approximate', 'inspection']),
};
/** A service that reports only whether a price is known gives an approximate price. */
const honest = <Given extends { price: number | null; priceKnown: boolean; priceKind?: PriceKind | undefined }>(
  given: Given,
): Given & { priceKind: PriceKind } => ({
  ...given,
  price: given.priceKnown ? given.price : null,
  priceKind: given.priceKind ?? (given.priceKnown ? 'approximate' : 'inspection'),
});

const offeringSchema = object({
  ...priceFields,
  code: string().required(),
  name: string().required(),
  description: text().default(''),
  listItems: array(string().required()).default([]),
  isAvailable: boolean().default(true),
  notKnownPriceText: text().default(''),
  allowUserInput: boolean().default(false),
  requiresMileage: boolean().default(false),
  notAt: string().optional(),
  unitPrice: object({
    unit: text().default(''),
    minimum: number().required(),
    maximum: number().required(),
    unitAbbreviation: text().default('st'),
    postfix: text().default(''),
  })
    .nullable()
    .default(null),
});
const categoriesSchema = object({
  serviceOfferingCategories: array(
    object({
      name: string().required(),
      icon: text().default(''),
      selectionType: string().nullable().default(null),
      offerings: array(offeringSchema).required(),
    }),
  ).required(),
});
export const categoriesOf = (body: unknown): ServiceCategory[] =>
  categoriesSchema.validateSync(body).serviceOfferingCategories.map(({ selectionType, offerings, ...category }) => ({
    ...category,
    selectionType: selectionType ? 'single' : null,
    offerings: offerings.map((one): Offering => honest(one)),
  }));

const offersSchema = object({ offers: array(object({ ...priceFields, code: string().required() })).required() });
export const offersOf = (body: unknown): Offer[] =>
  offersSchema.validateSync(body).offers.map((offer) => honest(offer));

const time = /^([01]\d|2[0-3]):[0-5]\d/;
const daysSchema = array(
  object({
    date: string()
      .required()
      .matches(/^\d{4}-\d{2}-\d{2}/),
    availableSlots: array(string().required().matches(time)).default([]),
    allDaySlotAvailable: boolean().default(false),
  }),
).required();
export const daysOf = (body: unknown): TimeSlotDay[] =>
  daysSchema.validateSync(body).map(({ date, availableSlots, allDaySlotAvailable }) => ({
    date: date.slice(0, 10),
    availableSlots: availableSlots.map((slot) => slot.slice(0, 5)),
    allDaySlotAvailable,
  }));

export const hasBrandOf = (body: unknown): boolean =>
  object({ hasBrand: boolean().required() }).validateSync(body).hasBrand;

const firstTimeSchema = object({
  zone: string().default(WORKSHOP_ZONE),
  localDate: string().required(),
  localTime: string().required(),
  isFullDay: boolean().default(false),
});
const workshopSchema = object({
  departmentId: string().required(),
  siteId: text().default(''),
  siteName: string().required(),
  address: text().default(''),
  phone: text().default(''),
  latitude: number().required(),
  longitude: number().required(),
  brands: array(string().required()).default([]),
  distanceKm: number().default(0),
  firstTimeSlot: firstTimeSchema.required(),
  nextTimes: array(firstTimeSchema.required()).default([]),
});
export const workshopOf = (body: unknown): Workshop => workshopSchema.validateSync(body);

const unableSchema = object({
  departmentId: string().required(),
  siteId: text().default(''),
  siteName: string().required(),
  address: text().default(''),
  distanceKm: number().default(0),
  notOffered: array(string().required()).required().min(1),
});
export const unableOf = (body: unknown): UnableWorkshop => unableSchema.validateSync(body);

const slotFields = {
  departmentId: string().required(),
  timeSlot: string().required(),
  isFullDay: boolean().required(),
};
const bookedSchema = object({
  id: string().required(),
  bookingNumber: string(),
  manageToken: text().default(''),
  departmentId: string(),
  timeSlot: string(),
  isFullDay: boolean(),
});
/** A service that responds with only an id has accepted the requested slot. */
export function bookingOf(body: unknown, requested: ChosenSlot): BookingConfirmation {
  const {
    id,
    bookingNumber = id,
    manageToken,
    departmentId = requested.departmentId,
    timeSlot = requested.timeSlot,
    isFullDay = requested.isFullDay,
  } = bookedSchema.validateSync(body);
  return { id, bookingNumber, manageToken, departmentId, timeSlot, isFullDay };
}

const holdSchema = object({
  ...slotFields,
  expiresAt: string().required(),
  secondsLeft: number().required(),
  extensionsLeft: number().required(),
});
export const holdOf = (body: unknown): Hold => holdSchema.validateSync(body);

const viewSchema = object({
  ...slotFields,
  id: string().required(),
  bookingNumber: string(),
  status: mixed<BookingView['status']>().oneOf(['booked', 'cancelled']).required(),
  zone: string().default(WORKSHOP_ZONE),
  siteName: text().default(''),
  address: text().default(''),
  phone: text().default(''),
  latitude: number().default(0),
  longitude: number().default(0),
  car: text().default(''),
  services: array(object({ code: string().required(), name: string().required(), units: number().required() })).default(
    [],
  ),
  changeableUntil: string().required(),
  isChangeable: boolean().required(),
  awaitsTime: mixed<true>().oneOf([true]).optional(),
});
export function viewOf(body: unknown): BookingView {
  const view = viewSchema.validateSync(body);
  return { ...view, bookingNumber: view.bookingNumber ?? view.id };
}
