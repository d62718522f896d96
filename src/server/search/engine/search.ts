import type { BaseFilter, Facet, FacetRequest, NumberRange, SearchRequest } from '@/domain/search/search';
import type { SearchReply } from '../search.service';
import { andInto, andNotInto, countBits, wordCountFor, type Bits } from './bits';
import type { FacetColumn } from './columns';
import type { Engine } from './engine';
import { listPairs, listValues } from './facet-lists';
import { bucketEdges, countBuckets } from './histogram';
import { Hits } from './hits';
import { KeyColumn } from './key-column';
import { Keyphrase, type KeyphraseResult } from './keyphrase';
import type { ListColumn } from './list-column';
import { pageByColumn, pageByKey } from './page';
import { TermColumn, withoutCoveredParents } from './term-column';

/** A name that the definition does not have; the API refuses such requests before. */
export class UnknownNameError extends Error {
  override readonly name = 'UnknownNameError';
}

/** The documents that a facet's selection leaves, and whether the selection applies to the facet's own counts. */
interface Selection {
  facet: FacetRequest;
  bits: Bits;
  appliesToItself: boolean;
}

/** A complete search of one index. Synchronous: the index must not change in between. */
export function searchIn(engine: Engine, request: SearchRequest): SearchReply {
  engine.buffers.reset(wordCountFor(engine.slots));
  const base = baseOf(engine, request);
  return replyFor(engine, request, base, keyphraseOf(engine, request)?.search(base) ?? null);
}

/** The number of documents that a request finds, without facets, order and contents. */
export function countIn(engine: Engine, request: SearchRequest): number {
  engine.buffers.reset(wordCountFor(engine.slots));
  const base = baseOf(engine, request);
  const start = keyphraseOf(engine, request)?.search(base).bits ?? base;
  return countBits(
    within(
      engine,
      start,
      request.facets.flatMap((facet) => selectionOf(engine, facet) ?? []),
    ),
  );
}

/** Null: the text has no word. */
export function keyphraseOf(
  engine: Engine,
  { keyphrase: text, exact_spelling: exactSpelling }: Pick<SearchRequest, 'keyphrase' | 'exact_spelling'>,
): Keyphrase | null {
  const keyphrase = new Keyphrase(
    text,
    engine.text,
    (key) => engine.columns.keySlots(engine.definition.textKeys, key),
    engine.buffers,
    exactSpelling,
  );
  return keyphrase.isEmpty ? null : keyphrase;
}

/** The reply for the documents that pass the base filters and those that the keyphrase found (null: no keyphrase). */
export function replyFor(
  engine: Engine,
  request: SearchRequest,
  base: Bits,
  found: KeyphraseResult | null,
): SearchReply {
  const start = found?.bits ?? base;
  const selections = request.facets.flatMap((facet) => selectionOf(engine, facet) ?? []);
  const hits = new Hits(within(engine, start, selections), engine.buffers.list(0));
  const slots = pageOf(engine, request, hits, found);
  const projection = engine.documents.projection(request.fields);
  return {
    facet: countFacets(engine, request, base, start, selections, hits),
    contentJson: `[${slots.map((slot) => engine.documents.json(slot, projection)).join(',')}]`,
    total_items: hits.count,
    limit: request.limit,
    offset: request.offset,
  };
}

/** Documents that pass the base filters and the distance. */
export function baseOf(engine: Engine, { filters, near }: Pick<SearchRequest, 'filters' | 'near'>): Bits {
  const base = engine.buffers.copy(engine.live);
  for (const filter of filters) {
    const bits = engine.buffers.empty();
    selectBase(engine, filter, bits);
    if (filter.not) andNotInto(base, bits);
    else andInto(base, bits);
  }
  if (near?.km !== undefined && engine.columns.geo) {
    const bits = engine.buffers.empty();
    engine.columns.geo.selectWithin(near, near.km, engine.slots, bits);
    andInto(base, bits);
  }
  return base;
}

export function selectBase(engine: Engine, filter: BaseFilter, bits: Bits): void {
  const column = engine.columns.facets.get(filter.name);
  if (column) selectValues(engine, column, filter.values ?? [], bits);
  else selectRange(engine, filter.name, filter, bits);
}

export function selectValues(engine: Engine, column: FacetColumn, values: readonly string[], bits: Bits): void {
  if (column instanceof TermColumn)
    for (const value of column.parents ? withoutCoveredParents(values) : values)
      column.select(value, bits, engine.slots);
  else for (const value of values) column.select(value, bits);
}

function selectRange(
  engine: Engine,
  name: string,
  { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }: NumberRange,
  bits: Bits,
): void {
  rangeColumn(engine, name).selectRange(min, max, bits);
}

export function rangeColumn(engine: Engine, name: string) {
  const sort = engine.definition.ranges.includes(name) ? engine.columns.sorts.get(name) : undefined;
  if (!sort) throw new UnknownNameError(`There is no facet named ${name}.`);
  return sort.column;
}

