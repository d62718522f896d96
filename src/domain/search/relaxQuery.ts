import { facetRequests, type Terms } from './carFacets';
import {
  activeFilters,
  cardFields,
  filterCount,
  nearOf,
  withoutExtraFilter,
  type ActiveFilter,
  type CarListQuery,
} from './carList';
import type { RelaxRequest, Constraint } from './relax';

/** The relax request of a query that finds nothing. */
export const relaxRequest = (query: CarListQuery, index: string, limit: number): RelaxRequest => ({
  index,
  fields: [...cardFields],
  keyphrase: query.keyphrase,
  exact_spelling: true,
  facets: facetRequests(query.terms, query.ranges).filter(({ filters: chosen }) => chosen.length > 0),
  filters: [],
  extraFilters: query.extraFilters ?? [],
  ...(query.near ? { near: nearOf(query.near) } : {}),
  limit,
});

/** The query without one of its constraints; page 1. */
export function relaxedQuery(query: CarListQuery, constraint: Constraint): CarListQuery {
  const first = { ...query, page: 1 };
  switch (constraint.kind) {
    case 'keyphrase':
      return { ...first, keyphrase: '' };
    case 'terms': {
      const entries = Object.entries(query.terms).map(
        ([name, values]) =>
          [
            name,
            name === constraint.name ? values.filter((value) => !constraint.values.includes(value)) : values,
          ] as const,
      );
      const terms: Terms = Object.fromEntries(entries.filter(([, values]) => values.length > 0));
      return { ...first, terms };
    }
    case 'range':
      return {
        ...first,
        ranges: Object.fromEntries(Object.entries(query.ranges).filter(([name]) => name !== constraint.name)),
      };
    case 'extraFilter': {
      const dropped = query.extraFilters?.[constraint.index];
      return dropped ? withoutExtraFilter(first, dropped) : first;
    }
    case 'distance': {
      if (!query.near) return first;
      const { km: _km, ...near } = query.near;
      return { ...first, near };
    }
  }
}

/** The filters that belong to a constraint; none for the keyphrase. */
export function filtersOf(query: CarListQuery, constraint: Constraint): ActiveFilter[] {
  switch (constraint.kind) {
    case 'keyphrase':
      return [];
    case 'terms':
      return activeFilters(query).filter(
        (filter) =>
          filter.kind === 'term' && filter.name === constraint.name && constraint.values.includes(filter.value),
      );
    case 'range':
      return activeFilters(query).filter((filter) => filter.kind === 'range' && filter.name === constraint.name);
    case 'extraFilter':
      return (query.extraFilters ?? [])
        .slice(constraint.index, constraint.index + 1)
        .map((filter) => ({ kind: 'extraFilter', filter }));
    case 'distance':
      return query.near ? [{ kind: 'near', near: query.near }] : [];
  }
}

/** Whether the query has a constraint. */
export const canRelax = (query: CarListQuery): boolean => query.keyphrase !== '' || filterCount(query) > 0;
