import { modelCarFields, modelSummary, type ModelCar, type ModelSummary } from '@/domain/cars/modelSummary';
import { carPicture } from '@/domain/cars/carPicture';
import { paintColour } from '@/domain/cars/paintColour';
import { modelFilters } from '@/domain/search/modelStock';
import type { QueryLanguage } from '@/domain/search/query/understanding';
import { searchLimits } from '@/domain/search/search';
import { conditionTerms } from '@/domain/vocabulary/conditionTerms';
import { termIn } from '@/domain/vocabulary/vocabulary.types';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { all, put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError, Result } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { modelsLoaded } from '../carModels.slice';

const LIMIT_MS = 5_000;
/** Of a model: more are counted, not summed up. */
const MOST_CARS = 1_000;

function* loadModel(index: string, list: string, stock: QueryLanguage): Saga<Result<ModelSummary | null>> {
  const filters = modelFilters(list);
  if (!filters) return { ok: true, value: null };
  const search = yield* port('search');
  const cars: ModelCar[] = [];
  let total = 0;
  // By price, the new ones come last: a model's cars are read to the end.
  do {
    const offset = cars.length;
    const result = yield* attempt(
      (signal) =>
        search.search<ModelCar>(
          {
            index,
            fields: [...modelCarFields],
            keyphrase: '',
            facets: [],
            limit: searchLimits.limit,
            offset,
            sort_name: 'car_price_asc',
            filters,
          },
          signal,
        ),
      { limitMs: LIMIT_MS, where: 'car model' },
    );
    if (!result.ok) return result;
    cars.push(...result.value.content);
    total = result.value.total_items;
    if (result.value.content.length < searchLimits.limit) break;
  } while (cars.length < Math.min(total, MOST_CARS));
  const conditions = [conditionTerms.new, conditionTerms.demo, conditionTerms.used].map((terms) =>
    termIn(terms, stock),
  );
  return {
    ok: true,
    value: modelSummary(cars, {
      total,
      conditions,
      colourOf: (name) => paintColour(name, stock),
      pictureOf: ({ car_body = '', car_color = '' }) => carPicture({ car_body, car_color }, stock),
    }),
  };
}

/**
 * Loads on the server what the stock knows of models, each named by the address of its list. After a failure the page is
 * rendered without it and revalidated soon.
 */
export function* loadCarModels(lists: readonly string[], stock: QueryLanguage): Saga<AppError | null> {
  const index = yield* select(selectCarIndex);
  if (index === null || lists.length === 0) return null;
  const results = yield* all(Object.fromEntries(lists.map((list) => [list, loadModel(index, list, stock)])));
  yield* put(
    modelsLoaded(
      Object.fromEntries(Object.entries(results).map(([list, result]) => [list, result.ok ? result.value : null])),
    ),
  );
  return Object.values(results).flatMap((result) => (result.ok ? [] : [result.error]))[0] ?? null;
}
