import { eventChannel } from 'redux-saga';
import { sameCriteria, type DecodedListQuery } from '@/domain/search/carList';
import { listAddress, readListAddress } from '@/domain/search/listAddress';
import { withParameter } from '@/domain/search/otherParameters';
import { carPath, plainPath, routeOf, type Route } from '@/domain/sites/routes';
import { closeOnBack } from '@/effects/closeOnBack';
import { port } from '@/effects/sagaContext';
import { call, put, race, select, take, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import type { AddressMove } from '@/ports/address.port';
import { addressVisited, parameterChosen, type AddressVisited, type CarsView } from '@/store/address.actions';
import { pageShown, selectCarIndex, selectPaths } from '@/store/context';
import { selectCarList } from '../carList.selectors';
import {
  filterRemoved,
  filtersCleared,
  historyRestored,
  keyphraseChanged,
  pageLoaded,
  queryChosen,
  queryDecoded,
  rangesSettled,
  resultsLoaded,
  sortChosen,
  termToggled,
  textSearched,
} from '../carList.slice';
import { selectCarsView, selectCurrentAddress } from '../carsPage.selectors';
import { carChosen, filtersClosed, filtersOpened, listChosen, pageHidden } from '../carsPage.slice';
import { selectEntry, selectLastLeftEntry } from '../history.selectors';
import { entryOpened } from '../history.slice';
import { storedEntry, storeEntry } from './storedList.saga';

/*
 * The only owner of the address bar: changes of the list are written to it here, and back and forward are read from it
 * here. State that changed because of the address never writes the address, except that a text gets the address of its
 * meaning.
 */

/** The name of a car's entry ends in the number of entries back to the list it was opened from. */
const namedByList = (name: string, steps: number | null): string => (steps === null ? name : `${name}.${steps}`);
function stepsToList(entry: string): number | null {
  const [, steps] = /\.(\d+)$/.exec(entry) ?? [];
  return steps === undefined ? null : Number(steps);
}

/** Of the history entry that is added while the filters are open. */
const FILTERS_FRAGMENT = 'filter';

/** Announces a step of the visitor. Returns the name of the new entry. */
function* visit(
  target: string,
  view: CarsView,
  { car, toList = null }: Pick<AddressVisited, 'car'> & { toList?: number | null } = {},
): Saga<string> {
  const ids = yield* port('ids');
  const entry = namedByList(ids.next(), toList);
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

function* updateUnderstoodEntry({ payload: { understood } }: ReturnType<typeof resultsLoaded>): Saga {
  if (understood) yield* updateEntry();
}

function* openCar({ payload: { carId, slug } }: ReturnType<typeof carChosen>): Saga {
  const paths = yield* select(selectPaths);
  const address = yield* port('address');
  const { entry: left } = address.current();
  yield* storeEntry(left);
  const target = carPath(paths, { car_id: carId, slug });
  const before = (yield* isListShown()) ? 0 : stepsToList(left);
  const toList = before === null ? null : before + 1;
  const entry = yield* visit(target, 'carDetail', { car: { carId, slug }, toList });
  address.scrollTo(0);
  yield* call(() => address.push(target, entry));
}

/** A range may settle after the list was left. */
function* hasChangedSinceLeft(): Saga<boolean> {
  const { query, pages } = yield* select(selectCarList);
  const entry = yield* select(selectLastLeftEntry);
  const left = entry === undefined ? null : yield* storedEntry(entry);
  return Object.keys(pages).length > 0 && left !== null && !sameCriteria(left.snapshot.query, query);
}

function* openList(): Saga {
  const address = yield* port('address');
  const { query, pages } = yield* select(selectCarList);
  const steps = stepsToList(address.current().entry);
  if (steps !== null && !(yield* hasChangedSinceLeft())) {
    address.back(steps);
    return;
  }
  const paths = yield* select(selectPaths);
  if (Object.keys(pages).length === 0) yield* put(queryDecoded({ query, ignored: [] }));
  const target = listAddress(paths, query);
  const entry = yield* visit(target, 'carList');
  address.scrollTo(0);
  yield* call(() => address.push(target, entry));
}

/** While the filters are open over the list, a step back closes them. */
function* closeFiltersOnBack(): Saga {
  yield* closeOnBack(FILTERS_FRAGMENT, filtersClosed, function* closed() {
    yield* race({ closed: take(filtersClosed), left: take(pageHidden) });
  });
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

/** Of a car's page; the list's own parameters are those of its query. */
function* writeParameter({ payload: { name, value } }: ReturnType<typeof parameterChosen>): Saga {
  if (yield* isListShown()) return;
  const address = yield* port('address');
  const current = address.current().address;
  const target = withParameter(current, name, value);
  if (target !== current) yield* call(() => address.replace(target));
}

function* hasMoved(): Saga<boolean> {
  return (yield* select(selectCurrentAddress)) !== null;
}

/** Back and forward become actions. */
function* listen(): Saga {
  const address = yield* port('address');
  // After a step before hydration the entry is that of the step.
  if (!(yield* hasMoved())) yield* put(entryOpened({ entry: address.current().entry }));
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

/** After back or forward: the stored list of the entry; else a request, as for a reload of its address. */
function* follow({ payload: { address: visited, entry, by } }: ReturnType<typeof addressVisited>): Saga {
  if (by !== 'history') return;
  const address = yield* port('address');
  const { route, decode } = yield* read(visited);
  if (route.kind === 'carDetail') address.scrollTo(0);
  if (route.kind !== 'carList') return;
  const { query, ignored } = decode();
  const stored = yield* storedEntry(entry);
  if (stored && sameCriteria(stored.snapshot.query, query)) {
    yield* put(historyRestored({ snapshot: stored.snapshot, ignored }));
    address.scrollTo(stored.scrollY);
  } else {
    yield* put(queryDecoded({ query, ignored }));
  }
}

export const addressWatch: WatchTable = [
  watch({
    on: [
      termToggled,
      rangesSettled,
      keyphraseChanged,
      queryChosen,
      textSearched,
      sortChosen,
      filterRemoved,
      filtersCleared,
    ],
    how: 'every',
    run: writeQuery,
  }),
  watch({ on: pageLoaded, how: 'latest', run: updateEntry }),
  watch({ on: resultsLoaded, how: 'latest', run: updateUnderstoodEntry }),
  watch({ on: parameterChosen, how: 'every', run: writeParameter }),
  watch({ on: carChosen, how: 'every', run: openCar }),
  watch({ on: listChosen, how: 'every', run: openList }),
  watch({ on: filtersOpened, how: 'leading', run: closeFiltersOnBack }),
  watch({ on: addressVisited, how: 'latest', run: follow }),
  watch({ on: pageShown, how: 'latest', run: listen }),
];
