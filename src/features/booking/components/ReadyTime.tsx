import { minutesOfVisit, type ChosenService } from '@/domain/workshop/chosenServices';
import { minutesOf, slotTimeOf, timeOf } from '@/domain/workshop/slotTime';
import { useTexts } from '@/i18n/TextsProvider';
import type { PickedSlot } from '../booking.state';

export interface ReadyTimeProps {
  slot: Pick<PickedSlot, 'timeSlot' | 'isFullDay'>;
  lines: readonly ChosenService[];
}

/** When the car is expected to be ready, on the day of the visit; nothing where the time of the work is not known. */
export function ReadyTime({ slot: { timeSlot, isFullDay }, lines }: ReadyTimeProps) {
  const { t } = useTexts();
  if (isFullDay) return <p className="ready">{t('booking.readyDay')}</p>;
  const minutes = minutesOfVisit(lines);
  const slotTime = slotTimeOf(timeSlot);
  if (minutes === null || slotTime === null) return null;
  const ready = minutesOf(slotTime.localTime) + minutes;
  return <p className="ready">{t('booking.ready', { time: timeOf(ready) })}</p>;
}
