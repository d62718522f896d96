import type { ReactNode } from 'react';
import { TIRES_ANCHOR } from '@/domain/tire-hotel/anchor';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import { selectFacilityPage } from '@/features/dealers/dealers.selectors';
import { FacilityPageView } from '@/features/dealers/components/FacilityPageView';
import { contactTelemetryFeature } from '@/features/telemetry/contactTelemetry.feature';
import { useReport } from '@/store/StoreProvider';
import { useAppSelector } from '@/store/hooks';
import { useFrameContext } from '../FrameContext';
import { inLanguage, workshopBooking } from '../languages';
import { withFeatures } from '../parts/withFeatures';

function FacilityDetailView({ children }: { children?: ReactNode }) {
  const report = useReport('map of FacilityDetail');
  const { site, language } = useFrameContext();
  const page = useAppSelector(selectFacilityPage);
  if (!page) return null;
  const { tireHotel } = site.features;
  return (
    <FacilityPageView
      page={page}
      booking={workshopBooking(site, language)}
      tireHotel={tireHotel === undefined ? null : `${inLanguage(language, tireHotel)}#${TIRES_ANCHOR}`}
      onMapFailure={report}
    >
      {children}
    </FacilityPageView>
  );
}

/** The facility of the address. */
export const FacilityDetail = withFeatures([dealersFeature, contactTelemetryFeature], FacilityDetailView);
