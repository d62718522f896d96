import { carFieldKinds, type CarField, type FieldKind } from '../cars/car';
import { parsedJson } from '../../lib/parsedJson';

/** Converts values of foreign files to ours. Each returns `undefined` for invalid values, never `null`. */
export type Decimal = '.' | ',';

const SPACES = /[\s\u00a0\u2009\u202f']/g;

/** A short unit or currency may precede the number, and one that does not start with a digit may follow it. */
const NUMBER = /^[^\d.,-]{0,4}(-?\d[\d.,]*)(?:[^\d.,-][^\d,]{0,7})?$/u;

/**
 * '199 900 kr', '£12,345.50', '-4.995,00 €': a number with thousands separators and a short unit before or after. The
 * decimal separator is configured, not guessed: '12.345' is two different numbers in two countries.
 */
export function numberOf(text: string, decimal: Decimal = '.'): number | undefined {
  const plain = text.replace(SPACES, '').replaceAll('−', '-').match(NUMBER)?.[1];
  if (plain === undefined) return undefined;
  const thousand = decimal === '.' ? ',' : '.';
  const [integer = '', part, ...more] = plain.split(decimal);
  if (more.length > 0 || part?.includes(thousand)) return undefined;
  const groups = integer.replace('-', '').split(thousand);
  if (
    groups.length > 1 &&
    !(/^\d{1,3}$/.test(groups[0] ?? '') && groups.slice(1).every((group) => /^\d{3}$/.test(group)))
  )
    return undefined;
  const value = Number(`${integer.replaceAll(thousand, '')}.${part ?? '0'}`);
  return Number.isFinite(value) ? value : undefined;
}

const YES = new Set(['true', '1', 'yes', 'y', 'ja', 'j', 'kyllä', 'áno', 'x']);
const NO = new Set(['false', '0', 'no', 'n', 'nej', 'nei', 'ei', 'nie', '-']);

export function booleanOf(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : undefined;
}

/** Entries divided by a sign, without blanks. */
export const listOf = (text: string, divider = '|'): string[] =>
  text
    .split(divider)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const PARTS = { YYYY: '(?<year>\\d{4})', MM: '(?<month>\\d{1,2})', DD: '(?<day>\\d{1,2})' } as const;

/**
 * A date in a pattern of YYYY, MM and DD such as 'DD/MM/YYYY' or 'MM/YYYY' (then the first of the month), as
 * YYYY-MM-DD. Text after it is let be.
 */
export function dateOf(text: string, pattern: string): string | undefined {
  const source = pattern
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replace(/YYYY|MM|DD/g, (part) => (part === 'YYYY' || part === 'MM' || part === 'DD' ? PARTS[part] : part));
  const { year, month = '1', day = '1' } = text.trim().match(new RegExp(`^${source}(?!\\d)`))?.groups ?? {};
  return year === undefined ? undefined : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Nothing at all: an empty cell or a JSON null. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** How a text of a field is read that is no JSON, for fields that have a short form. */
type ShortForm = (text: string) => unknown;

function fromText(kind: FieldKind, text: string, decimal: Decimal, shortForm: ShortForm): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'number':
      return numberOf(text, decimal) ?? text;
    case 'boolean':
      return booleanOf(text) ?? text;
    case 'texts':
      return text.startsWith('[') ? (parsedJson(text) ?? text) : listOf(text);
    case 'objects':
      return text.startsWith('[') ? (parsedJson(text) ?? text) : shortForm(text);
    case 'object':
      return text.startsWith('{') ? (parsedJson(text) ?? text) : shortForm(text);
  }
}

const asItIs: ShortForm = (text) => text;

/** The value converted to its field's kind, if possible; else unchanged, for the schema to reject. */
export function valueOfKind(
  kind: FieldKind,
  value: unknown,
  decimal: Decimal = '.',
  shortForm: ShortForm = asItIs,
): unknown {
  if (isBlank(value)) return undefined;
  if (typeof value === 'string') return fromText(kind, value.trim(), decimal, shortForm);
  if (kind === 'text' && typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (kind === 'boolean' && (value === 0 || value === 1)) return value === 1;
  return value;
}

const shortForms: Partial<Record<CarField, ShortForm>> = {
  car_images: (text) => listOf(text).map((original) => ({ original })),
  car_primary_image: (text) => ({ thumbnail_url: text }),
};

export function valueOf(field: CarField, value: unknown, decimal?: Decimal): unknown {
  if (field === 'car_images' && Array.isArray(value))
    return value.map((image: unknown) => (typeof image === 'string' ? { original: image } : image));
  return valueOfKind(carFieldKinds[field], value, decimal, shortForms[field]);
}
