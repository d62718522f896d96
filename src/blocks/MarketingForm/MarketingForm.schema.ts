import type { InferType } from 'yup';
import { blockSchema, textField } from '../fields.schema';

export const marketingFormSchema = blockSchema('MarketingForm', {
  Title: textField(),
  Text: textField(),
  PortalId: textField(),
  FormId: textField(),
});

export type MarketingFormFields = InferType<typeof marketingFormSchema>;
