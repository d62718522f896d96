import type { FreeTime } from '@/domain/workshop/weeks';
import type { TextsValue } from '@/i18n/TextsProvider';

/** 'tisdag 1 december 10:30', or the full day; in the time zone of the workshop. */
export const timeText = (
  { localDate, localTime, isFullDay }: FreeTime,
  { t, format }: Pick<TextsValue, 't' | 'format'>,
): string => `${format.weekdayDate(localDate)} ${isFullDay ? t('booking.wholeDay').toLowerCase() : localTime}`;
