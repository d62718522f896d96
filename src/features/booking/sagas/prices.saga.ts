import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { selectBooking, selectPriceQuery } from '../booking.selectors';
import { bookingActions } from '../booking.slice';

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
