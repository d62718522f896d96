import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { InboxSession, SiteFigures } from '@/domain/inbox/inbox';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { inboxPanelFlow } from './inboxPanel.flow';

export interface InboxPanelState {
  flow: FlowState<StateOf<typeof inboxPanelFlow>>;
  figures: readonly SiteFigures[];
  sessions: readonly InboxSession[];
  /** The session to end. */
  ending: string;
  error: AppError | null;
}

export const initialInboxPanel: InboxPanelState = {
  flow: initialFlowState(inboxPanelFlow),
  figures: [],
  sessions: [],
  ending: '',
  error: null,
};

type Failed = PayloadAction<{ error: AppError }>;
function fail(state: InboxPanelState, { payload }: Failed): void {
  state.error = payload.error;
}
const clearError = (state: InboxPanelState): void => {
  state.error = null;
};

export const inboxPanelSlice = createFlowSlice({
  flow: inboxPanelFlow,
  initialState: initialInboxPanel,
  reducers: {
    opened: clearError,
    loaded: (
      state: InboxPanelState,
      { payload }: PayloadAction<{ figures: readonly SiteFigures[]; sessions: readonly InboxSession[] }>,
    ) => {
      state.figures = [...payload.figures];
      state.sessions = [...payload.sessions];
      state.error = null;
    },
    loadFailed: fail,
    sessionEndRequested: (state: InboxPanelState, { payload }: PayloadAction<{ id: string }>) => {
      state.ending = payload.id;
      state.error = null;
    },
    endFailed: fail,
    retried: clearError,
  },
});

export const inboxPanelActions = inboxPanelSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof inboxPanelSlice> {}
}
