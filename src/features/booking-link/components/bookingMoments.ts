import { slotTimeOf, type SlotTime } from '@/domain/workshop/slotTime';
import type { TextsValue } from '@/i18n/TextsProvider';
import { localMoment } from '@/i18n/localTime';

type Texts = Pick<TextsValue, 't' | 'format'>;

/** 'tisdag 1 december kl. 10:30', when the car is left for the day, or that the workshop calls back with a time. */
export function slotText(
  { timeSlot, isFullDay, awaitsTime = false }: { timeSlot: string; isFullDay: boolean; awaitsTime?: boolean },
  { t, format }: Texts,
): string {
  const time: SlotTime | null = slotTimeOf(timeSlot);
  if (!time) return timeSlot;
  const key = isFullDay ? 'bookingLink.wholeDay' : 'bookingLink.at';
  return t(awaitsTime ? 'bookingLink.awaitsTime' : key, {
    day: format.weekdayDate(time.localDate),
    time: time.localTime,
  });
}

/** An instant in the time zone of the workshop. */
export function instantText(instant: string, zone: string, { t, format }: Texts): string {
  const { date, time } = localMoment(instant, zone);
  return t('bookingLink.at', { day: format.weekdayDate(date), time });
}
