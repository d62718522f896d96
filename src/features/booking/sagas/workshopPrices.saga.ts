import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { selectWorkshops } from '../workshops.selectors';
import { workshopsActions } from '../workshops.slice';

const PRICES_LIMIT_MS = 12_000;

/** What the chosen services cost at a workshop that arrived. A failure shows no price there. */
export function* priceWorkshop({ payload }: ReturnType<typeof workshopsActions.workshopLoaded>): Saga {
  const { query } = yield* select(selectWorkshops);
  if (!query) return;
  const { departmentId } = payload;
  const { registrationNumber, mileage, codes } = query;
  const workshop = yield* port('workshop');
  const result = yield* attempt(
    (signal) => workshop.prices({ registrationNumber, mileage, departmentId, codes }, signal),
    { limitMs: PRICES_LIMIT_MS, where: 'workshop prices' },
  );
  if (!result.ok) return;
  const now = yield* select(selectWorkshops);
  if (JSON.stringify(now.query) === JSON.stringify(query))
    yield* put(workshopsActions.workshopPriced({ departmentId, mileage, offers: result.value }));
}
