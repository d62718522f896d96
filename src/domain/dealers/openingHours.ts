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

/** The current status: open until, opens later today, or closed for the day. */
export type Today = { status: 'open'; until: string } | { status: 'opens'; time: string } | { status: 'closed' };

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

/** null where the schedule can't be read for today. */
export function todayOf(schedule: OpeningSchedule, now: LocalMoment): Today | null {
  const text = textOn(schedule, now);
  const spans = text === undefined ? undefined : spansOf(text);
  if (spans === undefined) return null;
  const next = spans?.find(({ close }) => now.time < close);
  if (!next) return { status: 'closed' };
  return now.time < next.open ? { status: 'opens', time: next.open } : { status: 'open', until: next.close };
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
