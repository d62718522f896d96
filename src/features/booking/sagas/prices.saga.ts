import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { call, put, select, type Saga } from '@/effects/sagaEffects';
import { selectBooking, selectPriceQuery } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { selectWorkshops } from '../workshops.selectors';
import { workshopsActions } from '../workshops.slice';

const PRICES_LIMIT_MS = 12_000;

/** Loads the prices of the chosen services for the current mileage and workshop. */
export function* loadPrices(): Saga {
  const query = yield* select(selectPriceQuery);
  if (!query) return;
  const key = JSON.stringify(query);
  const { pricesKey, pricesStatus } = yield* select(selectBooking);
  if (key === pricesKey && pricesStatus === 'loaded') return;
  yield* put(bookingActions.pricesRequested({ key }));
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.prices(query, signal), {
    limitMs: PRICES_LIMIT_MS,
    where: 'booking prices',
  });
  yield* put(
    result.ok
      ? bookingActions.pricesLoaded({ key, query, offers: result.value })
      : bookingActions.pricesFailed({ key, error: result.error }),
  );
}

/** What the chosen services cost at a workshop that arrived. */
export function* priceWorkshop({ payload }: ReturnType<typeof workshopsActions.workshopLoaded>): Saga {
  yield* loadPricesOf(payload.departmentId);
}

/** Loads the prices again that a lost connection ended. */
export function* repriceWorkshops(): Saga {
  const { prices } = yield* select(selectWorkshops);
  for (const { departmentId, offers } of prices) if (offers === null) yield* call(loadPricesOf, departmentId);
}

function* loadPricesOf(departmentId: string): Saga {
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
