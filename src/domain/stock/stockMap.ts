import { carFieldKinds, type CarField } from '../cars/car';
import type { FeedMap, FieldKind, FieldKinds, Rule, StockMap } from './stockMap.schema';
import { convert } from './stockUnits';
import { dateOf, isBlank, listOf, numberOf, type Decimal } from './stockValues';
import { isObject } from '@/lib/guards';

/** A foreign row in our field names, not yet validated, and what a rule refused. */
export interface Mapped<Field extends string = CarField> {
  fields: Partial<Record<Field, unknown>>;
  removed: boolean;
  refusals: string[];
  /** What the mapping reads, before rounding and translation: two cars may become equal by their rules. */
  source: Record<string, string>;
}

type Row = Record<string, unknown>;

/** A column by its name; in JSON also a value inside an object, by its path. */
function cell(row: Row, column: string): unknown {
  if (Object.hasOwn(row, column) || !column.includes('.')) return row[column];
  let value: unknown = row;
  for (const key of column.split('.')) {
    if (!isObject(value)) return undefined;
    value = Object.entries(value).find(([name]) => name === key)?.[1];
  }
  return value;
}

const textOf = (value: unknown): string => (isObject(value) ? JSON.stringify(value) : String(value ?? '')).trim();

function source(row: Row, rule: Rule): unknown {
  if (rule.from === undefined) return rule.value;
  if (typeof rule.from === 'string') return cell(row, rule.from);
  return rule.from
    .map((column) => textOf(cell(row, column)))
    .filter((text) => text !== '')
    .join(rule.join ?? ' ');
}

/** Either the value so far, or the sentence that refuses it. */
type Step = { value: unknown } | { refused: string };

function translate(value: unknown, rule: Rule): Step {
  if (!rule.values) return { value };
  const word = textOf(value).toLowerCase();
  const found = Object.entries(rule.values).find(([theirs]) => theirs.toLowerCase() === word);
  if (found) return { value: found[1] };
  switch (rule.otherwise ?? 'keep') {
    case 'keep':
      return { value };
    case 'drop':
      return { value: undefined };
    case 'refuse':
      return { refused: `${JSON.stringify(textOf(value))} is not among the words of the mapping` };
  }
}

/** Maps every entry of a list by the same values. */
function translateAll(entries: readonly string[], rule: Rule): Step {
  const ours: unknown[] = [];
  for (const entry of entries) {
    const step = translate(entry, rule);
    if ('refused' in step) return step;
    if (!isBlank(step.value)) ours.push(step.value);
  }
  return { value: ours };
}

function convertUnit(value: unknown, rule: Rule, decimal: Decimal): Step {
  if (isBlank(value)) return { value };
  const read = typeof value === 'number' ? value : numberOf(textOf(value), decimal);
  if (read === undefined) return { refused: `${JSON.stringify(textOf(value))} is not a number` };
  const scaled = rule.factor === undefined ? read : Number((read * rule.factor).toFixed(6));
  return { value: rule.unit === undefined ? scaled : convert(scaled, rule.unit) };
}

function apply(kind: FieldKind, row: Row, rule: Rule, decimal: Decimal): Step {
  let value = source(row, rule);
  if (rule.match !== undefined && !isBlank(value)) {
    const found = textOf(value).match(new RegExp(rule.match, 'u'));
    value = found?.[1] ?? found?.[0];
  }
  if (isBlank(value)) return { value: rule.default };
  const isList = kind === 'texts' || kind === 'objects';
  if (rule.split !== undefined || (isList && rule.values)) {
    const entries = Array.isArray(value) ? value.map(textOf) : listOf(textOf(value), rule.split);
    return translateAll(entries, rule);
  }
  const step = translate(value, rule);
  if ('refused' in step) return step;
  if (rule.date !== undefined && !isBlank(step.value)) {
    const day = dateOf(textOf(step.value), rule.date);
    return day === undefined
      ? { refused: `${JSON.stringify(textOf(step.value))} is not a date of the form ${rule.date}` }
      : { value: day };
  }
  const isNumber = kind === 'number' || rule.unit !== undefined || rule.factor !== undefined;
  return isNumber ? convertUnit(step.value, rule, decimal) : step;
}

/** Maps one row of a foreign feed to our fields; `external_id` is the car's where the mapping has an identity. */
export function mapRow(map: StockMap, row: Row): Mapped {
  const { identity } = map;
  const mapped = mapFields(map, row, carFieldKinds);
  if (identity) {
    const parts = identity.map((column) => textOf(cell(row, column)));
    if (parts.every((part) => part === ''))
      mapped.refusals.push(`the columns that name the car are blank (${identity.join(', ')})`);
    else mapped.fields.external_id ??= parts.join('/');
  }
  return mapped;
}

/** Maps the columns of a row to fields of these kinds. */
export function mapFields<Field extends string>(
  map: FeedMap<Field>,
  row: Row,
  kinds: FieldKinds<Field>,
): Mapped<Field> {
  const fields: Mapped<Field>['fields'] = {};
  const refusals: string[] = [];
  for (const [field, rule] of map.fields) {
    const step = apply(kinds[field], row, rule, map.decimal ?? '.');
    if ('refused' in step) refusals.push(`${field}: ${step.refused}`);
    else if (!isBlank(step.value)) fields[field] = step.value;
  }
  const word = map.removed ? textOf(cell(row, map.removed.from)).toLowerCase() : '';
  const removed = map.removed?.when.some((when) => when.toLowerCase() === word) ?? false;
  return { fields, removed, refusals, source: sourceOf(map, row) };
}

/** Without the column that says that a car is gone: it identifies none. */
const sourceOf = <Field extends string>(map: FeedMap<Field>, row: Row): Record<string, string> =>
  Object.fromEntries(
    fieldColumns(map)
      .map((column) => [column, textOf(cell(row, column))])
      .filter(([, text]) => text !== ''),
  );

const fieldColumns = <Field extends string>({ fields }: FeedMap<Field>): string[] =>
  [...fields.values()].flatMap(({ from }) => from ?? []);

/** Every column that the mapping reads. */
export function columnsOf<Field extends string>(map: FeedMap<Field>): string[] {
  return [...new Set([...fieldColumns(map), ...(map.identity ?? []), ...(map.removed ? [map.removed.from] : [])])];
}
