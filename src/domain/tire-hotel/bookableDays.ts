import { parseDate } from '@internationalized/date';
import { EARLIEST_DAYS, LATEST_MONTHS } from './tireBooking';

/** The first and the last day that can be booked, 'YYYY-MM-DD'; months end where theirs does: 30 November is 28 February. */
export function bookableDays(today: string): { from: string; to: string } {
  const day = parseDate(today);
  return { from: day.add({ days: EARLIEST_DAYS }).toString(), to: day.add({ months: LATEST_MONTHS }).toString() };
}
