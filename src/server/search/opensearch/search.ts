import type { Facet, FacetRequest, SearchRequest } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import type { Edges } from '../engine/histogram';
import { UnknownNameError } from '../engine/search';
import type { SearchReply } from '../search.service';
import { countBuckets, edgesOf, fits, forgetEdges, histogramFacet, spanAt, spanOf } from './buckets';
import { countEvery, countOnly, termsFacet } from './columns';
import type { OpenIndex } from './openIndex';
import { phraseSteps, type PhraseStep } from './phrase';
import { all, baseQueries, chosenIn, selectionOf, termField, type Query } from './queries';
import { at, bucketsAt, listAt, numberAt, UnusableAnswer } from './server';

/** How often a question is asked again because what was remembered of the index no longer held. */
const MOST_TRIES = 3;

/** A question to one index: one request, and one more for each further step of a keyphrase and for what isn't remembered yet. */
export async function searchOn(index: OpenIndex, request: SearchRequest): Promise<SearchReply> {
  const question = questionOf(index, request);
  const steps = phraseSteps(index.definition, request.keyphrase) ?? [null];
  for (const [place, step] of steps.entries()) {
    const { reply, found } = await askStep(index, question, step);
    if (found > 0 || place === steps.length - 1) return reply;
  }
  throw new UnusableAnswer('A keyphrase has no step.');
}

/** A facet, how it is counted and what is left over without its own selection. */
interface AskedFacet {
  facet: FacetRequest;
  field: TermField | undefined;
  selection: ReturnType<typeof selectionOf>;
}

interface Question {
  request: SearchRequest;
  base: Query[];
  facets: AskedFacet[];
  selections: Query[];
  numbers: string[];
  order: Order;
}

function questionOf(index: OpenIndex, request: SearchRequest): Question {
  const { definition } = index;
  const facets = request.facets.map((facet): AskedFacet => ({
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

async function askStep(
  index: OpenIndex,
  question: Question,
  step: PhraseStep | null,
): Promise<{ reply: SearchReply; found: number }> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const edges = await edgesOf(index, question.request, question.numbers, question.base);
    const answer = await index.ask(bodyOf(index, question, step, edges));
    const outdated = question.numbers.filter((name) => !fits(edges.get(name) ?? null, spanIn(answer, name)));
    for (const name of outdated) forgetEdges(index, question.request, name);
    if (question.order.learn(answer) && outdated.length === 0)
      return {
        reply: replyOf(index, question, edges, answer),
        found: numberAt(answer, 'aggregations', 'found', 'doc_count'),
      };
  }
  throw new UnusableAnswer(`The index ${index.name} changes faster than it can be asked.`);
}

const spanIn = (answer: unknown, name: string) => spanAt(answer, 'aggregations', 'base', 'in', `span ${name}`);

function bodyOf(
  index: OpenIndex,
  { request, base, facets, selections, numbers, order }: Question,
  step: PhraseStep | null,
  edges: ReadonlyMap<string, Edges | null>,
): object {
  const counted = (asked: AskedFacet, place: number): [string, Query][] => {
    const { facet, field } = asked;
    const chosen = chosenIn(facet);
    if (field?.key) return chosen.length > 0 ? [[`f${place}`, countOnly(field, chosen)]] : [];
    if (field) return [[`f${place}`, countEvery(field)]];
    const cuts = edges.get(facet.name);
    return cuts ? [[`f${place}`, countBuckets(facet.name, cuts)]] : [];
  };
  const together = facets.flatMap((asked, place) => (isAlone(asked) ? [] : counted(asked, place)));
  const alone = facets.flatMap((asked, place): [string, object][] => {
    const own = isAlone(asked) ? counted(asked, place) : [];
    const others = facets.flatMap((other) => (other === asked || !other.selection ? [] : [other.selection.query]));
    return own.length > 0 ? [[`alone${place}`, { filter: all(others), aggs: Object.fromEntries(own) }]] : [];
  });
  const { sort, scores, aggs } = order.by(step);
  return {
    size: request.limit,
    from: request.limit === 0 ? 0 : request.offset,
    track_total_hits: true,
    query: {
      bool: { filter: [...base, ...(step ? [step.filter] : [])], ...(scores.length > 0 ? { should: scores } : {}) },
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
const isAlone = ({ selection }: AskedFacet): boolean => selection !== undefined && !selection.keepsOwn;

function replyOf(
  { definition, order }: OpenIndex,
  { request, facets }: Question,
  edges: ReadonlyMap<string, Edges | null>,
  answer: unknown,
): SearchReply {
  const facet = facets.map((asked, place): Facet => {
    const path = ['aggregations', isAlone(asked) ? `alone${place}` : 'hits', `f${place}`];
    const { name } = asked.facet;
    if (!asked.field)
      return edges.get(name)
        ? histogramFacet(name, edges.get(name) ?? null, spanIn(answer, name), at(answer, ...path))
        : { name, type: 'histogram', buckets: [] };
    const isCounted = !asked.field.key || chosenIn(asked.facet).length > 0;
    return termsFacet(asked.field, asked.facet, order, isCounted ? bucketsAt(answer, ...path) : []);
  });
  const fields = projected(definition.fields, request.fields);
  return {
    facet,
    limit: request.limit,
    offset: request.offset,
    total_items: totalOf(answer),
    contentJson: `[${listAt(answer, 'hits', 'hits')
      .map((hit) => jsonOf(hit, fields))
      .join(',')}]`,
  };
}

/** Hits are counted twice, by whoever looks for them and among the facets: both have seen every document, or the answer is none. */
function totalOf(answer: unknown): number {
  const total = numberAt(answer, 'hits', 'total', 'value');
  if (
    at(answer, 'hits', 'total', 'relation') !== 'eq' ||
    numberAt(answer, 'aggregations', 'hits', 'doc_count') !== total
  )
    throw new UnusableAnswer('The search server did not count every hit.');
  return total;
}

/** The public fields that were asked for, in their order; none means all. */
export const projected = (all: readonly string[], wanted: readonly string[]): readonly string[] =>
  wanted.length === 0 ? all : all.filter((name) => wanted.includes(name));

/** A hit's document as JSON: each of its fields is JSON text already. */
export function jsonOf(hit: unknown, fields: readonly string[]): string {
  const held = at(hit, '_source', 'd') ?? {};
  return `{${fields
    .flatMap((name) => {
      const json = at(held, name);
      return typeof json === 'string' ? `${JSON.stringify(name)}:${json}` : [];
    })
    .join(',')}}`;
}

/** How hits are put in order. */
interface Order {
  by(step: PhraseStep | null): { sort: object[]; scores: Query[]; aggs: Record<string, Query> };
  /** False where the answer shows what the order did not know: it must be asked again. */
  learn(answer: unknown): boolean;
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
 * By the alphabet of the index's language, which the search server has no order for: each text that has been seen gives its
 * place as the score. A text that comes up for the first time is learnt, and the question asked again.
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
        scores: sorted.map((text, place) => ({
          constant_score: { filter: { term: { [`t.${field}`]: text } }, boost: place + 1 },
        })),
        aggs: { texts: countEvery({ name: field }) },
      };
    },
    learn(answer) {
      const seen = bucketsAt(answer, 'aggregations', 'hits', 'texts').map(({ key }) => key);
      const isComplete = seen.every((text) => known.has(text));
      for (const text of seen) known.add(text);
      return isComplete;
    },
  };
}
