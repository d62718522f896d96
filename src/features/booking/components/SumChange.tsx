import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { selectBooking, selectSum } from '../booking.selectors';
import { useSumText } from './usePriceText';

const reasons = { mileage: 'booking.sumByMileage', workshop: 'booking.sumByWorkshop' } as const;

/** One sentence where the last prices changed the sum: what it was, and why it is another. */
export function SumChange() {
  const { t } = useTexts();
  const { sumChange } = useAppSelector(selectBooking);
  const sum = useAppSelector(selectSum);
  const sumText = useSumText();
  const inSentence = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
  return (
    <p role="status" className="sum-change">
      {sumChange &&
        t(reasons[sumChange.reason], {
          before: inSentence(sumText(sumChange.before)),
          after: inSentence(sumText(sum)),
        })}
    </p>
  );
}
