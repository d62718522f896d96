/**
 * Landing pages of the car list: their paths, the values of each, and the nearest one to a query. A make, a model and a
 * kind of car have one each; below the list's own path are those of any values of the stock, as the search field writes
 * them.
 */
import { termsFacets, type Terms, type TermsFacetName } from './carFacets';
import { emptyQuery, type CarListQuery } from './carList';
import { carKinds, kindSlug } from '../cars/carKinds';
import { makeAndModelOf } from './breadcrumbs';
import { isOnLanding } from './listAddress';
import type { QueryLanguage, QueryVocabulary } from './query/understanding';
import { CHILD_SEPARATOR } from './search';
import { slugOf } from '../../lib/slug';

/** Base paths of a site's landing pages, without language prefix, and their language. */
export interface LandingPaths {
  makes: string;
  kinds: string;
  carList: string;
  language: QueryLanguage;
}

type LandingSubject =
  | { kind: 'make'; brand: string; model: string }
  | { kind: 'kind'; title: Readonly<Record<QueryLanguage, string>> }
  | { kind: 'value'; facet: TermsFacetName; value: string }
  | { kind: 'values' };

export interface ResolvedLanding {
  terms: Terms;
  subject: LandingSubject;
}

const kindFacets = ['car_body', 'car_fuel', 'car_condition'] as const;

type Values = QueryVocabulary['values'];

/** The stock's values by path segment; computed once for each vocabulary. */
const slugs = new WeakMap<Values, Map<string, Map<string, string[]>>>();

function bySlug(values: Values, field: string): Map<string, string[]> {
  const known = slugs.get(values) ?? new Map<string, Map<string, string[]>>();
  slugs.set(values, known);
  const found = known.get(field) ?? new Map<string, string[]>();
  if (!known.has(field)) {
    for (const value of values[field] ?? []) {
      const key = value.split(CHILD_SEPARATOR).map(slugOf).join('/');
      found.set(key, [...(found.get(key) ?? []), value]);
    }
    known.set(field, found);
  }
  return found;
}

