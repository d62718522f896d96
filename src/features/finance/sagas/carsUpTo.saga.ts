import { loanCardFields } from '@/domain/search/carList';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import type { AppError } from '@/errors/result';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { variedCars } from '../variedCars';
import { carsUpToCounted, monthChosen } from '../carsUpTo.slice';

const LIMIT_MS = 5_000;
/** A slider that is dragged is counted for when it rests. */
const REST_MS = 300;
/** Cars that are shown as examples. */
const CARS_SHOWN = 3;
/** Those that they are chosen from: many cars cost the same. */
const CARS_READ = 40;

/**
 * Counts the cars whose loan costs at most so much a month, and loads some of the first of the list that the button opens.
 * After a failure the button has no number.
 */
export function* countCarsUpTo(most: number): Saga<{ error: AppError | null }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null };
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<CarRecord>(
        {
          index,
          fields: [...loanCardFields, 'car_has_campaign_loan'],
          keyphrase: '',
          facets: [],
          limit: CARS_READ,
          offset: 0,
          sort_name: 'car_price_desc',
          filters: [{ name: 'car_loan_monthly_cost', max: most }],
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'cars up to a month' },
  );
  if (!result.ok) return { error: result.error };
  const { ids, entities } = normalizeCars(variedCars(result.value.content, CARS_SHOWN));
  yield* put(entitiesArrived(entities));
  yield* put(carsUpToCounted({ most, count: result.value.total_items, ids }));
  return { error: null };
}

function* recount({ payload: { most } }: ReturnType<typeof monthChosen>): Saga {
  yield* countCarsUpTo(most);
}

export const carsUpToWatch: WatchTable = [watch({ on: monthChosen, how: { debounce: REST_MS }, run: recount })];
