import type { OpeningSchedule } from './facility';

/** A moment as clocks on the spot show it. */
export interface LocalMoment {
  /** 'YYYY-MM-DD' */
  date: string;
  /** 'HH:MM' */
  time: string;
  /** 0 is Monday. */
  weekday: number;
}

export interface Hours {
  /** 'HH:MM' */
  open: string;
  close: string;
}

/** Parsed from '09:00–18:00'. null: closed. undefined: not parseable. */
export type DayHours = Hours | null | undefined;

/** The next opening after today. */
export interface UpcomingOpening {
  /** 'YYYY-MM-DD' */
  date: string;
  time: string;
  /** Days from today: 1 is tomorrow. */
  days: number;
}

/** The current status: open until, opens later today, or closed for the day. */
export type Today =
  /** null: around the clock. */
  | { status: 'open'; until: string | null }
  | { status: 'opens'; time: string }
  /** `next` is left out where the schedule doesn't say. */
  | { status: 'closed'; next?: UpcomingOpening };

/** Weekdays as schedules name them, Monday first, in the languages of the sites. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['måndag', 'mandag', 'monday', 'maanantai', 'pondelok'],
  ['tisdag', 'tirsdag', 'tuesday', 'tiistai', 'utorok'],
  ['onsdag', 'wednesday', 'keskiviikko', 'streda'],
  ['torsdag', 'thursday', 'torstai', 'štvrtok'],
  ['fredag', 'friday', 'perjantai', 'piatok'],
  ['lördag', 'lørdag', 'saturday', 'lauantai', 'sobota'],
  ['söndag', 'søndag', 'sunday', 'sunnuntai', 'nedeľa'],
];

/** Beginnings of the months' names; the longer ones first where one begins another. */
const MONTHS: readonly (readonly [start: string, month: number])[] = [
  ['marras', 11],
  ['maalis', 3],
  ['tammi', 1],
  ['helmi', 2],
  ['huhti', 4],
  ['touko', 5],
  ['kesä', 6],
  ['heinä', 7],
  ['elo', 8],
  ['syys', 9],
  ['loka', 10],
  ['joulu', 12],
  ['jan', 1],
  ['feb', 2],
  ['mar', 3],
  ['apr', 4],
  ['maj', 5],
  ['mai', 5],
  ['may', 5],
  ['máj', 5],
  ['jun', 6],
  ['jún', 6],
  ['jul', 7],
  ['júl', 7],
  ['aug', 8],
  ['sep', 9],
  ['okt', 10],
  ['oct', 10],
  ['nov', 11],
  ['dec', 12],
  ['des', 12],
];

const CLOSED = new Set(['stängt', 'stengt', 'lukket', 'closed', 'suljettu', 'zatvorené']);

const two = (value: string | number): string => String(value).padStart(2, '0');

export function hoursOf(displayText: string): DayHours {
  const [, fromHour, fromMinute = '00', toHour, toMinute = '00'] =
    /^\s*(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\s*$/.exec(displayText) ?? [];
  if (fromHour === undefined || toHour === undefined)
    return CLOSED.has(displayText.trim().toLowerCase()) ? null : undefined;
  return Number(fromHour) > 24 || Number(toHour) > 24
    ? undefined
    : { open: `${two(fromHour)}:${fromMinute}`, close: `${two(toHour)}:${toMinute}` };
}

/** '09:00–12:00, 13:00–17:00': the hours of a day in their order; null: closed, undefined: not parseable. */
export function spansOf(displayText: string): readonly Hours[] | null | undefined {
  const spans = displayText.split(',').map(hoursOf);
  if (spans.length === 1) return spans[0] ? [spans[0]] : spans[0] === null ? null : undefined;
  const parsed = spans.flatMap((span) => span ?? []);
  const inOrder = parsed.every(({ open, close }, index) => open < close && open >= (parsed[index - 1]?.close ?? ''));
  return parsed.length === spans.length && inOrder ? parsed : undefined;
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const lengthOf = ({ open, close }: Hours): number => minutesOf(close) - minutesOf(open);

/** 0 is Monday; null for a text that is no weekday alone. */
export function weekdayOf(day: string): number | null {
  const index = WEEKDAYS.findIndex((names) => names.includes(day.trim().toLowerCase()));
  return index < 0 ? null : index;
}

/** A weekday's names in the languages of the sites. */
export const weekdayNames = (weekday: number): string => (WEEKDAYS[weekday] ?? []).join(' ');

const days = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The date of 'torsdag 24 december' or 'torstai 24.12.', closest to `near`; null without a date. */
export function dateOf(day: string, near: string): string | null {
  const isoDate = /\d{4}-\d{2}-\d{2}/.exec(day)?.[0];
  if (isoDate) return isoDate;
  const [, number, figures, word = ''] = /(\d{1,2})\.?\s*(?:(\d{1,2})\.|(\p{L}+))/u.exec(day) ?? [];
  const month = figures ? Number(figures) : MONTHS.find(([start]) => word.toLowerCase().startsWith(start))?.[1];
  if (number === undefined || month === undefined || month < 1 || month > 12) return null;
  const year = Number(near.slice(0, 4));
  const candidates = [year - 1, year, year + 1]
    .map((one) => `${one}-${two(month)}-${two(number)}`)
    .filter((date) => !Number.isNaN(days(date)));
  return candidates.toSorted((a, b) => Math.abs(days(a) - days(near)) - Math.abs(days(b) - days(near)))[0] ?? null;
}

function textOn({ openinghours, deviationdays }: OpeningSchedule, { date, weekday }: LocalDay): string | undefined {
  const deviating = deviationdays.find(({ day }) => dateOf(day, date) === date);
  return (deviating ?? openinghours.find(({ day }) => weekdayOf(day) === weekday))?.displayText;
}

type LocalDay = Pick<LocalMoment, 'date' | 'weekday'>;

/**
 * The hours of that day, deviations first; the longest ones of a day with a break. undefined where they cannot be
 * parsed.
 */
export function hoursOn(schedule: OpeningSchedule, day: LocalDay): DayHours {
  const text = textOn(schedule, day);
  const spans = text === undefined ? undefined : spansOf(text);
  return spans ? spans.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] : spans;
}

const DAY_MINUTES = 1440;
/** Any holiday week is shorter. */
const DAYS_AHEAD = 14;

/** The day `days` after a moment's, at midnight. */
export function dayAfter({ date, weekday }: LocalDay, days: number): LocalDay {
  return {
    date: new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10),
    weekday: (((weekday + days) % 7) + 7) % 7,
  };
}

