import type { RootState } from '@/store/rootState';
import { initialPlaces, type PlacesState } from './places.slice';

export const selectPlaces = (state: RootState): PlacesState => state.places ?? initialPlaces;
export const selectPlacesFlow = (state: RootState): PlacesState['flow'] => selectPlaces(state).flow;
