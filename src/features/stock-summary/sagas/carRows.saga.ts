import { loanCardFields } from '@/domain/search/carList';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { rowChosen, rowFailed, rowLoaded } from '../carRows.slice';
import { selectCarRows, selectStockSummary } from '../stockSummary.selectors';

const LIMIT_MS = 5_000;
const CARS = 8;

/** Loads the latest cars of a row, once. */
function* loadRow({ payload: { name } }: ReturnType<typeof rowChosen>): Saga {
  const index = yield* select(selectCarIndex);
  const { rows = [] } = yield* select(selectStockSummary);
  const { loaded } = yield* select(selectCarRows);
  const row = rows.find((one) => one.name === name);
  if (index === null || !row || loaded[name]) return;
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<CarRecord>(
        {
          index,
          fields: [...loanCardFields],
          keyphrase: '',
          facets: [],
          limit: CARS,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: row.filters,
        },
        signal,
      ),
    { limitMs: LIMIT_MS, where: 'car rows' },
  );
  if (!result.ok) {
    yield* put(rowFailed({ name, error: result.error }));
    return;
  }
  const { ids, entities } = normalizeCars(result.value.content);
  yield* put(entitiesArrived(entities));
  yield* put(rowLoaded({ name, ids }));
}

export const carRowsWatch: WatchTable = [watch({ on: rowChosen, how: 'latest', run: loadRow })];
