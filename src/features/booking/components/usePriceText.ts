import type { PriceSum } from '@/domain/workshop/chosenServices';
import { useTexts } from '@/i18n/TextsProvider';

/** Formats a price in whole kronor no more certain than it is: 'Från ca 1 450 kr', 'Kostnadsfritt'. */
export function usePriceText(): (price: number, how: { approximate: boolean; isLowest: boolean }) => string {
  const { t, format } = useTexts();
  return (price, { approximate, isLowest }) => {
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
