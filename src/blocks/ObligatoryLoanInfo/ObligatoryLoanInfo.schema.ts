import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

export const obligatoryLoanInfoSchema = blockSchema('ObligatoryLoanInfo', {
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type ObligatoryLoanInfoFields = InferType<typeof obligatoryLoanInfoSchema>;
