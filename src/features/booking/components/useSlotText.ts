import { slotTimeOf } from '@/domain/workshop/slotTime';
import { timeText } from '@/features/booking/components/timeText';
import { useTexts } from '@/i18n/TextsProvider';
import type { PickedSlot } from '../booking.state';

/** Formats a slot. */
export function useSlotText(): (slot: Pick<PickedSlot, 'timeSlot' | 'isFullDay'>) => string {
  const texts = useTexts();
  return ({ timeSlot, isFullDay }) => {
    const time = slotTimeOf(timeSlot);
    return time ? timeText({ ...time, isFullDay }, texts) : timeSlot;
  };
}
