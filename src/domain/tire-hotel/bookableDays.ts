import { fromAbsolute, parseDate, toCalendarDate } from '@internationalized/date';
import { WORKSHOP_ZONE } from '@/domain/workshop/slotTime';
import { EARLIEST_DAYS, LATEST_MONTHS } from './tireBooking';

/** The first and the last day that can be booked, 'YYYY-MM-DD'; months end where theirs does: 30 November is 28 February. */
export function bookableDays(today: string): { from: string; to: string } {
  const day = parseDate(today);
  return { from: day.add({ days: EARLIEST_DAYS }).toString(), to: day.add({ months: LATEST_MONTHS }).toString() };
}

/** The day at the workshop at a time in ms, 'YYYY-MM-DD', wherever the visitor is. */
export const workshopDay = (now: number): string => toCalendarDate(fromAbsolute(now, WORKSHOP_ZONE)).toString();
