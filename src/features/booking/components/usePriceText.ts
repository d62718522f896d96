import type { PriceSum } from '@/domain/workshop/chosenServices';
import { useTexts } from '@/i18n/TextsProvider';

interface Certainty {
  approximate: boolean;
  isLowest: boolean;
  /** The highest that it may be; null: nobody can tell yet. */
  upTo: number | null;
}

/** Formats a price in whole kronor no more certain than it is: 'Ca 1 450–1 600 kr', 'Från ca 1 450 kr', 'Kostnadsfritt'. */
export function usePriceText(): (price: number, how: Certainty) => string {
  const { t, format } = useTexts();
  return (price, { approximate, isLowest, upTo }) => {
    if (upTo !== null && upTo !== price) {
      const range = format.moneyRange(price, upTo, 'SEK');
      return approximate ? t('booking.approximate', { price: range }) : range;
    }
    const money = format.money(price, 'SEK');
    if (isLowest) return t(approximate ? 'booking.fromApproximate' : 'booking.from', { price: money });
    if (approximate) return t('booking.approximate', { price: money });
    return price === 0 ? t('booking.free') : money;
  };
}

/** Formats a sum; one of lines without a price has none either, and is not free. */
export function useSumText(): (sum: PriceSum) => string {
  const { t } = useTexts();
  const priceText = usePriceText();
  return (sum) => (sum.known === 0 && sum.missing > 0 ? t('error.priceMissing') : priceText(sum.known, sum));
}
