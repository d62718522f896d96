import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import * as events from '../booking.events';
import { selectBooking, selectPriceQuestion } from '../booking.selectors';

const PRICES_LIMIT_MS = 12_000;

/** Prices of what is chosen, for the mileage and the workshop as they stand. */
export function* price(): Saga {
  const question = yield* select(selectPriceQuestion);
  if (!question) return;
  const of = JSON.stringify(question);
  const { pricesOf, prices } = yield* select(selectBooking);
  if (of === pricesOf && prices === 'fresh') return;
  yield* put(events.pricesAsked({ of }));
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.prices(question, signal), {
    limitMs: PRICES_LIMIT_MS,
    where: 'booking prices',
  });
  yield* put(
    result.ok ? events.pricesArrived({ of, offers: result.value }) : events.pricesFailed({ of, error: result.error }),
  );
}
