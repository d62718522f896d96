import type { InferType } from 'yup';
import { blockSchema, linkField, textField } from '../fields.schema';

/** `Link`: the target for the chosen day, an address of the site or a mail address. */
export const datePickerSchema = blockSchema('DatePicker', { Title: textField(), Link: linkField() });

export type DatePickerFields = InferType<typeof datePickerSchema>;
