import { CHILD_SEPARATOR, type FacetOrder, type FacetValue } from '@/domain/search/search';
import type { Dictionary, TextOrder } from './dictionary';
import type { TermColumn } from './term-column';

/** A sort key is the inverted count followed by a rank of 16 bits; together they fit a double. */
const COUNT_STEP = 65_536;
const MOST_DOCUMENTS = 2 ** 32;

const rankedBy = (order: FacetOrder): 'name' | 'number' => (order === 'number' ? 'number' : 'name');

/** Buffer for sort keys, reused by every list. */
let buffer = new Float64Array(256);

/**
 * The counted values of a facet in its order: those with a count, and the selected ones at whatever count. `order`
 * 'count' is by count descending, then by name.
 */
export function listValues(
  values: Dictionary,
  counts: ArrayLike<number>,
  order: FacetOrder,
  selected: readonly string[],
  texts: TextOrder,
): FacetValue[] {
  const { sorted, ranks } = values.ranked(rankedBy(order));
  const chosen = selected.map((text) => values.find(text));
  if (buffer.length < values.size) buffer = new Float64Array(values.size * 2);
  let size = 0;
  for (let ordinal = 1; ordinal < values.size; ordinal++) {
    const count = counts[ordinal]!;
    if (count === 0 && !chosen.includes(ordinal)) continue;
    // Ascending keys give the requested order, and one number sorts faster than two.
    buffer[size++] = (order === 'count' ? (MOST_DOCUMENTS - count) * COUNT_STEP : 0) + ranks[ordinal]!;
  }
  buffer.subarray(0, size).sort();
  const listed = new Array<FacetValue>(size);
  for (let index = 0; index < size; index++) {
    const ordinal = sorted[buffer[index]! % COUNT_STEP]!;
    listed[index] = { text: values.texts[ordinal]!, count: counts[ordinal]! };
  }
  if (!chosen.includes(undefined)) return listed;
  const unknown = [...new Set(selected)].filter((text) => values.find(text) === undefined);
  return [...listed, ...unknown.map((text) => ({ text, count: 0 }))].sort(comparer(order, texts));
}

/** Two levels: the counts of a column of pairs, under each parent its children. */
export function listPairs(
  column: TermColumn,
  counts: Int32Array,
  order: FacetOrder,
  selected: readonly string[],
  withChildren: boolean,
  texts: TextOrder,
): FacetValue[] {
  const parents = column.parents;
  if (!parents) return listValues(column.values, counts, order, selected, texts);
  const parentCounts = new Int32Array(parents.values.size);
  for (let pair = 1; pair < column.values.size; pair++) parentCounts[parents.of[pair]!]! += counts[pair]!;
  const isParent = (value: string) => parents.values.find(value) !== undefined || !value.includes(CHILD_SEPARATOR);
  const chosen = selected.filter((value) => !isParent(value)).map((value) => splitChild(value, parents.values));
  const listed = listValues(
    parents.values,
    parentCounts,
    order,
    [...selected.filter(isParent), ...chosen.map((child) => child.parent)],
    texts,
  );
  if (!withChildren) return listed;

  const families = parents.values.texts.map(() => new Array<FacetValue>());
  for (const pair of column.pairsByChild(parents, rankedBy(order))) {
    const count = counts[pair]!;
    const text = parents.children.texts[parents.childOf[pair]!]!;
    const parent = parents.of[pair]!;
    if (count > 0 || chosen.some((child) => child.text === text && child.parent === parents.values.texts[parent]))
      families[parent]!.push({ text, count });
  }
  return listed.map(({ text, count }) => {
    const parent = parents.values.find(text);
    const children = (parent === undefined ? undefined : families[parent]) ?? [];
    for (const child of chosen) {
      if (child.parent === text && !children.some((known) => known.text === child.text))
        children.push({ text: child.text, count: 0 });
    }
    // The sort is stable: equal counts keep the order of their names.
    if (order === 'count') children.sort((a, b) => b.count - a.count);
    if (chosen.length > 0) children.sort(comparer(order, texts));
    return { text, count, children };
  });
}

/** 'Volvo>V60' -> Volvo and V60; where the separator occurs more than once, a known parent is preferred. */
function splitChild(value: string, parents: Dictionary): { parent: string; text: string } {
  const first = value.indexOf(CHILD_SEPARATOR);
  let index = first;
  while (index >= 0 && parents.find(value.slice(0, index)) === undefined)
    index = value.indexOf(CHILD_SEPARATOR, index + 1);
  const cut = index < 0 ? first : index;
  return { parent: value.slice(0, cut), text: value.slice(cut + CHILD_SEPARATOR.length) };
}

function comparer(order: FacetOrder, texts: TextOrder): (a: FacetValue, b: FacetValue) => number {
  const byText = texts.comparer(order);
  return order === 'count' ? (a, b) => b.count - a.count || byText(a.text, b.text) : (a, b) => byText(a.text, b.text);
}
