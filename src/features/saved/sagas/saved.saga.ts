import { eventChannel } from 'redux-saga';
import { isCurrency } from '@/domain/cars/car';
import { paidAmount } from '@/domain/cars/paidAmount';
import { listAddress } from '@/domain/search/listAddress';
import {
  cleanName,
  merged,
  nothingSaved,
  parseSavedItems,
  withCars,
  withoutCar,
  withoutSearch,
  withSearch,
  type SavedCar,
  type SavedItems,
} from '@/domain/saved/savedItems';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import { port } from '@/effects/sagaContext';
import { put, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectSettledQuery } from '@/features/car-search/carList.selectors';
import { selectAllows } from '@/features/consent/consent.selectors';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import type { StoragePort } from '@/ports/storage.port';
import { pageShown, selectPaths } from '@/store/context';
import { selectCarById, type EntitiesRoot } from '@/store/entities';
import type { RootState } from '@/store/rootState';
import { carSaveToggled, savedRead, searchRemoved, searchSaved, sharedCarsSaved } from '../saved.slice';
import { selectIsSaved, selectOpenedCars, selectSaved } from '../saved.selectors';

/*
 * What a visitor saves stays in the browser: with consent to memory until it is removed, else for the session, as the
 * function that the visitor requested needs it. Each step reads the storage again, as another tab may have written it.
 */

function* storages(): Saga<{ storage: StoragePort; other: StoragePort; isLasting: boolean }> {
  const isLasting = yield* select(selectAllows('memory'));
  const [local, session] = [yield* port('local'), yield* port('session')];
  return isLasting ? { storage: local, other: session, isLasting } : { storage: session, other: local, isLasting };
}

/** Reads, changes and writes what is stored. What was saved before a consent moves to the lasting storage. */
function* update(change: (items: SavedItems) => SavedItems): Saga {
  const { storage, other, isLasting } = yield* storages();
  const [here, elsewhere] = [storage.read(SAVED_KEY), other.read(SAVED_KEY)];
  const before = merged(parseSavedItems(here), isLasting ? parseSavedItems(elsewhere) : nothingSaved);
  const items = change(before);
  if (isLasting && elsewhere !== null) other.remove(SAVED_KEY);
  if (items.cars.length + items.searches.length === 0) storage.remove(SAVED_KEY);
  else if (items !== before || (isLasting && elsewhere !== null)) storage.write(SAVED_KEY, JSON.stringify(items));
  yield* put(savedRead({ ...items, isLasting }));
}

/** A withdrawn consent empties the lasting storage; what this visit has saved stays for the session. */
function* readAgain(): Saga {
  const { isLasting, cars, searches } = yield* select(selectSaved);
  const allowed = yield* select(selectAllows('memory'));
  yield* update((items) => (isLasting && !allowed ? merged(items, { cars, searches }) : items));
}

function* savedNow(carId: string): Saga<SavedCar[]> {
  const car = yield* select((state: EntitiesRoot) => selectCarById(state, carId));
  if (!car) return [];
  const clock = yield* port('clock');
  const [amount, currency] = [paidAmount(car), car.car_price_currency];
  return [
    {
      carId,
      name: cleanName([car.car_brand, car.car_model_text ?? car.car_model].filter(Boolean).join(' ')),
      price: amount !== null && isCurrency(currency) ? { amount, currency } : null,
      savedAt: new Date(clock.now()).toISOString(),
    },
  ];
}

function* toggle({ payload: { carId } }: ReturnType<typeof carSaveToggled>): Saga {
  if (yield* select((state: RootState) => selectIsSaved(state, carId))) {
    yield* update((items) => withoutCar(items, carId));
    return;
  }
  // A car that was just taken away keeps its price and its line.
  const earlier = (yield* select(selectSaved)).removed.filter((car) => car.carId === carId);
  const cars = earlier.length > 0 ? earlier : yield* savedNow(carId);
  yield* update((items) => withCars(items, cars));
}

function* saveShared(): Saga {
  const cars: SavedCar[] = [];
  for (const { car_id: carId } of yield* select(selectOpenedCars)) cars.push(...(yield* savedNow(carId)));
  yield* update((items) => withCars(items, cars));
}

/** The list from its first page, with bounds that are still being edited; the address has all of its filters. */
function* saveSearch({ payload }: ReturnType<typeof searchSaved>): Saga {
  const { carList } = yield* select(selectPaths);
  const query = yield* select(selectSettledQuery);
  const clock = yield* port('clock');
  const search = {
    name: cleanName(payload.name),
    address: listAddress({ carList }, { ...query, page: 1 }),
    savedAt: new Date(clock.now()).toISOString(),
  };
  if (search.name !== '') yield* update((items) => withSearch(items, search));
}

function* removeSearch({ payload: { address } }: ReturnType<typeof searchRemoved>): Saga {
  yield* update((items) => withoutSearch(items, address));
}

/** What another tab has saved, for as long as the page is open. */
function* followOtherTabs(): Saga {
  const local = yield* port('local');
  const changes = eventChannel<true>((emit) => local.listen(SAVED_KEY, () => emit(true)));
  try {
    for (;;) {
      yield* takeFrom(changes);
      yield* update((items) => items);
    }
  } finally {
    changes.close();
  }
}

export const savedWatch: WatchTable = [
  watch({ on: [pageShown, restored, given, withdrawn], how: 'every', run: readAgain }),
  watch({ on: carSaveToggled, how: 'every', run: toggle }),
  watch({ on: sharedCarsSaved, how: 'every', run: saveShared }),
  watch({ on: searchSaved, how: 'every', run: saveSearch }),
  watch({ on: searchRemoved, how: 'every', run: removeSearch }),
  watch({ on: pageShown, how: 'latest', run: followOtherTabs }),
];
