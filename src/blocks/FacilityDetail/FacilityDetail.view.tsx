import type { ReactNode } from 'react';
import { dealersFeature } from '@/features/dealers/dealers.feature';
import { selectFacilityPage } from '@/features/dealers/dealers.selectors';
import { FacilityPageView } from '@/features/dealers/components/FacilityPageView';
import { contactTelemetryFeature } from '@/features/telemetry/contactTelemetry.feature';
import { useFeature, useReport } from '@/store/StoreProvider';
import { useAppSelector } from '@/store/hooks';
import { useFrameContext } from '../FrameContext';

/** Where a time at the workshop is booked (specification 2 section 2.8: on the Swedish site). */
const BOOKING = '/service-och-verkstad/boka-bilverkstad';

/** The facility that the address names. */
export function FacilityDetail({ children }: { children?: ReactNode }) {
  useFeature(dealersFeature);
  useFeature(contactTelemetryFeature);
  const report = useReport('map of FacilityDetail');
  const { site, language } = useFrameContext();
  const page = useAppSelector(selectFacilityPage);
  if (!page) return null;
  return (
    <FacilityPageView
      page={page}
      booking={site.features.booking && language.locale === 'sv-SE' ? BOOKING : null}
      onMapFailure={report}
    >
      {children}
    </FacilityPageView>
  );
}
