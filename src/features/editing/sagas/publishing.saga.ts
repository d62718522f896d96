import type { UnknownAction } from '@reduxjs/toolkit';
import { isComplete } from '@/domain/content/changes';
import type { EditWarning } from '@/domain/content/editWarnings';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, delay, put, select, type Saga } from '@/effects/sagaEffects';
import { ok, type Result } from '@/errors/result';
import * as actions from '../editing.slice';
import { selectEditing } from '../editing.selectors';
import { routeParams, toAction } from './requests';

const LIMITS = { changes: 15_000, warnings: 8_000, publish: 20_000, discard: 20_000, progress: 8_000 } as const;
const PROGRESS_EVERY_MS = 1_000;
/** Requests for the progress that fail one after another, before the editor sees no more of it. */
const MOST_FAILURES = 20;

function* warnings(wanted: boolean): Saga<Result<readonly EditWarning[]>> {
  if (!wanted) return ok([]);
  const editing = yield* port('editing');
  const { page } = yield* select(selectEditing);
  const route = yield* routeParams();
  return yield* attempt((signal) => editing.warnings({ ...route, item: page }, signal), {
    limitMs: LIMITS.warnings,
    where: 'editing warnings',
  });
}

/** The changes to choose from. Without warnings publishing stays possible. */
export function* loadChanges(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { discarding } = yield* select(selectEditing);
  const route = yield* routeParams();
  const { loaded, checked } = yield* all({
    loaded: attempt((signal) => editing.changes(route, signal), { limitMs: LIMITS.changes, where: 'editing changes' }),
    checked: warnings(!discarding),
  });
  return toAction(
    loaded,
    (value) =>
      actions.changesLoaded({
        ...value,
        warnings: checked.ok ? checked.value : [],
        checked: checked.ok,
      }),
    actions.changesFailed,
  );
}

export function* publish(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { chosen } = yield* select(selectEditing);
  const route = yield* routeParams();
  return toAction(
    yield* attempt((signal) => editing.publish({ ...route, ...chosen }, signal), {
      limitMs: LIMITS.publish,
      where: 'editing publish',
    }),
    (publication) => actions.published({ publication }),
    actions.publishFailed,
  );
}

export function* discard(): Saga<UnknownAction> {
  const editing = yield* port('editing');
  const { chosen } = yield* select(selectEditing);
  const route = yield* routeParams();
  return toAction(
    yield* attempt((signal) => editing.discard({ ...route, ...chosen }, signal), {
      limitMs: LIMITS.discard,
      where: 'editing discard',
    }),
    () => actions.discarded(),
    actions.discardFailed,
  );
}

/** Shows the editor how many pages have been rendered again, until all have. */
export function* followPublication({ payload }: ReturnType<typeof actions.published>): Saga {
  const editing = yield* port('editing');
  let { publication } = payload;
  let failures = 0;
  while (!isComplete(publication) && failures < MOST_FAILURES) {
    yield* delay(PROGRESS_EVERY_MS);
    const { id } = publication;
    const result: Result<typeof publication> = yield* attempt((signal) => editing.progress({ id }, signal), {
      limitMs: LIMITS.progress,
      where: 'editing progress',
    });
    failures = result.ok ? 0 : failures + 1;
    if (!result.ok) continue;
    publication = result.value;
    yield* put(actions.publicationAdvanced(result.value));
  }
}
