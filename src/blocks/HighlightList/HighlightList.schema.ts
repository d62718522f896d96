import { object, type InferType } from 'yup';
import { blockSchema, flagField, listField, textField } from '../fields.schema';

const highlightFields = { PreTitle: textField(), Title: textField(), SubTitle: textField() };

export const highlightListSchema = blockSchema('HighlightList', {
  Items: listField(object(highlightFields).noUnknown()),
  UseFourColumns: flagField(),
});

/** One highlight by itself. */
export const highlightItemSchema = blockSchema('HighlightItem', highlightFields);

export type HighlightListFields = InferType<typeof highlightListSchema>;
export type HighlightItemFields = InferType<typeof highlightItemSchema>;
