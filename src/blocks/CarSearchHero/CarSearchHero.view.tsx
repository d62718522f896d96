import { css } from '@emotion/react';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { selectStockSummary } from '@/features/stock-summary/stockSummary.selectors';
import { searchTelemetryFeature } from '@/features/telemetry/searchTelemetry.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { BlockTitle } from '../parts/BlockTitle';
import { isStudioPicture } from '../parts/BlockPicture';
import { MediaStage } from '../parts/MediaStage';
import { SearchField } from '../parts/SearchField';
import { withFeatures } from '../parts/withFeatures';
import type { CarSearchHeroFields } from './CarSearchHero.schema';

const styles = css({
  // Its background extends below a floating bar, as a HeroBanner's does.
  '> [data-look]': { marginBlockStart: 'calc(-1 * var(--bar-over, 0px))', paddingBlockStart: 'var(--bar-over, 0px)' },
  '.stage-words h1': { fontSize: token('text.hero'), lineHeight: 1, maxWidth: '14ch', hyphens: 'manual' },
  '.stage-words .in-stock': { fontSize: token('text.small'), fontVariantNumeric: 'tabular-nums' },
});

function CarSearchHeroView({ Title, Image, SearchUrl }: CarSearchHeroFields) {
  const { t, format } = useTexts();
  const { total } = useAppSelector(selectStockSummary);
  const { carList } = useAppSelector(selectPaths);
  if (Title === '' && Image === null && SearchUrl.href === '') return null;
  return (
    <section css={styles}>
      <MediaStage
        image={Image}
        phone={null}
        tone={isStudioPicture(Image) ? 'Black' : 'White'}
        priority={Image !== null}
        least={['24rem', '34rem']}
      >
        {() => (
          <>
            <BlockTitle text={Title} tag="H1" />
            <SearchField url={SearchUrl.href === '' ? carList : SearchUrl.href} prefillFrom="q" />
            {total > 0 && (
              <p className="in-stock">{t('home.inStock', { count: format.number(total), pluralBy: total })}</p>
            )}
          </>
        )}
      </MediaStage>
    </section>
  );
}

/** A search of the stock over a picture. A plain GET form: works everywhere. */
export const CarSearchHero = withFeatures([stockSummaryFeature, searchTelemetryFeature], CarSearchHeroView);
