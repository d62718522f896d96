import { eventChannel } from 'redux-saga';
import { sameCriteria, type DecodedListQuery } from '@/domain/search/carList';
import { listAddress, readListAddress } from '@/domain/search/listAddress';
import { carPath, plainPath, routeOf, type Route } from '@/domain/sites/routes';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeFrom, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import * as carEvents from '@/features/cars/cars.slice';
import * as listEvents from '@/features/car-search/carList.slice';
import { selectCarList } from '@/features/car-search/carList.selectors';
import type { AddressMove } from '@/ports/address.port';
import { pageShown, selectCarIndex, selectPaths } from '@/store/context';
import { entitiesArrived, selectCarsByIds, type CarRecord, type EntitiesRoot } from '@/store/entities';
import { normalizing } from '@/store/entities.late';
import * as events from '../history.slice';
import { encodeStoredList, decodeStoredList } from '../carList.persistence';
import {
  selectEntry,
  selectLastLeftEntry,
  selectHistoryEntry,
  selectCurrentAddress,
  selectCarsView,
  type WithHistory,
} from '../history.selectors';

/*
 * The one owner of the address: what the visitor does to the list is written into the bar here, and what
 * back and forward say is read here. State that changed because of the bar never writes the bar.
 */

/** Keeps what an entry shows now, before another takes its place. */
function* remember(entry: string): Saga {
  const address = yield* port('address');
  const view = yield* select(selectCarsView);
  if (view !== 'carList') return;
  const { loadedQuery: query, pages, total, facets } = yield* select(selectCarList);
  // Nothing was loadedQuery yet: that is no empty list.
  if (Object.keys(pages).length === 0) return;
  yield* put(events.entryLeft({ entry, snapshot: { query, pages, total, facets }, scrollY: address.scrollY() }));
}

/** Tells where the visitor stands now. Returns the new entry's name. */
function* visit(target: string, view: events.CarsView): Saga<string> {
  const ids = yield* port('ids');
  const entry = ids.next();
  yield* put(events.addressVisited({ address: target, entry, view, by: 'person' }));
  return entry;
}

function* go(target: string, view: events.CarsView): Saga {
  const address = yield* port('address');
  const entry = yield* visit(target, view);
  yield* call(() => address.push(target, entry));
}

/** A range that comes to rest, or a page that arrives, after the visitor has gone on to a car: the bar is the car's. */
function* listIsShown(): Saga<boolean> {
  return (yield* select(selectCarsView)) === 'carList';
}

/** One history entry for each deliberate step. */
function* writeQuery(): Saga {
  if (!(yield* listIsShown())) return;
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectCarList);
  const address = yield* port('address');
  const target = listAddress(paths, query);
  const { address: visited, entry } = address.current();
  if (visited === target) return;
  yield* remember(entry);
  // The list is to be seen first.
  const next = yield* visit(target, 'carList');
  yield* call(() => address.pushSoon(target, next));
}

/** Further pages belong to the same step: the entry's address says how far it has come. */
function* writePage(): Saga {
  if (!(yield* listIsShown())) return;
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectCarList);
  const address = yield* port('address');
  yield* call(() => address.replace(listAddress(paths, query)));
}

function* openCar({ payload: { carId, slug } }: ReturnType<typeof events.carChosen>): Saga {
  const paths = yield* select(selectPaths);
  const address = yield* port('address');
  yield* remember(address.current().entry);
  yield* put(carEvents.carRequested({ carId, slug }));
  yield* go(carPath(paths, { car_id: carId, slug }), 'carDetail');
  address.scrollTo(0);
}

function* openList(): Saga {
  const paths = yield* select(selectPaths);
  const { query, pages } = yield* select(selectCarList);
  if (Object.keys(pages).length === 0) yield* put(listEvents.queryDecoded({ query, ignored: [] }));
  yield* go(listAddress(paths, query), 'carList');
  const address = yield* port('address');
  address.scrollTo(0);
}

function* read(visited: string): Saga<{ route: Route; list: () => DecodedListQuery }> {
  const [path = '', search = ''] = visited.split('#')[0]?.split('?') ?? [];
  const paths = yield* select(selectPaths);
  const sellsCars = (yield* select(selectCarIndex)) !== null;
  return {
    route: routeOf(paths, plainPath(path), sellsCars),
    list: () => readListAddress(paths, plainPath(path), search),
  };
}

function* hasMoved(): Saga<boolean> {
  return (yield* select(selectCurrentAddress)) !== null;
}

