import { quartileFields, type QueryVocabulary } from '@/domain/search/query/understanding';
import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import type { Suggestion, SuggestRequest } from '@/domain/search/suggest';
import { parsePoint } from '../engine/geo-column';
import { completions } from '../engine/suggest';
import { SuggestedValues } from '../engine/suggested-values';
import { inLanguage } from '../engine/suggested-terms';
import { NAME_WEIGHT } from '../engine/definition';
import { TOWNS, UPPER_QUARTILE, valuesOf } from '../engine/vocabulary';
import { countedColumn, countEvery } from './columns';
import { PAIR, weightsOf } from './documents';
import type { OpenIndex } from './openIndex';
import { all, baseQueries, termField, type Query } from './queries';
import { bucketsAt, listAt, valueAt } from './server';

/** Limit of the facilities in one town. */
const MOST_POINTS = 1_000;
/** Limit of the words of a stock: about three times those of 100 000 cars. */
const MOST_TERMS = 30_000;

const counting = (fields: readonly TermField[]): Record<string, Query> =>
  Object.fromEntries(fields.map((field) => [field.name, countEvery(field)]));

/** Completes a text with the values that documents within the filters have: one request for all of them. */
export async function suggestOn(index: OpenIndex, request: SuggestRequest): Promise<Suggestion[]> {
  const { definition, order } = index;
  const fields = definition.suggested.flatMap((name) => termField(definition, name) ?? []);
  const response = await index.search({
    size: 0,
    track_total_hits: false,
    query: all(baseQueries(definition, request)),
    aggs: counting(fields),
  });
  const values = new SuggestedValues();
  const counts = new Map<string, number>();
  const raise = (key: string, count: number): void => void counts.set(key, (counts.get(key) ?? 0) + count);
  const entries = fields.flatMap((field) => {
    const buckets = bucketsAt(response, 'aggregations', field.name);
    for (const { key, count } of buckets) {
      const [parent = '', child = ''] = field.child ? key.split(PAIR) : [key];
      raise(`${field.name} ${parent}`, count);
      if (child !== '') raise(`${field.name} ${parent}${CHILD_SEPARATOR}${child}`, count);
    }
    return values.valuesOf(field.name, countedColumn(field, order, buckets).column);
  });
  return completions(request, {
    entries: inLanguage(entries, definition.collation, request.language),
    byName: order.byName,
    isDetail: (name) => termField(definition, name)?.many !== undefined,
    count: ({ name, value }) => counts.get(`${name} ${value}`) ?? 0,
  });
}

/** The current vocabulary of an index; the same object while it is equal. */
export async function vocabularyOn(index: OpenIndex): Promise<QueryVocabulary> {
  const known = index.vocabulary.get('words');
  if (known) return known;
  const { definition, order } = index;
  const fields = definition.terms.filter((field) => !field.key);
  const town = TOWNS.find((name) => termField(definition, name) !== undefined);
  const nameWeights = weightsOf(definition).filter((weight) => weight >= NAME_WEIGHT);
  const points = { terms: { field: 'point', size: MOST_POINTS, order: { _key: 'asc' } } };
  const response = await index.search({
    size: 0,
    track_total_hits: false,
    aggs: {
      ...counting(fields),
      ...Object.fromEntries(
        quartileFields
          .filter((name) => definition.ranges.includes(name))
          .map((name) => [
            `quartile_${name}`,
            { percentiles: { field: `n.${name}`, percents: [UPPER_QUARTILE * 100], keyed: false } },
          ]),
      ),
      textTerms: { terms: { field: 'w', size: MOST_TERMS, order: { _key: 'asc' } } },
      ...Object.fromEntries(
        nameWeights.map((weight) => [
          `names_${weight}`,
          { terms: { field: `x.${weight}`, size: MOST_TERMS, order: { _key: 'asc' } } },
        ]),
      ),
      ...(town ? { towns: { ...countEvery({ name: town }), aggs: { points } } } : {}),
    },
  });
  const buckets = (name: string) => bucketsAt(response, 'aggregations', name).sort((a, b) => (a.key < b.key ? -1 : 1));
  const vocabulary: QueryVocabulary = {
    language: definition.collation,
    ...definition.units,
    values: Object.fromEntries(
      definition.terms.map((field) => [
        field.name,
        field.key ? [] : valuesOf(countedColumn(field, order, buckets(field.name)).column),
      ]),
    ),
    places: town
      ? buckets('towns').flatMap(({ key: name, raw }) => {
          const points = bucketsAt(raw, 'points').flatMap(({ key }) => parsePoint(key) ?? []);
          const middle = (of: 'lat' | 'lng') => points.reduce((sum, point) => sum + point[of], 0) / points.length;
          return points.length > 0 ? [{ name, lat: middle('lat'), lng: middle('lng') }] : [];
        })
      : [],
    upperQuartiles: Object.fromEntries(
      quartileFields.flatMap((name) => {
        if (!definition.ranges.includes(name)) return [];
        const value = valueAt(listAt(response, 'aggregations', `quartile_${name}`, 'values')[0], 'value');
        return typeof value === 'number' ? [[name, Math.round(value)]] : [];
      }),
    ),
    textTerms: bucketsAt(response, 'aggregations', 'textTerms').map(({ key }) => key),
    nameTerms: [
      ...new Set(
        nameWeights.flatMap((weight) => bucketsAt(response, 'aggregations', `names_${weight}`).map(({ key }) => key)),
      ),
    ].sort(),
  };
  const { last } = index;
  const same =
    last.vocabulary && JSON.stringify(last.vocabulary) === JSON.stringify(vocabulary) ? last.vocabulary : vocabulary;
  last.vocabulary = same;
  index.vocabulary.set('words', same);
  return same;
}
