import { isRecord } from '../../lib/guards';
import { array, mixed, number, object, string, ValidationError, type InferType, type Schema } from 'yup';
import { carFieldKinds, type CarField } from '../cars/car';
import { units, type Unit } from './stockUnits';

/** A mapping file: maps the columns of a foreign feed to our fields. Example in docs/feed.md. */
const unknownKey = 'a mapping has no key ${unknown}';

type Constant = string | number | boolean;
type ValueMap = Record<string, Constant | null>;

const isConstant = (value: unknown): value is Constant => ['string', 'number', 'boolean'].includes(typeof value);
const isColumn = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isUnit = (value: string): value is Unit => value in units;

const isValueMap = (value: unknown): value is ValueMap =>
  isRecord(value) && Object.values(value).every((word) => word === null || isConstant(word));

const isPattern = (text: string | undefined): boolean => {
  if (text === undefined) return true;
  try {
    new RegExp(text, 'u');
    return true;
  } catch {
    return false;
  }
};

const columns = () =>
  array(string().defined().min(1, '${path} must be the name of a column'))
    .min(1, '${path} must name a column')
    .max(20, '${path} names too many columns');
const constant = () => mixed<Constant>(isConstant).typeError('${path} must be text, a number, true or false');

const ruleSchema = object({
  /** One column, or several whose texts are joined. In JSON 'price.amount' reaches into an object. */
  from: mixed<string | string[]>(
    (value): value is string | string[] =>
      isColumn(value) || (Array.isArray(value) && value.length > 0 && value.every(isColumn)),
  ).typeError('${path} must be a column or a list of columns'),
  /** Between the texts of several columns; a space where it isn't given. */
  join: string(),
  /** A constant, instead of a column. */
  value: constant(),
  /** For a blank cell. */
  default: constant(),
  /** A regular expression; its first group is the value, or the full match where it has none. */
  match: string().max(500).test('pattern', '${path} must be a regular expression', isPattern),
  /** Maps foreign values to ours, null for none; case is ignored. */
  values: mixed<ValueMap>(isValueMap).typeError('${path} must be an object of words'),
  /** Handling of values that are not in `values`; `keep` by default. */
  otherwise: string<'keep' | 'drop' | 'refuse'>().oneOf(
    ['keep', 'drop', 'refuse'],
    '${path} must be keep, drop or refuse',
  ),
  split: string().min(1, '${path} must not be empty').max(10),
  unit: string<Unit>().oneOf(Object.keys(units).filter(isUnit), '${path} must be one of ${values}'),
  factor: number().typeError('${path} must be a number'),
  /** 'DD/MM/YYYY' and the like. */
  date: string().matches(/YYYY/, '${path} must hold YYYY, and may hold MM and DD').max(40),
})
  .typeError('must be a column or a rule')
  .noUnknown(true, unknownKey)
  .test(
    'source',
    'needs "from" or "value", and not both',
    (given) => (given.from === undefined) !== (given.value === undefined),
  );

const mapSchema = object({
  format: string<'jsonl' | 'json' | 'csv'>().oneOf(['jsonl', 'json', 'csv'], '${path} must be jsonl, json or csv'),
  encoding: string<'auto' | 'utf-8' | 'utf-16le' | 'windows-1252'>().oneOf(
    ['auto', 'utf-8', 'utf-16le', 'windows-1252'],
    '${path} must be auto, utf-8, utf-16le or windows-1252',
  ),
  delimiter: string().length(1, '${path} must be one character'),
  /** The decimal separator; '.' by default. */
  decimal: string<'.' | ','>().oneOf(['.', ','], '${path} must be "." or ","'),
  /** Columns that together identify a car permanently; stored as external_id. */
  identity: columns(),
  fields: mixed<Record<string, unknown>>(isRecord)
    .typeError('${path} must be an object')
    .required('${path} is missing'),
  /** Rows with one of these values in the column remove the car from stock. */
  removed: object({ from: string().required('${path} is missing'), when: columns().required('${path} is missing') })
    .noUnknown(true, unknownKey)
    .default(undefined),
})
  .typeError('a mapping must be a JSON object')
  .noUnknown(true, unknownKey);

export type Rule = InferType<typeof ruleSchema>;

export interface FeedMap<Field extends string> extends Omit<InferType<typeof mapSchema>, 'fields'> {
  fields: ReadonlyMap<Field, Rule>;
}

export type StockMap = FeedMap<CarField>;

/** How the value of a field is written in a row. */
export type FieldKind = (typeof carFieldKinds)[CarField];
export type FieldKinds<Field extends string> = Readonly<Record<Field, FieldKind>>;

/** A mapping that doesn't fit: one line for each thing that is wrong. */
export class StockMapInvalid extends Error {
  override readonly name = 'StockMapInvalid';
}

/** The value, or its error with the position in the file. */
function check<T>(schema: Schema<T>, value: unknown, path: string, wrong: string[]): T | undefined {
  try {
    return schema.validateSync(value, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    wrong.push(...error.errors.map((message) => `${path}${message.replace(/^this /, '')}`));
    return undefined;
  }
}

/**
 * Parses the JSON of a mapping file.
 * @throws StockMapInvalid with every invalid key.
 */
export const readStockMap = (json: unknown): StockMap => readFeedMap(json, carFieldKinds, 'a car');

/** The same for other rows than cars; `of`: what the fields are of. */
export function readFeedMap<Field extends string>(json: unknown, kinds: FieldKinds<Field>, of: string): FeedMap<Field> {
  const isField = (name: string): name is Field => Object.hasOwn(kinds, name);
  const wrong: string[] = [];
  const map = check(mapSchema, json, '', wrong);
  const fields = new Map<Field, Rule>();
  for (const [name, given] of Object.entries(isRecord(json) && isRecord(json.fields) ? json.fields : {})) {
    if (!isField(name)) {
      wrong.push(`fields.${name} is no field of ${of}`);
      continue;
    }
    const rule = check(ruleSchema, typeof given === 'string' ? { from: given } : given, `fields.${name}: `, wrong);
    if (rule) fields.set(name, rule);
  }
  if (!map || wrong.length > 0)
    throw new StockMapInvalid(`The mapping does not fit:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
  return { ...map, fields };
}
