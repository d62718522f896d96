import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { InboxChange, InboxSubmission, InboxTargets } from '@/domain/inbox/inbox';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { inboxSubmissionFlow } from './inboxSubmission.flow';

export interface InboxSubmissionState {
  flow: FlowState<StateOf<typeof inboxSubmissionFlow>>;
  id: string;
  submission: InboxSubmission | null;
  /** The last one. */
  change: InboxChange | null;
  /** Sites and facilities that it can be given to; null until they are known. */
  targets: InboxTargets | null;
  error: AppError | null;
}

export const initialInboxSubmission: InboxSubmissionState = {
  flow: initialFlowState(inboxSubmissionFlow),
  id: '',
  submission: null,
  change: null,
  targets: null,
  error: null,
};

type Failed = PayloadAction<{ error: AppError }>;
function fail(state: InboxSubmissionState, { payload }: Failed): void {
  state.error = payload.error;
}
const clearError = (state: InboxSubmissionState): void => {
  state.error = null;
};

export const inboxSubmissionSlice = createFlowSlice({
  flow: inboxSubmissionFlow,
  initialState: initialInboxSubmission,
  reducers: {
    opened: (state: InboxSubmissionState, { payload: { id } }: PayloadAction<{ id: string }>) => {
      if (state.id !== id) state.submission = null;
      state.id = id;
      state.change = null;
      state.error = null;
    },
    submissionLoaded: (state: InboxSubmissionState, { payload }: PayloadAction<InboxSubmission>) => {
      state.submission = payload;
    },
    loadFailed: fail,
    changeRequested: (state: InboxSubmissionState, { payload }: PayloadAction<InboxChange>) => {
      state.change = payload;
      state.error = null;
    },
    changed: (state: InboxSubmissionState, { payload }: PayloadAction<InboxSubmission>) => {
      state.submission = payload;
    },
    movedAway: (state) => {
      state.submission = null;
    },
    changeFailed: fail,
    retried: clearError,

    /** Staff wants to give it to others. */
    targetsRequested: (_state: InboxSubmissionState, _action: PayloadAction<{ site: string }>) => undefined,
    targetsLoaded: (state: InboxSubmissionState, { payload }: PayloadAction<InboxTargets>) => {
      state.targets = payload;
    },
    targetsFailed: fail,
  },
});

export const inboxSubmissionActions = inboxSubmissionSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof inboxSubmissionSlice> {}
}
