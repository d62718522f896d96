import { object, type InferType } from 'yup';
import { linkField, textField } from '../fields.shape';

/** Whatever content leaves out stands in the law's own words: the warning can be changed, not emptied. */
export const creditWarningShape = object({ Title: textField(), Text: textField(), Help: textField(), Link: linkField() }).noUnknown();

export type CreditWarningFields = InferType<typeof creditWarningShape>;
