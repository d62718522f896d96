import { plainGuid } from './guid';
import type { ContentItem } from './model/content.types';
import { rawValue } from './model/fieldJson';
import type { FieldValue } from './model/fieldTypes';

type Operator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

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

type Test = (item: ContentItem) => boolean;

/** Whether an item is the given one or below it. */
function isBelow(item: ContentItem, id: string | null): boolean {
  for (let ancestor: ContentItem | null = item; ancestor; ancestor = ancestor.parent)
    if (ancestor.id === id) return true;
  return false;
}

/** Values of a content field, lower case; ids as 32 digits. None: the item has no such field. */
function textsOf(value: FieldValue | undefined): readonly string[] {
  if (!value) return [];
  if ('ids' in value) return value.ids.map((id) => id.toLowerCase());
  return ['iso' in value ? value.iso.toLowerCase() : rawValue(value).toLowerCase()];
}

/** Names that begin with an underscore have one value, or a list of ids of which any may match. */
function ownTest(name: string, id: string | null, holds: (one: string) => boolean): Test | null {
  switch (name) {
    case '_path':
      return (item) => isBelow(item, id);
    case '_parent':
      return ({ parent }) => parent !== null && parent.id === id;
    case '_templates':
      return ({ template }) => id !== null && template.lineage.has(id);
    case '_language':
      return ({ locale }) => holds(locale.toLowerCase());
    case '_name':
      return (item) => holds(item.name.toLowerCase());
    case '_haslayout':
      return ({ areas }) => holds(String(areas !== null));
    default:
      return null;
  }
}

const LISTS: ReadonlySet<string> = new Set(['multilist', 'droplink', 'list']);

/**
 * Ids match in any notation; texts ignore case; dates and numbers are compared by value. The negated operators are
 * complements.
 */
function comparison(name: string, value: string, operator: Operator): Test {
  if (operator === 'NEQ' || operator === 'NCONTAINS') {
    const like = comparison(name, value, operator === 'NEQ' ? 'EQ' : 'CONTAINS');
    return (item) => !like(item);
  }
  const id = plainGuid(value);
  const expected = value.toLowerCase();
  const key = name.toLowerCase();
  const holds = (one: string): boolean => {
    switch (operator) {
      case 'EQ':
        return one === expected;
      case 'CONTAINS':
        return one.includes(expected);
      case 'LT':
        return order(one, expected) < 0;
      case 'LTE':
        return order(one, expected) <= 0;
      case 'GT':
        return order(one, expected) > 0;
      case 'GTE':
        return order(one, expected) >= 0;
    }
  };
  const listed = id?.toLowerCase() ?? expected;
  return (
    ownTest(key, id, holds) ??
    ((item) => {
      const field = item.fields.get(key);
      return textsOf(field).some(field && LISTS.has(field.type) ? (one) => one === listed : holds);
    })
  );
}

const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?$/;
const DATE = /^\d{4}-?\d\d-?\d\d(?:t.*)?$/;
const instant = (text: string): number =>
  Date.parse(
    text
      .toUpperCase()
      .replace(/^(\d{4})-?(\d\d)-?(\d\d)/, '$1-$2-$3')
      .replace(/T(\d\d):?(\d\d):?(\d\d)/, 'T$1:$2:$3'),
  );

function order(a: string, b: string): number {
  if (PLAIN_NUMBER.test(a) && PLAIN_NUMBER.test(b)) return Number(a) - Number(b);
  if (DATE.test(a) && DATE.test(b)) return instant(a) - instant(b);
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Tests that an item may cost: the predicate and all within it. */
export const conditionsOf = ({ AND, OR }: Predicate): number =>
  [...(AND ?? []), ...(OR ?? [])].reduce((sum, one) => sum + (one ? conditionsOf(one) : 0), 1);

/** A predicate compiled once for all items. */
export function testOf({ name, value, operator, AND, OR }: Predicate): Test {
  const tests: Test[] = name ? [comparison(name, value ?? '', operator ?? 'EQ')] : [];
  for (const one of AND ?? []) if (one) tests.push(testOf(one));
  const any = (OR ?? []).flatMap((one) => (one ? [testOf(one)] : []));
  if (any.length > 0) tests.push((item) => any.some((test) => test(item)));
  return (item) => tests.every((test) => test(item));
}

/** A condition that every hit must meet, so that only those items need to be tested. */
export function demanded(predicate: Predicate, name: '_templates' | '_language'): string | null {
  const { value, operator } = predicate;
  if (
    predicate.name?.toLowerCase() === name &&
    value &&
    (operator ?? 'EQ') !== 'NEQ' &&
    ['EQ', 'CONTAINS'].includes(operator ?? 'EQ')
  )
    return value;
  for (const one of predicate.AND ?? []) {
    const found = one ? demanded(one, name) : null;
    if (found !== null) return found;
  }
  return null;
}

/** The sort key of an item: a built-in value, or a content field's. */
function sortKey(item: ContentItem, name: string): string {
  switch (name) {
    case '_name':
      return item.name.toLowerCase();
    case '_language':
      return item.locale.toLowerCase();
    default:
      return textsOf(item.fields.get(name))[0] ?? '';
  }
}

/**
 * By one field, then by path and language, so that result pages never overlap; items without a value come last. Without
 * `orderBy`, content order.
 */
export function sorted(items: readonly ContentItem[], orderBy: OrderBy | null | undefined): readonly ContentItem[] {
  if (!orderBy) return items;
  const sign = orderBy.direction === 'DESC' ? -1 : 1;
  return items
    .map((item) => ({ item, key: sortKey(item, orderBy.name.toLowerCase()) }))
    .toSorted(
      (a, b) =>
        Number(a.key === '') - Number(b.key === '') ||
        sign * order(a.key, b.key) ||
        order(a.item.path, b.item.path) ||
        order(a.item.locale, b.item.locale),
    )
    .map(({ item }) => item);
}
