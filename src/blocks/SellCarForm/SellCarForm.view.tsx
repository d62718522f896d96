import { css } from '@emotion/react';
import { SellCarForm as Form } from '@/features/sell-car/components/SellCarForm';
import { sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { Link } from '@/ui/primitives/Link';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { keyed } from '../parts/keyed';
import { withFeatures } from '../parts/withFeatures';
import type { SellCarBlockFields } from './SellCarForm.schema';

const styles = css({ '.block-head > p': { maxWidth: token('size.line'), fontSize: token('text.lead') } });

/** Open in another tab: the form stays as it is. */
function TermsLinks({ items }: { items: SellCarBlockFields['Terms'] }) {
  return keyed(
    items.filter(({ Link: { href } }) => href !== ''),
    ({ Title }) => Title,
  ).map(({ key, item }) => (
    <Link key={key} href={item.Link.href} target="_blank" rel="noreferrer">
      {item.Title}
    </Link>
  ));
}

function SellCarBlock({ Title, Text, Terms }: SellCarBlockFields) {
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
      <Form terms={<TermsLinks items={Terms} />} />
    </BlockSection>
  );
}

/** A visitor's car, to be sold or traded in. */
export const SellCarForm = withFeatures([sellCarFeature], SellCarBlock);
