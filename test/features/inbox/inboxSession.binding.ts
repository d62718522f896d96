import { bindFlow } from '@test/kit/bindFlow';
import { inboxSessionActions, inboxSessionSlice } from '@/features/inbox/inboxSession.slice';
import { FAILURE, MEMBER } from './inboxKit';

export const inboxSessionBinding = bindFlow(inboxSessionSlice, {
  actions: {
    memberFound: inboxSessionActions.memberFound(MEMBER),
    noSessionFound: inboxSessionActions.noSessionFound(),
    linkFound: inboxSessionActions.linkFound({ token: 'a-token' }),
    checkFailed: inboxSessionActions.checkFailed(FAILURE),
    linkRequested: inboxSessionActions.linkRequested({ email: 'anna@nordvik.example' }),
    linkMailed: inboxSessionActions.linkMailed(),
    requestFailed: inboxSessionActions.requestFailed(FAILURE),
    anotherWanted: inboxSessionActions.anotherWanted(),
    signInConfirmed: inboxSessionActions.signInConfirmed(),
    signInFailed: inboxSessionActions.signInFailed(FAILURE),
    signOutRequested: inboxSessionActions.signOutRequested({ everywhere: false }),
    signOutDone: inboxSessionActions.signOutDone(),
    signOutFailed: inboxSessionActions.signOutFailed(FAILURE),
    expired: inboxSessionActions.expired(),
    left: inboxSessionActions.left(),
    retried: inboxSessionActions.retried(),
  },
  guards: {},
});
