import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, type Saga } from '@/effects/sagaEffects';
import { selectWorkshops } from '../workshops.selectors';
import { workshopsActions } from '../workshops.slice';

const PRICES_LIMIT_MS = 12_000;

/** What the chosen services cost at a workshop that arrived. */
export function* priceWorkshop({ payload }: ReturnType<typeof workshopsActions.workshopLoaded>): Saga {
  yield* loadPrices(payload.departmentId);
}

/** Loads the prices again that a lost connection ended. */
export function* repriceWorkshops(): Saga {
  const { prices } = yield* select(selectWorkshops);
  for (const { departmentId, offers } of prices) if (offers === null) yield* call(loadPrices, departmentId);
}

function* loadPrices(departmentId: string): Saga {
  const { query } = yield* select(selectWorkshops);
  if (!query) return;
  const { registrationNumber, mileage, codes } = query;
  const workshop = yield* port('workshop');
  const result = yield* attempt(
    (signal) => workshop.prices({ registrationNumber, mileage, departmentId, codes }, signal),
    { limitMs: PRICES_LIMIT_MS, where: 'workshop prices' },
  );
  const now = yield* select(selectWorkshops);
  if (JSON.stringify(now.query) === JSON.stringify(query))
    yield* put(workshopsActions.workshopPriced({ departmentId, mileage, offers: result.ok ? result.value : null }));
}
