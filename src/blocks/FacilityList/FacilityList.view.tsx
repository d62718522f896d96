import { css } from '@emotion/react';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import { selectListing } from '@/features/dealers/dealers.selectors';
import { FacilityListing } from '@/features/dealers/components/FacilityListing';
import { useTexts } from '@/i18n/TextsProvider';
import { contactTelemetryFeature } from '@/features/telemetry/contactTelemetry.feature';
import { useReport } from '@/store/StoreProvider';
import { media, token } from '@/ui/tokens';
import { useAppSelector } from '@/store/hooks';
import { useFrameContext } from '../FrameContext';
import { workshopBooking } from '../languages';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { withFeatures } from '../parts/withFeatures';
import type { FacilityListFields } from './FacilityList.schema';

const styles = css({
  '&&': { paddingBlockStart: token('space.8'), [media.md]: { paddingBlockStart: token('space.4') } },
  // The first facility is in the first window.
  '> .wrap > .block-head': {
    [media.md]: { marginBlockEnd: token('space.16') },
    [media.lg]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: token('space.24') },
  },
  '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') },
});

function FacilityListView({ Title, Text }: FacilityListFields) {
  const report = useReport('map of FacilityList');
  const { t } = useTexts();
  const { site, language } = useFrameContext();
  const listing = useAppSelector(selectListing);
  if (!listing) return null;
  return (
    <BlockSection
      styles={styles}
      head={
        <>
          <BlockTitle text={Title || t('frame.facilities')} tag="H1" />
          {Text !== '' && <p>{Text}</p>}
        </>
      }
    >
      <FacilityListing {...listing} booking={workshopBooking(site, language)} onMapFailure={report} />
    </BlockSection>
  );
}

/** All facilities of the site by region, with a search within. */
export const FacilityList = withFeatures([dealersFeature, contactTelemetryFeature], FacilityListView);
