import type { UnknownAction } from '@reduxjs/toolkit';
import { buffers, eventChannel } from 'redux-saga';
import { INBOX_PATH, linkToken, viewOfFragment } from '@/domain/inbox/inbox';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, delay, put, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { selectInboxSession, selectInboxSessionFlow } from '../inbox.selectors';
import { inboxListActions } from '../inboxList.slice';
import { inboxPanelActions } from '../inboxPanel.slice';
import { inboxSessionFlow } from '../inboxSession.flow';
import { inboxSessionActions } from '../inboxSession.slice';
import { inboxSubmissionActions } from '../inboxSubmission.slice';
import { failure } from './inboxCall';

const LIMIT_MS = 15_000;

const fragmentOf = (address: string): string => address.split('#')[1] ?? '';

/** The token of a link leaves the address at once: it must not stay in the history. */
function* check(): Saga<UnknownAction> {
  const address = yield* port('address');
  // The router takes an address that changes while the page is first rendered for a page that was left.
  yield* delay(0);
  const token = linkToken(fragmentOf(address.current().address));
  if (token !== null) {
    yield* call(() => address.replace(INBOX_PATH));
    return inboxSessionActions.linkFound({ token });
  }
  const inbox = yield* port('inbox');
  const result = yield* attempt((signal) => inbox.session(signal), { limitMs: LIMIT_MS, where: 'inbox session' });
  if (result.ok) return inboxSessionActions.memberFound(result.value);
  return result.error.code === 'SIGN_IN_REQUIRED'
    ? inboxSessionActions.noSessionFound()
    : inboxSessionActions.checkFailed(failure(result.error));
}

function* request(): Saga<UnknownAction> {
  const { email } = yield* select(selectInboxSession);
  const inbox = yield* port('inbox');
  const result = yield* attempt((signal) => inbox.requestLink(email, signal), {
    limitMs: LIMIT_MS,
    retry: false,
    where: 'inbox link',
  });
  return result.ok ? inboxSessionActions.linkMailed() : inboxSessionActions.requestFailed(failure(result.error));
}

/** Not repeated by itself: a response that was lost may have used the link. */
function* signIn(): Saga<UnknownAction> {
  const { token } = yield* select(selectInboxSession);
  const inbox = yield* port('inbox');
  const result = yield* attempt((signal) => inbox.signIn(token, signal), {
    limitMs: LIMIT_MS,
    retry: false,
    where: 'inbox sign-in',
  });
  return result.ok
    ? inboxSessionActions.memberFound(result.value)
    : inboxSessionActions.signInFailed(failure(result.error));
}

function* signOut(): Saga<UnknownAction> {
  const { everywhere } = yield* select(selectInboxSession);
  const inbox = yield* port('inbox');
  const result = yield* attempt((signal) => inbox.signOut({ everywhere }, signal), {
    limitMs: LIMIT_MS,
    where: 'inbox sign-out',
  });
  // Signed out already: by another page, or by time.
  return result.ok || result.error.code === 'SIGN_IN_REQUIRED'
    ? inboxSessionActions.signOutDone()
    : inboxSessionActions.signOutFailed(failure(result.error));
}

/** A new document: nothing that was read stays in the memory of this one, and back leads to the sign-in. */
function* leave(): Saga<UnknownAction> {
  const address = yield* port('address');
  yield* call(() => address.replace(INBOX_PATH));
  address.reload();
  return inboxSessionActions.left();
}

/** Opens the view of the address. */
function* open(fragment: string): Saga {
  const view = viewOfFragment(fragment);
  yield* put(inboxSessionActions.viewOpened(view));
  if (view.kind === 'submission') yield* put(inboxSubmissionActions.opened({ id: view.id }));
  else if (view.kind === 'overview') yield* put(inboxPanelActions.opened());
  else yield* put(inboxListActions.opened());
}

function* openFirst(): Saga {
  const address = yield* port('address');
  yield* open(fragmentOf(address.current().address));
}

/** Links, back and forward change the fragment; another link of a mail is a sign-in of its own. */
const followAddress: WatchRow = {
  name: 'inbox views',
  *saga(): Saga {
    const address = yield* port('address');
    const fragments = eventChannel<string>((emit) => address.listenToFragment(emit), buffers.sliding(1));
    try {
      for (;;) {
        const fragment = yield* takeFrom(fragments);
        if (linkToken(fragment) !== null) address.reload();
        else if ((yield* select(selectInboxSessionFlow)).value === 'signedIn') yield* open(fragment);
      }
    } finally {
      fragments.close();
    }
  },
};

export const sessionWatch: WatchTable = [
  workers(
    inboxSessionFlow,
    selectInboxSessionFlow,
    { checking: check, requesting: request, signingIn: signIn, signingOut: signOut, leaving: leave },
    {
      checking: (error) => inboxSessionActions.checkFailed(failure(error)),
      requesting: (error) => inboxSessionActions.requestFailed(failure(error)),
      signingIn: (error) => inboxSessionActions.signInFailed(failure(error)),
      signingOut: (error) => inboxSessionActions.signOutFailed(failure(error)),
      leaving: () => inboxSessionActions.left(),
    },
  ),
  watch({ on: inboxSessionActions.memberFound, how: 'latest', run: openFirst }),
  followAddress,
];
