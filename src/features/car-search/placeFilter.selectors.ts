import type { RootState } from '@/store/rootState';
import { initialPlaceFilter, type PlaceFilterState } from './placeFilter.slice';

/** Whether the feature is attached; until then the form is sent to the server. */
export const selectCanFindPlace = (state: RootState): boolean => state.placeFilter !== undefined;
export const selectPlaceFilter = (state: RootState): PlaceFilterState => state.placeFilter ?? initialPlaceFilter;
export const selectPlaceFilterFlow = (state: RootState): PlaceFilterState['flow'] => selectPlaceFilter(state).flow;
