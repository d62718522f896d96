import type { UnknownAction } from '@reduxjs/toolkit';
import type { Car } from '@/domain/cars/car';
import type { CarStatus } from '@/domain/cars/carStatus';
import { RECOMMENDATIONS, slugKeyphrase } from '@/domain/cars/similarCars';
import { cardFields } from '@/domain/search/carList';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { failed, type AppError, type Result } from '@/errors/result';
import { addressVisited } from '@/store/address.actions';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { carAuctioned, carFailed, carGone, carLoaded, carNotFound, carRequested, carSold } from '../cars.slice';
import type { StateOf } from '@/machine/flow.types';
import { carsFlow } from '../cars.flow';
import { selectCarPage, selectCarsFlow, selectOpenCar } from '../cars.selectors';
import { cards, locationOf, plainRequest, pricePositionOf, sellersOf, send, similarTo } from './carSearches.saga';

const STATUS_LIMIT_MS = 5_000;

function* statusOf(index: string, carId: string): Saga<Result<CarStatus>> {
  const cars = yield* port('cars');
  return yield* attempt((signal) => cars.status(index, carId, signal), {
    limitMs: STATUS_LIMIT_MS,
    where: 'car status',
  });
}

const carFailedWith = (error: AppError): UnknownAction =>
  carFailed({ error: { ...error, code: error.code === 'SEARCH_FAILED' ? 'DETAIL_FAILED' : error.code } });

/** A car that is on offer, with what belongs to its page; the page works without any of it. */
function* complete(car: Car, index: string): Saga<UnknownAction> {
  yield* put(entitiesArrived(normalizeCars([car], 'all').entities));
  const { similar, sellers, location, status, pricePosition } = yield* all({
    similar: similarTo(car, index),
    sellers: sellersOf(car),
    location: locationOf(car),
    status: statusOf(index, car.car_id),
    pricePosition: pricePositionOf(car, index),
  });
  return carLoaded({
    carId: car.car_id,
    similar,
    ...(sellers.length > 0 && { sellers }),
    ...(status.ok && status.value.status === 'onOffer' && { prices: status.value.prices }),
    ...(location && { location }),
    ...(pricePosition && { pricePosition }),
  });
}

/** A car that is not in the index: it was sold, or never was there. */
function* missing(carId: string, slug: string | null, index: string): Saga<UnknownAction> {
  const status = yield* statusOf(index, carId);
  if (!status.ok) return carFailedWith(status.error);
  if (status.value.status === 'sold') {
    const { car, prices, since: soldAt } = status.value;
    yield* put(entitiesArrived(normalizeCars([car], 'all').entities));
    return carSold({ carId, similar: yield* similarTo(car, index), prices, soldAt });
  }
  if (status.value.status === 'auctioned') {
    const { site, url } = status.value;
    return carAuctioned({ carId, site, url });
  }
  const keyphrase = slugKeyphrase(slug);
  const recommended = yield* cards(plainRequest(index, { fields: cardFields, keyphrase, limit: RECOMMENDATIONS }));
  return (status.value.status === 'gone' ? carGone : carNotFound)({ carId, recommended, keyphrase });
}

function* lookUp(carId: string, slug: string | null): Saga<UnknownAction> {
  const index = yield* select(selectCarIndex);
  if (index === null) return carFailedWith(failed('NOT_FOUND').error);
  const result = yield* send<Car>(plainRequest(index, { filters: [{ name: 'car_id', values: [carId] }], limit: 1 }));
  if (!result.ok) return carFailedWith(result.error);
  const car = result.value.content[0];
  return car ? yield* complete(car, index) : yield* missing(carId, slug, index);
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
