import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { alertFlow } from './alert.flow';

export interface AlertState {
  flow: FlowState<StateOf<typeof alertFlow>>;
  /** Short hash of the dismissed message. */
  hidden: string | null;
  /** Path for which the cookie was last read; null for the first page of the visit. */
  path: string | null;
}

export const initialAlert: AlertState = { flow: initialFlowState(alertFlow), hidden: null, path: null };

export const alertSlice = createFlowSlice({
  flow: alertFlow,
  initialState: initialAlert,
  reducers: {
    cookieRead: (state, { payload }: PayloadAction<{ hidden: string | null }>) => {
      state.hidden = payload.hidden;
    },
    /** The visitor closed the message; `message` is its short hash. */
    dismissed: (state, { payload }: PayloadAction<{ message: string }>) => {
      state.hidden = payload.message;
    },
    cookieWritten: () => undefined,
    /** Another page: the cookie may have changed in another tab or expired. */
    routeChanged: (state, { payload }: PayloadAction<{ path: string }>) => {
      state.path = payload.path;
    },
  },
});

export const { cookieRead, dismissed, cookieWritten, routeChanged } = alertSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof alertSlice> {}
}
