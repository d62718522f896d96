import type { Car } from '@/domain/cars/car';
import { isFullRecord } from '@/domain/cars/compareCars';
import { decodePlan, encodePlan } from '@/domain/finance/chosenPlan';
import { attempt } from '@/effects/attempt';
import { closeOnBack } from '@/effects/closeOnBack';
import { planChanged } from '@/features/finance/finance.slice';
import { port } from '@/effects/sagaContext';
import { call, put, race, select, take, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import { pageShown, selectCarIndex, selectPaths } from '@/store/context';
import { entitiesArrived, selectCarById, type EntitiesRoot } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import type { RootState } from '@/store/rootState';
import {
  MOST_COMPARED,
  cardExamined,
  carsGone,
  carToggled,
  compareLink,
  compareSlice,
  comparisonCleared,
  comparisonOpened,
  comparisonRestored,
  tableClosed,
  tableOpened,
} from '../compare.slice';
import { selectCompare, selectCompared } from '../compare.selectors';
import { compareFragment, comparisonIn } from '../compareLink';

/** Of the history entry that takes the step back while the table is open. */
const TABLE_FRAGMENT = 'comparison';
const LOOKUP_LIMIT_MS = 8_000;
/** Stored for one browser session. Needed for a function that the visitor requested, so no consent is required. */
const STORED_IDS = 'forecourt.compare';
const STORED_PLAN = 'forecourt.compare.plan';
/** The link that was opened last: a reload of its page keeps what the visitor has changed since. */
const OPENED_LINK = 'forecourt.compare.link';

/**
 * Loads all fields of cars known by their cards, or not at all. On an error the cards' fields are used (specification 2
 * section 4). @returns the cars that the index no longer has
 */
function* fetchRecords(carIds: readonly string[]): Saga<string[]> {
  const index = yield* select(selectCarIndex);
  const missing: string[] = [];
  for (const carId of carIds) {
    const known = yield* select((state: EntitiesRoot) => selectCarById(state, carId));
    if (!known || !isFullRecord(known)) missing.push(carId);
  }
  if (index === null || missing.length === 0) return [];
  const search = yield* port('search');
  const result = yield* attempt(
    (signal) =>
      search.search<Car>(
        {
          index,
          fields: [],
          keyphrase: '',
          facets: [],
          limit: missing.length,
          offset: 0,
          sort_name: 'car_publishdate_asc',
          filters: [{ name: 'car_id', values: missing }],
        },
        signal,
      ),
    { limitMs: LOOKUP_LIMIT_MS, where: 'compare' },
  );
  if (!result.ok) return [];
  const { content } = result.value;
  if (content.length > 0) yield* put(entitiesArrived(normalizeCars(content, 'all').entities));
  return missing.filter((carId) => !content.some(({ car_id: found }) => found === carId));
}

function* fetchOne({ payload: { carId } }: ReturnType<typeof carToggled | typeof cardExamined>): Saga {
  yield* fetchRecords([carId]);
}

/** Cars of an earlier page or of a link: those that were sold meanwhile leave the comparison. */
function* fetchAll({ payload: { carIds } }: ReturnType<typeof comparisonRestored | typeof comparisonOpened>): Saga {
  const gone: string[] = [];
  for (const carId of yield* fetchRecords(carIds)) {
    const known = yield* select((state: EntitiesRoot) => selectCarById(state, carId));
    if (!known) gone.push(carId);
  }
  if (gone.length > 0) yield* put(carsGone({ carIds: gone }));
}

function* storeComparison(): Saga {
  const session = yield* port('session');
  const carIds = (yield* select((state: RootState) => selectCompared(state))) ?? [];
  if (carIds.length === 0) session.remove(STORED_IDS);
  else session.write(STORED_IDS, carIds.join(' '));
}

/** The terms chosen on a car's page, for the comparison on another one. */
function* storePlan({ payload: { plan } }: ReturnType<typeof planChanged>): Saga {
  const session = yield* port('session');
  session.write(STORED_PLAN, encodePlan(plan));
}

function* restore(): Saga {
  const session = yield* port('session');
  const address = yield* port('address');
  const fragment = address.current().address.split('#')[1] ?? '';
  const shared = comparisonIn(fragment);
  if (shared && session.read(OPENED_LINK) !== fragment) {
    session.write(OPENED_LINK, fragment);
    yield* put(comparisonOpened(shared));
    return;
  }
  const known = (yield* select((state: RootState) => selectCompared(state))) ?? [];
  const plan = decodePlan(session.read(STORED_PLAN) ?? '');
  const carIds = (session.read(STORED_IDS) ?? '')
    .split(' ')
    .filter((id) => /^\d{5,12}$/.test(id))
    .slice(0, MOST_COMPARED);
  if (known.length === 0 && (carIds.length > 0 || plan)) yield* put(comparisonRestored({ carIds, plan }));
}

/** A link to the list, whose fragment names the cars: it stays in the browser. */
function* share(): Saga {
  const { carList } = yield* select(selectPaths);
  const comparison = yield* select((state: RootState) => selectCompare(state));
  const device = yield* port('share');
  const { how, address } = yield* call(() => device.share(`${carList}#${compareFragment(comparison)}`));
  if (how === 'copied') yield* put(compareLink.copied());
  if (how === 'refused') yield* put(compareLink.failed({ address }));
}

/** A step back closes the table; so does emptying it, and the next page. */
function* closeTableOnBack(): Saga {
  yield* closeOnBack(TABLE_FRAGMENT, tableClosed, function* closed() {
    const isOpen = (state: RootState) => selectCompare(state).isTableOpen;
    while (yield* select(isOpen)) {
      const { shown } = yield* race({ shown: take(pageShown), changed: takeFromSlices(compareSlice) });
      if (shown) return;
    }
  });
}

export const compareWatch: WatchTable = [
  watch({ on: [carToggled, cardExamined], how: 'every', run: fetchOne }),
  watch({ on: [comparisonRestored, comparisonOpened], how: 'latest', run: fetchAll }),
  watch({
    on: [carToggled, comparisonCleared, comparisonOpened, carsGone],
    how: 'every',
    run: storeComparison,
  }),
  watch({ on: planChanged, how: 'latest', run: storePlan }),
  watch({ on: [tableOpened, comparisonOpened], how: 'latest', run: closeTableOnBack }),
  watch({ on: compareLink.requested, how: 'leading', run: share }),
  // Runs for the current page too: an attached feature is sent `pageShown` first.
  watch({ on: pageShown, how: 'latest', run: restore }),
];
