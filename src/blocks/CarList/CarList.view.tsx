import { css } from '@emotion/react';
import { LANDING_CARS } from '@/domain/search/carTeaser';
import { CarGrid } from '@/features/car-search/components/CarGrid';
import { selectCarTeaser } from '@/features/car-teasers/carTeasers.selectors';
import { carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { CarTeaserFooter, TeasersError } from '../parts/CarTeaserFooter';
import { withFeatures } from '../parts/withFeatures';
import type { CarListFields } from './CarList.schema';

const styles = css({
  '.count': { color: token('color.inkSoft'), fontVariantNumeric: 'tabular-nums' },
  '.block-head > p:not(.count)': { maxWidth: token('size.line'), fontSize: token('text.lead') },
});

function CarListView({ Title, Text, Filter }: CarListFields) {
  const { t } = useTexts();
  const teaser = useAppSelector((state) => selectCarTeaser(state, { filters: Filter, ids: [], limit: LANDING_CARS }));
  if (!teaser) return null;
  const { ids, total, query, failed } = teaser;
  const head = (
    <>
      <BlockTitle text={Title} />
      {Text !== '' && <p>{Text}</p>}
      {total > 0 && <p className="count">{t('teasers.count', { count: total })}</p>}
    </>
  );
  return (
    <BlockSection styles={styles} head={Title !== '' || Text !== '' || total > 0 ? head : undefined}>
      {ids.length > 0 ? <CarGrid ids={ids} /> : <TeasersError failed={failed} />}
      <CarTeaserFooter total={total} query={query} illustrated={ids.length > 0} />
    </BlockSection>
  );
}

/** The cars of a landing page: their number, the latest ones, and a link to the list with the same filter. */
export const CarList = withFeatures([carTeasersFeature], CarListView);
