import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import { everySubmission, type InboxFilter, type InboxPage } from '@/domain/inbox/inbox';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { inboxListFlow } from './inboxList.flow';

export interface InboxListState {
  flow: FlowState<StateOf<typeof inboxListFlow>>;
  filter: InboxFilter;
  /** The last page that was loaded. */
  page: InboxPage | null;
  error: AppError | null;
}

export const initialInboxList: InboxListState = {
  flow: initialFlowState(inboxListFlow),
  filter: everySubmission,
  page: null,
  error: null,
};

const clearError = (state: InboxListState): void => {
  state.error = null;
};

export const inboxListSlice = createFlowSlice({
  flow: inboxListFlow,
  initialState: initialInboxList,
  reducers: {
    /** Also again: it shows what has come since. */
    opened: clearError,
    filtered: (state: InboxListState, { payload }: PayloadAction<InboxFilter>) => {
      state.filter = payload;
      state.error = null;
    },
    pageLoaded: (state: InboxListState, { payload }: PayloadAction<InboxPage>) => {
      state.page = payload;
    },
    loadFailed: (state: InboxListState, { payload }: PayloadAction<{ error: AppError }>) => {
      state.error = payload.error;
    },
    retried: clearError,
  },
});

export const inboxListActions = inboxListSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof inboxListSlice> {}
}
