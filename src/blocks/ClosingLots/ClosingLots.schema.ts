import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

export const closingLotsSchema = blockSchema('ClosingLots', {
  Title: textField(),
  Text: textField(),
  Link: linkField(),
});

export type ClosingLotsFields = InferType<typeof closingLotsSchema>;
