import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import type { AppError } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { carsUpToCounted, monthChosen } from '../carsUpTo.slice';

const LIMIT_MS = 5_000;
/** A slider that is dragged is counted for when it rests. */
const REST_MS = 300;

/** Counts the cars whose loan costs at most so much a month. After a failure the button has no number. */
export function* countCarsUpTo(most: number): Saga<{ error: AppError | null }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null };
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search(
        {
          index,
          fields: ['car_id'],
          keyphrase: '',
          facets: [],
          limit: 0,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: [{ name: 'car_loan_monthly_cost', max: most }],
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'cars up to a month' },
  );
  if (!result.ok) return { error: result.error };
  yield* put(carsUpToCounted({ most, count: result.value.total_items }));
  return { error: null };
}

function* recount({ payload: { most } }: ReturnType<typeof monthChosen>): Saga {
  yield* countCarsUpTo(most);
}

export const carsUpToWatch: WatchTable = [watch({ on: monthChosen, how: { debounce: REST_MS }, run: recount })];
