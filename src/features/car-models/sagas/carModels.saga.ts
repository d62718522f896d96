import { modelFields, modelSummary, type ModelCar, type ModelSummary } from '@/domain/cars/modelSummary';
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

function* loadModel(index: string, list: string, stock: QueryLanguage): Saga<Result<ModelSummary | null>> {
  const filters = modelFilters(list);
  if (!filters) return { ok: true, value: null };
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<ModelCar>(
        {
          index,
          fields: [...modelFields],
          keyphrase: '',
          facets: [],
          limit: searchLimits.limit,
          offset: 0,
          sort_name: 'car_price_asc',
          filters,
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'car model' },
  );
  if (!result.ok) return result;
  const conditions = [conditionTerms.new, conditionTerms.demo, conditionTerms.used].map((terms) =>
    termIn(terms, stock),
  );
  const { content, total_items: total } = result.value;
  return { ok: true, value: modelSummary(content, { total, conditions }) };
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
