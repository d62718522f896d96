import {
  CHILD_SEPARATOR,
  type BaseFilter,
  type FacetRequest,
  type Near,
  type NumberRange,
  type SearchRequest,
} from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import type { IndexDefinition } from '../engine/definition';
import { UnknownNameError } from '../engine/search';
import { withoutCoveredParents } from '../engine/term-column';
import { PAIR } from './documents';

/** A clause of the search server's query language. */
export type Query = Readonly<Record<string, unknown>>;

export const all = (filter: readonly Query[]): Query =>
  filter.length === 1 && filter[0] ? filter[0] : { bool: { filter } };
export const any = (should: readonly Query[]): Query =>
  should.length === 1 && should[0] ? should[0] : { bool: { should, minimum_should_match: 1 } };
export const none = (must_not: Query): Query => ({ bool: { must_not } });

export function termField(definition: IndexDefinition, name: string): TermField | undefined {
  return definition.terms.find((field) => field.name === name);
}

/** What a document must contain for the values of a facet: any of the texts or pairs. */
export interface Holding {
  texts: string[];
  pairs: string[];
}

/** 'Volvo>V60' is a text, and a pair for each possible position of the separator. */
export function holdingOf(field: TermField, values: readonly string[]): Holding {
  if (!field.child) return { texts: [...values], pairs: [] };
  const texts = withoutCoveredParents(values);
  const pairs = texts.flatMap((value) =>
    [...value].flatMap((_, position) =>
      value.startsWith(CHILD_SEPARATOR, position) && position + 1 < value.length
        ? `${value.slice(0, position)}${PAIR}${value.slice(position + 1)}`
        : [],
    ),
  );
  return { texts, pairs };
}

/** Documents that have any of the values. */
export function anyOf(field: TermField, values: readonly string[]): Query {
  const { texts, pairs } = holdingOf(field, values);
  const byText = { terms: { [`t.${field.name}`]: texts } };
  return pairs.length > 0 ? any([byText, { terms: { [`p.${field.name}`]: pairs } }]) : byText;
}

export function inRange(definition: IndexDefinition, name: string, { min, max }: NumberRange): Query {
  if (!definition.ranges.includes(name)) throw new UnknownNameError(`There is no facet named ${name}.`);
  if (min === undefined && max === undefined) return { exists: { field: `n.${name}` } };
  return {
    range: {
      [`n.${name}`]: { ...(min === undefined ? {} : { gte: min }), ...(max === undefined ? {} : { lte: max }) },
    },
  };
}

/** A base filter without its `not`. */
export function filterQuery(definition: IndexDefinition, filter: BaseFilter): Query {
  const field = termField(definition, filter.name);
  return field ? anyOf(field, filter.values ?? []) : inRange(definition, filter.name, filter);
}

export const withinKm = ({ lat, lng }: Near, km: number): Query => ({
  geo_distance: { distance: `${km}km`, g: { lat, lon: lng } },
});

/** Documents that pass the base filters and the distance. */
export function baseQueries(
  definition: IndexDefinition,
  { filters, near }: Pick<SearchRequest, 'filters' | 'near'>,
): Query[] {
  const queries = filters.map((filter) => {
    const query = filterQuery(definition, filter);
    return filter.not ? none(query) : query;
  });
  return near?.km !== undefined && definition.geo ? [...queries, withinKm(near, near.km)] : queries;
}

export const chosenIn = (facet: FacetRequest): string[] => facet.filters.filter((filter) => typeof filter === 'string');

/** The query of a facet's selection, and whether it applies to the facet's own counts; undefined without selection. */
export function selectionOf(
  definition: IndexDefinition,
  facet: FacetRequest,
): { query: Query; appliesToItself: boolean } | undefined {
  const field = termField(definition, facet.name);
  if (!field) {
    const range = facet.filters.find((filter) => typeof filter === 'object');
    const isBounded = range && (range.min !== undefined || range.max !== undefined);
    return isBounded ? { query: inRange(definition, facet.name, range), appliesToItself: false } : undefined;
  }
  const values = chosenIn(facet);
  if (values.length === 0) return undefined;
  if (field.many !== 'all') return { query: anyOf(field, values), appliesToItself: false };
  return { query: all([...new Set(values)].map((value) => anyOf(field, [value]))), appliesToItself: true };
}
