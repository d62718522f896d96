import { array, mixed, number, object, string, type ObjectSchema } from 'yup';
import type { Currency, OdometerUnit } from '../cars/car';
import { FEWEST_LIKE_CARS, type LikeCarsRange } from '../cars/likeCars';
import { lineField, nameField, phoneField, emailField, textField } from './fields.schema';
import {
  CAR_TEXT_LENGTH,
  conditionOptions,
  MOST_DISTANCE,
  MOST_PHOTOS,
  OLDEST_YEAR,
  OTHER_LENGTH,
  PLATE,
  plainPlate,
  SELL_OPTIONS,
  type ConditionAspect,
  type SellCarValues,
  type SellOption,
} from './sellCar';

const plateField = () =>
  string()
    .transform((value: unknown, given: unknown) => (typeof given === 'string' ? plainPlate(given) : value))
    .typeError('unreadable')
    .required('required')
    .matches(PLATE, 'plate');

/** A whole number as people write it: '12 500', '12.500'; '' is none. */
const integerField = (reason: string, { min, max }: { min: number; max: number }) =>
  number()
    .transform((value: unknown, given: unknown) => {
      if (typeof given !== 'string') return value;
      const digits = given.replace(/[\s.,\u00a0\u202f]+/g, '');
      return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    })
    .typeError(reason)
    .integer(reason)
    .min(min, reason)
    .max(max, reason)
    .nullable()
    .default(null);

/** It stands in the subject of a mail to the buyer: no link. 'ID.Buzz' is a name of a model. */
const carName = () => lineField(CAR_TEXT_LENGTH).test('link', 'nameLink', (value) => !/:\/\/|www\.|@/i.test(value));

/** The fields that a visitor fills in; messages are reason codes. */
export const sellCarFields = {
  regno: plateField(),
  milage: integerField('distance', { min: 0, max: MOST_DISTANCE }),
  brand: carName().default(''),
  model: carName().default(''),
  year: integerField('year', { min: OLDEST_YEAR, max: 2100 }),
  other: textField(OTHER_LENGTH).default(''),
  customerName: nameField(),
  customerPhone: phoneField(),
  customerEmail: emailField(),
};

/** What of the car its like in stock are found by. */
export const describedCarSchema = object({
  brand: sellCarFields.brand.required('required'),
  model: sellCarFields.model.required('required'),
  year: sellCarFields.year.nonNullable('required').required('required'),
  milage: sellCarFields.milage.nonNullable('required').required('required'),
});

const optionField = (aspect: ConditionAspect) =>
  string()
    .oneOf(['', ...conditionOptions[aspect]], 'is no answer')
    .default('');

const integer = (min: number, max: number) =>
  number().strict().integer('is no whole number').min(min).max(max).required();
const currencies = ['SEK', 'NOK', 'DKK', 'EUR', 'GBP'] as const satisfies readonly Currency[];
const rangeSchema: ObjectSchema<LikeCarsRange> = object({
  low: integer(0, 1e9),
  high: integer(0, 1e9),
  currency: string().oneOf(currencies).required(),
  count: integer(FEWEST_LIKE_CARS, 1e6),
  fromYear: integer(OLDEST_YEAR, 2100),
  toYear: integer(OLDEST_YEAR, 2100),
}).noUnknown('unknown');
const units = ['mil', 'km', 'mi'] as const satisfies readonly OdometerUnit[];

/** Values of the form at the API. */
export const sellCarSchema = object({
  ...sellCarFields,
  selectedOption: string<SellOption>().strict().oneOf(SELL_OPTIONS, 'is no choice').required('required'),
  odometer: string<OdometerUnit>().oneOf(units, 'is no unit').default('km'),
  condition: object({
    driving: optionField('driving'),
    outside: optionField('outside'),
    inside: optionField('inside'),
    service: optionField('service'),
    wheels: optionField('wheels'),
  }).noUnknown('unknown'),
  range: mixed<LikeCarsRange>((value): value is LikeCarsRange => rangeSchema.isValidSync(value, { strict: true }))
    .typeError('is no range')
    .nullable()
    .default(null),
  quoteReference: string()
    .matches(/^[\w-]{0,100}$/, 'is no reference')
    .default(''),
  wantedCar: string()
    .matches(/^(\d{5,12})?$/, 'is no car')
    .default(''),
  photos: array(
    string()
      .strict()
      .required('required')
      .matches(/^[\w-]{8,100}$/, 'is no picture'),
  )
    .max(MOST_PHOTOS, 'too many pictures')
    .default([]),
}).noUnknown('unknown') satisfies ObjectSchema<SellCarValues>;
