import { createSelector } from 'reselect';
import type { RootState } from '@/store/rootState';
import type { TermsFacetName } from '@/domain/search/carFacets';
import { selectCarList, selectFacetGroups, type TermChoice } from './carList.selectors';

/* Selectors of lazily loaded components, apart from those of the first load. */

/** The location that the list is filtered by; undefined without one. */
export const selectNear = (state: RootState) => state.carList?.loadedQuery.near;

/** Facets offered to shorten a list, and the greatest number of facets and of values each. */
const NARROWING: readonly TermsFacetName[] = ['car_brand', 'car_body', 'car_fuel', 'car_gearbox', 'car_site_region'];
const [MAX_GROUPS, MAX_CHOICES] = [3, 4];

/** For a list that is too long to page through: of each facet without a choice, the values with most cars. */
export const selectNarrowingChoices = createSelector(
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
          .slice(0, MAX_CHOICES),
      }))
      .filter(({ choices }) => choices.length > 1)
      .slice(0, MAX_GROUPS),
);
