import { array, boolean, mixed, number, object, string, type ObjectSchema } from 'yup';
import { isPossibleMailDomain, withPlainDomain } from '@/domain/messages/mailDomain';
import { isOneLine, isWithoutLink } from '@/domain/messages/nameLink';
import { FREE_TEXT_LENGTH, type BookingCustomer, type BookingBody, type ChosenSlot, type HoldRequest } from './booking';
import { orgNumberOf, PAYER_KINDS, payerNumberError, type Payer, type PayerKind } from './payer';
import { isRegistrationNumber, normalizeRegistrationNumber } from './registrationNumber';
import { MAX_MILEAGE, MAX_OFFERINGS, UNKNOWN_MILEAGE, USER_INPUT_LENGTH } from './services';
import { slotTimeOf, FULL_DAY_TIME } from './slotTime';

/** Optional plus, then digits: 6 to 20 characters without separators (specification 3 section 5). */
const PHONE = /^(?=.{6,20}$)\+?[0-9]+$/;
/** Spaces, dots, slashes, brackets and hyphens of every kind. */
const PHONE_SEPARATORS = /[\s./()\u002d\u2010-\u2015\u2212]/g;

/** A phone number without the separators that people write: '070-174 06 05' is '0701740605'. */
const normalizePhone = (written: string): string =>
  written.replace(/^(\s*\+\d{1,3}\s*)\(0\)/, '$1').replace(PHONE_SEPARATORS, '');
/** A simple pattern for mail addresses, by the specification; no control characters and none that nobody sees. */
const EMAIL = /^[^\s@<>",;:\p{Cc}\p{Cf}]+@[^\s@<>",;:.]+(?:\.[^\s@<>",;:.]+)+$/u;
const NAME_LENGTH = 80;
const EMAIL_LENGTH = 254;
const OFFERING_CODE = /^[\w-]{1,40}$/;
export const DEPARTMENT_ID = /^\d{1,12}$/;

/** yup's own fails with values that are no text. */
const trimmed = () => string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

/** Messages are reason codes; the form translates them. */
const name = () =>
  trimmed()
    .required('required')
    .max(NAME_LENGTH, 'tooLong')
    .test('line', 'unreadable', (value) => typeof value !== 'string' || isOneLine(value))
    .test('link', 'nameLink', (value) => typeof value !== 'string' || isWithoutLink(value));

/** Used by the form of step 5 and by the API. */
const customerSchema = object({
  firstName: name(),
  lastName: name(),
  phone: string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? normalizePhone(original) : original))
    .required('required')
    .matches(PHONE, 'phone'),
  email: string()
    .transform((_value, original: unknown) => (typeof original === 'string' ? withPlainDomain(original) : original))
    .required('required')
    .max(EMAIL_LENGTH, 'tooLong')
    .matches(EMAIL, 'email')
    // Of a value that is no address at all, only that is reported.
    .test(
      'domain',
      'emailDomain',
      (value) => !EMAIL.test(value) || isPossibleMailDomain(value.slice(value.lastIndexOf('@') + 1)),
    ),
}).noUnknown('unknown') satisfies ObjectSchema<BookingCustomer>;

/** `kindField` names the payer's kind next to the number. */
const payerNumber = (kindField: 'kind' | 'payerKind') =>
  trimmed()
    .defined()
    .test('number', (value, { parent, createError }) => {
      // Of what is no text, only that is reported.
      if (typeof value !== 'string') return true;
      const kind = PAYER_KINDS.find((one) => one === parent[kindField]) ?? 'private';
      const message = payerNumberError(kind, value);
      return message === null || createError({ message });
    });

const payerSchema = object({
  kind: mixed<Payer['kind']>().oneOf(['company', 'leasing', 'insurance']).required('required'),
  name: name(),
  number: payerNumber('kind').default(''),
}).noUnknown('unknown') satisfies ObjectSchema<Payer>;

/** An organisation number in its usual form. */
const normalizePayer = (payer: Payer): Payer =>
  payer.kind === 'company' && typeof payer.number === 'string'
    ? { ...payer, number: orgNumberOf(payer.number) ?? payer.number }
    : payer;

