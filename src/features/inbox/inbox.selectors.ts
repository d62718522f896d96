import type { RootState } from '@/store/rootState';
import { initialInboxList, type InboxListState } from './inboxList.slice';
import { initialInboxPanel, type InboxPanelState } from './inboxPanel.slice';
import { initialInboxSession, type InboxSessionState } from './inboxSession.slice';
import { initialInboxSubmission, type InboxSubmissionState } from './inboxSubmission.slice';

export const selectInboxSession = (state: RootState): InboxSessionState => state.inboxSession ?? initialInboxSession;
export const selectInboxSessionFlow = (state: RootState): InboxSessionState['flow'] => selectInboxSession(state).flow;
export const selectInboxList = (state: RootState): InboxListState => state.inboxList ?? initialInboxList;
export const selectInboxListFlow = (state: RootState): InboxListState['flow'] => selectInboxList(state).flow;
export const selectInboxSubmission = (state: RootState): InboxSubmissionState =>
  state.inboxSubmission ?? initialInboxSubmission;
export const selectInboxSubmissionFlow = (state: RootState): InboxSubmissionState['flow'] =>
  selectInboxSubmission(state).flow;
export const selectInboxPanel = (state: RootState): InboxPanelState => state.inboxPanel ?? initialInboxPanel;
export const selectInboxPanelFlow = (state: RootState): InboxPanelState['flow'] => selectInboxPanel(state).flow;
