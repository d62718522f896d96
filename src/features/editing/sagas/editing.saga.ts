import type { UnknownAction } from '@reduxjs/toolkit';
import { isEditKind, isEditValue } from '@/domain/content/editing';
import { parsedJson } from '@/lib/parsedJson';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, delay, race, select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { AppError, Result } from '@/errors/result';
import { isRecord } from '@/lib/guards';
import { selectContext } from '@/store/context';
import * as events from '../editing.events';
import { editingFlow } from '../editing.flow';
import { selectEditing, selectEditingPlace } from '../editing.selectors';

/** What is being written is kept under this key until it is saved or let go. */
const KEPT = 'editing';
/** Publishing renders pages anew before it answers. */
const LIMITS = {
  save: 20_000,
  check: 8_000,
  publish: 60_000,
  discard: 20_000,
  versions: 15_000,
  restore: 20_000,
  refresh: 15_000,
} as const;
const QUIET_MS = 300;

function* read(): Saga<UnknownAction> {
  const session = yield* port('session');
  const { path } = yield* select(selectContext);
  const kept = keptIn(session.read(KEPT));
  return events.keptRead({ kept: kept?.path === path ? kept : null });
}

function keptIn(text: string | null): events.KeptEdit | null {
  if (text === null) return null;
  // A storage is anybody's to write.
  const given = parsedJson(text);
  if (!isRecord(given) || typeof given.path !== 'string' || !isRecord(given.target) || !isEditValue(given.value))
    return null;
  const { item, name, kind, value, raw } = given.target;
  if (
    typeof item !== 'string' ||
    typeof name !== 'string' ||
    typeof raw !== 'string' ||
    !isEditKind(kind) ||
    !isEditValue(value)
  )
    return null;
  return { path: given.path, target: { item, name, kind, value, raw }, value: given.value };
}

function* keep(): Saga {
  const session = yield* port('session');
  const { target, value } = yield* select(selectEditing);
  const { path } = yield* select(selectContext);
  if (target) session.write(KEPT, JSON.stringify({ path, target, value }));
}

function* forget(): Saga {
  const session = yield* port('session');
  session.remove(KEPT);
}

/** The fact that ends a work: its own, or its failure. */
function ended<T>(
  result: Result<T>,
  done: (value: T) => UnknownAction,
  failure: (trouble: { error: AppError }) => UnknownAction,
): UnknownAction {
  return result.ok ? done(result.value) : failure({ error: result.error });
}

function* place(): Saga<{ site: string; locale: string }> {
  const { site, locale } = yield* select(selectContext);
  return { site, locale };
}

function* save(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { target, value } = yield* select(selectEditing);
  const at = yield* place();
  if (!target) throw new Error('Nothing is being written.');
  const { item, name, raw: was } = target;
  return ended(
    yield* attempt((signal) => editing.save({ ...at, item, name, value, was }, signal), {
      limitMs: LIMITS.save,
      where: 'editing save',
    }),
    () => events.saved(),
    events.saveFailed,
  );
}

function* check(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { scope } = yield* select(selectEditing);
  const at = yield* place();
  const result = yield* attempt((signal) => editing.warnings({ ...at, item: scope?.page ?? '' }, signal), {
    limitMs: LIMITS.check,
    where: 'editing hints',
  });
  return events.hintsRead(result.ok ? { hints: result.value, checked: true } : { hints: [], checked: false });
}

function* publish(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { scope } = yield* select(selectEditing);
  const at = yield* place();
  const { items, seen } = scope ?? { items: [], seen: 0 };
  return ended(
    yield* attempt((signal) => editing.publish({ ...at, items, seen }, signal), {
      limitMs: LIMITS.publish,
      where: 'editing publish',
    }),
    () => events.published(),
    events.publishFailed,
  );
}

function* discard(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { scope } = yield* select(selectEditing);
  const at = yield* place();
  return ended(
    yield* attempt((signal) => editing.discard({ ...at, items: scope?.items ?? [] }, signal), {
      limitMs: LIMITS.discard,
      where: 'editing discard',
    }),
    () => events.discarded(),
    events.discardFailed,
  );
}

function* findVersions(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { item } = yield* select(selectEditing);
  const at = yield* place();
  const result = yield* attempt((signal) => editing.versions({ ...at, item: item ?? '' }, signal), {
    limitMs: LIMITS.versions,
    where: 'editing versions',
  });
  return ended(result, (versions) => events.versionsRead({ versions }), events.versionsFailed);
}

function* restore(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { item, version } = yield* select(selectEditing);
  const at = yield* place();
  return ended(
    yield* attempt((signal) => editing.restore({ ...at, item: item ?? '', version: version ?? 1 }, signal), {
      limitMs: LIMITS.restore,
      where: 'editing restore',
    }),
    () => events.restored(),
    events.restoreFailed,
  );
}

function* anew(): Saga {
  const editing = yield* port('editing');
  yield* race({ shown: call(editing.refresh), late: delay(LIMITS.refresh) });
}

/** What was done is seen at once: the page comes anew, and with it the state of its drafts. */
function* refresh(): Saga<UnknownAction> {
  yield* anew();
  return events.refreshed();
}

export const editingWatch: WatchTable = [
  watch({ on: events.typed, how: { debounce: QUIET_MS }, run: keep }),
  watch({ on: [events.saveFailed, events.saveAsked], how: 'every', run: keep }),
  watch({ on: [events.saved, events.dropped], how: 'every', run: forget }),
  watch({ on: events.publishFailed, how: 'latest', run: anew }),
  workers(
    editingFlow,
    selectEditingPlace,
    {
      reading: read,
      refreshing: refresh,
      saving: save,
      checking: check,
      publishing: publish,
      discarding: discard,
      findingVersions: findVersions,
      restoring: restore,
    },
    {
      reading: () => events.keptRead({ kept: null }),
      refreshing: () => events.refreshed(),
      saving: (error) => events.saveFailed({ error }),
      checking: () => events.hintsRead({ hints: [], checked: false }),
      publishing: (error) => events.publishFailed({ error }),
      discarding: (error) => events.discardFailed({ error }),
      findingVersions: (error) => events.versionsFailed({ error }),
      restoring: (error) => events.restoreFailed({ error }),
    },
  ),
];
