import { slotTimeOf } from '@/domain/workshop/slotTime';
import type { FreeTime } from '@/domain/workshop/weeks';
import { useTexts, type TextsValue } from '@/i18n/TextsProvider';
import type { PickedSlot } from '../booking.state';

/** 'tisdag 1 december 10:30', or the full day; in the time zone of the workshop. */
export const timeText = (
  { localDate, localTime, isFullDay }: FreeTime,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
): string => {
  // Breaks after the weekday: as a whole it is wider than a phone with large text.
  const date = format.weekdayDate(localDate).replace('\u00A0', ' ');
  return `${date} ${isFullDay ? t('booking.wholeDay').toLowerCase() : localTime}`;
};

/** 'tis 1 dec.': on a button. */
export const shortDayText = ({ localDate }: FreeTime, { format }: Pick<TextsValue, 'format'>): string =>
  `${format.weekday(localDate)} ${format.shortDate(localDate)}`;

/** '10:30', or the full day. */
export const shortHourText = ({ localTime, isFullDay }: FreeTime, { t }: Pick<TextsValue, 't'>): string =>
  isFullDay ? t('booking.wholeDay').toLowerCase() : localTime;

/** Formats a slot. */
export function useSlotText(): (slot: Pick<PickedSlot, 'timeSlot' | 'isFullDay'>) => string {
  const texts = useTexts();
  return ({ timeSlot, isFullDay }) => {
    const time = slotTimeOf(timeSlot);
    return time ? timeText({ ...time, isFullDay }, texts) : timeSlot;
  };
}
