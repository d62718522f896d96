import type { Facet, FacetRequest, SearchRequest } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import type { Edges } from '../engine/histogram';
import { UnknownNameError } from '../engine/search';
import type { SearchReply } from '../search.service';
import { countBuckets, edgesOf, fits, forgetEdges, histogramFacet, spanAt, spanOf } from './buckets';
import { countEvery, countOnly, termsFacet } from './columns';
import type { OpenIndex } from './openIndex';
import { keyphraseSteps, type KeyphraseStep } from './keyphrase';
import { all, baseQueries, chosenIn, selectionOf, termField, type Query } from './queries';
import { valueAt, bucketsAt, listAt, numberAt, UnusableResponse } from './server';

/** Attempts of a search when cached data about the index turns out to be outdated. */
const MOST_TRIES = 3;

/** A search of one index: one request, plus one for each further keyphrase step and for data that is not cached. */
export async function searchOn(index: OpenIndex, request: SearchRequest): Promise<SearchReply> {
  const plan = planOf(index, request);
  const steps = keyphraseSteps(index.definition, request) ?? [null];
  for (const [position, step] of steps.entries()) {
    const { reply, found } = await runStep(index, plan, step);
    if (found > 0 || position === steps.length - 1) return reply;
  }
  throw new UnusableResponse('A keyphrase has no step.');
}

/** A facet, its field, and the query of its selection. */
interface RequestedFacet {
  facet: FacetRequest;
  field: TermField | undefined;
  selection: ReturnType<typeof selectionOf>;
}

interface SearchPlan {
  request: SearchRequest;
  base: Query[];
  facets: RequestedFacet[];
  selections: Query[];
  numbers: string[];
  order: Order;
}

function planOf(index: OpenIndex, request: SearchRequest): SearchPlan {
  const { definition } = index;
  const facets = request.facets.map((facet): RequestedFacet => ({
    facet,
    field: termField(definition, facet.name),
    selection: selectionOf(definition, facet),
  }));
  const numbers = facets.filter(({ field }) => !field).map(({ facet }) => facet.name);
  const unknown = numbers.find((name) => !definition.ranges.includes(name));
  if (unknown !== undefined) throw new UnknownNameError(`There is no facet named ${unknown}.`);
  return {
    request,
    base: baseQueries(definition, request),
    facets,
    selections: facets.flatMap(({ selection }) => (selection ? [selection.query] : [])),
    numbers: [...new Set(numbers)],
    order: orderOf(index, request),
  };
}

async function runStep(
  index: OpenIndex,
  plan: SearchPlan,
  step: KeyphraseStep | null,
): Promise<{ reply: SearchReply; found: number }> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const edges = await edgesOf(index, plan.request, plan.numbers, plan.base);
    const response = await index.search(bodyOf(index, plan, step, edges));
    const outdated = plan.numbers.filter((name) => !fits(edges.get(name) ?? null, spanIn(response, name)));
    for (const name of outdated) forgetEdges(index, plan.request, name);
    if (plan.order.learn(response) && outdated.length === 0)
      return {
        reply: replyOf(index, plan, edges, response),
        found: numberAt(response, 'aggregations', 'found', 'doc_count'),
      };
  }
  throw new UnusableResponse(`The index ${index.name} changes faster than it can be asked.`);
}

const spanIn = (response: unknown, name: string) => spanAt(response, 'aggregations', 'base', 'in', `span ${name}`);

function bodyOf(
  index: OpenIndex,
  { request, base, facets, selections, numbers, order }: SearchPlan,
  step: KeyphraseStep | null,
  edges: ReadonlyMap<string, Edges | null>,
): object {
  const counted = (requested: RequestedFacet, position: number): [string, Query][] => {
    const { facet, field } = requested;
    const chosen = chosenIn(facet);
    if (field?.key) return chosen.length > 0 ? [[`f${position}`, countOnly(field, chosen)]] : [];
    if (field) return [[`f${position}`, countEvery(field)]];
    const cuts = edges.get(facet.name);
    return cuts ? [[`f${position}`, countBuckets(facet.name, cuts)]] : [];
  };
  const together = facets.flatMap((facet, position) => (isAlone(facet) ? [] : counted(facet, position)));
  const alone = facets.flatMap((facet, position): [string, object][] => {
    const own = isAlone(facet) ? counted(facet, position) : [];
    const others = facets.flatMap((other) => (other === facet || !other.selection ? [] : [other.selection.query]));
    return own.length > 0 ? [[`alone${position}`, { filter: all(others), aggs: Object.fromEntries(own) }]] : [];
  });
  const { sort, scores, aggs } = order.by(step);
  return {
    size: request.limit,
    from: request.limit === 0 ? 0 : request.offset,
    track_total_hits: true,
    query: {
      bool: {
        // Without any filter, hits would have to match one of `should`.
        filter: [{ match_all: {} }, ...base, ...(step ? [step.filter] : [])],
        ...(scores.length > 0 ? { should: scores } : {}),
      },
    },
    post_filter: all(selections),
    sort,
    _source: request.fields.length === 0 ? ['d'] : request.fields.map((name) => `d.${name}`),
    aggs: {
      found: { filter: { match_all: {} } },
      hits: { filter: all(selections), aggs: { ...Object.fromEntries(together), ...aggs } },
      ...Object.fromEntries(alone),
      base: {
        global: {},
        aggs: {
          in: { filter: all(base), aggs: Object.fromEntries(numbers.map((name) => [`span ${name}`, spanOf(name)])) },
        },
      },
    },
  };
}

