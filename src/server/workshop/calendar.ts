import { addDays, FULL_DAY_TIME } from '@/domain/workshop/slotTime';
import { CALENDAR_DAYS, NEXT_DAYS, type FirstTimeSlot, type TimeSlotDay } from '@/domain/workshop/workshops';
import type { Orm } from '@/server/database/orm';
import { dayOf, firstDay, lastDay, tireDayOf, type Claim, type Work } from './availability';
import { claimsBetween } from './claims.store';
import type { WorkshopDepartment } from './departments.service';

const byDay = (claims: readonly Claim[]): Map<string, Claim[]> => {
  const days = new Map<string, Claim[]>();
  for (const claim of claims) days.set(claim.localDate, [...(days.get(claim.localDate) ?? []), claim]);
  return days;
};

/** Four weeks from that day. Holds of `holder` count as free. Days that cannot be booked are included without times. */
export async function calendarOf(
  orm: Orm,
  department: WorkshopDepartment,
  work: Work,
  from: string,
  now: number,
  holder: string | null,
): Promise<TimeSlotDay[]> {
  const first = firstDay(department, work, now);
  const last = lastDay(department, now);
  const to = addDays(from, CALENDAR_DAYS - 1);
  const claims = byDay(await claimsBetween(orm, department.departmentId, from, to, now, holder));
  return Array.from({ length: CALENDAR_DAYS }, (_, day) => {
    const date = addDays(from, day);
    if (first === null || date < first || date > last) return { date, availableSlots: [], allDaySlotAvailable: false };
    return dayOf(department, date, work, claims.get(date) ?? [], now);
  });
}

/** Days of the tire hotel, both included. Holds of `holder` count as free. */
export async function tireCalendarOf(
  orm: Orm,
  department: WorkshopDepartment,
  { from, to }: { from: string; to: string },
  now: number,
  holder: string | null,
): Promise<TimeSlotDay[]> {
  const claims = byDay(await claimsBetween(orm, department.departmentId, from, to, now, holder));
  const days: TimeSlotDay[] = [];
  for (let date = from; date <= to; date = addDays(date, 1))
    days.push(tireDayOf(department, date, claims.get(date) ?? [], now));
  return days;
}

/**
 * The first free time of each of the first days that have any, none when the calendar is full. The days after the first
 * are looked for in the same weeks alone: those are read anyway.
 */
export async function firstTimesOf(
  orm: Orm,
  department: WorkshopDepartment,
  work: Work,
  now: number,
  holder: string | null,
): Promise<FirstTimeSlot[]> {
  const first = firstDay(department, work, now);
  if (first === null) return [];
  const times: FirstTimeSlot[] = [];
  const last = lastDay(department, now);
  // Mostly within the first weeks: the others are read only when those are full.
  for (let from = first; from <= last; from = addDays(from, CALENDAR_DAYS)) {
    const end = addDays(from, CALENDAR_DAYS - 1);
    const to = end < last ? end : last;
    const claims = byDay(await claimsBetween(orm, department.departmentId, from, to, now, holder));
    for (let date = from; date <= to && times.length <= NEXT_DAYS; date = addDays(date, 1)) {
      const { availableSlots, allDaySlotAvailable } = dayOf(department, date, work, claims.get(date) ?? [], now);
      const [localTime] = availableSlots;
      if (localTime !== undefined) times.push({ zone: department.zone, localDate: date, localTime, isFullDay: false });
      else if (allDaySlotAvailable)
        times.push({ zone: department.zone, localDate: date, localTime: FULL_DAY_TIME, isFullDay: true });
    }
    if (times.length > 0) return times;
  }
  return [];
}
