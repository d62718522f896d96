import { sameCriteria } from '@/domain/search/carList';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { pageShown } from '@/store/context';
import { entitiesArrived, selectCarsByIds, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { RootState } from '@/store/rootState';
import { decodeStoredList, encodeStoredList, type StoredList } from '../carList.persistence';
import { selectCarList } from '../carList.selectors';
import { historyRestored, sessionRestored, understoodTextOf } from '../carList.slice';
import type { ListSnapshot } from '../carList.state';
import { selectCarsView, selectCurrentAddress, selectIsMapOpen } from '../carsPage.selectors';
import { filterPanelChosen, mapToggled, pageHidden } from '../carsPage.slice';
import { selectCachedFacets, selectEntry, selectHistoryEntry, selectLastLeftEntry } from '../history.selectors';
import { entryLeft, facetsCached } from '../history.slice';

/* What the history entries of this visit showed: in the store for back and forward, in the session storage for a reload. */

/**
 * Session storage key of the list that is restored after a reload: the one on screen, or the one left for the car on
 * screen.
 */
const STORED_LIST = 'forecourt.list';

/** Stores what an entry shows before another entry replaces it. */
export function* storeEntry(entry: string): Saga {
  const address = yield* port('address');
  if ((yield* select(selectCarsView)) !== 'carList') return;
  const list = yield* select(selectCarList);
  const { loadedQuery: query, pages, total, facets } = list;
  const understood = understoodTextOf(list);
  // Before the first response there is nothing to store.
  if (Object.keys(pages).length === 0) return;
  if ((yield* select((state: RootState) => selectCachedFacets(state, query))) === null)
    yield* put(facetsCached({ query, facets }));
  yield* put(entryLeft({ entry, query, pages, total, scrollY: address.scrollY(), ...(understood && { understood }) }));
}

/** An entry from the store as a list to show again; null where it, or its facets, are not stored. */
export function* storedEntry(entry: string): Saga<{ snapshot: ListSnapshot; scrollY: number } | null> {
  const stored = yield* select((state: RootState) => selectHistoryEntry(state, entry));
  if (stored === null) return null;
  const { scrollY, ...left } = stored;
  const facets = yield* select((state: RootState) => selectCachedFacets(state, left.query));
  return facets && { snapshot: { ...left, facets }, scrollY };
}

function* storeList(): Saga {
  const session = yield* port('session');
  yield* storeEntry(yield* select(selectEntry));
  const entry = yield* select(selectLastLeftEntry);
  const stored = entry === undefined ? null : yield* storedEntry(entry);
  if (entry === undefined || stored === null) {
    session.remove(STORED_LIST);
    return;
  }
  const ids = Object.values(stored.snapshot.pages).flat();
  const cars = yield* select((state: RootState) => selectCarsByIds(state, ids));
  const isMapOpen = yield* select(selectIsMapOpen);
  session.write(STORED_LIST, encodeStoredList({ entry, ...stored, isMapOpen, cars }));
}

/** Adds stored cars, except those that the server has just sent. */
function* addCars(cars: readonly CarRecord[]): Saga {
  const known = yield* select((state: RootState) => state.entities.cars);
  yield* put(entitiesArrived(normalizeCars(cars.filter((car) => !(car.car_id in known))).entities));
}

function* reopenMap({ isMapOpen }: Pick<StoredList, 'isMapOpen'>): Saga {
  if (isMapOpen && !(yield* select(selectIsMapOpen))) yield* put(mapToggled());
}

/**
 * After a reload, or back from another page: restores the pages that were loaded and the scroll position, if the query
 * is the same.
 */
function* restoreList(): Saga {
  const [address, session] = [yield* port('address'), yield* port('session')];
  const view = yield* select(selectCarsView);
  // On another kind of page the stored list is left for the way back.
  if (view === 'unknown' || (yield* select(selectCurrentAddress)) !== null) return;
  const { entry } = address.current();
  const stored = decodeStoredList(session.read(STORED_LIST));
  session.remove(STORED_LIST);
  if (view !== 'carList') {
    if (!stored) return;
    const { facets, ...left } = stored.snapshot;
    yield* addCars(stored.cars);
    yield* put(facetsCached({ query: left.query, facets }));
    yield* put(entryLeft({ entry: stored.entry, ...left, scrollY: stored.scrollY }));
    yield* reopenMap(stored);
    return;
  }
  const { query, facets, ignored } = yield* select(selectCarList);
  const left = yield* select((state: RootState) => selectHistoryEntry(state, entry));
  if (left && sameCriteria(left.query, query)) {
    const { scrollY, ...snapshot } = left;
    yield* put(historyRestored({ snapshot: { ...snapshot, facets }, ignored }));
    if (stored?.entry === entry) yield* reopenMap(stored);
    address.scrollTo(scrollY);
  } else if (stored && stored.entry === entry && sameCriteria(stored.snapshot.query, query)) {
    yield* addCars(stored.cars);
    yield* put(sessionRestored({ snapshot: stored.snapshot }));
    yield* reopenMap(stored);
    address.scrollTo(stored.scrollY);
  }
}

/** Read before the next page is painted, by public/boot.js. */
function* storePanel({ payload: { mode } }: ReturnType<typeof filterPanelChosen>): Saga {
  const session = yield* port('session');
  session.write('filterPanel', mode);
}

export const storedListWatch: WatchTable = [
  watch({ on: filterPanelChosen, how: 'every', run: storePanel }),
  watch({ on: pageHidden, how: 'every', run: storeList }),
  watch({ on: pageShown, how: 'latest', run: restoreList }),
];
