import { css } from '@emotion/react';
import { isMarketingFormId, isPortalId } from '@/domain/sites/marketingForms';
import { MarketingFormView } from '@/features/marketing-forms/components/MarketingFormView';
import { marketingFormsFeature } from '@/features/marketing-forms/marketingForms.feature';
import { token } from '@/ui/tokens';
import { BlockSection } from '../parts/BlockSection';
import { BlockTitle } from '../parts/BlockTitle';
import { withFeatures } from '../parts/withFeatures';
import type { MarketingFormFields } from './MarketingForm.schema';

const styles = css({ '.block-head > p': { maxWidth: token('size.line') } });

function MarketingFormBlock({ Title, Text, PortalId, FormId }: MarketingFormFields) {
  if (!isPortalId(PortalId) || !isMarketingFormId(FormId)) return null;
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
      <MarketingFormView portalId={PortalId} formId={FormId} />
    </BlockSection>
  );
}

/** A form of the marketing platform, after consent. */
export const MarketingForm = withFeatures([marketingFormsFeature], MarketingFormBlock);
