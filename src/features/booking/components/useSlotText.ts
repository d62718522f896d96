import { slotTimeOf } from '@/domain/workshop/slotTime';
import { timeText } from '@/features/booking/components/timeText';
import { useTexts } from '@/i18n/TextsProvider';
import type { PickedSlot } from '../booking.state';

/** The chosen time in words. */
export function useSlotText(): (slot: Pick<PickedSlot, 'timeSlot' | 'isFullDay'>) => string {
  const texts = useTexts();
  return ({ timeSlot, isFullDay }) => {
    const at = slotTimeOf(timeSlot);
    return at ? timeText({ ...at, isFullDay }, texts) : timeSlot;
  };
}
