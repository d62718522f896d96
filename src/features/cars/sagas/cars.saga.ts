import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import { cardFields } from '@/domain/search/carList';
import type { BaseFilter, SearchRequest, SearchResponse } from '@/domain/search/search';
import { RECOMMENDATIONS, similarFilters, slugKeyphrase } from '@/domain/cars/similarCars';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, type Saga } from '@/effects/typed';
import type { WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizing } from '@/store/entities.late';
import * as events from '../cars.slice';
import type { StateOf } from '@/machine/flow.types';
import { carsFlow } from '../cars.flow';
import { selectCarPage, selectOpenCar, type WithCars } from '../cars.selectors';

const LOOKUP_LIMIT_MS = 8_000;

const plainRequest = (
  index: string,
  wish: { fields?: readonly string[]; filters?: BaseFilter[]; keyphrase?: string; limit: number },
): SearchRequest => ({
  index,
  fields: [...(wish.fields ?? [])],
  keyphrase: wish.keyphrase ?? '',
  facets: [],
  limit: wish.limit,
  offset: 0,
  sort_name: wish.keyphrase ? 'relevance' : 'car_publishdate_asc',
  filters: wish.filters ?? [],
});

function* ask<Document>(request: SearchRequest): Saga<Result<SearchResponse<Document>>> {
  const search = yield* port('search');
  return yield* attempt((signal) => search.search<Document>(request, signal), {
    limitMs: LOOKUP_LIMIT_MS,
    where: 'car page',
  });
}

/** Cards beside the page's own matter: without them the page still stands, so their failure gives none. */
function* cards(request: SearchRequest): Saga<string[]> {
  const answer = yield* ask<CarRecord>(request);
  if (!answer.ok) return [];
  const shape = yield* call(normalizing);
  if (!shape) return [];
  const { ids, entities } = shape.normalizeCars(answer.value.content, cardFields);
  yield* put(entitiesArrived(entities));
  return ids;
}

function* lookUp(carId: string, slug: string | null): Saga<UnknownAction> {
  const index = yield* select(selectCarIndex);
  // On its way while the question is.
  const records = normalizing();
  const answer =
    index === null
      ? failed('NOT_FOUND')
      : yield* ask<Car>(plainRequest(index, { filters: [{ name: 'car_id', values: [carId] }], limit: 1 }));
  if (!answer.ok || index === null) {
    const error = answer.ok ? failed('NOT_FOUND').error : answer.error;
    return events.carFailed({
      error: { ...error, code: error.code === 'SEARCH_FAILED' ? 'DETAIL_FAILED' : error.code },
    });
  }
  const car = answer.value.content[0];
  if (!car) {
    const keyphrase = slugKeyphrase(slug);
    const recommended = yield* cards(plainRequest(index, { fields: cardFields, keyphrase, limit: RECOMMENDATIONS }));
    return events.carNotFound({ carId, recommended, keyphrase });
  }
  const shape = yield* call(() => records);
  if (!shape) return events.carFailed({ error: { code: 'NETWORK_LOST', params: {} } });
  yield* put(entitiesArrived(shape.normalizeCars([car], 'whole').entities));
  const similar = yield* cards(
    plainRequest(index, { fields: cardFields, filters: similarFilters(car), limit: RECOMMENDATIONS }),
  );
  return events.carLoaded({ carId, similar });
}

function* lookingUp(): Saga<UnknownAction> {
  const { carId, slug } = yield* select(selectCarPage);
  return yield* lookUp(carId ?? '', slug);
}

/** The page of an address, on the server. Answers with where the flow stands and the car's own slug. */
export function* loadCar(
  carId: string,
  slug: string | null,
): Saga<{ is: StateOf<typeof carsFlow>; ownSlug: string | null }> {
  yield* put(events.carRequested({ carId, slug }));
  yield* put(yield* lookingUp());
  const { flow } = yield* select(selectCarPage);
  const car = yield* select(selectOpenCar);
  return { is: flow.value, ownSlug: car?.slug ?? null };
}

export const carsWatch: WatchTable = [
  workers(
    carsFlow,
    (state: WithCars) => state.cars.flow,
    { lookingUp },
    { lookingUp: (error) => events.carFailed({ error }) },
  ),
];
