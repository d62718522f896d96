import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowPlace, GuardValues } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './consent.events';
import { consentFlow, type ConsentFlowEvent, type ConsentGuard, type ConsentStep } from './consent.flow';

export interface ConsentState {
  flow: FlowPlace<ConsentStep>;
  /** Null until the visitor has decided: nothing but the necessary is allowed. */
  choice: events.ConsentChoice | null;
}

export const initialConsent: ConsentState = { flow: startOf(consentFlow), choice: null };

const guardsOf = (state: ConsentState, fact: UnknownAction): GuardValues<ConsentGuard> => ({
  remembered: events.restored.match(fact) && fact.payload.choice !== null,
  answered: state.choice !== null,
});

export const consentSlice = createSlice({
  name: 'consent',
  initialState: initialConsent,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('consent/'),
      (state, fact) => {
        const event = eventOf<ConsentFlowEvent>(consentFlow, fact.type);
        if (!event || !advance(consentFlow, state.flow, event, guardsOf(state, fact))) return;
        if (events.restored.match(fact)) state.choice = fact.payload.choice;
        if (events.given.match(fact)) state.choice = { ...fact.payload };
        if (events.withdrawn.match(fact)) state.choice = null;
      },
    );
  },
});
