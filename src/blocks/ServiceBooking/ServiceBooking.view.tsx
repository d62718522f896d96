import { css } from '@emotion/react';
import { bookingFeature } from '@/features/booking/booking.feature';
import { BookingView } from '@/features/booking/components/BookingView';
import { bookingTelemetryFeature } from '@/features/telemetry/bookingTelemetry.feature';
import { placesFeature } from '@/features/places/places.feature';
import { workshopsFeature } from '@/features/booking/workshops.feature';
import { useTexts } from '@/i18n/TextsProvider';
import { LinkButton } from '@/ui/primitives/Button';
import { Link } from '@/ui/primitives/Link';
import { unseen } from '@/ui/primitives/unseen.styles';
import { disclosure } from '@/ui/primitives/disclosure.styles';
import { media, token } from '@/ui/tokens';
import { useFrameContext } from '../FrameContext';
import { inLanguage } from '../languages';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { useVisitReport } from '../parts/useVisitReport';
import { withFeatures } from '../parts/withFeatures';
import type { ServiceBookingFields } from './ServiceBooking.schema';
import { Icon } from '@/ui/primitives/Icon';

const styles = css({
  // The first step, with its button, is on the first screen.
  paddingBlockStart: token('space.16'),
  [media.md]: { paddingBlockStart: token('space.24') },
  // The title keeps its distance from the breadcrumb.
  '.block-section.block-section:has(> .wrap > .rich > h1):has(+ &)': { paddingBlockStart: token('space.8') },
  // The receipt speaks for itself: that the page is for booking is said to screen readers alone.
  '.block-section:has(> .wrap > .rich > h1):has(+ & [data-done])': unseen,
  // What is booked needs no other way to book.
  '&:has([data-done]) > .wrap > .more': { display: 'none' },
  '.more': { marginBlockStart: token('space.12'), ...disclosure },
  '.more ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${token('space.16')}` },
  '.more a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: token('size.target'),
    fontWeight: token('font.strongWeight'),
  },
});

/** Anchor of the page's booking, for links within the page. */
const ANCHOR_ID = 'booking';

function ServiceBookingView({ LeadsToFirst, ...fields }: ServiceBookingFields) {
  return LeadsToFirst ? <LinkToBooking {...fields} /> : <Booking {...fields} />;
}

/** The page's booking; further blocks render a link to the first. */
export const ServiceBooking = withFeatures(
  [bookingFeature, placesFeature, workshopsFeature, bookingTelemetryFeature],
  ServiceBookingView,
);

type OwnFields = Omit<ServiceBookingFields, 'LeadsToFirst'>;

function LinkToBooking({ Title, Text }: OwnFields) {
  const { t } = useTexts();
  return (
    <BlockSection
      head={
        <>
          <BlockTitle text={Title} />
          {Text !== '' && <p>{Text}</p>}
        </>
      }
    >
      <LinkButton href={`#${ANCHOR_ID}`}>{t('booking.toFirst')}</LinkButton>
    </BlockSection>
  );
}

/** Open in another tab: the form stays as it is. */
function TermsLinks({ items }: { items: OwnFields['Terms'] }) {
  return keyed(items, ({ Title: name }) => name).map(
    ({
      key,
      item: {
        Title: name,
        Link: { href },
      },
    }) => (
      <Link key={key} href={href} target="_blank" rel="noreferrer">
        {name}
      </Link>
    ),
  );
}

/** The workshop booking; below it, folded, links for brands with their own booking pages, and the brands served. */
function Booking({ Title, Text, Phone, Email, Items, Request, RequestForm, Brands, Terms }: OwnFields) {
  const { t } = useTexts();
  const { site, language } = useFrameContext();
  const { myBooking } = site.features;
  const report = useVisitReport();
  const brands = Brands.split(',')
    .map((brand) => brand.trim())
    .filter((brand) => brand !== '');
  const links = Items.filter(({ Link: { href } }) => href !== '');
  return (
    <BlockSection styles={styles} id={ANCHOR_ID}>
      <BookingView
        title={Title}
        text={Text}
        phone={Phone}
        email={Email}
        elsewhere={links.map(({ Title: brand, Link: { href, newWindow } }) => ({ brand, href, newWindow }))}
        request={Request.href === '' || RequestForm === '' ? null : { href: Request.href, formId: RequestForm }}
        terms={<TermsLinks items={Terms} />}
        manage={myBooking === undefined ? null : inLanguage(language, myBooking)}
        report={report}
      />
      {links.length > 0 && (
        <details className="more" data-print="none">
          <summary>
            {t('booking.elsewhere')}
            <Icon name="chevron" />
          </summary>
          <ul>
            {keyed(links, ({ Title: name }) => name).map(
              ({
                key,
                item: {
                  Title: name,
                  Link: { href, newWindow },
                },
              }) => (
                <li key={key}>
                  <Link href={href} {...(newWindow ? { target: '_blank', rel: 'noreferrer' } : {})}>
                    {name}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </details>
      )}
      {brands.length > 0 && (
        <details className="more" data-print="none">
          <summary>
            {t('booking.brands')}
            <Icon name="chevron" />
          </summary>
          <ul>
            {[...new Set(brands)].map((brand) => (
              <li key={brand}>{brand}</li>
            ))}
          </ul>
        </details>
      )}
    </BlockSection>
  );
}
