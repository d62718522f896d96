import type { Facet, FacetRequest } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import type { TextOrder } from '../engine/dictionary';
import { listPairs } from '../engine/facet-lists';
import { TermColumn } from '../engine/term-column';
import { PAIR } from './documents';
import { chosenIn, type Query } from './queries';
import type { Bucket } from './server';

/** The limit of values of the embedded engine; above the actual number, so that every count is exact. */
const MOST_VALUES = 65_534;

/** Counts every value of a field; of a field with children every pair, which gives both levels. */
export const countEvery = (field: TermField): Query => ({
  terms: { field: `${field.child ? 'p' : 't'}.${field.name}`, size: MOST_VALUES },
});

/** Counts only the given values. */
export const countOnly = (field: TermField, values: readonly string[]): Query => ({
  terms: { field: `t.${field.name}`, include: [...new Set(values)], size: values.length },
});

/** Converts counts to the column of the embedded engine, so that its facet lists can be used; counts are by ordinal. */
export function countedColumn(
  field: TermField,
  order: TextOrder,
  buckets: readonly Bucket[],
): { column: TermColumn; counts: Int32Array } {
  let ordinal = 0;
  // One document takes each value in turn to fill the dictionary; the real documents are on the search server.
  const column = new TermColumn(field, order, 1, {
    write: (_, written) => {
      ordinal = written;
    },
    read: () => ordinal,
  });
  const counts = new Int32Array(buckets.length + 1);
  for (const { key, count } of buckets) {
    const [parent, child] = field.child ? key.split(PAIR) : [key];
    column.add(0, { [field.name]: parent, ...(field.child && child ? { [field.child]: child } : {}) });
    counts[ordinal] = count;
  }
  return { column, counts };
}

/** The list of a facet, in its order, with its selection. */
export function termsFacet(field: TermField, facet: FacetRequest, order: TextOrder, buckets: readonly Bucket[]): Facet {
  const { column, counts } = countedColumn(field, order, buckets);
  const child = field.child !== undefined && facet.child_name === field.child ? { child_name: facet.child_name } : {};
  return {
    name: facet.name,
    ...child,
    type: 'terms',
    values: listPairs(column, counts, facet.sort_order, chosenIn(facet), 'child_name' in child, order),
  };
}
