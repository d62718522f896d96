import {
  addDays,
  instantOf,
  minutesOf,
  timeOf,
  weekdayOfDate,
  WHOLE_DAY_TIME,
  type SlotTime,
} from '@/domain/workshop/slotTime';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import { localMoment } from '@/i18n/localTime';
import { hoursOfDay, type WorkshopDepartment } from './departments.service';
import type { DayPart } from './workshop.types';

/** What is to be done, as far as the calendar cares. */
export interface Work {
  minutes: number;
  /** Working days that its parts take to come. */
  leadDays: number;
}

/** A slot that is taken. */
export interface Claim {
  localDate: string;
  localTime: string;
  part: DayPart;
  deskPlace: number;
  partPlace: number;
}

/** Duration of handing over a car; the last one begins this long before closing. */
const STEP_MINUTES = 30;
/** No visit is booked at shorter notice, where a workshop takes cars the same day. */
const NOTICE_MS = 2 * 3_600_000;
/** So far ahead the calendar goes. */
const BOOKABLE_DAYS = 182;

export const partOf = (time: string, isFullDay: boolean): DayPart =>
  isFullDay ? 'day' : time < '12:00' ? 'morning' : 'afternoon';

/** Cars that part of a day takes in. */
const capacityIn = ({ places }: Pick<WorkshopDepartment, 'places'>, date: string, part: DayPart): number =>
  places[part][weekdayOfDate(date)] ?? 0;

/** The first day that leaves time to prepare: so many open days after today. Null where the calendar ends before. */
export function firstDay(department: WorkshopDepartment, work: Work, now: number): string | null {
  const today = todayAt(department, now);
  let left = Math.max(department.leadDays, work.leadDays);
  for (let day = 0; day <= BOOKABLE_DAYS; day += 1) {
    const date = addDays(today, day);
    if (left <= 0) return date;
    if (day > 0 && hoursOfDay(department, date)) left -= 1;
    if (left === 0) return date;
  }
  return null;
}

export const todayAt = ({ zone }: Pick<WorkshopDepartment, 'zone'>, now: number): string =>
  localMoment(new Date(now).toISOString(), zone).date;
export const lastDay = (department: Pick<WorkshopDepartment, 'zone'>, now: number): string =>
  addDays(todayAt(department, now), BOOKABLE_DAYS);

/** The times of a day at which this work could begin without other bookings. */
function timesOf(
  department: WorkshopDepartment,
  date: string,
  work: Work,
  now: number,
): { times: string[]; fullDay: boolean } {
  const hours = hoursOfDay(department, date);
  if (!hours) return { times: [], fullDay: false };
  const close = minutesOf(hours.close);
  // From the day after tomorrow on every time is far enough away; instants are dear.
  const soon = date <= addDays(todayAt(department, now), 1);
  const inTime = (localTime: string): boolean =>
    !soon || instantOf({ zone: department.zone, localDate: date, localTime }) >= now + NOTICE_MS;
  const times: string[] = [];
  for (let at = minutesOf(hours.open); at + Math.max(work.minutes, STEP_MINUTES) <= close; at += STEP_MINUTES) {
    const time = timeOf(at);
    if (capacityIn(department, date, partOf(time, false)) > 0 && inTime(time)) times.push(time);
  }
  return {
    times,
    fullDay: hours.open <= WHOLE_DAY_TIME && capacityIn(department, date, 'day') > 0 && inTime(WHOLE_DAY_TIME),
  };
}

/** The numbered places that a new claim gets; null when the time is full. `claims` are those of the same day. */
export function findFreeSlot(
  department: WorkshopDepartment,
  { localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>,
  part: DayPart,
  claims: readonly Claim[],
): Pick<Claim, 'deskPlace' | 'partPlace'> | null {
  const ofPart = claims.filter((claim) => claim.part === part);
  const desks = part === 'day' ? capacityIn(department, localDate, 'day') : department.desks;
  const deskPlace = lowestFree(
    ofPart.filter((claim) => claim.localTime === localTime).map((claim) => claim.deskPlace),
    desks,
  );
  const partPlace = lowestFree(
    ofPart.map((claim) => claim.partPlace),
    capacityIn(department, localDate, part),
  );
  return deskPlace === null || partPlace === null ? null : { deskPlace, partPlace };
}

function lowestFree(taken: readonly number[], most: number): number | null {
  for (let candidate = 1; candidate <= most; candidate += 1) if (!taken.includes(candidate)) return candidate;
  return null;
}

/** A day as the calendar shows it. */
export function dayOf(
  department: WorkshopDepartment,
  date: string,
  work: Work,
  claims: readonly Claim[],
  now: number,
): TimeSlotDay {
  const { times, fullDay } = timesOf(department, date, work, now);
  return {
    date,
    availableSlots: times.filter(
      (localTime) =>
        findFreeSlot(department, { localDate: date, localTime }, partOf(localTime, false), claims) !== null,
    ),
    allDaySlotAvailable:
      fullDay && findFreeSlot(department, { localDate: date, localTime: WHOLE_DAY_TIME }, 'day', claims) !== null,
  };
}

/** Whether this work may begin then, apart from other bookings. */
export function isBookable(
  department: WorkshopDepartment,
  { localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>,
  isFullDay: boolean,
  work: Work,
  now: number,
): boolean {
  const first = firstDay(department, work, now);
  if (first === null || localDate < first || localDate > lastDay(department, now)) return false;
  const { times, fullDay } = timesOf(department, localDate, work, now);
  return isFullDay ? fullDay : times.includes(localTime);
}
