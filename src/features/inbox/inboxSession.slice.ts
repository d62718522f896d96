import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { InboxMember, InboxView } from '@/domain/inbox/inbox';
import type { AppError } from '@/errors/result';
import { createFlowSlice } from '@/machine/createFlowSlice';
import type { FlowState, StateOf } from '@/machine/flow.types';
import { initialFlowState } from '@/machine/step';
import { inboxSessionFlow } from './inboxSession.flow';

export interface InboxSessionState {
  flow: FlowState<StateOf<typeof inboxSessionFlow>>;
  /** Of the link. */
  token: string;
  email: string;
  everywhere: boolean;
  member: InboxMember | null;
  view: InboxView;
  error: AppError | null;
}

export const initialInboxSession: InboxSessionState = {
  flow: initialFlowState(inboxSessionFlow),
  token: '',
  email: '',
  everywhere: false,
  member: null,
  view: { kind: 'list' },
  error: null,
};

type Failed = PayloadAction<{ error: AppError }>;

function fail(state: InboxSessionState, { payload }: Failed): void {
  state.error = payload.error;
}
function clearError(state: InboxSessionState): void {
  state.error = null;
}
function forget(state: InboxSessionState): void {
  state.member = null;
  state.token = '';
  state.error = null;
}

export const inboxSessionSlice = createFlowSlice({
  flow: inboxSessionFlow,
  initialState: initialInboxSession,
  reducers: {
    memberFound: (state: InboxSessionState, { payload }: PayloadAction<InboxMember>) => {
      state.member = payload;
      state.token = '';
      state.error = null;
    },
    noSessionFound: clearError,
    linkFound: (state: InboxSessionState, { payload }: PayloadAction<{ token: string }>) => {
      state.token = payload.token;
    },
    checkFailed: fail,
    linkRequested: (state: InboxSessionState, { payload }: PayloadAction<{ email: string }>) => {
      state.email = payload.email;
      state.error = null;
    },
    linkMailed: clearError,
    requestFailed: fail,
    anotherWanted: forget,
    signInConfirmed: clearError,
    signInFailed: fail,
    signOutRequested: (state: InboxSessionState, { payload }: PayloadAction<{ everywhere: boolean }>) => {
      state.everywhere = payload.everywhere;
      state.error = null;
    },
    signOutDone: forget,
    signOutFailed: fail,
    /** The server does not know the session any more. */
    expired: forget,
    left: forget,
    retried: clearError,
    /** By the address. */
    viewOpened: (state: InboxSessionState, { payload }: PayloadAction<InboxView>) => {
      state.view = payload;
    },
  },
});

export const inboxSessionActions = inboxSessionSlice.actions;

declare module '@/store/rootState' {
  interface LazyLoadedSlices extends WithSlice<typeof inboxSessionSlice> {}
}
