import { lineTotal, type ChosenService } from '@/domain/workshop/chosenServices';
import { useTexts } from '@/i18n/TextsProvider';

type Priced = Pick<ChosenService, 'price' | 'priceKnown' | 'priceKind' | 'notKnownPriceText'> & { unit?: number };

/** A price, marked when it is approximate, or the reason why it is unknown. */
export function PriceText({ of }: { of: Priced }) {
  const { t, format } = useTexts();
  const total = lineTotal({ price: of.price, priceKnown: of.priceKnown, unit: of.unit ?? 1 });
  if (total === null)
    return (
      <span className="price" data-unknown="" title={t('booking.priceTip')}>
        {of.notKnownPriceText || t('error.priceMissing')}
      </span>
    );
  const money = format.money(total, 'SEK');
  return <span className="price">{of.priceKind === 'fixed' ? money : t('booking.approximate', { price: money })}</span>;
}
