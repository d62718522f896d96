import { createSelector } from 'reselect';
import type { RootState } from '@/store/rootState';
import type { TermsFacetName } from '@/domain/search/carFacets';
import { selectCarList, selectFacetGroups, type TermChoice } from './carList.selectors';

/*
 * What only parts of the list ask whose code comes late.
 */

/** The place that the cars on show were asked for near to; undefined where none was named. */
export const selectNear = (state: RootState) => state.carList?.loadedQuery.near;

/** Facets that make a list shorter for most people, and how many of each; so many values of one. */
const NARROWING: readonly TermsFacetName[] = ['car_brand', 'car_body', 'car_fuel', 'car_gearbox', 'car_site_region'];
const [MOST_GROUPS, MOST_CHOICES] = [3, 4];

/** What would make a list shorter that is longer than can be leafed through: of facets in which nothing is chosen yet, the values with most cars. */
export const selectNarrower = createSelector(
  [selectFacetGroups, (state: RootState) => selectCarList(state).total],
  (groups, total): { name: TermsFacetName; choices: TermChoice[] }[] =>
    NARROWING.flatMap((name) =>
      groups.flatMap((group) => (group.kind === 'terms' && group.name === name && group.chosen === 0 ? [group] : [])),
    )
      .map(({ name, choices }) => ({
        name,
        choices: choices
          .filter(({ count }) => count > 0 && count < total)
          .toSorted((a, b) => b.count - a.count)
          .slice(0, MOST_CHOICES),
      }))
      .filter(({ choices }) => choices.length > 1)
      .slice(0, MOST_GROUPS),
);
