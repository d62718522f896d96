import { array, boolean, number, object, string, ValidationError } from 'yup';
import { parsedJson } from '@/lib/parsedJson';
import { CHOICE_TYPES, ONLINE_FIELD_TYPES, type OnlineField, type OnlineFieldType } from './onlineForm';
import { unreadableLines, type OpenTimes } from './openTimes';

const NAME = /^[a-z][\w-]{0,39}$/i;
const MOST_FIELDS = 40;
const MOST_OPTIONS = 40;
const LABEL = 200;
const STARS = 5;
const MOST_MAX = 10;
const MOST_LINES = 60;
const DAYS = 90;
const MOST_DAYS = 366;
const MOST_NOTICE = 14 * 24;
/** Kinds of field that can have a `value`. */
const FILLED_TYPES: ReadonlySet<OnlineFieldType> = new Set(['text', 'dropdown']);
/** Names of other parts of a request. */
const TAKEN = ['constructor', 'prototype', 'formId', 'source', 'locale', 'website', 'challenge'];

const condition = object({
  field: string().strict().required('when needs a field'),
  value: string().strict().required('when needs value'),
}).noUnknown('when has field and value');

const openSchema = object({
  hours: array(string().strict().required('a line of hours is a text').max(LABEL, 'a line of hours is too long'))
    .required('open needs hours')
    .min(1, 'open needs hours')
    .max(MOST_LINES, 'too many lines of hours'),
  days: number()
    .strict()
    .integer('days is a whole number')
    .min(1, 'days is too small')
    .max(MOST_DAYS, 'days is too large'),
  notice: number()
    .strict()
    .integer('notice is a whole number')
    .min(0, 'notice is too small')
    .max(MOST_NOTICE, 'notice is too large'),
}).noUnknown('open has hours, days and notice');

const fieldSchema = object({
  name: string()
    .strict()
    .required('a field needs a name')
    .matches(NAME, 'a name has letters, digits, _ and -')
    .notOneOf(TAKEN, 'this name cannot be taken'),
  type: string<OnlineFieldType>()
    .strict()
    .required('a field needs a type')
    .oneOf(ONLINE_FIELD_TYPES, `type is one of ${ONLINE_FIELD_TYPES.join(', ')}`),
  label: string().strict().required('a field needs a label').max(LABEL, 'label is too long'),
  help: string().strict().max(LABEL, 'hint is too long').default(''),
  required: boolean().strict().default(false),
  options: array(
    string()
      .strict()
      .required('an option is a text')
      .max(LABEL, 'an option is too long')
      // Providers separate options by it.
      .matches(/^[^|]*$/, 'an option has no |'),
  )
    .max(MOST_OPTIONS, 'too many options')
    .default([]),
  max: number().strict().integer('max is a whole number').min(1, 'max is too small').max(MOST_MAX, 'max is too large'),
  open: openSchema.nullable().default(null),
  day: string().strict().default(''),
  when: condition.nullable().default(null),
  value: string().strict().max(LABEL, 'value is too long'),
}).noUnknown('a field has name, type, label, help, required, options, max, open, day, when and value');

const formSchema = array(fieldSchema.required('a field is an object'))
  .required('fields are a list')
  .max(MOST_FIELDS, 'too many fields');

export interface ReadFields {
  fields: OnlineField[];
  /** What is wrong, one sentence each, for editors; then there are no fields. */
  problems: string[];
}

const openTimes = ({ hours, days = DAYS, notice = 0 }: Pick<OpenTimes, 'hours'> & Partial<OpenTimes>): OpenTimes => ({
  hours,
  days,
  notice,
});

/** Reads the fields of a form from JSON that an editor wrote. '' is a form without fields. */
export function readOnlineFields(text: string): ReadFields {
  if (text.trim() === '') return { fields: [], problems: [] };
  const value = parsedJson(text);
  if (value === undefined || value === null) return { fields: [], problems: ['The fields are no JSON.'] };
  return readFields(value);
}

/** Reads a list of fields that was written elsewhere. */
export function readFields(value: unknown): ReadFields {
  try {
    // Strict first: a cast would leave out what is unknown, and make texts of numbers.
    formSchema.validateSync(value, { abortEarly: false, strict: true });
    const fields = formSchema.cast(value).map((field): OnlineField => ({
      ...field,
      label: field.label.trim(),
      max: field.max ?? STARS,
      open: field.open && openTimes(field.open),
    }));
    const problems = fields.flatMap(({ name, type, options, when, open, day, value: filled }, index) => [
      ...(fields.findIndex((one) => one.name === name) === index ? [] : [`Two fields are called ${name}.`]),
      ...(CHOICE_TYPES.has(type) && options.length === 0 ? [`${name} has no options.`] : []),
      ...(filled !== undefined && !FILLED_TYPES.has(type)
        ? [`${name} has value, which is for text and dropdown.`]
        : []),
      ...(filled !== undefined && type === 'dropdown' && !options.includes(filled)
        ? [`${name} has a value that is no option.`]
        : []),
      ...(when && !fields.slice(0, index).some((one) => one.name === when.field)
        ? [`${name} depends on ${when.field}, which is no earlier field.`]
        : []),
      ...unreadableLines(open?.hours ?? []).map((line) => `${name} is not open on a day with hours: ${line}`),
      ...(open && type !== 'date' ? [`${name} has open, which is for dates.`] : []),
      ...(day !== '' && (type !== 'time' || !fields.slice(0, index).some((one) => one.name === day && one.open))
        ? [`${name} is no time of ${day}, or that is no earlier date with open.`]
        : []),
    ]);
    return problems.length > 0 ? { fields: [], problems } : { fields, problems: [] };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { fields: [], problems: error.inner.map(({ path, message }) => `${path ? `${path}: ` : ''}${message}`) };
  }
}