/** An unknown name from a path: 'land-rover' is 'Land Rover'. */
const asName = (segment: string): string =>
  segment
    .split('-')
    .filter(Boolean)
    .map((word) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`)
    .join(' ');

/**
 * The landing page of a path below one of the bases; null for other paths. @param path in lower case, without trailing
 * slash
 */
export function readLanding(
  { makes, kinds, carList, language }: LandingPaths,
  path: string,
  values: Values,
): ResolvedLanding | null {
  const below = (base: string): string[] | null =>
    path.startsWith(`${base}/`) ? path.slice(base.length + 1).split('/') : null;
  const make = below(makes);
  if (make) return readMake(make, values);
  const kind = below(kinds);
  if (kind) return kind.length === 1 ? readKind(kind[0] ?? '', language, values) : null;
  const segments = below(carList);
  return segments ? readValues(segments, values) : null;
}

/**
 * A make or model that the stock does not know has no page; one that is sold out has an empty one until the index is
 * rebuilt. Without values the search failed: each has a page.
 */
function readMake([make = '', model, ...more]: string[], values: Values): ResolvedLanding | null {
  if (slugOf(make) !== make || make === '' || model === '' || more.length > 0) return null;
  const known = bySlug(values, 'car_brand');
  if (known.size > 0 && !known.has(make)) return null;
  const brands = known.get(make) ?? [asName(make)];
  const [brand = ''] = brands;
  if (model === undefined)
    return { terms: { car_brand: brands.toSorted() }, subject: { kind: 'make', brand, model: '' } };
  if (slugOf(model) !== model) return null;
  const knownModels = known.get(`${make}/${model}`);
  if (known.size > 0 && !knownModels) return null;
  const models = knownModels ?? [`${brand}${CHILD_SEPARATOR}${asName(model)}`];
  const parents = models.map((value) => value.split(CHILD_SEPARATOR)[0] ?? '');
  return {
    terms: { car_brand: [...new Set([...parents, ...models])].toSorted() },
    subject: { kind: 'make', brand, model: models[0]?.split(CHILD_SEPARATOR)[1] ?? '' },
  };
}

/** A kind with a name of its own, else any value of the stock for a body, a fuel or a condition. */
function readKind(slug: string, language: QueryLanguage, values: Values): ResolvedLanding | null {
  const kind = carKinds.find((one) => kindSlug(one, language) === slug);
  if (kind) return { terms: { [kind.facet]: [kind.value[language]] }, subject: { kind: 'kind', title: kind.title } };
  for (const facet of kindFacets) {
    const found = bySlug(values, facet).get(slug);
    const [value] = found ?? [];
    if (found && value !== undefined) return { terms: { [facet]: found }, subject: { kind: 'value', facet, value } };
  }
  return null;
}

/** Every segment is a value of the stock, a model only below its make; else the path is none of ours. */
function readValues(segments: string[], values: Values): ResolvedLanding | null {
  const terms: Terms = {};
  for (const segment of segments) {
    const found = valueNamed(segment, values, terms.car_brand ?? []);
    if (!found) return null;
    terms[found.name] = [...new Set([...(terms[found.name] ?? []), ...found.values])].toSorted();
  }
  return segments.length > 0 ? { terms, subject: { kind: 'values' } } : null;
}

function valueNamed(
  segment: string,
  values: Values,
  brands: readonly string[],
): { name: TermsFacetName; values: string[] } | null {
  for (const brand of brands) {
    const models = bySlug(values, 'car_brand').get(`${slugOf(brand)}/${segment}`);
    if (models) return { name: 'car_brand', values: models };
  }
  for (const { name } of termsFacets) {
    const found = bySlug(values, name).get(segment);
    if (found && segment !== '') return { name, values: found };
  }
  return null;
}

/**
 * The path of these values below the list's own in lower case (specification 2 section 2.5); null where it would be
 * parsed differently.
 */
export function valuesPath(terms: Terms, paths: LandingPaths, values: Values): string | null {
  const segments = termsFacets.flatMap(({ name }) =>
    (terms[name] ?? []).toSorted().map((value) => slugOf(value.split(CHILD_SEPARATOR).at(-1) ?? '')),
  );
  const path = [paths.carList, ...segments].join('/');
  const read = segments.length > 0 && !segments.includes('') ? readLanding(paths, path, values) : null;
  return read?.subject.kind === 'values' &&
    isOnLanding({ terms: read.terms }, { ...emptyQuery, terms }) &&
    isOnLanding({ terms }, { ...emptyQuery, terms: read.terms })
    ? path
    : null;
}

/** The values of a query as the stock writes them; others are `unknown`. */
export function knownTerms(terms: Terms, values: Values): { terms: Terms; unknown: { name: string; value: string }[] } {
  const known: Terms = {};
  const unknown: { name: string; value: string }[] = [];
  for (const { name } of termsFacets) {
    const segments = terms[name];
    if (segments === undefined) continue;
    const knownValues = values[name];
    const found = segments.flatMap((value) => {
      // Without the stock's vocabulary every value is accepted.
      if (!knownValues || knownValues.includes(value)) return [value];
      const alike = bySlug(values, name).get(value.split(CHILD_SEPARATOR).map(slugOf).join('/'));
      if (!alike) unknown.push({ name, value });
      return alike ?? [];
    });
    if (found.length > 0) known[name] = [...new Set(found)].toSorted();
  }
  // A query has the parents of its values, which the address does not name.
  const isParent = ({ name, value }: { name: string; value: string }): boolean =>
    unknown.some((other) => other.name === name && other.value.startsWith(`${value}${CHILD_SEPARATOR}`));
  return { terms: known, unknown: unknown.filter((one) => !isParent(one)) };
}

/** Landing pages of a list query, nearest first: its model's, its make's, its kind's. */
export function landingsOf(query: CarListQuery, paths: LandingPaths): { path: string; terms: Terms }[] {
  const { brand, model } = makeAndModelOf(query);
  const make = `${paths.makes}/${slugOf(brand)}`;
  const child = `${brand}${CHILD_SEPARATOR}${model}`;
  const ofMake =
    brand === ''
      ? []
      : [
          ...(model === '' ? [] : [{ path: `${make}/${slugOf(model)}`, terms: { car_brand: [brand, child] } }]),
          { path: make, terms: { car_brand: [brand] } },
        ];
  const ofKinds = carKinds.map((kind) => ({
    path: `${paths.kinds}/${kindSlug(kind, paths.language)}`,
    terms: { [kind.facet]: [kind.value[paths.language]] },
  }));
  return [...ofMake, ...ofKinds.filter(({ terms }) => isOnLanding({ terms }, query))].filter(
    ({ path }) => !/\/(?:\/|$)/.test(path),
  );
}
