import { object, type InferType } from 'yup';
import { blockSchema, linkField, listField, numberField, textField } from '../fields.schema';

const terms = object({ Title: textField(), Link: linkField() }).noUnknown();

export const sellCarBlockSchema = blockSchema('SellCarForm', {
  Title: textField(),
  Text: textField(),
  /**
   * What goes off the price of like cars for preparing, warranty and margin, in per cent: the visitor sees it with the range
   * of a likely bid; 0: only what like cars cost.
   */
  MarginPercent: numberField(0).transform((percent: number) => Math.min(90, percent)),
  /** Next to what is said about privacy: how details are handled. */
  Terms: listField(terms),
});

export type SellCarBlockFields = InferType<typeof sellCarBlockSchema>;
