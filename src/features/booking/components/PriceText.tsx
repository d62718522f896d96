import { lineTotal, type ChosenService } from '@/domain/workshop/chosenServices';
import { useTexts } from '@/i18n/TextsProvider';
import { usePriceText } from './usePriceText';

type Priced = Pick<
  ChosenService,
  'price' | 'priceFrom' | 'priceTo' | 'priceKnown' | 'priceKind' | 'notKnownPriceText'
> & {
  unit?: number;
};

/** A price, marked when it is approximate, the lowest or a range, or why there is none; a star refers to the note below. */
export function PriceText({ of }: { of: Priced }) {
  const { t, term } = useTexts();
  const priceText = usePriceText();
  const total = lineTotal({ ...of, unit: of.unit ?? 1 });
  if (total !== null)
    return (
      <span className="price">
        {priceText(total, {
          approximate: of.priceKind !== 'fixed',
          isLowest: of.priceFrom !== null,
          upTo: of.priceTo === null ? null : of.priceTo * (of.unit ?? 1),
        })}
      </span>
    );
  // Work whose price is known before an inspection has one: it failed to load.
  if (of.priceKind !== 'inspection')
    return (
      <span className="price" data-unknown="">
        {t('booking.priceFailed')}
      </span>
    );
  return (
    <span className="price" data-unknown="" data-star="" title={t('booking.priceTip')}>
      {of.notKnownPriceText ? `${term('workshop', of.notKnownPriceText)}*` : t('error.priceMissing')}
    </span>
  );
}
