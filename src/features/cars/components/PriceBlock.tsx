import { css } from '@emotion/react';
import { paidAmount } from '@/domain/cars/paidAmount';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow, selectVatPercent } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { media, token } from '@/ui/tokens';
import { CampaignMark } from '../../car-search/components/CampaignMark';
import { priceTexts } from '../../car-search/components/carTexts';

const styles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: token('space.12'),
  strong: {
    fontFamily: token('font.heading'),
    fontSize: token('text.display'),
    fontWeight: token('font.headingWeight'),
    lineHeight: 1.1,
  },
  // A sentence, not a figure.
  '&[data-unknown] strong': { fontSize: token('text.title') },
  '&[data-reduced] strong': { color: token('color.signal') },
  '.before, .other': { flexBasis: '100%' },
  // In the panel what is said of the price is one line below it.
  [media.lg]: {
    strong: { fontSize: '2.625rem' },
    '.before, .other': { flexBasis: 'auto' },
    'span, .before, .other': { fontSize: token('text.small') },
  },
  span: { color: token('color.inkSoft') },
});

/**
 * The price; a lowered one with the lowest of the 30 days before, that of a light commercial vehicle also with VAT. Of an
 * auction's lot it is the first bid.
 */
export function PriceBlock({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const price = priceTexts(car, texts, useAppSelector(selectNow));
  const vat = useAppSelector(selectVatPercent);
  const paid = paidAmount(car);
  const reason = price.campaign ? t('card.campaignPrice') : price.cut ? t('card.cut') : null;
  const withVat =
    car.car_vehicle_type_code === 'LCV' && vat !== null && paid !== null && car.car_price_currency !== undefined
      ? texts.format.money(Math.round(paid * (1 + vat / 100)), car.car_price_currency)
      : null;
  return (
    <p css={styles} data-reduced={reason !== null || undefined} data-unknown={price.now === null || undefined}>
      <strong>{price.now ?? t('card.noPrice')}</strong>
      {reason !== null && <CampaignMark>{reason}</CampaignMark>}
      {price.now !== null && <span>{price.note}</span>}
      {price.before !== null && <span className="before">{t('card.lowestBefore', { price: price.before })}</span>}
      {withVat !== null && <span className="other">{t('detail.withVat', { price: withVat })}</span>}
    </p>
  );
}
