import { instantOf } from '@/domain/workshop/slotInstant';
import { addDays, minutesOf, timeOf, weekdayOfDate, FULL_DAY_TIME, type SlotTime } from '@/domain/workshop/slotTime';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import { localMoment } from '@/i18n/localTime';
import { hoursOfDay, type WorkshopDepartment } from './departments.service';
import { callsBack, isTireTime, lanesOn, tireTimesOn } from './tireLanes';
import type { BookingKind, ClaimPart, DayPart } from './workshop.types';

/** What the calendar needs to know about the work. */
export interface Work {
  minutes: number;
  /** Working days until its parts arrive. */
  leadDays: number;
  /** The customer waits on the spot; absent: leaves the car. */
  waits?: boolean;
}

/** A slot that is taken. */
export interface Claim {
  localDate: string;
  localTime: string;
  part: ClaimPart;
  dropOffNumber: number;
  partNumber: number;
}

/** Duration of a drop-off; the last one begins this long before closing time. */
const STEP_MINUTES = 30;
/** The shortest notice for a visit where a workshop takes cars on the same day. */
const NOTICE_MS = 2 * 3_600_000;
/** Length of the calendar. */
const BOOKABLE_DAYS = 182;

const partOf = (time: string, isFullDay: boolean): DayPart =>
  isFullDay ? 'day' : time < '12:00' ? 'morning' : 'afternoon';

/** What a booking counts in; null: in nothing, since the workshop gives it a time later. */
export function claimPartOf({
  kind,
  localTime,
  isFullDay,
}: {
  kind: BookingKind;
  localTime: string;
  isFullDay: boolean;
}): ClaimPart | null {
  if (kind === 'workshop') return partOf(localTime, isFullDay);
  return isFullDay ? null : 'tires';
}

/** Number of cars that the workshop takes in during a part of the day. */
const capacityIn = ({ places }: Pick<WorkshopDepartment, 'places'>, date: string, part: DayPart): number =>
  places[part][weekdayOfDate(date)] ?? 0;

/** Number of cars that the workshop takes in on a day. */
export const capacityOn = (department: Pick<WorkshopDepartment, 'places'>, date: string): number =>
  capacityIn(department, date, 'morning') +
  capacityIn(department, date, 'afternoon') +
  capacityIn(department, date, 'day');

/** The first day with enough open days before it for preparation. Null if it is after the end of the calendar. */
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

/** The times of a day at which this work could begin if there were no other bookings. */
function timesOf(
  department: WorkshopDepartment,
  date: string,
  work: Work,
  now: number,
): { times: string[]; fullDay: boolean } {
  const hours = hoursOfDay(department, date);
  if (!hours) return { times: [], fullDay: false };
  const close = minutesOf(hours.close);
  // Only today and tomorrow need the check: computing instants is slow.
  const soon = date <= addDays(todayAt(department, now), 1);
  const inTime = (localTime: string): boolean =>
    !soon || instantOf({ zone: department.zone, localDate: date, localTime }) >= now + NOTICE_MS;
  const times: string[] = [];
  for (
    let minute = minutesOf(hours.open);
    minute + Math.max(work.minutes, STEP_MINUTES) <= close;
    minute += STEP_MINUTES
  ) {
    const time = timeOf(minute);
    if (capacityIn(department, date, partOf(time, false)) > 0 && inTime(time)) times.push(time);
  }
  return {
    times,
    fullDay:
      !work.waits && hours.open <= FULL_DAY_TIME && capacityIn(department, date, 'day') > 0 && inTime(FULL_DAY_TIME),
  };
}

/** Cars that are taken in at the same time, and in the whole part of the day. */
function capacityOf(
  department: WorkshopDepartment,
  date: string,
  part: ClaimPart,
): { inParallel: number; inPart: number } {
  if (part === 'tires') {
    const lanes = lanesOn(department, date);
    return { inParallel: lanes, inPart: lanes * tireTimesOn(department, date).length };
  }
  const inPart = capacityIn(department, date, part);
  return { inParallel: part === 'day' ? inPart : department.parallelDropOffs, inPart };
}

/**
 * How many times of a part of the day may be held at once: half of those that are not booked, so that nobody can hold
 * a day, from however many addresses.
 */
export const mostHeld = (department: WorkshopDepartment, date: string, part: ClaimPart, booked: number): number =>
  Math.floor((capacityOf(department, date, part).inPart - booked) / 2);

/** The numbers of a new claim; null when the time is full. `claims` are those of the same day. */
export function findFreeSlot(
  department: WorkshopDepartment,
  { localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>,
  part: ClaimPart,
  claims: readonly Claim[],
): Pick<Claim, 'dropOffNumber' | 'partNumber'> | null {
  const ofPart = claims.filter((claim) => claim.part === part);
  const { inParallel, inPart } = capacityOf(department, localDate, part);
  const dropOffNumber = lowestFree(
    ofPart.filter((claim) => claim.localTime === localTime).map((claim) => claim.dropOffNumber),
    inParallel,
  );
  const partNumber = lowestFree(
    ofPart.map((claim) => claim.partNumber),
    inPart,
  );
  return dropOffNumber === null || partNumber === null ? null : { dropOffNumber, partNumber };
}

function lowestFree(taken: readonly number[], most: number): number | null {
  for (let candidate = 1; candidate <= most; candidate += 1) if (!taken.includes(candidate)) return candidate;
  return null;
}

/** A day of the calendar. */
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
      fullDay && findFreeSlot(department, { localDate: date, localTime: FULL_DAY_TIME }, 'day', claims) !== null,
  };
}

/** A day of the tire hotel's calendar. */
export function tireDayOf(
  department: WorkshopDepartment,
  date: string,
  claims: readonly Claim[],
  now: number,
): TimeSlotDay {
  const slot = (localTime: string) => ({ localDate: date, localTime });
  return {
    date,
    availableSlots: tireTimesOn(department, date).filter(
      (localTime) =>
        isTireTime(department, slot(localTime), false, now) &&
        findFreeSlot(department, slot(localTime), 'tires', claims) !== null,
    ),
    allDaySlotAvailable: callsBack(department) && isTireTime(department, slot(FULL_DAY_TIME), true, now),
  };
}

/** Whether this work may begin then, regardless of other bookings. */
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
