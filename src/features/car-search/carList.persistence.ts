import type { Facet } from '@/domain/search/search';
import { parsedJson } from '@/lib/parsedJson';
import { cardFields, decodeListQuery, encodeListQuery, LAST_PAGE } from '@/domain/search/carList';
import type { ListSnapshot } from '@/features/car-search/carList.slice';
import { isRecord } from '@/lib/guards';
import type { CarRecord } from '@/store/entities';

/** What a session keeps of the list over a reload: one entry of one tab. */
export interface StoredList {
  entry: string;
  scrollY: number;
  snapshot: ListSnapshot;
  cars: readonly CarRecord[];
}

/** Grows when the text below changes: what an older version wrote is not read. */
const FORMAT = 1;

const onCard = (car: CarRecord) =>
  Object.fromEntries([...cardFields, 'car_site_geocoord' as const].map((field) => [field, car[field]]));

/** As text for a storage: the query as an address, of each car what its card shows. */
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
    asked: encodeListQuery(query),
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

/** What `encodeStoredList` wrote, or null for anything else: the server's page stands as it is then. */
export function decodeStoredList(text: string | null): StoredList | null {
  const stored = text === null ? null : parsedJson(text);
  if (!isRecord(stored) || stored.format !== FORMAT) return null;
  const { entry, scrollY, asked, pages, total, facets, cars } = stored;
  if (
    typeof entry !== 'string' ||
    typeof scrollY !== 'number' ||
    typeof asked !== 'string' ||
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
  return { entry, scrollY, snapshot: { query: decodeListQuery(asked).query, pages, total, facets }, cars };
}
