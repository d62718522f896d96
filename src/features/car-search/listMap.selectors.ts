import { createSelector } from 'reselect';
import { positionOf } from '@/domain/places/position';
import type { Position } from '@/domain/workshop/services';
import type { RootState } from '@/store/rootState';
import { selectFacetGroups } from './carList.selectors';
import { initialListMap, type ListMapState } from './listMap.slice';

/** Whether the feature is attached. */
export const selectHasListMap = (state: RootState): boolean => state.listMap !== undefined;
export const selectListMap = (state: RootState): ListMapState => state.listMap ?? initialListMap;
export const selectListMapFlow = (state: RootState): ListMapState['flow'] => selectListMap(state).flow;

/** A facility with the number of its cars that all other filters leave. */
export interface FacilityOnMap {
  /** Its value in the facet, which is its official name. */
  name: string;
  count: number;
  chosen: boolean;
  /** null: the facility, or its position, is not known. */
  position: Position | null;
}

/** The facilities of the list's cars, those with most cars first, and the site's others. */
export const selectFacilitiesOnMap = createSelector(
  [selectFacetGroups, selectListMap, (state: RootState) => state.entities.facilities],
  (groups, { ids }, records): { facilities: FacilityOnMap[]; others: FacilityOnMap[] } => {
    const positions = new Map(
      ids.flatMap((id) => {
        const { site_official_name: name, site_geocoord: geocoord } = records[id] ?? {};
        return name === undefined ? [] : [[name, positionOf(geocoord)] as const];
      }),
    );
    const all = groups.flatMap((group) =>
      group.kind === 'terms' && group.name === 'car_site_name'
        ? group.choices.map(({ value, count, chosen }): FacilityOnMap => ({
            name: value,
            count,
            chosen,
            position: positions.get(value) ?? null,
          }))
        : [],
    );
    const facilities = all.filter(({ count, chosen }) => count > 0 || chosen).toSorted((a, b) => b.count - a.count);
    return { facilities, others: all.filter(({ count, chosen }) => count === 0 && !chosen) };
  },
);
