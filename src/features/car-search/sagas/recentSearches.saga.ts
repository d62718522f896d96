import { parseViewHistory, withoutSearch, withSearch, withVisit, type ViewHistory } from '@/domain/search/viewHistory';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { addressVisited } from '@/store/address.actions';
import { selectIsListVisible } from '@/features/car-search/carsPage.selectors';
import { given, MEMORY_KEY, restored, withdrawn } from '@/features/consent/consent.slice';
import { selectAllows } from '@/features/consent/consent.selectors';
import { textSearched } from '@/features/car-search/carList.slice';
import { searchStarted } from '@/features/car-search/search.actions';
import { pageShown } from '@/store/context';
import { searchesForgotten, searchesLoaded, searchesCleared, searchRemoved } from '../recentSearches.slice';
import { selectHasViewHistory } from '../recentSearches.selectors';

/*
 * Recent searches and the last visit, stored in the browser with consent. Each step reads the storage again, as another
 * tab may have written it. The consent feature clears it when consent is withdrawn.
 */

const selectMayStore = selectAllows('memory');

/** Reads, changes and writes the stored history; does nothing without consent. */
function* updateHistory(change: (viewHistory: ViewHistory) => ViewHistory): Saga {
  if (!(yield* select(selectMayStore))) return;
  const local = yield* port('local');
  const before = parseViewHistory(local.read(MEMORY_KEY));
  const after = change(before);
  if (after !== before) local.write(MEMORY_KEY, JSON.stringify(after));
  yield* put(searchesLoaded({ searches: after.searches, since: after.since }));
}

/** Updates the history on a new page, when the list is shown and when consent is given. */
function* loadHistory(): Saga {
  if (!(yield* select(selectMayStore))) {
    if (yield* select(selectHasViewHistory)) yield* put(searchesForgotten());
    return;
  }
  const isListVisible = yield* select(selectIsListVisible);
  const clock = yield* port('clock');
  yield* updateHistory((viewHistory) => (isListVisible ? withVisit(viewHistory, clock.now()) : viewHistory));
}

function* addSearch({ payload }: ReturnType<typeof textSearched | typeof searchStarted>): Saga {
  yield* updateHistory((viewHistory) => withSearch(viewHistory, 'term' in payload ? payload.term : payload.text));
}

function* remove({ payload: { text } }: ReturnType<typeof searchRemoved>): Saga {
  yield* updateHistory((viewHistory) => withoutSearch(viewHistory, text));
}

function* clear(): Saga {
  yield* updateHistory((viewHistory) => ({ ...viewHistory, searches: [] }));
}

export const recentSearchesWatch: WatchTable = [
  watch({ on: [pageShown, addressVisited, restored, given, withdrawn], how: 'every', run: loadHistory }),
  watch({ on: [textSearched, searchStarted], how: 'every', run: addSearch }),
  watch({ on: searchRemoved, how: 'every', run: remove }),
  watch({ on: searchesCleared, how: 'every', run: clear }),
];
