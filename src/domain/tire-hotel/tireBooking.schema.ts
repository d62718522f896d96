import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { emailField, lineField, nameField, textField } from '../forms/fields.schema';
import { NAME_LENGTH } from '../forms/contact';
import { isDate, slotTimeOf } from '../workshop/slotTime';
import {
  MOST_STARS,
  REVIEW_COMMENT_LENGTH,
  TIRE_FREE_TEXT_LENGTH,
  type TireBookingCustomer,
  type TireBookingRequest,
  type TireHotelReview,
  type TireTimesRequest,
} from './tireBooking';
import type { TireReviewValues } from './tireReview';
import { tirePlateOf } from './registration';

/** Digits and plus, 8 to 15 characters (specification 3 section 5). */
const MOBILE = /^\+?[0-9]+$/;
const MOBILE_CHARACTERS = { min: 8, max: 15 };
/** Two parts divided by a dot, or one number. */
const ERP_ID = /^[^\s]{1,40}$/;
const PLATE = /^[A-ZÅÄÖ0-9]{2,7}$/;

/** Specification 3 section 5: what is neither a digit nor a plus is stripped. */
export const strippedMobile = (written: string): string =>
  written.replace(/^(\s*\+\d{1,3}\s*)\(0\)/, '$1').replace(/[^0-9+]/g, '');

const plateField = () =>
  string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? tirePlateOf(given) : value))
    .typeError('unreadable')
    .required('required')
    .matches(PLATE, 'plate');

const dayField = () =>
  string()
    .strict()
    .required('required')
    .test('day', 'is no day', (value) => isDate(value));

const erpField = () => string().strict().matches(ERP_ID, 'is no department');

/** Used by the form and by the API; messages are reason codes. */
const tireCustomerFields = {
  firstName: nameField(),
  lastName: nameField(),
  email: emailField(),
  phoneMobile: string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? strippedMobile(given) : value))
    .typeError('unreadable')
    .required('required')
    .min(MOBILE_CHARACTERS.min, 'phone')
    .max(MOBILE_CHARACTERS.max, 'phone')
    .matches(MOBILE, 'phone'),
};

/** What a visitor fills in beside the time. */
export const tireContactSchema = object({
  ...tireCustomerFields,
  freeText: textField(TIRE_FREE_TEXT_LENGTH).default(''),
});

const customerSchema = object(tireCustomerFields).noUnknown('unknown') satisfies ObjectSchema<TireBookingCustomer>;

/** Body of GetTimeslotDays and GetTimeslots. */
export const tireTimesSchema = object({
  startDate: dayField(),
  endDate: dayField(),
  regNo: plateField(),
  /** Of the specification; the agreement decides. */
  brandCode: string().strict().max(20, 'tooLong').optional(),
  /** Instead of the query's. */
  workshopIdentifier: erpField().optional(),
})
  .noUnknown('unknown')
  .test(
    'order',
    'endDate is before startDate',
    ({ startDate, endDate }) => !(endDate < startDate),
  ) satisfies ObjectSchema<TireTimesRequest>;

const slotFields = {
  departmentIdentifier: erpField().required('required'),
  regNo: plateField(),
  timeSlot: string()
    .strict()
    .required('required')
    .test('local', 'is no local date and time', (value) => slotTimeOf(value) !== null),
};

export const tireSlotSchema = object(slotFields).noUnknown('unknown');
export const tireHoldSchema = object({ ...slotFields, extend: boolean().strict() }).noUnknown('unknown');

/** Body of booking/create. */
export const tireBookingSchema = object({
  bookingDate: dayField(),
  bookingStart: string()
    .strict()
    .defined('required')
    .matches(/^$|^([01]\d|2[0-3]):[0-5]\d$/, 'is no time'),
  regNo: plateField(),
  freeText: textField(TIRE_FREE_TEXT_LENGTH).default(''),
  customer: customerSchema.required('required'),
  /** Instead of the query's. */
  departmentIdentifier: erpField().optional(),
  locale: string().strict().max(20, 'tooLong').optional(),
}).noUnknown('unknown') satisfies ObjectSchema<TireBookingRequest>;

const reviewFields = {
  rating: number()
    .strict()
    .required('required')
    .integer('is no whole number')
    .min(1, 'is less than 1')
    .max(MOST_STARS, 'is too much'),
  comment: textField(REVIEW_COMMENT_LENGTH).default(''),
  date: dayField(),
};

/** Body of review/addReview. */
export const addReviewSchema = object(reviewFields).noUnknown('unknown') satisfies ObjectSchema<TireHotelReview>;

/** A review with its booking. */
export const tireReviewSchema = object({
  ...reviewFields,
  erpId: erpField().required('required'),
  siteName: lineField(NAME_LENGTH * 2).default(''),
  bookingNumber: lineField(40),
  customerName: lineField(NAME_LENGTH * 2),
  customerEmail: emailField(),
}).noUnknown('unknown') satisfies ObjectSchema<TireReviewValues>;

/** Body of reminder. */
export const reminderChoiceSchema = object({
  regNo: plateField(),
  wanted: boolean().strict().required('required'),
}).noUnknown('unknown');
