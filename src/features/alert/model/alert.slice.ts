import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { FlowState } from '@/machine/flow.types';
import { advance, eventOf, initialFlowState } from '@/machine/step';
import * as events from './alert.events';
import { alertFlow, type AlertFlowEvent, type AlertStep } from './alert.flow';

export interface AlertState {
  flow: FlowState<AlertStep>;
  /** The short hash of the dismissed message. */
  hidden: string | null;
  /** Where the cookie was read last; null for the page that the visit began with. */
  path: string | null;
}

export const initialAlert: AlertState = { flow: initialFlowState(alertFlow), hidden: null, path: null };

export const alertSlice = createSlice({
  name: 'alert',
  initialState: initialAlert,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(
      (action) => action.type.startsWith('alert/'),
      (state, action: UnknownAction) => {
        const event = eventOf<AlertFlowEvent>(alertFlow, action.type);
        if (!event || !advance(alertFlow, state.flow, event, {})) return;
        if (events.cookieRead.match(action)) state.hidden = action.payload.hidden;
        if (events.dismissed.match(action)) state.hidden = action.payload.message;
        if (events.routeChanged.match(action)) state.path = action.payload.path;
      },
    );
  },
});
