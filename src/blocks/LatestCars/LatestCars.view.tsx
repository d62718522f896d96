import { css } from '@emotion/react';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { LinkButton } from '@/ui/primitives/Button';
import { sectionStyles } from '../section.styles';
import { withFeatures } from '../parts/withFeatures';
import type { LatestCarsFields } from './LatestCars.schema';

const styles = css(sectionStyles, {
  '.cars': { containerType: 'inline-size' },
  // Eight cards fill rows of four; in narrower layouts six fill rows of three, two and one.
  '@container (max-width: 1331px)': { '.cars li:nth-of-type(n + 7)': { display: 'none' } },
});

function LatestCarsView({ title, linkText, linkUrl }: LatestCarsFields) {
  const { t } = useTexts();
  const { latest } = useAppSelector(selectStockSummary);
  if (latest.length === 0) return null;
  const leads = linkText !== '' && linkUrl.href !== '';
  return (
    <section css={styles}>
      {(title !== '' || leads) && (
        <div className="head">
          {title !== '' && <h2>{title}</h2>}
          {leads && (
            <LinkButton variant="ghost" href={linkUrl.href} iconEnd="arrow">
              {linkText}
            </LinkButton>
          )}
        </div>
      )}
      <div className="cars">
        <CarGrid ids={latest} />
      </div>
      <p className="note">{t('list.illustration')}</p>
    </section>
  );
}

/** The latest cars. */
export const LatestCars = withFeatures([stockSummaryFeature], LatestCarsView);
