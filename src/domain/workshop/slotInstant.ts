import { parseDateTime, toZoned } from '@internationalized/date';
import type { SlotTime } from './slotTime';

/**
 * Apart from `slotTime.ts`, because pages that book need no calendar library before a calendar is shown.
 *
 * The instant of a local time in milliseconds since the epoch. In the hour skipped by a clock change it is moved
 * forward by the size of the change; of the repeated hour it is the first.
 */
export const instantOf = ({ zone, localDate, localTime }: SlotTime): number =>
  toZoned(parseDateTime(`${localDate}T${localTime}`), zone, 'compatible')
    .toDate()
    .getTime();
