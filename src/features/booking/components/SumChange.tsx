import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { selectBooking, selectSum } from '../booking.selectors';
import { useSumText } from './usePriceText';

const reasons = { mileage: 'booking.sumByMileage', workshop: 'booking.sumByWorkshop' } as const;

/** 'From SEK 900' -> 'from SEK 900'; an abbreviation stays: 'SEK 900'. */
const inSentence = (text: string): string => text.replace(/^\p{Lu}(?!\p{Lu})/u, (first) => first.toLowerCase());

/** One sentence where the last prices changed the sum: what it was, and why it is another, but for an explained reason. */
export function SumChange({ except }: { except?: 'mileage' }) {
  const { t } = useTexts();
  const { sumChange } = useAppSelector(selectBooking);
  const sum = useAppSelector(selectSum);
  const sumText = useSumText();
  return (
    <p role="status" className="sum-change">
      {sumChange &&
        sumChange.reason !== except &&
        t(reasons[sumChange.reason], {
          before: inSentence(sumText(sumChange.before)),
          after: inSentence(sumText(sum)),
        })}
    </p>
  );
}
