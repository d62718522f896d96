import { cardFields } from '@/domain/search/carList';
import { canRelax, relaxRequest } from '@/domain/search/relaxQuery';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { resultsLoaded, sessionRestored, historyRestored } from '@/features/car-search/carList.slice';
import { selectCarList } from '@/features/car-search/carList.selectors';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { relaxationsLoaded } from '@/features/car-search/queryText.slice';

const NEAREST = 6;
const RELAX_LIMIT_MS = 4_000;

/** For a list without cars: loads relaxations and the nearest matches. On an error the list is shown as empty. */
export function* relax(): Saga {
  const { loadedQuery, total, error, pages } = yield* select(selectCarList);
  const index = yield* select(selectCarIndex);
  if (index === null || error !== null || total > 0 || Object.keys(pages).length === 0 || !canRelax(loadedQuery))
    return;
  const help = yield* port('searchHelp');
  const result = yield* attempt((signal) => help.relax<CarRecord>(relaxRequest(loadedQuery, index, NEAREST), signal), {
    limitMs: RELAX_LIMIT_MS,
    retry: false,
    where: 'relax',
  });
  if (!result.ok) return;
  const { relaxations, nearestMatches } = result.value;
  const cars = normalizeCars(
    nearestMatches.map(({ document }) => document),
    cardFields,
  );
  yield* put(entitiesArrived(cars.entities));
  yield* put(
    relaxationsLoaded({
      query: loadedQuery,
      relaxations: relaxations.filter((one) => one.total_items > 0),
      nearest: cars.ids,
    }),
  );
}

export const relaxWatch: WatchTable = [
  watch({ on: [resultsLoaded, historyRestored, sessionRestored], how: 'latest', run: relax }),
];
