import type { InferType } from 'yup';
import { blockShape, linkField, textField } from '../fields.shape';

/** `Link`: where the chosen day goes, an address of the site or one to write to. */
export const datePickerShape = blockShape('DatePicker', { Title: textField(), Link: linkField() });

export type DatePickerFields = InferType<typeof datePickerShape>;
