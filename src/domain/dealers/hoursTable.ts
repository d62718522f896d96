import type { OpeningSchedule } from './facility';
import { dateOf, dayAfter, hoursOf, weekdayOf } from './openingHours';
import { weekdayOfDate } from '../workshop/slotTime';

/** Hours of one department on the day of a row. */
export interface HoursCell {
  /** The schedule's own text; null: it doesn't say. */
  displayText: string | null;
  /** In a row of a deviating day: these are the ordinary hours. */
  isOrdinary: boolean;
}

/** Neighbouring weekdays on which every department has the same hours. */
export interface WeekTableRow {
  /** 0 is Monday; both null for a row whose day could not be parsed. */
  from: number | null;
  to: number | null;
  /** The schedule's own text. */
  day: string;
  cells: HoursCell[];
}

export interface DeviationRow {
  /** 'YYYY-MM-DD'; null for a day without a date. */
  date: string | null;
  /** The last of neighbouring days on which all are closed; `date` for a single day. */
  until: string | null;
  /** The schedule's own text. */
  day: string;
  cells: HoursCell[];
}

export interface HoursTable {
  week: WeekTableRow[];
  deviations: DeviationRow[];
}

/** A feed names the holidays of a year and more; the page shows those of the next weeks. */
const DAYS_SHOWN = 60;

type Schedules = readonly OpeningSchedule[];

const ordinaryText = ({ openinghours }: OpeningSchedule, weekday: number): string | null =>
  openinghours.find(({ day }) => weekdayOf(day) === weekday)?.displayText ?? null;

const cell = (displayText: string | null, isOrdinary = false): HoursCell => ({ displayText, isOrdinary });

function weekOf(schedules: Schedules): WeekTableRow[] {
  const rows: WeekTableRow[] = [];
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const texts = schedules.map((schedule) => ordinaryText(schedule, weekday));
    if (texts.every((text) => text === null)) continue;
    const last = rows.at(-1);
    if (last?.to === weekday - 1 && last.cells.every(({ displayText }, index) => displayText === texts[index]))
      last.to = weekday;
    else rows.push({ from: weekday, to: weekday, day: '', cells: texts.map((text) => cell(text)) });
  }
  const others = schedules.flatMap(({ openinghours }) =>
    openinghours.flatMap(({ day }) => (weekdayOf(day) === null ? [day] : [])),
  );
  return [
    ...rows,
    ...[...new Set(others)].map((day) => ({
      from: null,
      to: null,
      day,
      cells: schedules.map(({ openinghours }) =>
        cell(openinghours.find((one) => one.day === day)?.displayText ?? null),
      ),
    })),
  ];
}

/** On both days no department is open, as far as known. */
const areClosed = (one: DeviationRow, other: DeviationRow): boolean =>
  one.cells.some(({ displayText }) => displayText !== null) &&
  one.cells.every(
    ({ displayText }, index) =>
      displayText === other.cells[index]?.displayText && (displayText === null || hoursOf(displayText) === null),
  );

function deviationsOf(schedules: Schedules, today: string): DeviationRow[] {
  const last = dayAfter({ date: today, weekday: 0 }, DAYS_SHOWN).date;
  const rows = new Map<string, { date: string | null; day: string }>();
  for (const { deviationdays } of schedules)
    for (const { day } of deviationdays) {
      const date = dateOf(day, today);
      if (date === null || (date >= today && date <= last)) rows.set(date ?? day, { date, day });
    }
  const days = [...rows.values()]
    .toSorted((a, b) => (a.date ?? '9').localeCompare(b.date ?? '9'))
    .map(({ date, day }): DeviationRow => ({
      date,
      until: date,
      day,
      cells: schedules.map((schedule) => {
        const own = schedule.deviationdays.find((one) =>
          date === null ? one.day === day : dateOf(one.day, today) === date,
        );
        if (own) return cell(own.displayText);
        return cell(date === null ? null : ordinaryText(schedule, weekdayOfDate(date)), true);
      }),
    }));
  const joined: DeviationRow[] = [];
  for (const row of days) {
    const before = joined.at(-1);
    const follows = before?.until && dayAfter({ date: before.until, weekday: 0 }, 1).date === row.date;
    if (before && follows && areClosed(before, row)) before.until = row.date;
    else joined.push(row);
  }
  return joined;
}

/** The hours of a facility's departments by day, and the days of the next weeks that deviate. `today`: 'YYYY-MM-DD'. */
export const hoursTable = (schedules: Schedules, today: string): HoursTable => ({
  week: weekOf(schedules),
  deviations: deviationsOf(schedules, today),
});
