import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './places.events';
import { placesFlow, type PlacesFlowEvent, type PlacesStep } from './places.flow';

export interface PlacesState {
  flow: FlowState<PlacesStep>;
  typed: string;
  found: readonly Place[];
  error: AppError | null;
}

export const initialPlaces: PlacesState = { flow: initialFlowState(placesFlow), typed: '', found: [], error: null };

export const placesSlice = createSlice({
  name: 'places',
  initialState: initialPlaces,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('places/'),
      (state, action: UnknownAction): PlacesState => {
        const event = eventOf<PlacesFlowEvent>(placesFlow, action.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const tooShort = events.typed.match(action) && action.payload.isTooShort;
        if (!advance(placesFlow, flow, event, { tooShort })) return { ...state, flow };
        if (events.typed.match(action))
          return { flow, typed: action.payload.text, found: tooShort ? [] : state.found, error: null };
        if (events.found.match(action)) return { ...state, flow, found: action.payload.places, error: null };
        if (events.findFailed.match(action) || events.locateFailed.match(action))
          return { ...state, flow, found: [], error: action.payload.error };
        if (events.closed.match(action) || events.located.match(action))
          return { ...state, flow, typed: '', found: [], error: null };
        return { ...state, flow, error: null };
      },
    );
  },
});
