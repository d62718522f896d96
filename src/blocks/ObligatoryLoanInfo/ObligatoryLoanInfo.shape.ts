import type { InferType } from 'yup';
import { blockShape, linkField, textField } from '../fields.shape';

export const obligatoryLoanInfoShape = blockShape('ObligatoryLoanInfo', {
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type ObligatoryLoanInfoFields = InferType<typeof obligatoryLoanInfoShape>;
