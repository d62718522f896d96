import { SellCarForm as Form } from '@/features/sell-car/components/SellCarForm';
import { sellCarFeature } from '@/features/sell-car/sellCar.feature';
import { FormSection } from '../parts/FormSection';
import { TermsLinks } from '../parts/TermsLinks';
import { withFeatures } from '../parts/withFeatures';
import type { SellCarBlockFields } from './SellCarForm.schema';

function SellCarBlock({ Title, Text, MarginPercent, Terms }: SellCarBlockFields) {
  return (
    <FormSection title={Title} text={Text} wide>
      <Form margin={MarginPercent} terms={<TermsLinks items={Terms} />} />
    </FormSection>
  );
}

/** A visitor's car, to be sold or traded in. */
export const SellCarForm = withFeatures([sellCarFeature], SellCarBlock);
