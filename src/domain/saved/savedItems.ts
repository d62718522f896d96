import { isObject } from '@/lib/guards';
import { isLocalPath } from '@/lib/localPath';
import { parsedJson } from '@/lib/parsedJson';
import { ALERT_TOKEN } from '../alerts/searchAlert';
import { isCurrency, type Currency } from '../cars/car';

/** A car that a visitor saved, with its price of that moment. */
export interface SavedCar {
  carId: string;
  /** Shown once the car has left the stock. */
  name: string;
  /** What a buyer paid then; null where the dealer gave no price. */
  price: { amount: number; currency: Currency } | null;
  /** ISO time. */
  savedAt: string;
}

/** A search that a visitor saved under a name. */
export interface SavedSearch {
  name: string;
  /** Path and query of the list; identifies the search. */
  address: string;
  /** ISO time. */
  savedAt: string;
  /** Token of the alert by mail that was requested for it. */
  alert?: string;
}

/** Stored in the visitor's browser, each the newest first. */
export interface SavedItems {
  cars: readonly SavedCar[];
  searches: readonly SavedSearch[];
}

export const nothingSaved: SavedItems = { cars: [], searches: [] };

/** More than a visitor looks through; the oldest gives way. */
export const MOST_CARS = 60;
/** One with an alert stays, since the alert is ended by it. */
export const MOST_SEARCHES = 20;
export const LONGEST_NAME = 60;

const CAR_ID = /^\d{5,12}$/;
const CARS = /^\d{5,12}(?:,\d{5,12})*$/;
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A name as it is stored: without line breaks and surplus spaces. */
export const cleanName = (name: string): string => name.replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME).trimEnd();

const isTime = (value: unknown): value is string =>
  typeof value === 'string' && TIME.test(value) && !Number.isNaN(Date.parse(value));

function readPrice(value: unknown): SavedCar['price'] {
  if (!isObject(value) || !('amount' in value && 'currency' in value)) return null;
  const { amount, currency } = value;
  return typeof amount === 'number' && amount > 0 && isCurrency(currency) ? { amount, currency } : null;
}

function readCar(value: unknown): SavedCar[] {
  if (!isObject(value) || !('carId' in value && 'name' in value && 'savedAt' in value)) return [];
  const { carId, name, savedAt } = value;
  if (typeof carId !== 'string' || !CAR_ID.test(carId) || typeof name !== 'string' || !isTime(savedAt)) return [];
  return [{ carId, name: cleanName(name), price: readPrice('price' in value ? value.price : null), savedAt }];
}

function readAlert(value: object): Pick<SavedSearch, 'alert'> {
  const alert: unknown = Reflect.get(value, 'alert');
  return typeof alert === 'string' && ALERT_TOKEN.test(alert) ? { alert } : {};
}

function readSearch(value: unknown): SavedSearch[] {
  if (!isObject(value) || !('address' in value && 'name' in value && 'savedAt' in value)) return [];
  const { address, name, savedAt } = value;
  if (typeof address !== 'string' || !isLocalPath(address) || typeof name !== 'string' || !isTime(savedAt)) return [];
  return cleanName(name) === '' ? [] : [{ name: cleanName(name), address, savedAt, ...readAlert(value) }];
}

const listIn = (value: object, key: string): readonly unknown[] => {
  const found: unknown = Reflect.get(value, key);
  return Array.isArray(found) ? found : [];
};

/** Parses what is stored; what is invalid is left out. */
export function parseSavedItems(text: string | null): SavedItems {
  const read = text === null ? null : parsedJson(text);
  if (!isObject(read)) return nothingSaved;
  return merged({
    cars: listIn(read, 'cars').flatMap(readCar),
    searches: listIn(read, 'searches').flatMap(readSearch),
  });
}

/** How many cars are stored, for pages that show the number alone: without reading what each is. */
export function countSavedCars(text: string | null): number {
  const read = text === null ? null : parsedJson(text);
  return isObject(read) ? Math.min(listIn(read, 'cars').length, MOST_CARS) : 0;
}

const newestFirst = (one: { savedAt: string }, other: { savedAt: string }): number =>
  other.savedAt.localeCompare(one.savedAt);

const firstOfEach = <Item>(items: readonly Item[], key: (item: Item) => string): Item[] =>
  items.filter((item, index) => items.findIndex((other) => key(other) === key(item)) === index);

/** The newest is kept too, where all others have alerts. */
function mostSearches(searches: readonly SavedSearch[]): SavedSearch[] {
  const watched = searches.filter(({ alert }) => alert !== undefined);
  const others = searches
    .filter(({ alert }) => alert === undefined)
    .slice(0, Math.max(1, MOST_SEARCHES - watched.length));
  return searches.filter((search) => search.alert !== undefined || others.includes(search));
}

/** Everything of these, each once: the first wins, so that a car saved twice has its earlier entry of the first. */
export const merged = (...all: readonly SavedItems[]): SavedItems => ({
  cars: firstOfEach(
    all.flatMap(({ cars }) => cars),
    ({ carId }) => carId,
  )
    .toSorted(newestFirst)
    .slice(0, MOST_CARS),
  searches: mostSearches(
    firstOfEach(
      all.flatMap(({ searches }) => searches),
      ({ address }) => address,
    ).toSorted(newestFirst),
  ),
});

export const withCars = (items: SavedItems, cars: readonly SavedCar[]): SavedItems =>
  merged(items, { cars, searches: [] });

export const withoutCar = (items: SavedItems, carId: string): SavedItems => ({
  ...items,
  cars: items.cars.filter((car) => car.carId !== carId),
});

/** Saved again, a search has the new name, and its alert still. */
export function withSearch(items: SavedItems, search: SavedSearch): SavedItems {
  const earlier = items.searches.find(({ address }) => address === search.address);
  return merged({ cars: [], searches: [{ ...(earlier?.alert && { alert: earlier.alert }), ...search }] }, items);
}

/** @param alert null: it has ended */
export const withAlert = (items: SavedItems, searchAddress: string, alert: string | null): SavedItems => ({
  ...items,
  searches: items.searches.map((search) => {
    if (search.address !== searchAddress) return search;
    const { alert: _earlier, ...rest } = search;
    return alert === null ? rest : { ...rest, alert };
  }),
});

export const withoutSearch = (items: SavedItems, address: string): SavedItems => ({
  ...items,
  searches: items.searches.filter((search) => search.address !== address),
});

/** The fragment of a link to saved cars: 'cars=1000001,1000002'. It stays in the browser. */
export const carsFragment = (carIds: readonly string[]): string => `cars=${carIds.join(',')}`;

/** The cars of a link; none for any other fragment. */
export function carsIn(fragment: string): string[] {
  const cars = new URLSearchParams(fragment).get('cars') ?? '';
  return CARS.test(cars) ? [...new Set(cars.split(','))].slice(0, MOST_CARS) : [];
}
