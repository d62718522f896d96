import { object, type InferType } from 'yup';
import { blockSchema, flagField, linkField, listField, textField } from '../fields.schema';

const elsewhere = object({ Title: textField(), Link: linkField() }).noUnknown();

export const serviceBookingSchema = blockSchema('ServiceBooking', {
  Title: textField(),
  Text: textField(),
  /** Contact details of the support, shown on every step. */
  Phone: textField(),
  Email: textField(),
  /** Brands with booking pages of their own. */
  Items: listField(elsewhere),
  /** A page with a form for a car that the registry doesn't know, and the form's id. */
  Request: linkField(),
  RequestForm: textField(),
  /** Brands that our workshops are authorised for, separated by commas. */
  Brands: textField(),
  /** Next to the button that books: privacy and terms. */
  Terms: listField(elsewhere),
  /** Set by the page, not by content: true if a block before it has the booking (`ssr/limitToOneBooking`). */
  LeadsToFirst: flagField(),
});

export type ServiceBookingFields = InferType<typeof serviceBookingSchema>;
