import type { InferType } from 'yup';
import { blockShape, textField } from '../fields.shape';

export const datePickerShape = blockShape('DatePicker', { Title: textField() });

export type DatePickerFields = InferType<typeof datePickerShape>;
