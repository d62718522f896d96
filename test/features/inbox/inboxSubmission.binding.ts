import { bindFlow } from '@test/kit/bindFlow';
import { inboxSubmissionActions, inboxSubmissionSlice } from '@/features/inbox/inboxSubmission.slice';
import { FAILURE, ID, SUBMISSION } from './inboxKit';

export const inboxSubmissionBinding = bindFlow(inboxSubmissionSlice, {
  actions: {
    opened: inboxSubmissionActions.opened({ id: ID }),
    submissionLoaded: inboxSubmissionActions.submissionLoaded(SUBMISSION),
    loadFailed: inboxSubmissionActions.loadFailed(FAILURE),
    changeRequested: inboxSubmissionActions.changeRequested({ kind: 'handle', handled: true }),
    changed: inboxSubmissionActions.changed(SUBMISSION),
    movedAway: inboxSubmissionActions.movedAway(),
    changeFailed: inboxSubmissionActions.changeFailed(FAILURE),
    retried: inboxSubmissionActions.retried(),
  },
  guards: {},
});
