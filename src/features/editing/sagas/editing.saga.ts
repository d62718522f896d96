import type { UnknownAction } from '@reduxjs/toolkit';
import { isEditKind, isEditValue } from '@/domain/content/editing';
import { parsedJson } from '@/lib/parsedJson';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, delay, race, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { isString, objectOf } from '@/lib/checks';
import { selectContext } from '@/store/context';
import * as actions from '../editing.slice';
import { editingFlow } from '../editing.flow';
import { selectEditing, selectEditingFlow } from '../editing.selectors';
import { discard, followPublication, loadChanges, publish } from './publishing.saga';
import { routeParams, toAction } from './requests';

/** Session storage key of the draft, until it is saved or cancelled. */
const DRAFT_KEY = 'editing';
const LIMITS = {
  save: 20_000,
  versions: 15_000,
  restore: 20_000,
  refresh: 15_000,
} as const;

function* read(): Saga<UnknownAction> {
  const session = yield* port('session');
  const { path } = yield* select(selectContext);
  const draft = decodeDraft(session.read(DRAFT_KEY));
  return actions.draftRead({ draft: draft?.path === path ? draft : null });
}

const isStoredDraft = objectOf<actions.StoredDraft>({
  path: isString,
  target: objectOf<actions.StoredDraft['target']>({
    item: isString,
    name: isString,
    kind: isEditKind,
    value: isEditValue,
    raw: isString,
  }),
  value: isEditValue,
});

function decodeDraft(text: string | null): actions.StoredDraft | null {
  // Session storage is untrusted input.
  const given = text === null ? null : parsedJson(text);
  return isStoredDraft(given) ? given : null;
}

function* storeDraft(): Saga {
  const session = yield* port('session');
  const { target, value } = yield* select(selectEditing);
  const { path } = yield* select(selectContext);
  if (target) session.write(DRAFT_KEY, JSON.stringify({ path, target, value }));
}

function* removeDraft(): Saga {
  const session = yield* port('session');
  session.remove(DRAFT_KEY);
}

function* save(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { target, value } = yield* select(selectEditing);
  const route = yield* routeParams();
  if (!target) throw new Error('No field is being edited.');
  const { item, name, raw: was } = target;
  return toAction(
    yield* attempt((signal) => editing.save({ ...route, item, name, value, was }, signal), {
      limitMs: LIMITS.save,
      where: 'editing save',
    }),
    () => actions.saved(),
    actions.saveFailed,
  );
}

function* loadVersions(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { item } = yield* select(selectEditing);
  const route = yield* routeParams();
  const result = yield* attempt((signal) => editing.versions({ ...route, item: item ?? '' }, signal), {
    limitMs: LIMITS.versions,
    where: 'editing versions',
  });
  return toAction(result, (versions) => actions.versionsLoaded({ versions }), actions.versionsFailed);
}

function* restore(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { item, version } = yield* select(selectEditing);
  const route = yield* routeParams();
  return toAction(
    yield* attempt((signal) => editing.restore({ ...route, item: item ?? '', version: version ?? 1 }, signal), {
      limitMs: LIMITS.restore,
      where: 'editing restore',
    }),
    () => actions.restored(),
    actions.restoreFailed,
  );
}

/** Reloads the page after a change, with its list of drafts. */
function* refresh(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  yield* race({ shown: call(editing.refresh), timedOut: delay(LIMITS.refresh) });
  return actions.refreshed();
}

export const editingWatch: WatchTable = [
  watch({ on: actions.draftSaved, how: 'every', run: storeDraft }),
  watch({ on: [actions.saveFailed, actions.saveRequested], how: 'every', run: storeDraft }),
  watch({ on: [actions.saved, actions.editCancelled], how: 'every', run: removeDraft }),
  watch({ on: actions.published, how: 'latest', run: followPublication }),
  workers(
    editingFlow,
    selectEditingFlow,
    {
      reading: read,
      refreshing: refresh,
      saving: save,
      checking: loadChanges,
      publishing: publish,
      discarding: discard,
      loadingVersions: loadVersions,
      restoring: restore,
    },
    {
      reading: () => actions.draftRead({ draft: null }),
      refreshing: () => actions.refreshed(),
      saving: (error) => actions.saveFailed({ error }),
      checking: (error) => actions.changesFailed({ error }),
      publishing: (error) => actions.publishFailed({ error }),
      discarding: (error) => actions.discardFailed({ error }),
      loadingVersions: (error) => actions.versionsFailed({ error }),
      restoring: (error) => actions.restoreFailed({ error }),
    },
  ),
];
