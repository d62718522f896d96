import { eventChannel } from 'redux-saga';
import { sameCriteria, type DecodedListQuery } from '@/domain/search/carList';
import { listAddress, readListAddress } from '@/domain/search/listAddress';
import { carPath, plainPath, routeOf, type Route } from '@/domain/sites/routes';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import type { AddressMove } from '@/ports/address.port';
import { addressVisited, type AddressVisited, type CarsView } from '@/store/address.actions';
import { pageShown, selectCarIndex, selectPaths } from '@/store/context';
import { entitiesArrived, selectCarsByIds, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { RootState } from '@/store/rootState';
import { decodeStoredList, encodeStoredList } from '../carList.persistence';
import { selectCarList } from '../carList.selectors';
import * as list from '../carList.slice';
import { selectCarsView, selectCurrentAddress } from '../carsPage.selectors';
import { selectCachedFacets, selectEntry, selectHistoryEntry, selectLastLeftEntry } from '../history.selectors';
import * as history from '../history.slice';

/*
 * The only owner of the address bar: changes of the list are written to it here, and back and forward are read from it here.
 * State that changed because of the address never writes the address.
 */

/** Stores what an entry shows before another entry replaces it. */
function* storeEntry(entry: string): Saga {
  const address = yield* port('address');
  if ((yield* select(selectCarsView)) !== 'carList') return;
  const { loadedQuery: query, pages, total, facets } = yield* select(selectCarList);
  // Before the first response there is nothing to store.
  if (Object.keys(pages).length === 0) return;
  if ((yield* select((state: RootState) => selectCachedFacets(state, query))) === null)
    yield* put(history.facetsCached({ query, facets }));
  yield* put(history.entryLeft({ entry, query, pages, total, scrollY: address.scrollY() }));
}

/** An entry from the store as a list to show again; null where it, or its facets, are not stored. */
function* storedEntry(entry: string): Saga<{ snapshot: list.ListSnapshot; scrollY: number } | null> {
  const stored = yield* select((state: RootState) => selectHistoryEntry(state, entry));
  if (stored === null) return null;
  const { scrollY, ...left } = stored;
  const facets = yield* select((state: RootState) => selectCachedFacets(state, left.query));
  return facets && { snapshot: { ...left, facets }, scrollY };
}

/** Announces a step of the visitor. Returns the name of the new entry. */
function* visit(target: string, view: CarsView, car?: AddressVisited['car']): Saga<string> {
  const ids = yield* port('ids');
  const entry = ids.next();
  yield* put(addressVisited({ address: target, entry, view, by: 'person', ...(car && { car }) }));
  return entry;
}

/** A range may settle, or a page arrive, after the visitor has opened a car: the address is then that of the car. */
function* isListShown(): Saga<boolean> {
  return (yield* select(selectCarsView)) === 'carList';
}

/** One history entry for each deliberate step. */
function* writeQuery(): Saga {
  if (!(yield* isListShown())) return;
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectCarList);
  const address = yield* port('address');
  const target = listAddress(paths, query);
  const { address: visited, entry } = address.current();
  if (visited === target) return;
  yield* storeEntry(entry);
  // Written after the next paint.
  const next = yield* visit(target, 'carList');
  yield* call(() => address.pushSoon(target, next));
}

/** Further pages, and the meaning of a text, belong to the step that began the search: its entry gets their address. */
function* updateEntry(): Saga {
  if (!(yield* isListShown())) return;
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectCarList);
  const address = yield* port('address');
  const target = listAddress(paths, query);
  if (address.current().address !== target) yield* call(() => address.replace(target));
}

function* updateUnderstoodEntry({ payload: { understood } }: ReturnType<typeof list.resultsLoaded>): Saga {
  if (understood) yield* updateEntry();
}

function* openCar({ payload: { carId, slug } }: ReturnType<typeof history.carChosen>): Saga {
  const paths = yield* select(selectPaths);
  const address = yield* port('address');
  yield* storeEntry(address.current().entry);
  const target = carPath(paths, { car_id: carId, slug });
  const entry = yield* visit(target, 'carDetail', { carId, slug });
  yield* call(() => address.push(target, entry));
  address.scrollTo(0);
}

function* openList(): Saga {
  const paths = yield* select(selectPaths);
  const { query, pages } = yield* select(selectCarList);
  const address = yield* port('address');
  if (Object.keys(pages).length === 0) yield* put(list.queryDecoded({ query, ignored: [] }));
  const target = listAddress(paths, query);
  const entry = yield* visit(target, 'carList');
  yield* call(() => address.push(target, entry));
  address.scrollTo(0);
}

function* read(visited: string): Saga<{ route: Route; decode: () => DecodedListQuery }> {
  const [path = '', search = ''] = visited.split('#')[0]?.split('?') ?? [];
  const paths = yield* select(selectPaths);
  const sellsCars = (yield* select(selectCarIndex)) !== null;
  return {
    route: routeOf(paths, plainPath(path), sellsCars),
    decode: () => readListAddress(paths, plainPath(path), search),
  };
}

