import type { UnknownAction } from '@reduxjs/toolkit';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import {
  selectInboxList,
  selectInboxListFlow,
  selectInboxPanel,
  selectInboxPanelFlow,
  selectInboxSubmission,
  selectInboxSubmissionFlow,
} from '../inbox.selectors';
import { inboxListFlow } from '../inboxList.flow';
import { inboxListActions } from '../inboxList.slice';
import { inboxPanelFlow } from '../inboxPanel.flow';
import { inboxPanelActions } from '../inboxPanel.slice';
import { inboxSubmissionFlow } from '../inboxSubmission.flow';
import { inboxSubmissionActions } from '../inboxSubmission.slice';
import { failure, inboxCall } from './inboxCall';

function* loadPage(): Saga<UnknownAction> {
  const { filter } = yield* select(selectInboxList);
  const result = yield* inboxCall((inbox, signal) => inbox.page(filter, signal), { where: 'inbox list' });
  return result.ok ? inboxListActions.pageLoaded(result.value) : inboxListActions.loadFailed(failure(result.error));
}

function* loadSubmission(): Saga<UnknownAction> {
  const { id } = yield* select(selectInboxSubmission);
  const result = yield* inboxCall((inbox, signal) => inbox.submission(id, signal), { where: 'inbox submission' });
  return result.ok
    ? inboxSubmissionActions.submissionLoaded(result.value)
    : inboxSubmissionActions.loadFailed(failure(result.error));
}

/** Changes are idempotent: an reply by its id, the others by what they want. */
function* change(): Saga<UnknownAction> {
  const { id, change: wanted } = yield* select(selectInboxSubmission);
  if (!wanted) throw new Error('There is no change.');
  const result = yield* inboxCall((inbox, signal) => inbox.change({ id, change: wanted }, signal), {
    where: `inbox ${wanted.kind}`,
  });
  if (!result.ok) return inboxSubmissionActions.changeFailed(failure(result.error));
  return result.value ? inboxSubmissionActions.changed(result.value) : inboxSubmissionActions.movedAway();
}

function* loadTargets({ payload: { site } }: ReturnType<typeof inboxSubmissionActions.targetsRequested>): Saga {
  const result = yield* inboxCall((inbox, signal) => inbox.targets(site, signal), { where: 'inbox targets' });
  yield* put(
    result.ok
      ? inboxSubmissionActions.targetsLoaded(result.value)
      : inboxSubmissionActions.targetsFailed(failure(result.error)),
  );
}

function* loadPanel(): Saga<UnknownAction> {
  const figures = yield* inboxCall((inbox, signal) => inbox.figures(signal), { where: 'inbox figures' });
  if (!figures.ok) return inboxPanelActions.loadFailed(failure(figures.error));
  const sessions = yield* inboxCall((inbox, signal) => inbox.sessions(signal), { where: 'inbox sessions' });
  return sessions.ok
    ? inboxPanelActions.loaded({ figures: figures.value, sessions: sessions.value })
    : inboxPanelActions.loadFailed(failure(sessions.error));
}

function* endSession(): Saga<UnknownAction> {
  const { ending, figures } = yield* select(selectInboxPanel);
  const ended = yield* inboxCall((inbox, signal) => inbox.endSession(ending, signal), { where: 'inbox session end' });
  if (!ended.ok) return inboxPanelActions.endFailed(failure(ended.error));
  const sessions = yield* inboxCall((inbox, signal) => inbox.sessions(signal), { where: 'inbox sessions' });
  return sessions.ok
    ? inboxPanelActions.loaded({ figures, sessions: sessions.value })
    : inboxPanelActions.endFailed(failure(sessions.error));
}

export const submissionsWatch: WatchTable = [
  workers(
    inboxListFlow,
    selectInboxListFlow,
    { loading: loadPage },
    { loading: (error) => inboxListActions.loadFailed(failure(error)) },
  ),
  workers(
    inboxSubmissionFlow,
    selectInboxSubmissionFlow,
    { loading: loadSubmission, changing: change },
    {
      loading: (error) => inboxSubmissionActions.loadFailed(failure(error)),
      changing: (error) => inboxSubmissionActions.changeFailed(failure(error)),
    },
  ),
  watch({ on: inboxSubmissionActions.targetsRequested, how: 'latest', run: loadTargets }),
  workers(
    inboxPanelFlow,
    selectInboxPanelFlow,
    { loading: loadPanel, ending: endSession },
    {
      loading: (error) => inboxPanelActions.loadFailed(failure(error)),
      ending: (error) => inboxPanelActions.endFailed(failure(error)),
    },
  ),
];