/** Counted without its own selection. */
const isAlone = ({ selection }: RequestedFacet): boolean => selection !== undefined && !selection.appliesToItself;

function replyOf(
  { definition, order }: OpenIndex,
  { request, facets }: SearchPlan,
  edges: ReadonlyMap<string, Edges | null>,
  response: unknown,
): SearchReply {
  const facet = facets.map((facet, position): Facet => {
    const path = ['aggregations', isAlone(facet) ? `alone${position}` : 'hits', `f${position}`];
    const { name } = facet.facet;
    if (!facet.field)
      return edges.get(name)
        ? histogramFacet(name, edges.get(name) ?? null, spanIn(response, name), valueAt(response, ...path))
        : { name, type: 'histogram', buckets: [] };
    const isCounted = !facet.field.key || chosenIn(facet.facet).length > 0;
    return termsFacet(facet.field, facet.facet, order, isCounted ? bucketsAt(response, ...path) : []);
  });
  const fields = projected(definition.fields, request.fields);
  return {
    facet,
    limit: request.limit,
    offset: request.offset,
    total_items: totalOf(response),
    contentJson: `[${listAt(response, 'hits', 'hits')
      .map((hit) => jsonOf(hit, fields))
      .join(',')}]`,
  };
}

/** Hits are counted twice, by the query and by the aggregations; the counts must agree. */
function totalOf(response: unknown): number {
  const total = numberAt(response, 'hits', 'total', 'value');
  if (
    valueAt(response, 'hits', 'total', 'relation') !== 'eq' ||
    numberAt(response, 'aggregations', 'hits', 'doc_count') !== total
  )
    throw new UnusableResponse('The search server did not count every hit.');
  return total;
}

/** The requested public fields, in their order; an empty list means all. */
export const projected = (all: readonly string[], wanted: readonly string[]): readonly string[] =>
  wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

/** A hit's document as JSON: each of its fields is JSON text already. */
export function jsonOf(hit: unknown, fields: readonly string[]): string {
  const held = valueAt(hit, '_source', 'd') ?? {};
  return `{${fields
    .flatMap((name) => {
      const json = valueAt(held, name);
      return typeof json === 'string' ? `${JSON.stringify(name)}:${json}` : [];
    })
    .join(',')}}`;
}

/** The order of hits. */
interface Order {
  by(step: KeyphraseStep | null): { sort: object[]; scores: Query[]; aggs: Record<string, Query> };
  /** False if the response contains texts that the order did not include: the search must be repeated. */
  learn(response: unknown): boolean;
}

const BY_ID = { id: 'asc' };
const nothingToLearn = (): boolean => true;

function orderOf(index: OpenIndex, { sort_name: name, near, limit }: SearchRequest): Order {
  const fixed = (...sort: object[]): Order => ({
    by: () => ({ sort: [...sort, BY_ID], scores: [], aggs: {} }),
    learn: nothingToLearn,
  });
  if (name === 'relevance')
    return {
      by: (step) => ({
        sort: step ? [{ _score: 'desc' }, BY_ID] : [BY_ID],
        scores: step && limit > 0 ? step.scores : [],
        aggs: {},
      }),
      learn: nothingToLearn,
    };
  if (name === 'distance_asc' && near && index.definition.geo)
    return fixed({ _geo_distance: { g: { lat: near.lat, lon: near.lng }, order: 'asc', unit: 'km' } });
  const split = name.lastIndexOf('_');
  const direction = name.slice(split + 1);
  const sort = index.definition.sorts.find((one) => one.name === name.slice(0, split));
  if (!sort || (direction !== 'asc' && direction !== 'desc'))
    throw new UnknownNameError(`There is no sort named ${name}.`);
  return sort.by === 'text'
    ? byAlphabet(index, sort.field ?? sort.name, direction)
    : fixed({ [`n.${sort.name}`]: { order: direction, missing: '_last' } });
}

/**
 * Alphabetical order by the index's language, which the search server does not support: the score is the rank of each
 * known text. An unknown text is added, and the search repeated.
 */
function byAlphabet({ texts, order }: OpenIndex, field: string, direction: 'asc' | 'desc'): Order {
  const known = texts.get(field) ?? new Set();
  texts.set(field, known);
  return {
    by() {
      const sorted = [...known].sort(order.byName);
      if (direction === 'asc') sorted.reverse();
      return {
        sort: [{ _score: 'desc' }, BY_ID],
        scores: sorted.map((text, position) => ({
          constant_score: { filter: { term: { [`t.${field}`]: text } }, boost: position + 1 },
        })),
        aggs: { texts: countEvery({ name: field }) },
      };
    },
    learn(response) {
      const seen = bucketsAt(response, 'aggregations', 'hits', 'texts').map(({ key }) => key);
      const isComplete = seen.every((text) => known.has(text));
      for (const text of seen) known.add(text);
      return isComplete;
    },
  };
}
