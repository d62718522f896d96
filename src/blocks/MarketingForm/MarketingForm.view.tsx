import { isMarketingFormId, isPortalId } from '@/domain/sites/marketingForms';
import { MarketingFormView } from '@/features/marketing-forms/components/MarketingFormView';
import { marketingFormsFeature } from '@/features/marketing-forms/marketingForms.feature';
import { FormSection } from '../parts/FormSection';
import { withFeatures } from '../parts/withFeatures';
import type { MarketingFormFields } from './MarketingForm.schema';

function MarketingFormBlock({ Title, Text, PortalId, FormId }: MarketingFormFields) {
  if (!isPortalId(PortalId) || !isMarketingFormId(FormId)) return null;
  return (
    <FormSection title={Title} text={Text}>
      <MarketingFormView portalId={PortalId} formId={FormId} />
    </FormSection>
  );
}

/** A form of the marketing platform, after consent. */
export const MarketingForm = withFeatures([marketingFormsFeature], MarketingFormBlock);
