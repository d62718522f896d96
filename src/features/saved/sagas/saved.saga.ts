import { eventChannel } from 'redux-saga';
import { isCurrency } from '@/domain/cars/car';
import { paidAmount } from '@/domain/cars/paidAmount';
import {
  cleanName,
  merged,
  nothingSaved,
  parseSavedItems,
  withCars,
  withoutCar,
  withSearch,
  type SavedCar,
  type SavedItems,
} from '@/domain/saved/savedItems';
import { SAVED_KEY } from '@/domain/saved/savedKey';
import { port } from '@/effects/sagaContext';
import { put, select, takeFrom, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectAllows } from '@/features/consent/consent.selectors';
import { given, restored, withdrawn } from '@/features/consent/consent.slice';
import type { StoragePort } from '@/ports/storage.port';
import { pageShown } from '@/store/context';
import { selectCarById, type EntitiesRoot } from '@/store/entities';
import { carSaveToggled, savedRead, searchSaved, sharedCarsSaved, type SavedNews } from '../saved.slice';
import { selectListAddress, selectOpenedCars, selectSaved } from '../saved.selectors';

/*
 * What a visitor saves stays in the browser: with consent to memory until it is removed, else for the session, as the
 * function that the visitor requested needs it. Each step reads the storage again, as another tab may have written it.
 */

function* storages(): Saga<{ storage: StoragePort; other: StoragePort; isLasting: boolean }> {
  const isLasting = yield* select(selectAllows('memory'));
  const [local, session] = [yield* port('local'), yield* port('session')];
  return isLasting ? { storage: local, other: session, isLasting } : { storage: session, other: local, isLasting };
}

/**
 * Reads, changes and writes what is stored. What was saved before a consent moves to the lasting storage. What the
 * browser refuses to store stays in the state, which the next change tries to store again.
 */
export function* update(change: (items: SavedItems) => SavedItems, news: SavedNews | null = null): Saga {
  const { storage, other, isLasting } = yield* storages();
  const { cars, searches, isStored: wasStored } = yield* select(selectSaved);
  const [here, elsewhere] = [storage.read(SAVED_KEY), other.read(SAVED_KEY)];
  const moves = isLasting && elsewhere !== null;
  const before = wasStored
    ? merged(parseSavedItems(here), moves ? parseSavedItems(elsewhere) : nothingSaved)
    : { cars, searches };
  const items = change(before);
  let isStored = true;
  if (items.cars.length + items.searches.length === 0) storage.remove(SAVED_KEY);
  else if (items !== before || moves || !wasStored) isStored = storage.write(SAVED_KEY, JSON.stringify(items));
  if (moves && isStored) other.remove(SAVED_KEY);
  yield* put(savedRead({ ...items, isLasting, isStored, news }));
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
  const saved = (yield* select(selectSaved)).cars.find((car) => car.carId === carId);
  if (saved) {
    yield* update((items) => withoutCar(items, carId), { what: 'removed', name: saved.name });
    return;
  }
  // A car that was just taken away keeps its price and its line.
  const earlier = (yield* select(selectSaved)).removed.filter((car) => car.carId === carId);
  const cars = earlier.length > 0 ? earlier : yield* savedNow(carId);
  yield* update((items) => withCars(items, cars), cars[0] ? { what: 'saved', name: cars[0].name } : null);
}

function* saveShared(): Saga {
  const cars: SavedCar[] = [];
  for (const { car_id: carId } of yield* select(selectOpenedCars)) cars.push(...(yield* savedNow(carId)));
  yield* update((items) => withCars(items, cars), { what: 'saved', name: null });
}

function* saveSearch({ payload }: ReturnType<typeof searchSaved>): Saga {
  const clock = yield* port('clock');
  const search = {
    name: cleanName(payload.name),
    address: yield* select(selectListAddress),
    savedAt: new Date(clock.now()).toISOString(),
  };
  if (search.name !== '') yield* update((items) => withSearch(items, search), { what: 'saved', name: search.name });
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
  watch({ on: pageShown, how: 'latest', run: followOtherTabs }),
];
