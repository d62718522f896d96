import type { InferType } from 'yup';
import { knownFields, linkField, textField } from '../fields.schema';

/** Empty fields use the statutory text: the warning can be changed, not removed. */
export const creditWarningSchema = knownFields({
  Title: textField(),
  Text: textField(),
  Help: textField(),
  Link: linkField(),
});

export type CreditWarningFields = InferType<typeof creditWarningSchema>;
