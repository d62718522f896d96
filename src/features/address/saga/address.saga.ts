import { decodeListQuery, encodeListQuery, sameCriteria, type CarListQuery } from '@/domain/carList';
import type { Car } from '@/domain/car';
import { eventChannel } from 'redux-saga';
import { carPath, routeOf, type PublicPaths, type Route } from '@/domain/routes';
import { port } from '@/effects/sagaContext';
import { call, put, select, takeFrom, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import * as carEvents from '@/features/cars/model/cars.events';
import * as listEvents from '@/features/facets/model/facets.events';
import { selectFacets } from '@/features/facets/model/facets.selectors';
import type { AddressMove } from '@/ports/address.port';
import { pageShown, selectCarIndex, selectPaths } from '@/store/context';
import { entitiesArrived, normalizeCars, selectCarsByIds, type CarRecord, type EntitiesRoot } from '@/store/entities';
import * as events from '../model/address.events';
import { selectMemory, selectShown, type WithAddress } from '../model/address.selectors';

/*
 * The one owner of the address (pain P01): what the visitor does to the list is written into the bar here, and what
 * back and forward say is read here. State that changed because of the bar never writes the bar.
 */

const listAddress = (paths: PublicPaths, query: CarListQuery): string => {
  const encoded = encodeListQuery(query);
  return encoded ? `${paths.carList}?${encoded}` : paths.carList;
};

/** Keeps what the entry shows now, before another takes its place. */
function* remember(): Saga {
  const address = yield* port('address');
  const shown = yield* select(selectShown);
  if (shown !== 'carList') return;
  const { answered: query, pages, total, facets } = yield* select(selectFacets);
  yield* put(events.entryLeft({ entry: address.current().entry, memory: { query, pages, total, facets }, scrollY: address.scrollY() }));
}

function* go(target: string, shown: events.Shown): Saga {
  const address = yield* port('address');
  const ids = yield* port('ids');
  const entry = ids.next();
  yield* put(events.addressVisited({ address: target, entry, shown, by: 'person' }));
  yield* call(() => address.push(target, entry));
}

/** One history entry for each deliberate step. */
function* writeQuery(): Saga {
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectFacets);
  const address = yield* port('address');
  const target = listAddress(paths, query);
  if (address.current().address === target) return;
  yield* remember();
  yield* go(target, 'carList');
}

/** Further pages belong to the same step: the entry's address says how far it has come. */
function* writePage(): Saga {
  const paths = yield* select(selectPaths);
  const { query } = yield* select(selectFacets);
  const address = yield* port('address');
  yield* call(() => address.replace(listAddress(paths, query)));
}

function* openCar({ payload: { carId, slug } }: ReturnType<typeof events.carChosen>): Saga {
  const paths = yield* select(selectPaths);
  const address = yield* port('address');
  yield* remember();
  yield* put(carEvents.carAsked({ carId, slug }));
  yield* go(carPath(paths, { car_id: carId, slug }), 'carDetail');
  address.scrollTo(0);
}

function* openList(): Saga {
  const paths = yield* select(selectPaths);
  const { query, pages } = yield* select(selectFacets);
  if (Object.keys(pages).length === 0) yield* put(listEvents.queryRead({ query, ignored: [] }));
  yield* go(listAddress(paths, query), 'carList');
  const address = yield* port('address');
  address.scrollTo(0);
}

function* read(visited: string): Saga<{ route: Route; search: string }> {
  const [path = '', search = ''] = visited.split('#')[0]?.split('?') ?? [];
  const paths = yield* select(selectPaths);
  const sellsCars = (yield* select(selectCarIndex)) !== null;
  return { route: routeOf(paths, path, sellsCars), search };
}

/** Moves that the visitor makes with back and forward become facts. */
function* listen(): Saga {
  const address = yield* port('address');
  const moves = eventChannel<AddressMove>((emit) => address.listen(emit));
  try {
    for (;;) {
      const move = yield* takeFrom(moves);
      const { route } = yield* read(move.address);
      const shown = route.kind === 'carList' || route.kind === 'carDetail' ? route.kind : 'unknown';
      yield* put(events.addressVisited({ address: move.address, entry: move.entry, shown, by: 'history' }));
    }
  } finally {
    moves.close();
  }
}

