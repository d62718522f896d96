import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { Place } from '@/domain/places/place';
import type { Fault } from '@/errors/outcome';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './places.events';
import { placesFlow, type PlacesFlowEvent, type PlacesStep } from './places.flow';

export interface PlacesState {
  flow: FlowPlace<PlacesStep>;
  typed: string;
  found: readonly Place[];
  fault: Fault | null;
}

export const initialPlaces: PlacesState = { flow: startOf(placesFlow), typed: '', found: [], fault: null };

export const placesSlice = createSlice({
  name: 'places',
  initialState: initialPlaces,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('places/'),
      (state, fact: UnknownAction): PlacesState => {
        const event = eventOf<PlacesFlowEvent>(placesFlow, fact.type);
        if (event === null) return state;
        const flow = { ...state.flow };
        const tooShort = events.typed.match(fact) && fact.payload.isTooShort;
        if (!advance(placesFlow, flow, event, { tooShort })) return { ...state, flow };
        if (events.typed.match(fact))
          return { flow, typed: fact.payload.text, found: tooShort ? [] : state.found, fault: null };
        if (events.found.match(fact)) return { ...state, flow, found: fact.payload.places, fault: null };
        if (events.findFailed.match(fact) || events.locateFailed.match(fact))
          return { ...state, flow, found: [], fault: { code: fact.payload.fault, facts: fact.payload.facts } };
        if (events.closed.match(fact) || events.located.match(fact))
          return { ...state, flow, typed: '', found: [], fault: null };
        return { ...state, flow, fault: null };
      },
    );
  },
});
