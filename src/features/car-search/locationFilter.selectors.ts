import type { RootState } from '@/store/rootState';
import { initialLocationFilter, type LocationFilterState } from './locationFilter.slice';

/** Whether the feature is attached; until then the form is sent to the server. */
export const selectCanFindLocation = (state: RootState): boolean => state.locationFilter !== undefined;
export const selectLocationFilter = (state: RootState): LocationFilterState =>
  state.locationFilter ?? initialLocationFilter;
export const selectLocationFilterFlow = (state: RootState): LocationFilterState['flow'] =>
  selectLocationFilter(state).flow;
