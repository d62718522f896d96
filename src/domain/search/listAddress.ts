import { termsFacets, type Terms } from './carFacets';
import {
  decodeListQuery,
  emptyQuery,
  encodeListQuery,
  filterCount,
  type CarListQuery,
  type DecodedListQuery,
} from './carList';
import type { Landing, PublicPaths } from '../sites/routes';

type ListPaths = Pick<PublicPaths, 'carList' | 'landing'>;

const sameValues = (some: readonly string[], others: readonly string[] = []): boolean =>
  some.length === others.length && some.every((value) => others.includes(value));

/** Is the list one of the landing page's cars, perhaps narrowed further? */
export const isOnLanding = ({ terms }: Pick<Landing, 'terms'>, query: CarListQuery): boolean =>
  termsFacets.every(({ name }) => terms[name] === undefined || sameValues(terms[name], query.terms[name]));

function without(terms: Terms, those: Terms): Terms {
  return Object.fromEntries(Object.entries(terms).filter(([name]) => !(name in those)));
}

const asAddress = (path: string, query: CarListQuery): string => {
  const search = encodeListQuery(query);
  return search === '' ? path : `${path}?${search}`;
};

/**
 * The address of a list: one for each question. What the landing page's path says already is not said again, and a list that
 * left the landing page is the list of all cars. The inverse of `readListAddress`.
 */
export const listAddress = ({ carList, landing }: ListPaths, query: CarListQuery): string =>
  landing && isOnLanding(landing, query)
    ? asAddress(landing.path, { ...query, terms: without(query.terms, landing.terms) })
    : asAddress(carList, query);

/** What an address of the list asks. @param path as `plainPath` reads it */
export function readListAddress(
  { landing }: Pick<PublicPaths, 'landing'>,
  path: string,
  search: string,
): DecodedListQuery {
  const read = decodeListQuery(search);
  return landing?.path === path ? withLanding(landing, read) : read;
}

function withLanding(
  { terms, unknown }: Pick<Landing, 'terms' | 'unknown'>,
  { query, ignored }: DecodedListQuery,
): DecodedListQuery {
  const requested: Terms = { ...query.terms };
  const strange: DecodedListQuery['ignored'] = [];
  for (const { name } of termsFacets) {
    const unknownValues = unknown.filter((one) => one.name === name && requested[name]?.includes(one.value));
    strange.push(...unknownValues);
    const known = [...(terms[name] ?? []), ...(requested[name] ?? [])].filter(
      (value) => !unknownValues.some((one) => one.value === value),
    );
    if (known.length > 0) requested[name] = [...new Set(known)].sort();
    else delete requested[name];
  }
  return { query: { ...query, terms: requested }, ignored: [...ignored, ...strange] };
}

/** The whole list, or exactly what a landing page shows: no filter beside it, and no words. */
export const isOnOneLanding = (query: CarListQuery, terms: Terms = {}): boolean =>
  query.keyphrase === '' &&
  filterCount(query) === filterCount({ ...emptyQuery, terms }) &&
  isOnLanding({ terms }, query);
