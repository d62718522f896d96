import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

/** `Link`: where the chosen day goes, an address of the site or one to write to. */
export const datePickerSchema = blockSchema('DatePicker', { Title: textField(), Link: linkField() });

export type DatePickerFields = InferType<typeof datePickerSchema>;
