import { eventChannel } from 'redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import { plainPath } from '@/domain/sites/routes';
import {
  decodeStoriesView,
  STORIES_PAGE,
  storiesAddress,
  type StoriesPage,
  type StoriesView,
  type StoryTag,
} from '@/domain/stories/stories';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import type { ErrorCode } from '@/errors/catalogue';
import { failed, type AppError, type Result } from '@/errors/result';
import type { AddressMove } from '@/ports/address.port';
import { pageShown, selectContext } from '@/store/context';
import { entitiesArrived } from '@/store/entities';
import { normalizeStories } from '@/store/entities.normalize';
import {
  indexOpened,
  moreFailed,
  moreLoaded,
  storiesFailed,
  storiesLoaded,
  tagToggled,
  tagsCleared,
  viewRead,
  type LoadedStories,
  type OpenedIndex,
} from '../stories.slice';
import { storiesFlow } from '../stories.flow';
import { selectStories, selectStoriesFlow } from '../stories.selectors';

const LIMIT_MS = 8_000;

function* find(first: number, after: string): Saga<Result<StoriesPage>> {
  const { index, tags, chosen } = yield* select(selectStories);
  if (!index) return failed('NOT_FOUND');
  const { site, locale } = yield* select(selectContext);
  const stories = yield* port('stories');
  const request = {
    site,
    locale,
    index: index.id,
    first,
    after,
    tags: tags.filter(({ key }) => chosen.includes(key)).map(({ id }) => id),
  };
  const result = yield* attempt((signal) => stories.stories(request, signal), { limitMs: LIMIT_MS, where: 'stories' });
  if (result.ok) yield* put(entitiesArrived(normalizeStories(result.value.items).entities));
  return result;
}

const loadedStories = (sequence: number, { items, total, endCursor, hasNext }: StoriesPage): LoadedStories => ({
  sequence,
  ids: items.map(({ id }) => id),
  total,
  cursor: endCursor,
  hasNext,
});

/** Every failure of platform or API is one error for the reader: the list failed to load. */
const listError = (code: ErrorCode): ErrorCode =>
  ['CONTENT_FAILED', 'NOT_FOUND', 'BAD_REQUEST', 'UNAVAILABLE'].includes(code) ? 'STORIES_FAILED' : code;

function* loading(): Saga<UnknownAction> {
  const { sequence, wanted } = yield* select(selectStories);
  const result = yield* find(wanted, '');
  return result.ok
    ? storiesLoaded(loadedStories(sequence, result.value))
    : storiesFailed({ sequence, error: { ...result.error, code: listError(result.error.code) } });
}

function* loadingMore(): Saga<UnknownAction> {
  const { sequence, cursor } = yield* select(selectStories);
  const result = yield* find(STORIES_PAGE, cursor);
  return result.ok
    ? moreLoaded(loadedStories(sequence, result.value))
    : moreFailed({ sequence, error: { ...result.error, code: listError(result.error.code) } });
}

function* listBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectStories);
  return storiesFailed({ sequence, error: { code, params } });
}

function* moreBroke({ code, params }: AppError): Saga<UnknownAction> {
  const { sequence } = yield* select(selectStories);
  return moreFailed({ sequence, error: { code, params } });
}

/** The list's parameters in an address. Unknown tags (removed or made up) are ignored. */
function viewOf(search: string, tags: readonly StoryTag[]): StoriesView {
  const { tags: keys, shown } = decodeStoriesView(search);
  return { tags: keys.filter((key) => tags.some((tag) => tag.key === key)), shown };
}

/** Loads the list of an address on the server with the same worker, once. Returns its error. */
export function* loadStories(index: OpenedIndex, tags: readonly StoryTag[], search: string): Saga<AppError | null> {
  yield* put(indexOpened({ index, tags, view: viewOf(search, tags) }));
  yield* put(yield* loading());
  return (yield* select(selectStories)).error;
}

/** A choice of tags is a step of its own in the history. */
function* writeChoice(): Saga {
  const { index, chosen } = yield* select(selectStories);
  if (!index) return;
  const [address, ids] = [yield* port('address'), yield* port('ids')];
  const target = storiesAddress(index.path, { tags: chosen, shown: STORIES_PAGE });
  if (address.current().address !== target) yield* call(() => address.push(target, ids.next()));
}

/** More stories belong to the same step: the address contains their number. */
function* writeLength(): Saga {
  const { index, chosen, ids } = yield* select(selectStories);
  if (!index) return;
  const address = yield* port('address');
  yield* call(() =>
    address.replace(
      storiesAddress(index.path, { tags: chosen, shown: Math.ceil(ids.length / STORIES_PAGE) * STORIES_PAGE }),
    ),
  );
}

/** Back and forward between addresses of the list. */
function* listen(): Saga {
  const address = yield* port('address');
  const moves = eventChannel<AddressMove>((emit) => address.listen(emit));
  try {
    for (;;) {
      const { address: visited } = yield* takeFrom(moves);
      const [path = '', search = ''] = visited.split('#')[0]?.split('?') ?? [];
      const { index, tags } = yield* select(selectStories);
      if (index && plainPath(path) === plainPath(index.path)) yield* put(viewRead({ view: viewOf(search, tags) }));
    }
  } finally {
    moves.close();
  }
}

export const storiesWatch: WatchTable = [
  workers(storiesFlow, selectStoriesFlow, { loading, loadingMore }, { loading: listBroke, loadingMore: moreBroke }),
  watch({ on: [tagToggled, tagsCleared], how: 'every', run: writeChoice }),
  watch({ on: moreLoaded, how: 'latest', run: writeLength }),
  watch({ on: pageShown, how: 'latest', run: listen }),
];
