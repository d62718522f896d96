import { boolean, number, object, string, type ObjectSchema } from 'yup';
import { MOST_BID } from '../cars/bids';
import type { AdvanceBidValues } from './advanceBid';
import { emailField, nameField, phoneField } from './fields.schema';

/** Who bids, and that the rules are accepted. */
export const bidderFields = {
  name: nameField(),
  phone: phoneField(),
  email: emailField(),
  terms: boolean().strict().required('terms').oneOf([true], 'terms'),
};

/** Values of an advance bid at the API. Whether the bid is high enough is for the stock to say. */
export const advanceBidSchema = object({
  ...bidderFields,
  car: string()
    .strict()
    .required('required')
    .matches(/^\d{5,12}$/, 'is no car'),
  bid: number().strict().required('bid').integer('bid').min(1, 'bid').max(MOST_BID, 'bid'),
  source: string()
    .strict()
    .max(500, 'tooLong')
    .matches(/^(\/(?![/\\])[^?#\s\p{C}]*)?$/u, 'is no path')
    .default(''),
}).noUnknown('unknown') satisfies ObjectSchema<AdvanceBidValues>;
