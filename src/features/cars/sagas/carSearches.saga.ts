import type { Car } from '@/domain/cars/car';
import { sampleSellers, type SampleSeller } from '@/domain/cars/sampleSellers';
import type { Facility } from '@/domain/dealers/facility';
import type { BaseFilter, SearchRequest, SearchResponse } from '@/domain/search/search';
import { cardFields } from '@/domain/search/carList';
import { FEWEST_SIMILAR, RECOMMENDATIONS, similarSearches } from '@/domain/cars/similarCars';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { Result } from '@/errors/result';
import { selectFacilityIndex } from '@/store/context';
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

/** Cards of other cars. Their failure leaves the page without them. */
export function* cards(request: SearchRequest): Saga<string[]> {
  const result = yield* send<CarRecord>(request);
  if (!result.ok) return [];
  const { ids, entities } = normalizeCars(result.value.content, cardFields);
  yield* put(entitiesArrived(entities));
  return ids;
}

/** Similar cars, with less in common where there are too few for a row; none where there are still too few. */
export function* similarTo(car: Car, index: string): Saga<string[]> {
  for (const filters of similarSearches(car)) {
    const ids = yield* cards(plainRequest(index, { fields: cardFields, filters, limit: RECOMMENDATIONS }));
    if (ids.length >= FEWEST_SIMILAR) return ids;
  }
  return [];
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
