import { dateOf, dayAfter, spansOf, weekdayOf, type Hours, type LocalMoment } from '../dealers/openingHours';

/** When a visitor can come: the days and times from which a form lets them choose. */
export interface OpenTimes {
  /**
   * One line for each day, 'onsdag: 11–13, 17–20:30': the first and the last time of each part of the day. A date
   * ('24 december: stängt') comes before the nth weekday of a month ('söndag 1: 12–14'), and that before the weekday.
   * Days without a line are closed.
   */
  hours: string[];
  /** How many days ahead. */
  days: number;
  /** How many hours before. */
  notice: number;
}

const STEP_MINUTES = 30;
const LINE = /^(.+?)\s*:\s+(.+)$/u;
const NTH_WEEKDAY = /^(\p{L}+) ([1-5])$/u;

interface Line {
  day: string;
  spans: readonly Hours[];
}

/** A line that is read; null for one that can't be. */
function lineOf(text: string): Line | null {
  const [, day = '', hours = ''] = LINE.exec(text.trim()) ?? [];
  const spans = spansOf(hours);
  const [, weekday = day] = NTH_WEEKDAY.exec(day) ?? [];
  const isDay = weekdayOf(weekday) !== null || dateOf(day, '2026-01-01') !== null;
  return spans === undefined || !isDay ? null : { day, spans: spans ?? [] };
}

/** The lines that are no day with hours. */
export const unreadableLines = (hours: readonly string[]): string[] => hours.filter((text) => lineOf(text) === null);

const weekdayOn = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;

/** How closely a line names a date: 3 is the date itself, 0 another one. */
function closeness({ day }: Line, date: string): 0 | 1 | 2 | 3 {
  const [, weekday = day, nth] = NTH_WEEKDAY.exec(day) ?? [];
  if (nth !== undefined)
    return weekdayOf(weekday) === weekdayOn(date) && Math.ceil(Number(date.slice(8)) / 7) === Number(nth) ? 2 : 0;
  if (weekdayOf(day) !== null) return weekdayOf(day) === weekdayOn(date) ? 1 : 0;
  return dateOf(day, date) === date ? 3 : 0;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const timesIn = ({ open, close }: Hours): string[] =>
  Array.from({ length: Math.floor((minutesOf(close) - minutesOf(open)) / STEP_MINUTES) + 1 }, (_, index) =>
    clockOf(minutesOf(open) + index * STEP_MINUTES),
  );

/** All times of a day, past ones included; none when it is closed. */
function allTimesOn({ hours }: OpenTimes, date: string): string[] {
  const [closest] = hours
    .flatMap((text) => lineOf(text) ?? [])
    .map((line) => ({ line, rank: closeness(line, date) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((one, other) => other.rank - one.rank);
  return (closest?.line.spans ?? []).flatMap(timesIn);
}

/** Every time of any day, for a page that doesn't know which one is chosen. */
export const everyTime = ({ hours }: OpenTimes): string[] =>
  [...new Set(hours.flatMap((text) => lineOf(text)?.spans ?? []).flatMap(timesIn))].toSorted();

/** The first moment that can be chosen, `notice` hours from now. */
function earliest({ notice }: OpenTimes, now: LocalMoment): { date: string; time: string } {
  const minutes = minutesOf(now.time) + notice * 60;
  return { date: dayAfter(now, Math.floor(minutes / 1440)).date, time: clockOf(minutes % 1440) };
}

/** The times of a day that can be chosen now. */
export function timesOn(open: OpenTimes, date: string, now: LocalMoment): string[] {
  const first = earliest(open, now);
  if (date < first.date) return [];
  return allTimesOn(open, date).filter((time) => date > first.date || time >= first.time);
}

/** The first and the last day that can be chosen, whether or not it is open. */
export const dayRange = (open: OpenTimes, now: LocalMoment): { min: string; max: string } => ({
  min: earliest(open, now).date,
  max: dayAfter(now, open.days).date,
});

/** Why a day can't be chosen; null: it can. */
export function refusedDay(
  open: OpenTimes,
  date: string,
  now: LocalMoment,
): 'tooSoon' | 'tooFarAhead' | 'closed' | null {
  const { min, max } = dayRange(open, now);
  if (date < min) return 'tooSoon';
  if (date > max) return 'tooFarAhead';
  if (allTimesOn(open, date).length === 0) return 'closed';
  return timesOn(open, date, now).length === 0 ? 'tooSoon' : null;
}
