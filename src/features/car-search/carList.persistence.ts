import type { Facet } from '@/domain/search/search';
import type { UnderstoodQueryText } from '@/domain/search/textSearch';
import { monthlyCostFields } from '@/domain/finance/monthlyCost';
import { isUnderstoodQueryText } from '@/domain/search/textSearch.checks';
import { isBoolean, isFiniteNumber, isString, listOf, nullable, objectOf, oneOf, type Check } from '@/lib/checks';
import { parsedJson } from '@/lib/parsedJson';
import { decodeListQuery, encodeListQuery, LAST_PAGE, listFields } from '@/domain/search/carList';
import type { ListSnapshot } from '@/features/car-search/carList.state';
import { isRecord } from '@/lib/guards';
import type { CarRecord } from '@/store/entities';

/** What the session storage has of the list for a reload: one history entry of one tab. */
export interface StoredList {
  entry: string;
  scrollY: number;
  isMapOpen: boolean;
  snapshot: ListSnapshot;
  cars: readonly CarRecord[];
}

/** Raised when the stored format changes; text of another version is ignored. */
const FORMAT = 5;

const onCard = (car: CarRecord) =>
  Object.fromEntries(
    [...listFields, 'car_site_geocoord' as const, ...monthlyCostFields].map((field) => [field, car[field]]),
  );

/** As text for the session storage: the query as an address, and of each car the fields that its card shows. */
export const encodeStoredList = ({
  entry,
  scrollY,
  isMapOpen,
  snapshot: { query, pages, total, facets, understood },
  cars,
}: StoredList): string =>
  JSON.stringify({
    format: FORMAT,
    entry,
    scrollY,
    isMapOpen,
    address: encodeListQuery(query),
    pages,
    total,
    facets,
    understood: understood ?? null,
    cars: cars.map(onCard),
  });

interface StoredJson
  extends Pick<StoredList, 'entry' | 'scrollY' | 'isMapOpen'>, Pick<ListSnapshot, 'pages' | 'total' | 'facets'> {
  format: typeof FORMAT;
  /** The query. */
  address: string;
  understood: UnderstoodQueryText | null;
  cars: CarRecord[];
}

const hasName = objectOf<{ name: string }>({ name: isString });
const isFacet: Check<Facet> = (facet): facet is Facet =>
  hasName(facet) &&
  (('type' in facet && facet.type === 'terms' && 'values' in facet && listOf(isRecord)(facet.values)) ||
    ('type' in facet && facet.type === 'histogram' && 'buckets' in facet && listOf(isRecord)(facet.buckets)));
const hasCarId = objectOf<Pick<CarRecord, 'car_id'>>({ car_id: isString });
const isCar: Check<CarRecord> = (car): car is CarRecord => hasCarId(car);

const arePages: Check<Record<number, string[]>> = (value): value is Record<number, string[]> => {
  if (!isRecord(value)) return false;
  const numbers = Object.keys(value).map(Number);
  const first = Math.min(...numbers);
  return (
    numbers.length > 0 &&
    first >= 1 &&
    Math.max(...numbers) <= LAST_PAGE &&
    numbers.every((page, index) => page === first + index) &&
    Object.values(value).every(listOf(isString))
  );
};

const isStoredJson = objectOf<StoredJson>({
  format: oneOf(FORMAT),
  entry: isString,
  scrollY: isFiniteNumber,
  isMapOpen: isBoolean,
  address: isString,
  pages: arePages,
  total: isFiniteNumber,
  facets: listOf(isFacet),
  understood: nullable(isUnderstoodQueryText),
  cars: listOf(isCar),
});

/**
 * Null for anything that this version of `encodeStoredList` did not write: the page then stays as the server rendered
 * it.
 */
export function decodeStoredList(text: string | null): StoredList | null {
  const stored = text === null ? null : parsedJson(text);
  if (!isStoredJson(stored)) return null;
  const { entry, scrollY, isMapOpen, address, pages, total, facets, understood, cars } = stored;
  const known = new Set(cars.map((car) => car.car_id));
  if (
    !Object.values(pages)
      .flat()
      .every((id) => known.has(id))
  )
    return null;
  return {
    entry,
    scrollY,
    isMapOpen,
    snapshot: { query: decodeListQuery(address).query, pages, total, facets, ...(understood && { understood }) },
    cars,
  };
}