/** Back or forward: from memory where the entry has one, else from the network. */
function* follow({ payload: { address: visited, entry, by } }: ReturnType<typeof events.addressVisited>): Saga {
  if (by !== 'history') return;
  const address = yield* port('address');
  const { route, search } = yield* read(visited);
  if (route.kind === 'carDetail') {
    yield* put(carEvents.carAsked({ carId: route.carId, slug: route.slug }));
    address.scrollTo(0);
  }
  if (route.kind !== 'carList') return;
  const { query, ignored } = decodeListQuery(search);
  const kept = yield* select((state: WithAddress) => selectMemory(state, entry));
  if (kept && sameCriteria(kept.memory.query, query)) {
    yield* put(listEvents.listRestored({ memory: kept.memory, ignored }));
    address.scrollTo(kept.scrollY);
  } else {
    yield* put(listEvents.queryRead({ query, ignored }));
  }
}

/** Where the open page's list is kept over a reload; one entry of one tab, no personal data but the query itself. */
const KEPT = 'forecourt.list';

interface Kept {
  entry: string;
  scrollY: number;
  memory: listEvents.ListMemory;
  cars: CarRecord[];
}

function* keep(): Saga {
  const [address, session] = [yield* port('address'), yield* port('session')];
  yield* remember();
  const shown = yield* select(selectShown);
  if (shown !== 'carList') {
    session.remove(KEPT);
    return;
  }
  const { answered: query, pages, total, facets } = yield* select(selectFacets);
  const cars = yield* select((state: EntitiesRoot) => selectCarsByIds(state, Object.values(pages).flat()));
  const kept: Kept = { entry: address.current().entry, scrollY: address.scrollY(), memory: { query, pages, total, facets }, cars };
  session.write(KEPT, JSON.stringify(kept));
}

function readKept(text: string | null): Kept | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const sound = typeof kept === 'object' && kept !== null && 'entry' in kept && 'memory' in kept && 'cars' in kept && Array.isArray(kept.cars) && 'scrollY' in kept;
    return sound ? (kept as Kept) : null;
  } catch {
    // Written by an older version, or cut short: the server's page stands as it is.
    return null;
  }
}

/** A reload, or back from elsewhere: the pages seen before and the place in them, where the question is still the same. */
function* refill(): Saga {
  const [address, session] = [yield* port('address'), yield* port('session')];
  const shown = yield* select(selectShown);
  if (shown !== 'carList') return;
  const { entry } = address.current();
  const { query } = yield* select(selectFacets);
  const inStore = yield* select((state: WithAddress) => selectMemory(state, entry));
  const kept = readKept(session.read(KEPT));
  session.remove(KEPT);
  if (inStore && sameCriteria(inStore.memory.query, query)) {
    yield* put(listEvents.listRestored({ memory: inStore.memory, ignored: [] }));
    address.scrollTo(inStore.scrollY);
  } else if (kept && kept.entry === entry && sameCriteria(kept.memory.query, query)) {
    yield* put(entitiesArrived(normalizeCars(kept.cars).entities));
    yield* put(listEvents.listRemembered({ memory: kept.memory, cars: kept.cars as Car[] }));
    address.scrollTo(kept.scrollY);
  }
}

export const addressWatch: WatchTable = [
  watch({
    on: [listEvents.termToggled, listEvents.rangesSettled, listEvents.keyphraseGiven, listEvents.sortChosen, listEvents.filterDropped, listEvents.filtersCleared],
    how: 'every',
    run: writeQuery,
  }),
  watch({ on: listEvents.pageArrived, how: 'latest', run: writePage }),
  watch({ on: events.carChosen, how: 'every', run: openCar }),
  watch({ on: events.listChosen, how: 'every', run: openList }),
  watch({ on: events.addressVisited, how: 'latest', run: follow }),
  watch({ on: events.pageHidden, how: 'every', run: keep }),
  watch({ on: pageShown, how: 'latest', run: listen }),
  watch({ on: pageShown, how: 'latest', run: refill }),
];
