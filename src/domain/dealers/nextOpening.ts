import type { ReplyTime } from '../forms/submission';
import type { OpeningSchedule } from './facility';
import { dayAfter, hoursOn, type LocalMoment } from './openingHours';

/** A holiday week is shorter. */
const DAYS_AHEAD = 14;
/** A message that arrives later on the day is read the next one. */
const LAST_MINUTES = 30;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the department is open to respond, deviations included; null where the schedule does not say. */
export function nextOpening(schedule: OpeningSchedule, now: LocalMoment): ReplyTime | null {
  for (let days = 0; days <= DAYS_AHEAD; days += 1) {
    const day = dayAfter(now, days);
    const hours = hoursOn(schedule, day);
    if (!hours) continue;
    if (days > 0 || now.time < hours.open) return { isOpen: false, date: day.date, time: hours.open };
    if (minutesOf(hours.close) - minutesOf(now.time) >= LAST_MINUTES)
      return { isOpen: true, date: day.date, time: hours.close };
  }
  return null;
}

/** Times on a day at which a test drive can begin: each half hour while open, the last one an hour before closing. */
export function driveTimes(schedule: OpeningSchedule, day: Pick<LocalMoment, 'date' | 'weekday'>): string[] {
  const hours = hoursOn(schedule, day);
  if (!hours) return [];
  const times: string[] = [];
  const first = Math.ceil(minutesOf(hours.open) / 30) * 30;
  for (let minutes = first; minutes <= minutesOf(hours.close) - 60; minutes += 30)
    times.push(`${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`);
  return times;
}
