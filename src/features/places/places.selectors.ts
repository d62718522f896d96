import { initialPlaces, type PlacesState } from './places.slice';

/** A store in which the feature may not be attached yet. */
export interface WithPlaces {
  places?: PlacesState;
}

export const selectPlaces = (state: WithPlaces): PlacesState => state.places ?? initialPlaces;
export const selectPlacesFlow = (state: WithPlaces): PlacesState['flow'] => selectPlaces(state).flow;
