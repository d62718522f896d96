import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { Currency } from '../cars/car';
import { isDate } from '../workshop/slotTime';
import { EMAIL_LENGTH, MESSAGE_LENGTH, MOST_TIMES, NAME_LENGTH, type ContactValues, type FinancePlan } from './contact';
import { emailField, lineField, nameField, phoneField, textField } from './fields.schema';

/** The fields that a visitor types. */
export const contactFields = {
  name: nameField(),
  phone: phoneField(),
  email: emailField(),
  message: textField(MESSAGE_LENGTH).default(''),
};

const CAR_ID = /^\d{5,12}$/;
/** A local time without seconds. */
const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

const isTime = (value: string): boolean =>
  LOCAL_TIME.test(value) && isDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(`${value}:00Z`));
const minor = () => number().strict().integer('is no whole number').min(0, 'is less than 0').max(1e12, 'is too much');
const percent = () => number().strict().min(0, 'is less than 0').max(1_000, 'is too much');
const kinds = ['loan', 'privateLeasing', 'companyLeasing', 'hp', 'pcp'] as const;
const currencies = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP'] as const satisfies readonly Currency[];

const planSchema: ObjectSchema<FinancePlan> = object({
  kind: string().oneOf(kinds, 'is no plan').required('required'),
  currency: string().oneOf(currencies, 'is no currency').required('required'),
  monthlyMinor: minor().required('required'),
  months: number().strict().integer('is no whole number').min(1, 'is less than 1').max(240, 'is too much').required(),
  depositMinor: minor().optional(),
  residualMinor: minor().optional(),
  interestRate: percent().optional(),
  effectiveRate: percent().optional(),
  mileage: minor().optional(),
  quoteReference: string()
    .matches(/^[\w-]{4,64}$/, 'is no reference')
    .optional(),
  signature: string()
    .matches(/^[\w-]{43}$/, 'is no signature')
    .optional(),
}).noUnknown('unknown');

/** Values of the contact form at the API. */
export const contactSchema = object({
  ...contactFields,
  car: string().strict().required('required').matches(CAR_ID, 'is no car'),
  quote: boolean().strict().default(false),
  testDrive: boolean().strict().default(false),
  toName: lineField(NAME_LENGTH * 2).default(''),
  toEmail: lineField(EMAIL_LENGTH).default(''),
  source: string()
    .strict()
    .max(500, 'tooLong')
    .matches(/^(\/(?![/\\])[^?#\s\p{C}]*)?$/u, 'is no path')
    .default(''),
  testDriveTimes: array(string().strict().required('required').test('time', 'is no local time', isTime))
    .max(MOST_TIMES, 'too many times')
    .default([]),
  plan: mixed<FinancePlan>((value): value is FinancePlan => planSchema.isValidSync(value, { strict: true }))
    .typeError('is no plan')
    .nullable()
    .default(null),
}).noUnknown('unknown') satisfies ObjectSchema<ContactValues>;
