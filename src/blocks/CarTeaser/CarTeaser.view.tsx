import { css } from '@emotion/react';
import { CarGrid, phoneRow } from '@/features/car-search/components/CarGrid';
import { selectCarTeaser } from '@/features/car-teasers/carTeasers.selectors';
import { carTeasersFeature } from '@/features/car-teasers/carTeasers.feature';
import { useAppSelector } from '@/store/hooks';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { TeasersError } from '../parts/CarTeaserFooter';
import { teaserHeadStyles } from '../parts/teaserHead.styles';
import { withFeatures } from '../parts/withFeatures';
import type { CarTeaserFields } from './CarTeaser.schema';

// With a filter, an incomplete last row of three or two columns is hidden (a card is at least 315 px wide).
const styles = css(teaserHeadStyles, {
  '.cars': { containerType: 'inline-size', ...phoneRow },
  '@container (min-width: 993px) and (max-width: 1331px)': {
    '.cars[data-fill] > ul > li:nth-of-type(3n + 4):is(:last-of-type, :nth-last-of-type(2)), .cars[data-fill] > ul > li:nth-of-type(3n + 4):nth-last-of-type(2) ~ li':
      { display: 'none' },
  },
  '@container (min-width: 654px) and (max-width: 992px)': {
    '.cars[data-fill] > ul > li:nth-of-type(2n + 3):last-of-type': { display: 'none' },
  },
});

function CarTeaserView({ Title, Link, Filter, Ids, Limit }: CarTeaserFields) {
  const teaser = useAppSelector((state) => selectCarTeaser(state, { filters: Filter, ids: Ids, limit: Limit }));
  if (!teaser || (teaser.ids.length === 0 && !teaser.failed)) return null;
  return (
    <BlockSection
      styles={styles}
      head={
        Title === '' && Link.href === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            <BlockButton link={Link} type="Ghost" flush />
          </>
        )
      }
    >
      {teaser.failed ? (
        <TeasersError failed />
      ) : (
        <div className="cars" data-fill={Ids.length === 0 || undefined}>
          <CarGrid ids={teaser.ids} />
        </div>
      )}
    </BlockSection>
  );
}

/** A few cars, by a filter or by id. Renders nothing without cars, and a message when the search failed. */
export const CarTeaser = withFeatures([carTeasersFeature], CarTeaserView);
