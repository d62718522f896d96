import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowPlace } from '@/machine/flow.types';
import { advance, eventOf, startOf } from '@/machine/step';
import * as events from './alert.events';
import { alertFlow, type AlertFlowEvent, type AlertStep } from './alert.flow';

export interface AlertState {
  flow: FlowPlace<AlertStep>;
  /** The short hash of the dismissed message. */
  hidden: string | null;
  /** Where the cookie was read last; null for the page that the visit began with. */
  path: string | null;
}

export const initialAlert: AlertState = { flow: startOf(alertFlow), hidden: null, path: null };

export const alertSlice = createSlice({
  name: 'alert',
  initialState: initialAlert,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (fact) => fact.type.startsWith('alert/'),
      (state, fact: UnknownAction) => {
        const event = eventOf<AlertFlowEvent>(alertFlow, fact.type);
        if (!event || !advance(alertFlow, state.flow, event, {})) return;
        if (events.cookieRead.match(fact)) state.hidden = fact.payload.hidden;
        if (events.dismissed.match(fact)) state.hidden = fact.payload.message;
        if (events.routeChanged.match(fact)) state.path = fact.payload.path;
      },
    );
  },
});
