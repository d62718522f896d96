import { css } from '@emotion/react';
import { CarGrid, fullRows, phoneRow } from '@/features/car-search/components/CarGrid';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { media, token } from '@/ui/tokens';
import { withFeatures } from '../parts/withFeatures';
import type { LatestCarsFields } from './LatestCars.schema';

const styles = css({
  '.cars': { ...fullRows, ...phoneRow },
  '.loan-note': { marginBlockStart: token('space.24') },
  // A start page on a phone has no room for the legal information, and so tells no month.
  [media.phone]: { '.monthly, .loan-note': { display: 'none' } },
});

function LatestCarsView({ title, linkText, linkUrl }: LatestCarsFields) {
  const { t } = useTexts();
  const { latest } = useAppSelector(selectStockSummary);
  if (latest.length === 0) return null;
  const leads = linkText !== '' && linkUrl.href !== '';
  return (
    <section css={styles} className="section">
      {(title !== '' || leads) && (
        <div className="head">
          {title !== '' && <h2>{title}</h2>}
          {leads && (
            <LinkButton variant="ghost" flush href={linkUrl.href} iconEnd="arrow">
              {linkText}
            </LinkButton>
          )}
        </div>
      )}
      <CarGrid ids={latest} loans="below" />
      <p className="note">{t('list.illustration')}</p>
    </section>
  );
}

/** The latest cars. */
export const LatestCars = withFeatures([stockSummaryFeature], LatestCarsView);
