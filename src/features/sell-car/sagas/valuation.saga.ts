import type { UnknownAction } from '@reduxjs/toolkit';
import {
  closestExamples,
  likeCarsRange,
  likeCarsRequest,
  likenesses,
  MOST_LIKE_CARS,
  namedLikeCarFields,
  type Likeness,
  type NamedLikeCar,
  type OfferedCar,
} from '@/domain/cars/likeCars';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { ok, type AppError, type Result } from '@/errors/result';
import { fold } from '@/lib/fold';
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

/** The car with make and model as the stock spells them; null where the stock has none of them. */
function* inStock(car: OfferedCar): Saga<OfferedCar | null> {
  const { makes } = yield* select(selectCarValuation);
  const isSame = (one: string, other: string): boolean => fold(one.trim()) === fold(other.trim());
  const make = makes.find((one) => isSame(one.make, car.brand));
  const model = make?.models.find((one) => isSame(one, car.model));
  return make && model !== undefined ? { ...car, brand: make.make, model } : null;
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
  const { car: offered } = yield* select(selectCarValuation);
  const { currency, odometer } = yield* select(selectContext);
  const car = offered && (yield* inStock(offered));
  if (index === null || !car) return carValuationActions.tooFewFound();
  for (const likeness of likenesses) {
    const found = yield* likeCars(index, car, likeness);
    if (!found.ok) return carValuationActions.rangeFailed({ error: unavailable(found.error) });
    const range = likeCarsRange(found.value, currency);
    if (range) {
      const examples = closestExamples(found.value, car, odometer, currency);
      return carValuationActions.rangeFound({ range, examples });
    }
  }
  return carValuationActions.tooFewFound();
}

/** Loads the makes and models of the stock on the server. Without them the visitor types without suggestions. */
export function* loadMakes(): Saga<AppError | null> {
  const index = yield* select(selectCarIndex);
  if (index === null) return null;
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<never>(
        {
          index,
          fields: ['car_id'],
          keyphrase: '',
          facets: [{ name: 'car_brand', child_name: 'car_model', sort_order: 'name', filters: [] }],
          limit: 0,
          offset: 0,
          sort_name: 'relevance',
          filters: [],
        },
        signal,
      ),
    { limitMs: MAKES_LIMIT_MS, where: 'makes in stock' },
  );
  if (!result.ok) return result.error;
  const [facet] = result.value.facet;
  yield* put(
    carValuationActions.makesLoaded({
      makes:
        facet?.type === 'terms'
          ? facet.values.map(({ text, children = [] }) => ({ make: text, models: children.map((one) => one.text) }))
          : [],
    }),
  );
  return null;
}