/** Moves that the visitor makes with back and forward become facts. */
function* listen(): Saga {
  const address = yield* port('address');
  // A visitor may have gone on in place before the page was whole: the entry is that of what they went to.
  if (!(yield* hasMoved())) yield* put(events.entryOpened({ entry: address.current().entry }));
  const moves = eventChannel<AddressMove>((emit) => address.listen(emit));
  try {
    for (;;) {
      const move = yield* takeFrom(moves);
      // The bar has moved on already: what is still on screen is of the entry before, and forward leads back to it.
      yield* remember(yield* select(selectEntry));
      const { route } = yield* read(move.address);
      const view = route.kind === 'carList' || route.kind === 'carDetail' ? route.kind : 'unknown';
      yield* put(events.addressVisited({ address: move.address, entry: move.entry, view, by: 'history' }));
    }
  } finally {
    moves.close();
  }
}

/** Back or forward: from memory where the entry has one, else from the network. */
function* follow({ payload: { address: visited, entry, by } }: ReturnType<typeof events.addressVisited>): Saga {
  if (by !== 'history') return;
  const address = yield* port('address');
  const { route, list } = yield* read(visited);
  if (route.kind === 'carDetail') {
    yield* put(carEvents.carRequested({ carId: route.carId, slug: route.slug }));
    address.scrollTo(0);
  }
  if (route.kind !== 'carList') return;
  const { query, ignored } = list();
  const kept = yield* select((state: WithHistory) => selectHistoryEntry(state, entry));
  if (kept && sameCriteria(kept.snapshot.query, query)) {
    yield* put(listEvents.historyRestored({ snapshot: kept.snapshot, ignored }));
    address.scrollTo(kept.scrollY);
  } else {
    yield* put(listEvents.queryDecoded({ query, ignored }));
  }
}

/** Where a list is kept over a reload: the one on screen, or the one that was left for the car on screen. */
const KEPT = 'forecourt.list';

function* keep(): Saga {
  const session = yield* port('session');
  // Back to another page: the bar is there already.
  yield* remember(yield* select(selectEntry));
  const entry = yield* select(selectLastLeftEntry);
  const left = yield* select((state: WithHistory) => (entry === undefined ? null : selectHistoryEntry(state, entry)));
  if (entry === undefined || left === null) {
    session.remove(KEPT);
    return;
  }
  const cars = yield* select((state: EntitiesRoot) =>
    selectCarsByIds(state, Object.values(left.snapshot.pages).flat()),
  );
  session.write(KEPT, encodeStoredList({ entry, ...left, cars }));
}

/** What the server has just said of a car is newer than what was kept of it. */
function* takeCars(cars: readonly CarRecord[]): Saga {
  const known = yield* select((state: EntitiesRoot) => state.entities.cars);
  const shape = yield* call(normalizing);
  if (shape) yield* put(entitiesArrived(shape.normalizeCars(cars.filter((car) => !(car.car_id in known))).entities));
}

/** A reload, or back from elsewhere: the pages seen before and the place in them, where the question is still the same. */
function* refill(): Saga {
  const [address, session] = [yield* port('address'), yield* port('session')];
  const view = yield* select(selectCarsView);
  // Another kind of page shows neither: what was kept waits for the way back, which may lead over a reload of that page.
  if (view === 'unknown' || (yield* hasMoved())) return;
  const { entry } = address.current();
  const kept = decodeStoredList(session.read(KEPT));
  session.remove(KEPT);
  if (view !== 'carList') {
    if (!kept) return;
    yield* takeCars(kept.cars);
    yield* put(events.entryLeft({ entry: kept.entry, snapshot: kept.snapshot, scrollY: kept.scrollY }));
    return;
  }
  const { query, ignored } = yield* select(selectCarList);
  const inStore = yield* select((state: WithHistory) => selectHistoryEntry(state, entry));
  if (inStore && sameCriteria(inStore.snapshot.query, query)) {
    yield* put(listEvents.historyRestored({ snapshot: inStore.snapshot, ignored }));
    address.scrollTo(inStore.scrollY);
  } else if (kept && kept.entry === entry && sameCriteria(kept.snapshot.query, query)) {
    yield* takeCars(kept.cars);
    yield* put(listEvents.sessionRestored({ snapshot: kept.snapshot }));
    address.scrollTo(kept.scrollY);
  }
}

export const addressWatch: WatchTable = [
  watch({
    on: [
      listEvents.termToggled,
      listEvents.rangesSettled,
      listEvents.keyphraseChanged,
      listEvents.queryChosen,
      listEvents.sortChosen,
      listEvents.filterRemoved,
      listEvents.filtersCleared,
    ],
    how: 'every',
    run: writeQuery,
  }),
  watch({ on: listEvents.pageLoaded, how: 'latest', run: writePage }),
  watch({ on: events.carChosen, how: 'every', run: openCar }),
  watch({ on: events.listChosen, how: 'every', run: openList }),
  watch({ on: events.addressVisited, how: 'latest', run: follow }),
  watch({ on: events.pageHidden, how: 'every', run: keep }),
  watch({ on: pageShown, how: 'latest', run: listen }),
  watch({ on: pageShown, how: 'latest', run: refill }),
];
