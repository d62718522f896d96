import { css } from '@emotion/react';
import { ServiceRequestForm } from '@/features/service-request/components/ServiceRequestForm';
import { serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { withFeatures } from '../parts/withFeatures';
import type { ServiceRequestFields } from './ServiceRequest.schema';

const styles = css({ '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') } });

/** Open in another tab: the form stays as it is. */
function TermsLinks({ items }: { items: ServiceRequestFields['Terms'] }) {
  return keyed(
    items.filter(({ Link: { href } }) => href !== ''),
    ({ Title }) => Title,
  ).map(({ key, item }) => (
    <Link key={key} href={item.Link.href} target="_blank" rel="noreferrer">
      {item.Title}
    </Link>
  ));
}

function ServiceRequestBlock({ Title, Text, Terms }: ServiceRequestFields) {
  return (
    <BlockSection
      styles={styles}
      head={
        Title === '' && Text === '' ? undefined : (
          <>
            <BlockTitle text={Title} />
            {Text !== '' && <p>{Text}</p>}
          </>
        )
      }
    >
      <ServiceRequestForm terms={<TermsLinks items={Terms} />} />
    </BlockSection>
  );
}

/** The Norwegian request for a time at the workshop. */
export const ServiceRequest = withFeatures([serviceRequestFeature], ServiceRequestBlock);
