import { createSlice, type UnknownAction, type WithSlice } from '@reduxjs/toolkit';
import type { FlowState, GuardValues } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './consent.events';
import { consentFlow, type ConsentFlowEvent, type ConsentGuard, type ConsentStep } from './consent.flow';

export interface ConsentState {
  flow: FlowState<ConsentStep>;
  /** Null until the visitor has decided: nothing but the necessary is allowed. */
  choice: events.ConsentChoice | null;
}

export const initialConsent: ConsentState = { flow: initialFlowState(consentFlow), choice: null };

const guardsOf = (state: ConsentState, action: UnknownAction): GuardValues<ConsentGuard> => ({
  remembered: events.restored.match(action) && action.payload.choice !== null,
  answered: state.choice !== null,
});

export const consentSlice = createSlice({
  name: 'consent',
  initialState: initialConsent,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('consent/'),
      (state, action) => {
        const event = eventOf<ConsentFlowEvent>(consentFlow, action.type);
        if (!event || !advance(consentFlow, state.flow, event, guardsOf(state, action))) return;
        if (events.restored.match(action)) state.choice = action.payload.choice;
        if (events.given.match(action)) state.choice = { ...action.payload };
        if (events.withdrawn.match(action)) state.choice = null;
      },
    );
  },
});

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof consentSlice> {}
}
