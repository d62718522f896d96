import type { InferType } from 'yup';
import { blockSchema, richTextField, textField } from '../fields.schema';

export const legalInfoSchema = blockSchema('LegalInfo', {
  Title: textField(),
  Text: richTextField({ top: 3 }),
  Details: richTextField({ top: 3 }),
  /** '' uses the built-in text. */
  ShowMoreText: textField(),
  ShowLessText: textField(),
});

export type LegalInfoFields = InferType<typeof legalInfoSchema>;
