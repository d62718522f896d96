import type { UnknownAction } from '@reduxjs/toolkit';
import {
  closestExamples,
  likeCarsRequest,
  MOST_LIKE_CARS,
  namedLikeCarFields,
  offeredCarRange,
  offeredLikenesses,
  spelledAsInStock,
  stockMakesOf,
  stockMakesRequest,
  type Likeness,
  type NamedLikeCar,
  type OfferedCar,
} from '@/domain/cars/likeCars';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { ok, type AppError, type Result } from '@/errors/result';
import { selectCarIndex, selectContext } from '@/store/context';
import { carValuationActions } from '../carValuation.slice';
import { selectCarValuation } from '../sellCar.selectors';

const LOOKUP_LIMIT_MS = 15_000;
const SEARCH_LIMIT_MS = 8_000;
const MAKES_LIMIT_MS = 5_000;

const unavailable = (error: AppError): AppError =>
  error.code === 'UNEXPECTED' ? error : { code: 'VALUATION_FAILED', params: {} };

/** What the workshop's registry knows of a car. A make that no workshop serves is bought all the same. */
export function* lookingUp(): Saga<UnknownAction> {
  const { plate } = yield* select(selectCarValuation);
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.car(plate ?? '', signal), {
    limitMs: LOOKUP_LIMIT_MS,
    error: 'LOOKUP_FAILED',
    where: 'car to sell',
  });
  if (result.ok) {
    const { brand, model, buildYear } = result.value;
    return carValuationActions.carFound({ car: { brand, model, year: buildYear === 0 ? null : buildYear } });
  }
  const { code, params } = result.error;
  return code === 'BRAND_NOT_SUPPORTED' && typeof params.brand === 'string'
    ? carValuationActions.carFound({ car: { brand: params.brand, model: '', year: null } })
    : carValuationActions.lookupFailed({ error: result.error });
}

/** All like cars of one likeness. */
function* likeCars(index: string, car: OfferedCar, likeness: Likeness): Saga<Result<NamedLikeCar[]>> {
  const { odometer } = yield* select(selectContext);
  const search = yield* port('search');
  const cars: NamedLikeCar[] = [];
  for (let offset = 0; offset < MOST_LIKE_CARS; offset += searchLimits.limit) {
    const result = yield* attempt(
      (signal) =>
        search.search<NamedLikeCar>(
          likeCarsRequest(index, car, likeness, odometer, offset, namedLikeCarFields),
          signal,
        ),
      { limitMs: SEARCH_LIMIT_MS, where: 'like cars' },
    );
    if (!result.ok) return result;
    cars.push(...result.value.content);
    if (cars.length >= result.value.total_items || result.value.content.length === 0) break;
  }
  return ok(cars);
}

/** What the cars of the own stock that are most like it cost. */
export function* estimating(): Saga<UnknownAction> {
  const index = yield* select(selectCarIndex);
  const { car: offered, makes } = yield* select(selectCarValuation);
  const { currency, odometer } = yield* select(selectContext);
  const car = offered && spelledAsInStock(offered, makes);
  if (index === null || !car) return carValuationActions.tooFewFound();
  for (const likeness of offeredLikenesses) {
    const found = yield* likeCars(index, car, likeness);
    if (!found.ok) return carValuationActions.rangeFailed({ error: unavailable(found.error) });
    const reckoned = offeredCarRange(found.value, car, likeness, odometer, currency);
    if (reckoned) {
      const examples = closestExamples(found.value, car, odometer, currency);
      return carValuationActions.rangeFound({ ...reckoned, examples });
    }
  }
  return carValuationActions.tooFewFound();
}

/** Loads the makes and models of the stock on the server. Without them the visitor types without suggestions. */
export function* loadMakes(): Saga<AppError | null> {
  const index = yield* select(selectCarIndex);
  if (index === null) return null;
  const search = yield* port('search');
  const result = yield* attempt((signal) => search.search<never>(stockMakesRequest(index), signal), {
    limitMs: MAKES_LIMIT_MS,
    where: 'makes in stock',
  });
  if (!result.ok) return result.error;
  yield* put(carValuationActions.makesLoaded({ makes: stockMakesOf(result.value.facet) }));
  return null;
}
