import { cardFields } from '@/domain/search/carList';
import { searchLimits } from '@/domain/search/search';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError } from '@/errors/result';
import { selectCarIndex, selectNow } from '@/store/context';
import { entitiesArrived, type CarRecord } from '@/store/entities';
import { normalizeCars } from '@/store/entities.normalize';
import { closingLotsLoaded } from '../closingLots.slice';

const LIMIT_MS = 5_000;
/** Lots of a day. */
const SHOWN = 5;
const MOST_DAYS = 5;
const WEEK_DAYS = 7;
/** An auction has a few hundred lots; more are not counted. */
const MOST_LOTS = 1_000;

/**
 * Loads on the server which lots close next. All are read, for the numbers of the day and the week; they are few.
 * @param dayOf the calendar day of an instant at the site
 */
export function* loadClosingLots(dayOf: (instant: string) => number): Saga<{ error: AppError | null }> {
  const index = yield* select(selectCarIndex);
  if (index === null) return { error: null };
  const now = yield* select(selectNow);
  const search = yield* port('search');
  const lots: (CarRecord & { car_bids_end: string })[] = [];
  for (let offset = 0; offset < MOST_LOTS; offset += searchLimits.limit) {
    const result = yield* attempt(
      (signal) =>
        search.search<CarRecord>(
          {
            index,
            fields: [...cardFields, 'car_inspection'],
            keyphrase: '',
            facets: [],
            limit: searchLimits.limit,
            offset,
            sort_name: 'car_publishdate_asc',
            filters: [],
          },
          signal,
        ),
      { limitMs: LIMIT_MS, where: 'closing lots' },
    );
    if (!result.ok) return { error: result.error };
    for (const car of result.value.content) {
      const { car_bids_end: end } = car;
      if (end !== undefined && Date.parse(end) > Date.parse(now)) lots.push({ ...car, car_bids_end: end });
    }
    if (offset + searchLimits.limit >= result.value.total_items || result.value.content.length === 0) break;
  }
  const daysAway = lots.map(({ car_bids_end }) => dayOf(car_bids_end) - dayOf(now));
  const byDay = new Map<number, typeof lots>();
  for (const lot of lots.toSorted((a, b) => Date.parse(a.car_bids_end) - Date.parse(b.car_bids_end))) {
    const day = dayOf(lot.car_bids_end);
    byDay.set(day, [...(byDay.get(day) ?? []), lot]);
  }
  const days = [...byDay.values()].slice(0, MOST_DAYS).map((those) => ({
    ...normalizeCars(those.slice(0, SHOWN)),
    end: those[0]?.car_bids_end ?? now,
    count: those.length,
  }));
  for (const { entities } of days) yield* put(entitiesArrived(entities));
  yield* put(
    closingLotsLoaded({
      days: days.map(({ end, ids, count }) => ({ end, ids, count })),
      today: daysAway.filter((day) => day === 0).length,
      week: daysAway.filter((day) => day < WEEK_DAYS).length,
    }),
  );
  return { error: null };
}