function selectionOf(engine: Engine, facet: FacetRequest): Selection | undefined {
  const column = engine.columns.facets.get(facet.name);
  const values = facet.filters.filter((filter) => typeof filter === 'string');
  if (!column) {
    const range = facet.filters.find((filter) => typeof filter === 'object');
    if (!range || (range.min === undefined && range.max === undefined)) return undefined;
    const bits = engine.buffers.empty();
    selectRange(engine, facet.name, range, bits);
    return { facet, bits, appliesToItself: false };
  }
  if (values.length === 0) return undefined;
  if (column.field.many !== 'all') {
    const bits = engine.buffers.empty();
    selectValues(engine, column, values, bits);
    return { facet, bits, appliesToItself: false };
  }
  const bits = engine.buffers.copy(engine.live);
  for (const value of values) {
    const one = engine.buffers.empty();
    selectValues(engine, column, [value], one);
    andInto(bits, one);
  }
  return { facet, bits, appliesToItself: true };
}

function within(engine: Engine, start: Bits, selections: readonly Selection[], except?: FacetRequest): Bits {
  const bits = engine.buffers.copy(start);
  for (const selection of selections) if (selection.facet !== except) andInto(bits, selection.bits);
  return bits;
}

function pageOf(
  engine: Engine,
  { sort_name: name, near, offset, limit }: SearchRequest,
  hits: Hits,
  found: KeyphraseResult | null,
): number[] {
  const { ids, columns } = engine;
  const window = { offset, limit };
  if (limit === 0 || offset >= hits.count) return [];
  if (name === 'relevance') {
    if (!found) return pageByColumn(columns.byId, columns.byId, false, hits, window, ids);
    const scores = found.scores(hits);
    return pageByKey((slot) => -scores[slot]!, hits, window, ids);
  }
  if (name === 'distance_asc' && near && columns.geo) return pageByKey(columns.geo.distances(near), hits, window, ids);
  const split = name.lastIndexOf('_');
  const sort = columns.sorts.get(name.slice(0, split));
  const direction = name.slice(split + 1);
  if (!sort || !engine.definition.sorts.includes(sort.field) || (direction !== 'asc' && direction !== 'desc'))
    throw new UnknownNameError(`There is no sort named ${name}.`);
  return pageByColumn(sort.column, columns.byId, direction === 'desc', hits, window, ids);
}

function countFacets(
  engine: Engine,
  request: SearchRequest,
  base: Bits,
  start: Bits,
  selections: readonly Selection[],
  hits: Hits,
): Facet[] {
  const facetsByRequest = new Map<FacetRequest, Facet>();
  const isUnfiltered = countBits(base) === engine.size;
  const countWithin = (facets: readonly FacetRequest[], among: Hits) => {
    const requested = new Map<TermColumn, FacetRequest>();
    for (const facet of facets) {
      const column = engine.columns.facets.get(facet.name);
      if (column instanceof TermColumn) requested.set(column, facet);
      else
        facetsByRequest.set(
          facet,
          column
            ? manyValued(engine, column, facet, among)
            : histogram(engine, facet, isUnfiltered ? null : base, among),
        );
    }
    engine.columns.records.count(new Set(requested.keys()), among, (column, counts) => {
      const facet = requested.get(column);
      if (facet) facetsByRequest.set(facet, singleValued(engine, column, facet, counts));
    });
  };
  const alone = selections.filter((selection) => !selection.appliesToItself).map((selection) => selection.facet);
  countWithin(
    request.facets.filter((facet) => !alone.includes(facet)),
    hits,
  );
  for (const facet of alone)
    countWithin([facet], new Hits(within(engine, start, selections, facet), engine.buffers.list(1)));
  return request.facets.flatMap((facet) => facetsByRequest.get(facet) ?? []);
}

const chosen = (facet: FacetRequest): string[] => facet.filters.filter((filter) => typeof filter === 'string');

function singleValued(engine: Engine, column: TermColumn, facet: FacetRequest, counts: Int32Array): Facet {
  const child =
    column.field.child !== undefined && facet.child_name === column.field.child ? { child_name: facet.child_name } : {};
  const values = listPairs(
    column,
    counts,
    facet.sort_order,
    chosen(facet),
    'child_name' in child,
    engine.columns.order,
  );
  return { name: facet.name, ...child, type: 'terms', values };
}

function manyValued(engine: Engine, column: ListColumn | KeyColumn, facet: FacetRequest, among: Hits): Facet {
  const { order } = engine.columns;
  const values =
    column instanceof KeyColumn
      ? column.count(chosen(facet), among.bits, facet.sort_order, order)
      : listValues(column.values, column.count(among), facet.sort_order, chosen(facet), order);
  return { name: facet.name, type: 'terms', values };
}

function histogram(engine: Engine, facet: FacetRequest, base: Bits | null, among: Hits): Facet {
  const column = rangeColumn(engine, facet.name);
  const edges = bucketEdges(column, base);
  return {
    name: facet.name,
    type: 'histogram',
    buckets: edges ? countBuckets(column, edges, among, among.count === engine.size) : [],
  };
}
