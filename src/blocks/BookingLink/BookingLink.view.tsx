import { css } from '@emotion/react';
import { bookingLinkFeature } from '@/features/booking-link/bookingLink.feature';
import { BookingLinkView } from '@/features/booking-link/components/BookingLinkView';
import { token } from '@/ui/tokens';
import { useFrameContext } from '../FrameContext';
import { inLanguage } from '../languages';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { withFeatures } from '../parts/withFeatures';
import type { BookingLinkFields } from './BookingLink.schema';

const styles = css({ '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') } });

function BookingLinkBlock({ Title, Text }: BookingLinkFields) {
  const { site, language, home } = useFrameContext();
  const { booking } = site.features;
  return (
    <BlockSection
      styles={styles}
      head={
        <>
          <BlockTitle text={Title} tag="H1" />
          {Text !== '' && <p>{Text}</p>}
        </>
      }
    >
      <BookingLinkView bookAgain={booking === undefined ? home : inLanguage(language, booking)} />
    </BlockSection>
  );
}

/** The booking of a confirmation's link: view, move or cancel it. */
export const BookingLink = withFeatures([bookingLinkFeature], BookingLinkBlock);
