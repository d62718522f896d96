import { parseViewHistory, withoutSearch, withSearch, withVisit, type ViewHistory } from '@/domain/search/viewHistory';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { addressVisited } from '@/features/car-search/history.slice';
import { selectIsListVisible } from '@/features/car-search/history.selectors';
import { given, MEMORY_KEY, restored, withdrawn } from '@/features/consent/consent.slice';
import { selectAllows } from '@/features/consent/consent.selectors';
import { queryTextSubmitted } from '@/features/car-search/queryText.slice';
import { searchStarted } from '@/features/car-search/search.actions';
import { pageShown } from '@/store/context';
import { searchesForgotten, searchesLoaded, searchesCleared, searchRemoved } from '../recentSearches.slice';
import { selectHasViewHistory } from '../recentSearches.selectors';

/*
 * What this browser remembers for its visitor alone, while the visitor allows it. Each step reads the storage anew: another
 * tab may have written it meanwhile. That it is emptied with the permission is the consent's own matter, on every page.
 */

const mayRemember = selectAllows('memory');

/** The memory after a change; without permission nothing is read, and nothing kept. */
function* remember(change: (viewHistory: ViewHistory) => ViewHistory): Saga {
  if (!(yield* select(mayRemember))) return;
  const local = yield* port('local');
  const before = parseViewHistory(local.read(MEMORY_KEY));
  const after = change(before);
  if (after !== before) local.write(MEMORY_KEY, JSON.stringify(after));
  yield* put(searchesLoaded({ searches: after.searches, since: after.since }));
}

/** A page begins, the list is looked at, or the visitor allows it. */
function* recall(): Saga {
  if (!(yield* select(mayRemember))) {
    if (yield* select(selectHasViewHistory)) yield* put(searchesForgotten());
    return;
  }
  const isSeen = yield* select(selectIsListVisible);
  const clock = yield* port('clock');
  yield* remember((viewHistory) => (isSeen ? withVisit(viewHistory, clock.now()) : viewHistory));
}

function* addSearch({ payload }: ReturnType<typeof queryTextSubmitted | typeof searchStarted>): Saga {
  yield* remember((viewHistory) => withSearch(viewHistory, 'term' in payload ? payload.term : payload.text));
}

function* remove({ payload: { text } }: ReturnType<typeof searchRemoved>): Saga {
  yield* remember((viewHistory) => withoutSearch(viewHistory, text));
}

function* clear(): Saga {
  yield* remember((viewHistory) => ({ ...viewHistory, searches: [] }));
}

export const recentSearchesWatch: WatchTable = [
  watch({ on: [pageShown, addressVisited, restored, given, withdrawn], how: 'every', run: recall }),
  watch({ on: [queryTextSubmitted, searchStarted], how: 'every', run: addSearch }),
  watch({ on: searchRemoved, how: 'every', run: remove }),
  watch({ on: searchesCleared, how: 'every', run: clear }),
];