export const contactSchema = customerSchema.shape({
  freeText: string().strict().defined().max(FREE_TEXT_LENGTH, 'tooLong'),
  payerKind: mixed<PayerKind>().oneOf(PAYER_KINDS).required('required'),
  payerName: trimmed()
    .defined()
    .when('payerKind', ([kind], schema) => (kind === 'private' ? schema : name())),
  payerNumber: payerNumber('payerKind'),
});

const slotFields = {
  departmentId: string().strict().required('required').matches(DEPARTMENT_ID, 'is no department'),
  timeSlot: string()
    .strict()
    .required('required')
    .test('local', 'is no local date and time', (value) => slotTimeOf(value) !== null),
  isFullDay: boolean().strict().required('required'),
};

/** A full-day visit has the time 08:00. */
const atEight = (slot: { timeSlot?: string; isFullDay?: boolean }): boolean =>
  slot.isFullDay !== true || slotTimeOf(slot.timeSlot ?? '')?.localTime === FULL_DAY_TIME;
const WRONG_DAY = `a whole day has ${FULL_DAY_TIME} as its time`;

export const slotSchema = object(slotFields)
  .noUnknown('unknown')
  .test('whole day', WRONG_DAY, atEight) satisfies ObjectSchema<ChosenSlot>;

const units = () =>
  number()
    .strict()
    .required('required')
    .integer('is no whole number')
    .min(1, 'is less than 1')
    .max(100, 'is more than 100');

const carFields = {
  registrationNumber: string()
    .required('required')
    .transform((value: unknown) => (typeof value === 'string' ? normalizeRegistrationNumber(value) : value))
    .test('number', 'is no registration number', (value) => isRegistrationNumber(value)),
  mileage: number()
    .strict()
    .integer('is no whole number')
    .min(UNKNOWN_MILEAGE, 'is less than 1')
    .max(MAX_MILEAGE, 'is too much')
    .default(UNKNOWN_MILEAGE),
};
const offeringFields = {
  kobraId: string().strict().required('required').matches(OFFERING_CODE, 'is no service'),
  unitsSelected: units().default(1),
};

const holdWorkSchema = object({
  ...carFields,
  serviceOfferingRequests: array(object(offeringFields).noUnknown('unknown'))
    .required('required')
    .max(MAX_OFFERINGS, 'too many services'),
}).noUnknown('unknown');

export const holdSchema = object({
  ...slotFields,
  extend: boolean().strict(),
  work: holdWorkSchema.optional().default(undefined),
})
  .noUnknown('unknown')
  .test('whole day', WRONG_DAY, atEight) satisfies ObjectSchema<HoldRequest>;

/** POST /api/mechmate/book. The registration number is normalised. */
export const bookingSchema = object({
  ...slotFields,
  customer: customerSchema.required('required'),
  freeText: string().strict().max(FREE_TEXT_LENGTH, 'tooLong').default(''),
  ...carFields,
  serviceOfferingRequests: array(
    object({
      ...offeringFields,
      userInput: string().strict().max(USER_INPUT_LENGTH, 'tooLong').default(''),
    }).noUnknown('unknown'),
  )
    .required('required')
    .min(1, 'no service is chosen')
    .max(MAX_OFFERINGS, 'too many services')
    .test(
      'once',
      'a service stands there twice',
      // null where it is no service, which is complained of elsewhere
      (services: readonly ({ kobraId: string } | null)[]) =>
        new Set(services.map((service) => service?.kobraId)).size === services.length,
    ),
  payer: payerSchema
    .transform((value: Payer | undefined) => value && normalizePayer(value))
    .optional()
    .default(undefined),
  allowOverlap: mixed<true>().oneOf([true], 'is not true').optional(),
  locale: string().strict().max(20, 'tooLong').optional(),
})
  .noUnknown('unknown')
  .test('whole day', WRONG_DAY, atEight) satisfies ObjectSchema<BookingBody>;

/** Parses 'A,B' of queries. Null for invalid codes, or too many. */
export function codesOf(list: string): string[] | null {
  const codes = list === '' ? [] : list.split(',');
  return codes.length <= MAX_OFFERINGS && codes.every((code) => OFFERING_CODE.test(code)) ? [...new Set(codes)] : null;
}