function* hasMoved(): Saga<boolean> {
  return (yield* select(selectCurrentAddress)) !== null;
}

/** Back and forward become actions. */
function* listen(): Saga {
  const address = yield* port('address');
  // After a step before hydration the entry is that of the step.
  if (!(yield* hasMoved())) yield* put(history.entryOpened({ entry: address.current().entry }));
  const moves = eventChannel<AddressMove>((emit) => address.listen(emit));
  try {
    for (;;) {
      const move = yield* takeFrom(moves);
      // The address bar has the new address already, but the list on screen belongs to the previous entry.
      yield* storeEntry(yield* select(selectEntry));
      const { route } = yield* read(move.address);
      const view = route.kind === 'carList' || route.kind === 'carDetail' ? route.kind : 'unknown';
      const car = route.kind === 'carDetail' ? { carId: route.carId, slug: route.slug } : null;
      yield* put(
        addressVisited({
          address: move.address,
          entry: move.entry,
          view,
          by: 'history',
          ...(car && { car }),
        }),
      );
    }
  } finally {
    moves.close();
  }
}

/** After back or forward: the stored list of the entry, else a request. */
function* follow({ payload: { address: visited, entry, by } }: ReturnType<typeof addressVisited>): Saga {
  if (by !== 'history') return;
  const address = yield* port('address');
  const { route, decode } = yield* read(visited);
  if (route.kind === 'carDetail') address.scrollTo(0);
  if (route.kind !== 'carList') return;
  const { query, ignored } = decode();
  const stored = yield* storedEntry(entry);
  if (stored && sameCriteria(stored.snapshot.query, query)) {
    yield* put(list.historyRestored({ snapshot: stored.snapshot, ignored }));
    address.scrollTo(stored.scrollY);
  } else {
    yield* put(list.queryDecoded({ query, ignored }));
  }
}

/**
 * Session storage key of the list that is restored after a reload: the one on screen, or the one left for the car on
 * screen.
 */
const STORED_LIST = 'forecourt.list';

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
  session.write(STORED_LIST, encodeStoredList({ entry, ...stored, cars }));
}

/** Adds stored cars, except those that the server has just sent. */
function* addCars(cars: readonly CarRecord[]): Saga {
  const known = yield* select((state: RootState) => state.entities.cars);
  yield* put(entitiesArrived(normalizeCars(cars.filter((car) => !(car.car_id in known))).entities));
}

/**
 * After a reload, or back from another page: restores the pages that were loaded and the scroll position, if the query
 * is the same.
 */
function* restoreList(): Saga {
  const [address, session] = [yield* port('address'), yield* port('session')];
  const view = yield* select(selectCarsView);
  // On another kind of page the stored list is left for the way back.
  if (view === 'unknown' || (yield* hasMoved())) return;
  const { entry } = address.current();
  const stored = decodeStoredList(session.read(STORED_LIST));
  session.remove(STORED_LIST);
  if (view !== 'carList') {
    if (!stored) return;
    const { facets, ...left } = stored.snapshot;
    yield* addCars(stored.cars);
    yield* put(history.facetsCached({ query: left.query, facets }));
    yield* put(history.entryLeft({ entry: stored.entry, ...left, scrollY: stored.scrollY }));
    return;
  }
  const { query, facets, ignored } = yield* select(selectCarList);
  const left = yield* select((state: RootState) => selectHistoryEntry(state, entry));
  if (left && sameCriteria(left.query, query)) {
    const { scrollY, ...snapshot } = left;
    yield* put(list.historyRestored({ snapshot: { ...snapshot, facets }, ignored }));
    address.scrollTo(scrollY);
  } else if (stored && stored.entry === entry && sameCriteria(stored.snapshot.query, query)) {
    yield* addCars(stored.cars);
    yield* put(list.sessionRestored({ snapshot: stored.snapshot }));
    address.scrollTo(stored.scrollY);
  }
}

export const addressWatch: WatchTable = [
  watch({
    on: [
      list.termToggled,
      list.rangesSettled,
      list.keyphraseChanged,
      list.queryChosen,
      list.textSearched,
      list.sortChosen,
      list.filterRemoved,
      list.filtersCleared,
    ],
    how: 'every',
    run: writeQuery,
  }),
  watch({ on: list.pageLoaded, how: 'latest', run: updateEntry }),
  watch({ on: list.resultsLoaded, how: 'latest', run: updateUnderstoodEntry }),
  watch({ on: history.carChosen, how: 'every', run: openCar }),
  watch({ on: history.listChosen, how: 'every', run: openList }),
  watch({ on: addressVisited, how: 'latest', run: follow }),
  watch({ on: history.pageHidden, how: 'every', run: storeList }),
  watch({ on: pageShown, how: 'latest', run: listen }),
  watch({ on: pageShown, how: 'latest', run: restoreList }),
];
