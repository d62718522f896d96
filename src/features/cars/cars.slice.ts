import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { AppError } from '@/errors/result';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './cars.events';
import { carsFlow, type CarsPhase } from './cars.flow';

/** The car whose page is open; its record lies in the entities. */
export interface CarsState {
  flow: FlowState<CarsPhase>;
  carId: string | null;
  slug: string | null;
  similar: string[];
  recommended: string[];
  /** What the not-found page searches for: the third dash-separated part of the slug. */
  keyphrase: string;
  error: AppError | null;
}

export const initialCars: CarsState = {
  flow: initialFlowState(carsFlow),
  carId: null,
  slug: null,
  similar: [],
  recommended: [],
  keyphrase: '',
  error: null,
};

function changed(state: CarsState, action: UnknownAction): CarsState {
  if (events.carRequested.match(action))
    return { ...initialCars, flow: state.flow, carId: action.payload.carId, slug: action.payload.slug };
  if (events.carLoaded.match(action)) return { ...state, similar: action.payload.similar };
  if (events.carNotFound.match(action))
    return { ...state, recommended: action.payload.recommended, keyphrase: action.payload.keyphrase };
  if (events.carFailed.match(action)) return { ...state, error: action.payload.error };
  if (events.retried.match(action)) return { ...state, error: null };
  return state;
}

export const carsSlice = createSlice({
  name: 'cars',
  initialState: initialCars,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('cars/'),
      (state, action: UnknownAction) => {
        const event = eventOf(carsFlow, action.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const moved = advance(carsFlow, flow, event, {});
        return { ...(moved ? changed(state, action) : state), flow };
      },
    );
  },
});
