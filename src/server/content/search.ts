import { plainGuid } from './guid';
import type { ContentItem } from './model/content.types';
import { rawValue } from './model/fieldJson';
import type { FieldValue } from './model/fieldTypes';

export type Operator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

export interface Predicate {
  name?: string | null;
  value?: string | null;
  operator?: Operator | null;
  AND?: readonly (Predicate | null)[] | null;
  OR?: readonly (Predicate | null)[] | null;
}

export interface OrderBy {
  name: string;
  direction?: 'ASC' | 'DESC' | null;
}

/** Values of a name, lower case; ids as 32 digits. `null`: the item has no such field. */
type Values = readonly string[] | null;

function valuesOf(item: ContentItem, name: string): Values {
  switch (name.toLowerCase()) {
    case '_path': return [...ancestry(item)].map(({ id }) => id.toLowerCase());
    case '_parent': return item.parent ? [item.parent.id.toLowerCase()] : [];
    case '_templates': return [...item.template.lineage].map((id) => id.toLowerCase());
    case '_language': return [item.locale.toLowerCase()];
    case '_name': return [item.name.toLowerCase()];
    case '_haslayout': return [String(item.areas !== null)];
    default: {
      const value = item.fields.get(name.toLowerCase());
      return value ? textsOf(value) : null;
    }
  }
}

function* ancestry(item: ContentItem): Generator<ContentItem> {
  for (let at: ContentItem | null = item; at; at = at.parent) yield at;
}

function textsOf(value: FieldValue): readonly string[] {
  if ('ids' in value) return value.ids.map((id) => id.toLowerCase());
  if ('iso' in value) return [value.iso.toLowerCase()];
  return [rawValue(value).toLowerCase()];
}

const MULTIPLE = new Set(['_path', '_templates', '_parent']);

/** Ids match in any notation; texts without letters' case; dates and numbers by what they mean. */
function compare(item: ContentItem, { name, value, operator }: { name: string; value: string; operator: Operator }): boolean {
  const values = valuesOf(item, name);
  const listed = MULTIPLE.has(name.toLowerCase()) || isList(item, name);
  const wanted = listed ? (plainGuid(value) ?? value).toLowerCase() : value.toLowerCase();
  switch (operator) {
    case 'EQ': return values?.some((one) => one === wanted) ?? false;
    case 'NEQ': return !(values?.some((one) => one === wanted) ?? false);
    case 'CONTAINS': return values?.some((one) => (listed ? one === wanted : one.includes(wanted))) ?? false;
    case 'NCONTAINS': return !(values?.some((one) => (listed ? one === wanted : one.includes(wanted))) ?? false);
    case 'LT': return values?.some((one) => order(one, wanted) < 0) ?? false;
    case 'LTE': return values?.some((one) => order(one, wanted) <= 0) ?? false;
    case 'GT': return values?.some((one) => order(one, wanted) > 0) ?? false;
    case 'GTE': return values?.some((one) => order(one, wanted) >= 0) ?? false;
  }
}

const isList = (item: ContentItem, name: string): boolean => {
  const type = item.fields.get(name.toLowerCase())?.type;
  return type === 'multilist' || type === 'droplink' || type === 'list';
};

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-?\d\d-?\d\d(?:t.*)?$/;
const instant = (text: string): number => Date.parse(text.toUpperCase().replace(/^(\d{4})-?(\d\d)-?(\d\d)/, '$1-$2-$3').replace(/T(\d\d):?(\d\d):?(\d\d)/, 'T$1:$2:$3'));

function order(a: string, b: string): number {
  if (PLAIN_NUMBER.test(a) && PLAIN_NUMBER.test(b)) return Number(a) - Number(b);
  if (DATE.test(a) && DATE.test(b)) return instant(a) - instant(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

export function matches(item: ContentItem, predicate: Predicate): boolean {
  const { name, value, operator, AND, OR } = predicate;
  if (name && !compare(item, { name, value: value ?? '', operator: operator ?? 'EQ' })) return false;
  if (AND && !AND.every((one) => one === null || matches(item, one))) return false;
  return !(OR && OR.length > 0 && !OR.some((one) => one !== null && matches(item, one)));
}

/** What a query demands of every hit, so that only those items need looking at. */
export function demanded(predicate: Predicate, name: '_templates' | '_language'): string | null {
  const { value, operator } = predicate;
  if (predicate.name?.toLowerCase() === name && value && (operator ?? 'EQ') !== 'NEQ' && ['EQ', 'CONTAINS'].includes(operator ?? 'EQ')) return value;
  for (const one of predicate.AND ?? []) {
    const found = one ? demanded(one, name) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Sorted by one field, then by path and language, so that pages of an answer never overlap. Without a value comes last. */
export function sorted(items: readonly ContentItem[], orderBy: OrderBy | null | undefined): readonly ContentItem[] {
  const keyed = items.map((item) => ({ item, key: orderBy ? (valuesOf(item, orderBy.name)?.[0] ?? '') : '' }));
  const sign = orderBy?.direction === 'DESC' ? -1 : 1;
  return keyed.toSorted((a, b) => Number(a.key === '') - Number(b.key === '') || sign * order(a.key, b.key) || order(a.item.path, b.item.path) || order(a.item.locale, b.item.locale))
    .map(({ item }) => item);
}
