import { object, type InferType } from 'yup';
import { blockSchema, linkField, listField, textField } from '../fields.schema';

const terms = object({ Title: textField(), Link: linkField() }).noUnknown();

export const tireHotelSchema = blockSchema('TireHotel', {
  Title: textField(),
  Text: textField(),
  /** Contact details of the workshop, before a visitor's own is known. */
  Phone: textField(),
  Email: textField(),
  /** Next to the button that books: privacy and terms. */
  Terms: listField(terms),
});

export type TireHotelFields = InferType<typeof tireHotelSchema>;
