import type { Facet } from '@/domain/search/search';
import { parsedJson } from '@/lib/parsedJson';
import { cardFields, decodeListQuery, encodeListQuery, LAST_PAGE } from '@/domain/search/carList';
import type { ListSnapshot } from '@/features/car-search/carList.slice';
import { isRecord } from '@/lib/guards';
import type { CarRecord } from '@/store/entities';

/** What the session storage has of the list for a reload: one history entry of one tab. */
export interface StoredList {
  entry: string;
  scrollY: number;
  snapshot: ListSnapshot;
  cars: readonly CarRecord[];
}

/** Raised when the stored format changes; text of another version is ignored. */
const FORMAT = 2;

const onCard = (car: CarRecord) =>
  Object.fromEntries([...cardFields, 'car_site_geocoord' as const].map((field) => [field, car[field]]));

/** As text for the session storage: the query as an address, and of each car the fields that its card shows. */
export const encodeStoredList = ({
  entry,
  scrollY,
  snapshot: { query, pages, total, facets },
  cars,
}: StoredList): string =>
  JSON.stringify({
    format: FORMAT,
    entry,
    scrollY,
    address: encodeListQuery(query),
    pages,
    total,
    facets,
    cars: cars.map(onCard),
  });

const isListOf =
  <Item>(check: (item: unknown) => item is Item) =>
  (value: unknown): value is Item[] =>
    Array.isArray(value) && value.every(check);
const areIds = isListOf((id): id is string => typeof id === 'string');
const areCars = isListOf((car): car is CarRecord => isRecord(car) && typeof car.car_id === 'string');
const areFacets = isListOf(
  (facet): facet is Facet =>
    isRecord(facet) &&
    typeof facet.name === 'string' &&
    (facet.type === 'terms'
      ? isListOf(isRecord)(facet.values)
      : facet.type === 'histogram' && isListOf(isRecord)(facet.buckets)),
);

const arePages = (value: unknown): value is Record<number, string[]> => {
  if (!isRecord(value)) return false;
  const numbers = Object.keys(value).map(Number);
  const first = Math.min(...numbers);
  return (
    numbers.length > 0 &&
    first >= 1 &&
    Math.max(...numbers) <= LAST_PAGE &&
    numbers.every((page, index) => page === first + index) &&
    Object.values(value).every(areIds)
  );
};

/** Null for anything that this version of `encodeStoredList` did not write: the page then stays as the server rendered it. */
export function decodeStoredList(text: string | null): StoredList | null {
  const stored = text === null ? null : parsedJson(text);
  if (!isRecord(stored) || stored.format !== FORMAT) return null;
  const { entry, scrollY, address, pages, total, facets, cars } = stored;
  if (
    typeof entry !== 'string' ||
    typeof scrollY !== 'number' ||
    typeof address !== 'string' ||
    typeof total !== 'number'
  )
    return null;
  if (!arePages(pages) || !areFacets(facets) || !areCars(cars)) return null;
  const known = new Set(cars.map((car) => car.car_id));
  if (
    !Object.values(pages)
      .flat()
      .every((id) => known.has(id))
  )
    return null;
  return { entry, scrollY, snapshot: { query: decodeListQuery(address).query, pages, total, facets }, cars };
}
