import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.schema';

/** Whatever content leaves out stands in the law's own words: the warning can be changed, not emptied. */
export const creditWarningSchema = knownFields({
  Title: textField(),
  Text: textField(),
  Help: textField(),
  Link: linkField(),
});

export type CreditWarningFields = InferType<typeof creditWarningSchema>;
