import { facetRequests, type Terms } from './carFacets';
import {
  activeFilters,
  cardFields,
  filterCount,
  nearOf,
  withoutWish,
  type ActiveFilter,
  type CarListQuery,
} from './carList';
import type { RelaxRequest, Wish } from './relax';

/** What may be let go of in a question that finds nothing, as the search is asked for it. */
export const relaxRequest = (query: CarListQuery, index: string, limit: number): RelaxRequest => ({
  index,
  fields: [...cardFields],
  keyphrase: query.keyphrase,
  facets: facetRequests(query.terms, query.ranges).filter(({ filters: chosen }) => chosen.length > 0),
  filters: [],
  wishes: query.wishes ?? [],
  ...(query.near ? { near: nearOf(query.near) } : {}),
  limit,
});

/** The question without one of its wishes; page 1. */
export function loosened(query: CarListQuery, wish: Wish): CarListQuery {
  const first = { ...query, page: 1 };
  switch (wish.kind) {
    case 'keyphrase':
      return { ...first, keyphrase: '' };
    case 'terms': {
      const entries = Object.entries(query.terms).map(
        ([name, values]) =>
          [name, name === wish.name ? values.filter((value) => !wish.values.includes(value)) : values] as const,
      );
      const terms: Terms = Object.fromEntries(entries.filter(([, values]) => values.length > 0));
      return { ...first, terms };
    }
    case 'range':
      return {
        ...first,
        ranges: Object.fromEntries(Object.entries(query.ranges).filter(([name]) => name !== wish.name)),
      };
    case 'wish': {
      const dropped = query.wishes?.[wish.at];
      return dropped ? withoutWish(first, dropped) : first;
    }
    case 'distance': {
      if (!query.near) return first;
      const { km: _km, ...near } = query.near;
      return { ...first, near };
    }
  }
}

/** The filters that go with a wish, as their chips say them; none for the words. */
export function filtersOf(query: CarListQuery, wish: Wish): ActiveFilter[] {
  switch (wish.kind) {
    case 'keyphrase':
      return [];
    case 'terms':
      return activeFilters(query).filter(
        (filter) => filter.kind === 'term' && filter.name === wish.name && wish.values.includes(filter.value),
      );
    case 'range':
      return activeFilters(query).filter((filter) => filter.kind === 'range' && filter.name === wish.name);
    case 'wish':
      return (query.wishes ?? []).slice(wish.at, wish.at + 1).map((one) => ({ kind: 'wish', wish: one }));
    case 'distance':
      return query.near ? [{ kind: 'near', near: query.near }] : [];
  }
}

/** Whether there is anything to let go of. */
export const canLoosen = (query: CarListQuery): boolean => query.keyphrase !== '' || filterCount(query) > 0;
