import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { placesFlow } from './places.flow';

export interface PlacesState {
  flow: FlowState<StateOf<typeof placesFlow>>;
  queryText: string;
  places: readonly Place[];
  error: AppError | null;
}

export const initialPlaces: PlacesState = {
  flow: initialFlowState(placesFlow),
  queryText: '',
  places: [],
  error: null,
};

/** Shorter texts match half the country. */
const MIN_LENGTH = 2;

type QueryChanged = PayloadAction<{ text: string; isTooShort: boolean }>;

const cleared = (state: PlacesState): PlacesState => ({ ...initialPlaces, flow: state.flow });
const failed = (state: PlacesState, { payload }: PayloadAction<{ error: AppError }>): PlacesState => ({
  ...state,
  places: [],
  error: payload.error,
});

export const placesSlice = createFlowSlice({
  flow: placesFlow,
  initialState: initialPlaces,
  guards: { isTooShort: (_state, { payload }: QueryChanged) => payload.isTooShort },
  reducers: {
    /**
     * Dispatched after a pause in typing. `isTooShort` is part of the payload because recordings leave the text out.
     */
    queryChanged: {
      reducer: (state: PlacesState, { payload }: QueryChanged): PlacesState => ({
        ...state,
        queryText: payload.text,
        places: payload.isTooShort ? [] : state.places,
        error: null,
      }),
      prepare: ({ text }: { text: string }) => ({ payload: { text, isTooShort: text.trim().length < MIN_LENGTH } }),
    },
    placesLoaded: (state: PlacesState, { payload }: PayloadAction<{ places: readonly Place[] }>): PlacesState => ({
      ...state,
      places: payload.places,
      error: null,
    }),
    searchFailed: failed,
    retried: (state) => {
      state.error = null;
    },
    /** A place was chosen, or the field lost focus. */
    closed: cleared,
    locationRequested: (state) => {
      state.error = null;
    },
    /** The place at the visitor's position. */
    located: (state, _action: PayloadAction<{ place: Place }>) => cleared(state),
    locateFailed: failed,
  },
});

export const placesActions = placesSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof placesSlice> {}
}
