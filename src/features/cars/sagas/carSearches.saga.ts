import type { Car } from '@/domain/cars/car';
import { sampleSellers, type SampleSeller } from '@/domain/cars/sampleSellers';
import type { Facility } from '@/domain/dealers/facility';
import { searchLimits, type BaseFilter, type SearchRequest, type SearchResponse } from '@/domain/search/search';
import { cardFields } from '@/domain/search/carList';
import {
  comparableCar,
  likeCarsRequest,
  likenesses,
  MOST_LIKE_CARS,
  pricePosition,
  type LikeCar,
  type Likeness,
  type OfferedCar,
  type PricePosition,
} from '@/domain/cars/likeCars';
import {
  FEWEST_SIMILAR,
  lessSimilarSearches,
  mostSimilar,
  RECOMMENDATIONS,
  similarSearches,
} from '@/domain/cars/similarCars';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import type { Result } from '@/errors/result';
import { selectContext, selectFacilityIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars, normalizeFacilities } from '@/store/entities.normalize';
import type { CarLocation } from '../cars.slice';

const LOOKUP_LIMIT_MS = 8_000;
/** Facilities that sell a sample car. */
const MOST_SELLERS = 4;
/** What the page shows of the facility; its departments are read here and not stored. */
const facilityFields = [
  'site_id',
  'slug',
  'site_official_name',
  'site_street',
  'site_zip',
  'site_city',
  'site_phone',
  'site_geocoord',
] as const;

export const plainRequest = (
  index: string,
  search: { fields?: readonly string[]; filters?: BaseFilter[]; keyphrase?: string; limit: number },
): SearchRequest => ({
  index,
  fields: [...(search.fields ?? [])],
  keyphrase: search.keyphrase ?? '',
  facets: [],
  limit: search.limit,
  offset: 0,
  sort_name: search.keyphrase ? 'relevance' : 'car_publishdate_asc',
  filters: search.filters ?? [],
});

export function* send<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), {
    limitMs: LOOKUP_LIMIT_MS,
    where: 'car page',
  });
}

/** Other cars, as their cards show them. Their failure leaves the page without them. */
function* found(request: SearchRequest): Saga<CarRecord[]> {
  const result = yield* send<CarRecord>(request);
  return result.ok ? result.value.content : [];
}

function* storeCards(cars: readonly CarRecord[]): Saga<string[]> {
  const { ids, entities } = normalizeCars(cars, cardFields);
  yield* put(entitiesArrived(entities));
  return ids;
}

export function* cards(request: SearchRequest): Saga<string[]> {
  return yield* storeCards(yield* found(request));
}

/** So many are ranked of each search. */
const CANDIDATES = 24;

/** Similar cars, with less in common where there are too few for a row; none where there are still too few. */
export function* similarTo(car: Car, index: string): Saga<string[]> {
  const request = (filters: BaseFilter[]) => plainRequest(index, { fields: cardFields, filters, limit: CANDIDATES });
  const searches = similarSearches(car).map((filters, index) => [String(index), found(request(filters))] as const);
  const candidates = Object.values(yield* all(Object.fromEntries(searches))).flat();
  const similar = () => mostSimilar(car, candidates, RECOMMENDATIONS);
  for (const filters of lessSimilarSearches(car)) {
    if (similar().length >= FEWEST_SIMILAR) break;
    candidates.push(...(yield* found(request(filters))));
  }
  return similar().length < FEWEST_SIMILAR ? [] : yield* storeCards(similar());
}

/** All like cars of one likeness; null where they could not be read. */
function* likeCars(index: string, car: OfferedCar, likeness: Likeness): Saga<LikeCar[] | null> {
  const { odometer } = yield* select(selectContext);
  const cars: LikeCar[] = [];
  for (let offset = 0; offset < MOST_LIKE_CARS; offset += searchLimits.limit) {
    const result = yield* send<LikeCar>(likeCarsRequest(index, car, likeness, odometer, offset));
    if (!result.ok) return null;
    cars.push(...result.value.content);
    if (cars.length >= result.value.total_items || result.value.content.length === 0) break;
  }
  return cars;
}

/** Where the price of a car stands among its like; the page works without it. */
export function* pricePositionOf(car: Car, index: string): Saga<PricePosition | null> {
  const { currency } = yield* select(selectContext);
  const compared = comparableCar(car);
  if (!compared) return null;
  for (const [step, likeness] of likenesses.entries()) {
    const cars = yield* likeCars(index, compared, likeness);
    const position = cars && pricePosition(car, cars, currency, step);
    if (!cars || position) return position;
  }
  return null;
}

/** The sellers of a sample car; the page works without them. */
export function* sellersOf(car: Car): Saga<SampleSeller[]> {
  const index = yield* select(selectFacilityIndex);
  if (!car.car_is_sample || index === null) return [];
  const result = yield* send<Pick<Facility, 'site_departments'>>({
    ...plainRequest(index, {
      fields: ['site_departments'],
      filters: [{ name: 'site_brands', values: [car.car_brand] }],
      limit: MOST_SELLERS,
    }),
    sort_name: 'website_sort_order_asc',
  });
  return result.ok ? sampleSellers(result.value.content, car.car_brand) : [];
}

/** The facility of a car and its hours; the page works without them. */
export function* locationOf(car: Car): Saga<CarLocation | null> {
  const index = yield* select(selectFacilityIndex);
  if (car.car_site_id === undefined || index === null) return null;
  const result = yield* send<Facility>({
    ...plainRequest(index, {
      fields: [...facilityFields, 'site_departments'],
      filters: [{ name: 'site_id', values: [car.car_site_id] }],
      limit: 1,
    }),
    sort_name: 'website_sort_order_asc',
  });
  const [facility] = result.ok ? result.value.content : [];
  if (!facility) return null;
  const { site_departments: departments, ...shown } = facility;
  yield* put(entitiesArrived(normalizeFacilities([shown]).entities));
  const sales = departments.find(({ group }) => group === 'New cars') ?? departments[0];
  const clock = yield* port('clock');
  return {
    facilityId: facility.site_id,
    schedule: sales?.openingschedule ?? { openinghours: [], deviationdays: [] },
    readAt: new Date(clock.now()).toISOString(),
  };
}
