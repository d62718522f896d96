import { css } from '@emotion/react';
import { stockSummaryFeature } from '@/features/stock-summary/stockSummary.feature';
import { searchTelemetryFeature } from '@/features/telemetry/searchTelemetry.feature';
import { selectPaths } from '@/store/context';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { BlockTitle } from '../parts/BlockTitle';
import { isStudioPicture } from '../parts/BlockPicture';
import { MediaStage } from '../parts/MediaStage';
import { StockSearch } from '../parts/StockSearch';
import { withFeatures } from '../parts/withFeatures';
import type { CarSearchHeroFields } from './CarSearchHero.schema';

const styles = css({
  // Its background extends below a floating bar, as a HeroBanner's does.
  '> [data-look]': { marginBlockStart: 'calc(-1 * var(--bar-over, 0px))', paddingBlockStart: 'var(--bar-over, 0px)' },
  '.stage-words h1': { fontSize: token('text.hero'), lineHeight: 1, maxWidth: '14ch', hyphens: 'manual' },
});

function CarSearchHeroView({ Title, Image, SearchUrl }: CarSearchHeroFields) {
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
            <StockSearch url={SearchUrl.href === '' ? carList : SearchUrl.href} prefillFrom="q" />
          </>
        )}
      </MediaStage>
    </section>
  );
}

/** A search of the stock over a picture. A plain GET form: works everywhere. */
export const CarSearchHero = withFeatures([stockSummaryFeature, searchTelemetryFeature], CarSearchHeroView);
