import { cardFields, encodeListQuery, type CarListQuery } from '@/domain/search/carList';
import type { Relaxation } from '@/domain/search/relax';
import { canRelax, relaxedQuery, relaxRequest } from '@/domain/search/relaxQuery';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { resultsLoaded, sessionRestored, historyRestored } from '@/features/car-search/carList.slice';
import { selectCarList } from '@/features/car-search/carList.selectors';
import { selectCarIndex } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { relaxationsLoaded, type LoadedRelaxation } from '@/features/car-search/queryText.slice';

const NEAREST = 6;
/** Constraints that are tried with each other one; a request each. */
const MOST_PAIRED = 6;
const MOST_PAIRS = 6;
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
  const single = withCars(relaxations.map(({ constraint, ...one }) => ({ ...one, constraints: [constraint] })));
  yield* put(
    relaxationsLoaded({
      query: loadedQuery,
      relaxations: single.length > 0 ? single : yield* relaxInPairs(loadedQuery, index, relaxations),
      nearest: cars.ids,
    }),
  );
}

const withCars = (relaxations: readonly LoadedRelaxation[]): LoadedRelaxation[] =>
  relaxations.filter((one) => one.total_items > 0);

/** Where no single constraint is in the way: each with one of those after it, those with the most cars first. */
function* relaxInPairs(query: CarListQuery, index: string, all: readonly Relaxation[]): Saga<LoadedRelaxation[]> {
  const pairs: LoadedRelaxation[] = [];
  const help = yield* port('searchHelp');
  const known = new Set<string>();
  for (const { constraint } of all.slice(0, MOST_PAIRED)) {
    const rest = relaxedQuery(query, constraint);
    const result = yield* attempt((signal) => help.relax<CarRecord>(relaxRequest(rest, index, 0), signal), {
      limitMs: RELAX_LIMIT_MS,
      retry: false,
      where: 'relax',
    });
    if (!result.ok) break;
    for (const { constraint: other, total_items } of result.value.relaxations) {
      // 'A and B' is 'B and A'.
      const left = encodeListQuery(relaxedQuery(rest, other));
      if (!known.has(left)) pairs.push({ constraints: [constraint, other], total_items });
      known.add(left);
    }
  }
  return withCars(pairs)
    .toSorted((one, next) => next.total_items - one.total_items)
    .slice(0, MOST_PAIRS);
}

export const relaxWatch: WatchTable = [
  watch({ on: [resultsLoaded, historyRestored, sessionRestored], how: 'latest', run: relax }),
];
