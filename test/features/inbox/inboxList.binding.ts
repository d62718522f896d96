import { bindFlow } from '@test/kit/bindFlow';
import { everySubmission } from '@/domain/inbox/inbox';
import { inboxListActions, inboxListSlice } from '@/features/inbox/inboxList.slice';
import { FAILURE, PAGE } from './inboxKit';

export const inboxListBinding = bindFlow(inboxListSlice, {
  actions: {
    opened: inboxListActions.opened(),
    filtered: inboxListActions.filtered(everySubmission),
    pageLoaded: inboxListActions.pageLoaded(PAGE),
    loadFailed: inboxListActions.loadFailed(FAILURE),
    retried: inboxListActions.retried(),
  },
  guards: {},
});
