import { slotTimeOf, type SlotTime } from '@/domain/workshop/slotTime';
import type { TextsValue } from '@/i18n/TextsProvider';
import { localMoment } from '@/i18n/localTime';

type Say = Pick<TextsValue, 't' | 'format'>;

/** 'tisdag 1 december kl. 10:30', or when the car is left for the day. */
export function slotText(
  { timeSlot, isFullDay }: { timeSlot: string; isFullDay: boolean },
  { t, format }: Say,
): string {
  const at: SlotTime | null = slotTimeOf(timeSlot);
  if (!at) return timeSlot;
  return t(isFullDay ? 'bookingLink.wholeDay' : 'bookingLink.at', {
    day: format.weekdayDate(at.localDate),
    time: at.localTime,
  });
}

/** An instant as the workshop's clock shows it, wherever the visitor's own stands. */
export function momentText(instant: string, zone: string, { t, format }: Say): string {
  const { date, time } = localMoment(instant, zone);
  return t('bookingLink.at', { day: format.weekdayDate(date), time });
}
