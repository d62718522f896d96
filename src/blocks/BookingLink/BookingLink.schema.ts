import type { InferType } from 'yup';
import { blockSchema, textField } from '../fields.schema';

export const bookingLinkSchema = blockSchema('BookingLink', { Title: textField(), Text: textField() });

export type BookingLinkFields = InferType<typeof bookingLinkSchema>;
