import type { Car } from '@/domain/cars/car';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { pageShown, selectCarIndex } from '@/store/context';
import { entitiesArrived, selectCarById, type EntitiesRoot } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { RootState } from '@/store/rootState';
import { MOST_COMPARED, carToggled, cardExamined, comparisonCleared, comparisonRestored } from '../compare.slice';
import { selectCompared } from '../compare.selectors';

const LOOKUP_LIMIT_MS = 8_000;
/** Stored for one browser session. Needed for a function that the visitor requested, so no consent is required. */
const STORED_IDS = 'forecourt.compare';

/**
 * Loads all fields of a car known by its card only. On an error the card's fields are used (specification 2 section 4).
 */
function* fetchAllFields({ payload: { carId } }: ReturnType<typeof carToggled | typeof cardExamined>): Saga {
  const index = yield* select(selectCarIndex);
  const known = yield* select((state: EntitiesRoot) => selectCarById(state, carId));
  if (index === null || known?.car_equipment !== undefined) return;
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<Car>(
        {
          index,
          fields: [],
          keyphrase: '',
          facets: [],
          limit: 1,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: [{ name: 'car_id', values: [carId] }],
        },
        signal,
      ),
    { limitMs: LOOKUP_LIMIT_MS, where: 'compare' },
  );
  if (result.ok && result.value.content.length > 0)
    yield* put(entitiesArrived(normalizeCars(result.value.content, 'all').entities));
}

function* storeComparison(): Saga {
  const session = yield* port('session');
  const carIds = (yield* select((state: RootState) => selectCompared(state))) ?? [];
  if (carIds.length === 0) session.remove(STORED_IDS);
  else session.write(STORED_IDS, carIds.join(' '));
}

function* restore(): Saga {
  const session = yield* port('session');
  const known = (yield* select((state: RootState) => selectCompared(state))) ?? [];
  const carIds = (session.read(STORED_IDS) ?? '')
    .split(' ')
    .filter((id) => /^\d{5,12}$/.test(id))
    .slice(0, MOST_COMPARED);
  if (known.length === 0 && carIds.length > 0) yield* put(comparisonRestored({ carIds }));
}

export const compareWatch: WatchTable = [
  watch({ on: [carToggled, cardExamined], how: 'every', run: fetchAllFields }),
  watch({ on: [carToggled, comparisonCleared], how: 'every', run: storeComparison }),
  // Runs for the current page too: an attached feature is sent `pageShown` first.
  watch({ on: pageShown, how: 'latest', run: restore }),
];
