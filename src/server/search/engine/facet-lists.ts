import { CHILD_SEPARATOR, type FacetOrder, type FacetValue } from '@/domain/search';
import type { Dictionary, TextOrder } from './dictionary';
import type { TermColumn } from './term-column';

const COUNT_STEP = 65_536;

const rankedBy = (order: FacetOrder): 'name' | 'number' => (order === 'number' ? 'number' : 'name');

/**
 * The counted values of a facet in its order: those with a count, and the selected ones at whatever count. `order` 'count'
 * is by count descending, then by name.
 */
export function listValues(values: Dictionary, counts: ArrayLike<number>, order: FacetOrder, selected: readonly string[], texts: TextOrder): FacetValue[] {
  const chosen = new Set(selected.map((text) => values.find(text)));
  const { sorted, ranks } = values.ranked(rankedBy(order));
  const keys = new Float64Array(values.size);
  let size = 0;
  for (let ordinal = 1; ordinal < values.size; ordinal++) {
    const count = counts[ordinal]!;
    if (count === 0 && !(chosen.size > 0 && chosen.has(ordinal))) continue;
    // Ascending keys are the order asked for, and one number sorts faster than two.
    keys[size++] = (order === 'count' ? -count * COUNT_STEP : 0) + ranks[ordinal]!;
  }
  const listed: FacetValue[] = [];
  for (const key of keys.subarray(0, size).sort()) {
    const ordinal = sorted[order === 'count' ? key - Math.floor(key / COUNT_STEP) * COUNT_STEP : key]!;
    listed.push({ text: values.texts[ordinal]!, count: counts[ordinal]! });
  }
  const unknown = [...new Set(selected)].filter((text) => values.find(text) === undefined);
  return unknown.length === 0 ? listed : [...listed, ...unknown.map((text) => ({ text, count: 0 }))].sort(comparer(order, texts));
}

/** Two levels: the counts of a column of pairs, under each parent its children. */
export function listPairs(column: TermColumn, counts: Int32Array, order: FacetOrder, selected: readonly string[], withChildren: boolean, texts: TextOrder): FacetValue[] {
  const parents = column.parents;
  if (!parents) return listValues(column.values, counts, order, selected, texts);
  const parentCounts = new Int32Array(parents.values.size);
  for (let pair = 1; pair < column.values.size; pair++) parentCounts[parents.of[pair]!]! += counts[pair]!;
  const isParent = (value: string) => parents.values.find(value) !== undefined || !value.includes(CHILD_SEPARATOR);
  const chosen = selected.filter((value) => !isParent(value)).map((value) => splitChild(value, parents.values));
  const listed = listValues(parents.values, parentCounts, order, [...selected.filter(isParent), ...chosen.map((child) => child.parent)], texts);
  if (!withChildren) return listed;

  const groups = new Map(listed.map((value) => [value.text, { ...value, children: new Array<FacetValue>() }]));
  for (const pair of column.pairsByChild(parents, rankedBy(order))) {
    const [parent, text, count] = [parents.values.texts[parents.of[pair]!]!, parents.children.texts[parents.childOf[pair]!]!, counts[pair]!];
    if (count > 0 || chosen.some((child) => child.parent === parent && child.text === text)) groups.get(parent)?.children.push({ text, count });
  }
  // Stable: equal counts stay in the order of their names.
  if (order === 'count') for (const { children } of groups.values()) children.sort((a, b) => b.count - a.count);
  for (const { parent, text } of chosen) {
    const children = groups.get(parent)?.children;
    if (!children || children.some((child) => child.text === text)) continue;
    children.push({ text, count: 0 });
    children.sort(comparer(order, texts));
  }
  return [...groups.values()];
}

/** 'Volvo>V60' -> Volvo and V60; a known parent is preferred where the sign stands more than once. */
function splitChild(value: string, parents: Dictionary): { parent: string; text: string } {
  const first = value.indexOf(CHILD_SEPARATOR);
  let at = first;
  while (at >= 0 && parents.find(value.slice(0, at)) === undefined) at = value.indexOf(CHILD_SEPARATOR, at + 1);
  const cut = at < 0 ? first : at;
  return { parent: value.slice(0, cut), text: value.slice(cut + CHILD_SEPARATOR.length) };
}

function comparer(order: FacetOrder, texts: TextOrder): (a: FacetValue, b: FacetValue) => number {
  const byText = texts.comparer(order);
  return order === 'count' ? (a, b) => b.count - a.count || byText(a.text, b.text) : (a, b) => byText(a.text, b.text);
}
