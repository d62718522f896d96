import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import { sampleSellers, type SampleSeller } from '@/domain/cars/sampleSellers';
import type { Facility } from '@/domain/dealers/facility';
import { facilityIndexOf } from '@/domain/search/facilityIndex';
import { cardFields } from '@/domain/search/carList';
import type { BaseFilter, SearchRequest, SearchResponse } from '@/domain/search/search';
import { RECOMMENDATIONS, similarFilters, slugKeyphrase } from '@/domain/cars/similarCars';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type Result } from '@/errors/result';
import { addressVisited } from '@/store/address.actions';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { carFailed, carLoaded, carNotFound, carRequested } from '../cars.slice';
import type { StateOf } from '@/machine/flow.types';
import { carsFlow } from '../cars.flow';
import { selectCarPage, selectCarsFlow, selectOpenCar } from '../cars.selectors';

const LOOKUP_LIMIT_MS = 8_000;
/** Facilities to ask about a sample car. */
const MOST_SELLERS = 4;

const plainRequest = (
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

function* send<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), {
    limitMs: LOOKUP_LIMIT_MS,
    where: 'car page',
  });
}

/** Cards of other cars. Their failure leaves the page without them. */
function* cards(request: SearchRequest): Saga<string[]> {
  const result = yield* send<CarRecord>(request);
  if (!result.ok) return [];
  const { ids, entities } = normalizeCars(result.value.content, cardFields);
  yield* put(entitiesArrived(entities));
  return ids;
}

/** Where to ask about a sample car; the page stands without them. */
function* sellersOf(car: Car, index: string): Saga<SampleSeller[]> {
  if (!car.car_is_sample) return [];
  const result = yield* send<Pick<Facility, 'site_departments'>>({
    ...plainRequest(facilityIndexOf(index), {
      fields: ['site_departments'],
      filters: [{ name: 'site_brands', values: [car.car_brand] }],
      limit: MOST_SELLERS,
    }),
    sort_name: 'website_sort_order_asc',
  });
  return result.ok ? sampleSellers(result.value.content, car.car_brand) : [];
}

function* lookUp(carId: string, slug: string | null): Saga<UnknownAction> {
  const index = yield* select(selectCarIndex);
  const result =
    index === null
      ? failed('NOT_FOUND')
      : yield* send<Car>(plainRequest(index, { filters: [{ name: 'car_id', values: [carId] }], limit: 1 }));
  if (!result.ok || index === null) {
    const error = result.ok ? failed('NOT_FOUND').error : result.error;
    return carFailed({
      error: { ...error, code: error.code === 'SEARCH_FAILED' ? 'DETAIL_FAILED' : error.code },
    });
  }
  const car = result.value.content[0];
  if (!car) {
    const keyphrase = slugKeyphrase(slug);
    const recommended = yield* cards(plainRequest(index, { fields: cardFields, keyphrase, limit: RECOMMENDATIONS }));
    return carNotFound({ carId, recommended, keyphrase });
  }
  yield* put(entitiesArrived(normalizeCars([car], 'all').entities));
  const { similar, sellers } = yield* all({
    similar: cards(plainRequest(index, { fields: cardFields, filters: similarFilters(car), limit: RECOMMENDATIONS })),
    sellers: sellersOf(car, index),
  });
  return carLoaded({ carId, similar, ...(sellers.length > 0 && { sellers }) });
}

function* lookingUp(): Saga<UnknownAction> {
  const { carId, slug } = yield* select(selectCarPage);
  return yield* lookUp(carId ?? '', slug);
}

/** Loads the car page of an address on the server. Returns the state of the flow and the car's own slug. */
export function* loadCar(
  carId: string,
  slug: string | null,
): Saga<{ state: StateOf<typeof carsFlow>; ownSlug: string | null }> {
  yield* put(carRequested({ carId, slug }));
  yield* put(yield* lookingUp());
  const { flow } = yield* select(selectCarPage);
  const car = yield* select(selectOpenCar);
  return { state: flow.value, ownSlug: car?.slug ?? null };
}

/** A car that was opened from a list, or by back and forward. */
function* openCar({ payload: { car } }: ReturnType<typeof addressVisited>): Saga {
  if (car) yield* put(carRequested(car));
}

export const carsWatch: WatchTable = [
  watch({ on: addressVisited, how: 'every', run: openCar }),
  workers(carsFlow, selectCarsFlow, { lookingUp }, { lookingUp: (error) => carFailed({ error }) }),
];
