import { bindFlow } from '@test/kit/bindFlow';
import { inboxPanelActions, inboxPanelSlice } from '@/features/inbox/inboxPanel.slice';
import { FAILURE } from './inboxKit';

export const inboxPanelBinding = bindFlow(inboxPanelSlice, {
  actions: {
    opened: inboxPanelActions.opened(),
    loaded: inboxPanelActions.loaded({ figures: [], sessions: [] }),
    loadFailed: inboxPanelActions.loadFailed(FAILURE),
    sessionEndRequested: inboxPanelActions.sessionEndRequested({ id: 's-1' }),
    endFailed: inboxPanelActions.endFailed(FAILURE),
    retried: inboxPanelActions.retried(),
  },
  guards: {},
});
