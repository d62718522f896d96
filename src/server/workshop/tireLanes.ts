import { parseDate } from '@internationalized/date';
import { EARLIEST_DAYS, LATEST_MONTHS } from '@/domain/tire-hotel/tireBooking';
import { addDays, minutesOf, timeOf, weekdayOfDate, type SlotTime } from '@/domain/workshop/slotTime';
import { localMoment } from '@/i18n/localTime';
import { hoursOfDay, type WorkshopDepartment } from './departments.service';

/**
 * How many change their wheels: most before winter tires are required (1 December) and after they are no longer
 * (31 March), until studs end (15 April); few in winter and summer.
 */
type Demand = 'busy' | 'ordinary' | 'quiet';

const BUSY: readonly (readonly [from: string, to: string])[] = [
  ['03-15', '05-05'],
  ['10-15', '12-14'],
];
const QUIET_MONTHS: ReadonlySet<string> = new Set(['01', '02', '06', '07', '08']);
/** Tuesday and Thursday. */
const QUIET_WEEKDAYS: readonly number[] = [1, 3];
/** While it is busy, each lane has a colleague who takes wheels from the storage. */
const BUSY_LANES = 2;
const STEP_MINUTES: Readonly<Record<Demand, number>> = { busy: 20, ordinary: 30, quiet: 30 };

function demandOn(date: string): Demand {
  const day = date.slice(5);
  if (BUSY.some(([from, to]) => day >= from && day <= to)) return 'busy';
  return QUIET_MONTHS.has(date.slice(5, 7)) ? 'quiet' : 'ordinary';
}

type LaneDepartment = Pick<WorkshopDepartment, 'tireLanes' | 'schedule' | 'zone'>;

/** Without lanes a department calls its customers: a booking has a day, and no time. */
export const callsBack = ({ tireLanes }: Pick<WorkshopDepartment, 'tireLanes'>): boolean => tireLanes === 0;

/** Cars whose wheels are changed at the same time. */
export function lanesOn({ tireLanes }: Pick<WorkshopDepartment, 'tireLanes'>, date: string): number {
  const demand = demandOn(date);
  if (demand === 'busy') return tireLanes * BUSY_LANES;
  return demand === 'quiet' && !QUIET_WEEKDAYS.includes(weekdayOfDate(date)) ? 0 : tireLanes;
}

/** The times of a day at which a lane takes a car, regardless of bookings. */
export function tireTimesOn(department: LaneDepartment, date: string): string[] {
  const hours = lanesOn(department, date) > 0 ? hoursOfDay(department, date) : null;
  if (!hours) return [];
  const step = STEP_MINUTES[demandOn(date)];
  const times: string[] = [];
  for (let minute = minutesOf(hours.open); minute + step <= minutesOf(hours.close); minute += step)
    times.push(timeOf(minute));
  return times;
}

/** The first and the last day that can be booked, on the workshop's clock (specification 3 section 9). */
export function tireWindow({ zone }: Pick<WorkshopDepartment, 'zone'>, now: number): { first: string; last: string } {
  const today = localMoment(new Date(now).toISOString(), zone).date;
  return { first: addDays(today, EARLIEST_DAYS), last: parseDate(today).add({ months: LATEST_MONTHS }).toString() };
}

/** Whether a department that calls back takes requests for this day. */
const takesRequests = (department: LaneDepartment, date: string): boolean =>
  callsBack(department) && hoursOfDay(department, date) !== null;

const isTireDay = (department: LaneDepartment, date: string, now: number): boolean => {
  const { first, last } = tireWindow(department, now);
  return date >= first && date <= last;
};

/** Whether wheels are changed then, regardless of bookings; a full day is one without a time. */
export const isTireTime = (
  department: LaneDepartment,
  { localDate, localTime }: Pick<SlotTime, 'localDate' | 'localTime'>,
  isFullDay: boolean,
  now: number,
): boolean =>
  isTireDay(department, localDate, now) &&
  (isFullDay ? takesRequests(department, localDate) : tireTimesOn(department, localDate).includes(localTime));
