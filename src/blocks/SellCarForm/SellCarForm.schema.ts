import { object, type InferType } from 'yup';
import { blockSchema, linkField, listField, textField } from '../fields.schema';

const terms = object({ Title: textField(), Link: linkField() }).noUnknown();

export const sellCarBlockSchema = blockSchema('SellCarForm', {
  Title: textField(),
  Text: textField(),
  /** Next to what is said about privacy: how details are handled. */
  Terms: listField(terms),
});

export type SellCarBlockFields = InferType<typeof sellCarBlockSchema>;
