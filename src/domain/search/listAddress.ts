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

/** Whether the list shows cars of the landing page, perhaps narrowed further. */
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
 * The canonical address of a list. It leaves out the values of a landing page's path; a list that is not on the landing
 * page gets the address of the list of all cars. The inverse of `readListAddress`.
 */
export const listAddress = ({ carList, landing }: ListPaths, query: CarListQuery): string =>
  landing && isOnLanding(landing, query)
    ? asAddress(landing.path, { ...query, terms: without(query.terms, landing.terms) })
    : asAddress(carList, query);

/**
 * The query of a list address.
 * @param path as `plainPath` returns it
 */
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
  const newlyIgnored: DecodedListQuery['ignored'] = [];
  for (const { name } of termsFacets) {
    const unknownValues = unknown.filter((one) => one.name === name && requested[name]?.includes(one.value));
    newlyIgnored.push(...unknownValues);
    const known = [...(terms[name] ?? []), ...(requested[name] ?? [])].filter(
      (value) => !unknownValues.some((one) => one.value === value),
    );
    if (known.length > 0) requested[name] = [...new Set(known)].sort();
    else delete requested[name];
  }
  return { query: { ...query, terms: requested }, ignored: [...ignored, ...newlyIgnored] };
}

/** Whether the list is the complete list or exactly that of a landing page, without further filters and keyphrase. */
export const isOnOneLanding = (query: CarListQuery, terms: Terms = {}): boolean =>
  query.keyphrase === '' &&
  filterCount(query) === filterCount({ ...emptyQuery, terms }) &&
  isOnLanding({ terms }, query);