const clockOf = (minutes: number): string => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

/**
 * The hours of a day in minutes from its midnight; those that close after midnight end beyond it. undefined where they
 * cannot be parsed.
 */
function minutesOn(schedule: OpeningSchedule, day: LocalDay): { from: number; to: number }[] | undefined {
  const text = textOn(schedule, day);
  const spans = text === undefined ? undefined : spansOf(text);
  return spans === undefined
    ? undefined
    : (spans ?? []).map(({ open, close }) => {
        const [from, to] = [minutesOf(open), minutesOf(close)];
        return { from, to: to > from ? to : to + DAY_MINUTES };
      });
}

/** Until when a department is open that is open now, in minutes from today's midnight; null: it is closed. */
function openUntil(schedule: OpeningSchedule, now: LocalMoment): number | null {
  const minutes = minutesOf(now.time);
  let until: number | null = null;
  for (let days = -1; days <= 1; days += 1) {
    for (const { from, to } of minutesOn(schedule, dayAfter(now, days)) ?? []) {
      const [opens, closes] = [from + days * DAY_MINUTES, to + days * DAY_MINUTES];
      // Hours up to midnight go on with those of the next day.
      if (until === null ? opens <= minutes && minutes < closes : opens <= until && until < closes) until = closes;
    }
  }
  return until;
}

function nextDayOf(schedule: OpeningSchedule, now: LocalMoment): UpcomingOpening | undefined {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const day = dayAfter(now, days);
    const hours = minutesOn(schedule, day);
    if (hours === undefined) return undefined;
    const [first] = hours;
    if (first) return { date: day.date, time: clockOf(first.from), days };
  }
  return undefined;
}

/** null where the schedule can't be read for today. */
export function todayOf(schedule: OpeningSchedule, now: LocalMoment): Today | null {
  const hours = minutesOn(schedule, now);
  if (hours === undefined) return null;
  const until = openUntil(schedule, now);
  if (until !== null && until >= 2 * DAY_MINUTES) return { status: 'open', until: null };
  if (until !== null) return { status: 'open', until: clockOf(until > DAY_MINUTES ? until - DAY_MINUTES : until) };
  const upcoming = hours.find(({ from }) => from > minutesOf(now.time));
  if (upcoming) return { status: 'opens', time: clockOf(upcoming.from) };
  const next = nextDayOf(schedule, now);
  return next ? { status: 'closed', next } : { status: 'closed' };
}

export interface WeekRow {
  /** 0 is Monday; both null for a row whose day could not be parsed. */
  from: number | null;
  to: number | null;
  /** The schedule's own text. */
  day: string;
  displayText: string;
}

/** The week with equal neighbours in one row: Monday to Thursday, Friday, Saturday and Sunday. */
export function weekRows({ openinghours }: Pick<OpeningSchedule, 'openinghours'>): WeekRow[] {
  const rows: WeekRow[] = [];
  for (const { day, displayText } of openinghours) {
    const weekday = weekdayOf(day);
    const last = rows.at(-1);
    if (last && weekday !== null && last.to === weekday - 1 && last.displayText === displayText) last.to = weekday;
    else rows.push({ from: weekday, to: weekday, day, displayText });
  }
  return rows;
}
