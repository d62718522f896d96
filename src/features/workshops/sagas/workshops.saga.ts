import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt } from '@/effects/attempt';
import { follow, type StreamMessage } from '@/effects/follow';
import { port } from '@/effects/sagaContext';
import { delay, put, race, select, takeAny, type Saga } from '@/effects/typed';
import { watch, type WatchRow, type WatchTable } from '@/effects/watch';
import { workers } from '@/effects/workers';
import { parsedJson } from '@/lib/parsedJson';
import { addDays, slotTimeOf } from '@/domain/workshop/slotTime';
import { mondayOf, WEEKS_SHOWN } from '@/domain/workshop/weeks';
import { isWorkshop, workshopsPath, type WorkshopsRequest } from '@/domain/workshop/workshops';
import { restored, slotLost } from '@/features/booking/booking.events';
import { selectBooking, selectWorkshopQuestion } from '@/features/booking/booking.selectors';
import { isRecord } from '@/lib/guards';
import * as calendar from '../calendar.events';
import { calendarFlow } from '../calendar.flow';
import { selectCalendar, selectCalendarPlace, selectWorkshops, selectWorkshopsPlace } from '../workshops.selectors';
import * as events from '../workshops.events';
import { workshopsFlow } from '../workshops.flow';

/** The server ends a stream after a minute, and lets its heart beat in between; the same in one answer takes it as long. */
const LIMITS = { stream: 75_000, silence: 30_000, whole: 60_000, times: 15_000 } as const;
const CALENDAR_DAYS = 7 * WEEKS_SHOWN;

type Fields = Record<string, unknown>;

/** A message that can't be read says nothing; the stream's end says the rest. */
function parsed(data: string): Fields {
  const value = parsedJson(data);
  return isRecord(value) ? value : {};
}

/** Mutable on purpose: what the stream said beside its workshops. */
interface Said {
  broke: boolean;
  noSites: boolean;
}

const heard =
  (said: Said) =>
  ({ data }: StreamMessage): UnknownAction | null => {
    const value = parsed(data);
    if (typeof value.error === 'string') said.broke = true;
    if (value.nosites === true) said.noSites = true;
    return isWorkshop(value) ? events.workshopArrived({ workshop: value }) : null;
  };

function* batch(): Saga<UnknownAction> {
  const { question, cursor } = yield* select(selectWorkshops);
  if (!question) throw new Error('There is nothing to look for.');
  const said: Said = { broke: false, noSites: false };
  const asked = { ...question, ...(cursor === null ? {} : { cursor }) };
  const { outcome: result } = yield* race({
    outcome: follow({
      path: () => workshopsPath(asked),
      events: [],
      message: heard(said),
      silenceMs: LIMITS.silence,
      error: 'WORKSHOPS_FAILED',
    }),
    late: delay(LIMITS.stream),
  });
  if (!result) return events.streamFailed({ error: { code: 'TIMED_OUT', params: {} } });
  if (!result.ok) return yield* whole(asked);
  if (said.broke) return events.streamFailed({ error: { code: 'WORKSHOPS_FAILED', params: {} } });
  const done = parsed(result.value.data);
  return events.batchEnded({
    cursor: typeof done.cursor === 'string' ? done.cursor : null,
    more: done.more === true && !said.noSites,
  });
}

/** A line may let no stream through, or hold it back until its end: then the same comes in one answer. */
function* whole(asked: WorkshopsRequest): Saga<UnknownAction> {
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.workshops(asked, signal), {
    limitMs: LIMITS.whole,
    where: 'workshops in one answer',
  });
  if (!result.ok) return events.streamFailed({ error: result.error });
  const { workshops, cursor, more } = result.value;
  for (const one of workshops) yield* put(events.workshopArrived({ workshop: one }));
  return events.batchEnded({ cursor, more });
}

function* times(): Saga<UnknownAction> {
  const { question } = yield* select(selectCalendar);
  if (!question) throw new Error('There is no calendar to fill.');
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.timeSlots(question, signal), {
    limitMs: LIMITS.times,
    where: 'workshop times',
  });
  return result.ok
    ? calendar.daysArrived({ departmentId: question.departmentId, from: question.from, days: result.value })
    : calendar.daysFailed({ error: result.error });
}

/** Near the end of what is known, more weeks are asked for. */
function* lookAhead({ payload: { week } }: ReturnType<typeof calendar.weekTurned>): Saga {
  const { flow, question } = yield* select(selectCalendar);
  if (flow.value !== 'shown' || !question) return;
  const next = addDays(question.from, CALENDAR_DAYS);
  if (addDays(week, 14) >= next) yield* put(calendar.moreAsked({ from: next }));
}

/** Around a lost time the calendar is read anew: what is free now, not what was free then. */
function* lookAround(): Saga {
  const { lost, car, chosen } = yield* select(selectBooking);
  const at = lost && slotTimeOf(lost.timeSlot);
  if (!lost || !at || !car) return;
  const week = mondayOf(at.localDate);
  yield* put(
    calendar.opened({
      question: {
        registrationNumber: car.registrationNumber,
        departmentId: lost.workshop.departmentId,
        from: week,
        codes: chosen.map(({ code }) => code),
      },
      week,
    }),
  );
}

/**
 * The stream is open while the step of time and place is, for the services, car and place that are chosen, and closed with
 * it. The same question is not asked twice.
 */
const looking: WatchRow = {
  name: 'workshops looking',
  *saga(): Saga {
    for (;;) {
      const wanted = yield* select(selectWorkshopQuestion);
      const { flow, question } = yield* select(selectWorkshops);
      if (wanted && JSON.stringify(wanted) !== JSON.stringify(question)) {
        if ((yield* select(selectCalendarPlace)).value !== 'shut' && (yield* select(selectBooking)).lost === null)
          yield* put(calendar.closed());
        yield* put(events.asked({ question: wanted }));
      } else if (!wanted && flow.value === 'streaming') yield* put(events.closed());
      yield* takeAny();
    }
  },
};

export const workshopsWatch: WatchTable = [
  workers(
    workshopsFlow,
    selectWorkshopsPlace,
    { streaming: batch },
    { streaming: (error) => events.streamFailed({ error }) },
  ),
  workers(
    calendarFlow,
    selectCalendarPlace,
    { loading: times, loadingMore: times },
    {
      loading: (error) => calendar.daysFailed({ error }),
      loadingMore: (error) => calendar.daysFailed({ error }),
    },
  ),
  watch({ on: [slotLost, restored], how: 'latest', run: lookAround }),
  watch({ on: calendar.weekTurned, how: 'every', run: lookAhead }),
  looking,
];
