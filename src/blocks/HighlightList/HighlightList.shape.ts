import { object, type InferType } from 'yup';
import { blockShape, flagField, listField, textField } from '../fields.shape';

const highlightFields = { PreTitle: textField(), Title: textField(), SubTitle: textField() };

export const highlightListShape = blockShape('HighlightList', {
  Items: listField(object(highlightFields).noUnknown()),
  UseFourColumns: flagField(),
});

/** One highlight by itself. */
export const highlightItemShape = blockShape('HighlightItem', highlightFields);

export type HighlightListFields = InferType<typeof highlightListShape>;
export type HighlightItemFields = InferType<typeof highlightItemShape>;
