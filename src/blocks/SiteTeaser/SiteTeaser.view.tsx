import { css } from '@emotion/react';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import { selectTeaser } from '@/features/dealers/dealers.selectors';
import { FacilityCard } from '@/features/dealers/components/FacilityCard';
import { facilityCardStyles } from '@/features/dealers/components/facilityCard.styles';
import { useTexts } from '@/i18n/TextsProvider';
import { contactTelemetryFeature } from '@/features/telemetry/contactTelemetry.feature';
import { Notice } from '@/ui/primitives/Notice';
import { media } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import { BlockButton } from '../parts/BlockButton';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { teaserHeadStyles } from '../parts/teaserHead.styles';
import { withFeatures } from '../parts/withFeatures';
import type { SiteTeaserFields } from './SiteTeaser.schema';

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

// Complete rows: two columns, then four, or three where the count is divisible by three.
const styles = css(facilityCardStyles, teaserHeadStyles, {
  '.places': {
    gridTemplateColumns: 'minmax(0, 1fr)',
    [media.md]: { gridTemplateColumns: columns(2) },
    [media.xl]: { gridTemplateColumns: columns(4) },
  },
  '.places[data-three]': { [media.lg]: { gridTemplateColumns: columns(3) } },
});

function SiteTeaserView({ Title, Link, Ids, Limit }: SiteTeaserFields) {
  const { t } = useTexts();
  const teaser = useAppSelector((state) => selectTeaser(state, { ids: Ids, limit: Limit }));
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
        <Notice tone="danger">{t('dealers.failed')}</Notice>
      ) : (
        <ul className="places" data-three={teaser.ids.length % 3 === 0 || undefined}>
          {teaser.ids.map((id) => (
            <li key={id}>
              <FacilityCard id={id} level={Title === '' ? 'h2' : 'h3'} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

/** A handful of facilities. Without any it renders nothing; a failed request is shown as an error. */
export const SiteTeaser = withFeatures([dealersFeature, contactTelemetryFeature], SiteTeaserView);
