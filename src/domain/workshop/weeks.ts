import { addDays, minutesOf, weekdayOfDate, FULL_DAY_TIME, type SlotTime } from './slotTime';
import type { TimeSlotDay } from './workshops';

export const WEEKS_SHOWN = 4;

/** The Monday of a day's week. */
export const mondayOf = (date: string): string => addDays(date, -weekdayOfDate(date));

/** ISO week number. */
export function weekNumber(date: string): number {
  const thursday = addDays(mondayOf(date), 3);
  return (
    Math.floor(
      (Date.parse(`${thursday}T00:00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`)) / 86_400_000 / 7,
    ) + 1
  );
}

/** A time that can be chosen. */
export interface FreeTime extends Pick<SlotTime, 'localDate' | 'localTime'> {
  isFullDay: boolean;
}

/** All free times of some days in order; a full day is first, at 08:00. */
export const freeTimes = (days: readonly TimeSlotDay[]): FreeTime[] =>
  days.flatMap(({ date, availableSlots, allDaySlotAvailable }) => [
    ...(allDaySlotAvailable ? [{ localDate: date, localTime: FULL_DAY_TIME, isFullDay: true }] : []),
    ...availableSlots.map((localTime) => ({ localDate: date, localTime, isFullDay: false })),
  ]);

/** By the calendar alone: days count 24 hours whatever the clocks do. */
const minuteOf = ({ localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>): number =>
  Date.parse(`${localDate}T00:00:00Z`) / 60_000 + minutesOf(localTime);

const same = (one: FreeTime, other: FreeTime): boolean =>
  one.localDate === other.localDate && one.localTime === other.localTime && one.isFullDay === other.isFullDay;

/** The free times nearest to a lost one, nearest first; visits of the same kind before others. */
export function closestTimes(lost: FreeTime, days: readonly TimeSlotDay[], most: number): FreeTime[] {
  const far = (time: FreeTime): number => Math.abs(minuteOf(time) - minuteOf(lost));
  const other = (time: FreeTime): number => Number(time.isFullDay !== lost.isFullDay);
  return freeTimes(days)
    .filter((time) => !same(time, lost))
    .toSorted((a, b) => far(a) - far(b) || other(a) - other(b))
    .slice(0, most);
}

/** Merges the days of two responses in order; the newer one wins. */
export const mergedDays = (held: readonly TimeSlotDay[], come: readonly TimeSlotDay[]): TimeSlotDay[] =>
  [...new Map([...held, ...come].map((day) => [day.date, day])).values()].toSorted((a, b) =>
    a.date < b.date ? -1 : 1,
  );
