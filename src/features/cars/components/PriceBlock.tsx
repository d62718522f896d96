import { css } from '@emotion/react';
import { useTexts } from '@/i18n/TextsProvider';
import { selectNow } from '@/store/context';
import type { CarRecord } from '@/store/entities';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
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
  '&[data-reduced] strong': { color: token('color.signal') },
  's, span': { color: token('color.inkSoft') },
});

/** The price; a lowered one with the lowest of the 30 days before. */
export function PriceBlock({ car }: { car: CarRecord }) {
  const texts = useTexts();
  const { t } = texts;
  const price = priceTexts(car, texts, useAppSelector(selectNow));
  return (
    <p css={styles} data-reduced={price.campaign || price.cut || undefined}>
      <strong>{price.now ?? t('card.noPrice')}</strong>
      {price.before !== null && (
        <span>
          {t('card.lowestBefore')} <s>{price.before}</s>
        </span>
      )}
      {price.now !== null && <span>{price.vat}</span>}
    </p>
  );
}
