import { cleanKeyphrase } from './carList';
import { fold } from '../../lib/fold';
import { parsedJson } from '../../lib/parsedJson';
import { isObject } from '@/lib/guards';

/** Stored in the visitor's browser: the latest searches and cars, and when the list was viewed. */
export interface ViewHistory {
  /** As typed, the newest first. */
  searches: readonly string[];
  /** Ids of cars whose page was opened, the newest first. */
  cars?: readonly string[];
  /** ISO time of the last view of the list; null before the first. */
  seen: string | null;
  /** The end of the visit before this one; null on the first. */
  since: string | null;
}

export const emptyHistory: ViewHistory = { searches: [], seen: null, since: null };

/** Searches that are stored. */
export const MAX_SEARCHES = 5;
/** Cars that are stored. */
export const MAX_CARS = 9;
/** A visit ends when the list was not viewed for this long. */
export const VISIT_REST_MS = 30 * 60_000;
/** Views are recorded at most this often. */
const SEEN_EVERY_MS = 60_000;

const instant = (value: unknown): string | null =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : null;

const isCarId = (value: unknown): value is string => typeof value === 'string' && /^\d{5,12}$/.test(value);

/** Parses a stored history; anything invalid gives an empty one. */
export function parseViewHistory(text: string | null): ViewHistory {
  const read = text === null ? null : parsedJson(text);
  if (!isObject(read)) return emptyHistory;
  const searches = 'searches' in read && Array.isArray(read.searches) ? read.searches : [];
  const cars = 'cars' in read && Array.isArray(read.cars) ? read.cars.filter(isCarId).slice(0, MAX_CARS) : [];
  return {
    searches: searches
      .filter((one): one is string => typeof one === 'string' && one !== '' && cleanKeyphrase(one) === one)
      .slice(0, MAX_SEARCHES),
    ...(cars.length > 0 && { cars }),
    seen: instant('seen' in read ? read.seen : null),
    since: instant('since' in read ? read.since : null),
  };
}

/** Moves the search to the front, without duplicates: 'Volvo' and 'volvo' are the same. */
export function withSearch(history: ViewHistory, text: string): ViewHistory {
  const search = cleanKeyphrase(text);
  return search === ''
    ? history
    : {
        ...history,
        searches: [search, ...history.searches.filter((one) => fold(one) !== fold(search))].slice(0, MAX_SEARCHES),
      };
}

export const withoutSearch = (history: ViewHistory, text: string): ViewHistory => ({
  ...history,
  searches: history.searches.filter((one) => one !== text),
});

/** Moves the car to the front. */
export const withCar = (history: ViewHistory, carId: string): ViewHistory => ({
  ...history,
  cars: [carId, ...(history.cars ?? []).filter((one) => one !== carId)].slice(0, MAX_CARS),
});

/** Records a view of the list; the same object when there is nothing to store. */
export function withVisit(history: ViewHistory, now: number): ViewHistory {
  const away = history.seen === null ? 0 : now - Date.parse(history.seen);
  const seen = new Date(now).toISOString();
  if (away > VISIT_REST_MS) return { ...history, seen, since: history.seen };
  return history.seen !== null && away >= 0 && away < SEEN_EVERY_MS ? history : { ...history, seen };
}
