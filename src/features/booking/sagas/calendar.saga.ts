import type { UnknownAction } from '@reduxjs/toolkit';
import { addDays, slotTimeOf } from '@/domain/workshop/slotTime';
import { mondayOf, WEEKS_SHOWN } from '@/domain/workshop/weeks';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { extentOf, selectBooking } from '../booking.selectors';
import { calendarActions } from '../calendar.slice';
import { selectCalendar } from '../workshops.selectors';

const { opened, daysLoaded, daysFailed, moreRequested } = calendarActions;

const TIMES_LIMIT_MS = 15_000;
const CALENDAR_DAYS = 7 * WEEKS_SHOWN;

export function* loadDays(): Saga<UnknownAction> {
  const { query } = yield* select(selectCalendar);
  if (!query) throw new Error('There is no query for the calendar.');
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.timeSlots(query, signal), {
    limitMs: TIMES_LIMIT_MS,
    where: 'workshop times',
  });
  return result.ok
    ? daysLoaded({ departmentId: query.departmentId, from: query.from, days: result.value })
    : daysFailed({ error: result.error });
}

/** Loads more weeks when the visitor gets near the end of those that are loaded. */
export function* loadAhead({ payload: { week } }: ReturnType<typeof calendarActions.weekSelected>): Saga {
  const { flow, query } = yield* select(selectCalendar);
  if (flow.value !== 'loaded' || !query) return;
  const next = addDays(query.from, CALENDAR_DAYS);
  if (addDays(week, 14) >= next) yield* put(moreRequested({ from: next }));
}

/** Loads the calendar again around a slot that was lost, because what was free before may be taken now. */
export function* openAtLostSlot(): Saga {
  const { lostSlot, car, chosen, mileage } = yield* select(selectBooking);
  const time = lostSlot && slotTimeOf(lostSlot.timeSlot);
  if (!lostSlot || !time || !car) return;
  const week = mondayOf(time.localDate);
  yield* put(
    opened({
      query: {
        registrationNumber: car.registrationNumber,
        departmentId: lostSlot.workshop.departmentId,
        from: week,
        codes: chosen.map(({ code }) => code),
        ...extentOf({ mileage, chosen }),
      },
      week,
    }),
  );
}
