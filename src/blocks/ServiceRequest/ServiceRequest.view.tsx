import { ServiceRequestForm } from '@/features/service-request/components/ServiceRequestForm';
import { serviceRequestFeature } from '@/features/service-request/serviceRequest.feature';
import { FormSection } from '../parts/FormSection';
import { TermsLinks } from '../parts/TermsLinks';
import { withFeatures } from '../parts/withFeatures';
import type { ServiceRequestFields } from './ServiceRequest.schema';

function ServiceRequestBlock({ Title, Text, Terms }: ServiceRequestFields) {
  return (
    <FormSection title={Title} text={Text}>
      <ServiceRequestForm terms={<TermsLinks items={Terms} />} />
    </FormSection>
  );
}

/** The Norwegian request for a time at the workshop. */
export const ServiceRequest = withFeatures([serviceRequestFeature], ServiceRequestBlock);
