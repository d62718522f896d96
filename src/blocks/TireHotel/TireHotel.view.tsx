import { TIRES_ANCHOR } from '@/domain/tire-hotel/anchor';
import { TireHotelView } from '@/features/tire-hotel/components/TireHotelView';
import { tireHotelFeature } from '@/features/tire-hotel/tireHotel.feature';
import { tireHotelTelemetryFeature } from '@/features/telemetry/tireHotelTelemetry.feature';
import { Link } from '@/ui/primitives/Link';
import { useFrameContext } from '../FrameContext';
import { inLanguage } from '../languages';
import { BlockSection } from '../parts/BlockSection';
import { keyed } from '../parts/keyed';
import { withFeatures } from '../parts/withFeatures';
import type { TireHotelFields } from './TireHotel.schema';

/** Open in another tab: the form stays as it is. */
function TermsLinks({ items }: { items: TireHotelFields['Terms'] }) {
  return keyed(
    items.filter(({ Link: { href } }) => href !== ''),
    ({ Title }) => Title,
  ).map(({ key, item }) => (
    <Link key={key} href={item.Link.href} target="_blank" rel="noreferrer">
      {item.Title}
    </Link>
  ));
}

function TireHotelBlock({ Title, Text, Phone, Email, Terms }: TireHotelFields) {
  const { site, language } = useFrameContext();
  const { booking, myBooking } = site.features;
  return (
    <BlockSection id={TIRES_ANCHOR}>
      <TireHotelView
        title={Title}
        text={Text}
        phone={Phone || (site.customerService?.phone ?? '')}
        email={Email || (site.customerService?.email ?? '')}
        bookService={booking === undefined ? null : inLanguage(language, booking)}
        manage={myBooking === undefined ? null : inLanguage(language, myBooking)}
        terms={Terms.length > 0 && <TermsLinks items={Terms} />}
      />
    </BlockSection>
  );
}

/** The customer's stored tires, and the booking of their change. */
export const TireHotel = withFeatures([tireHotelFeature, tireHotelTelemetryFeature], TireHotelBlock);
