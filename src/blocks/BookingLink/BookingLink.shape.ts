import type { InferType } from 'yup';
import { blockShape, textField } from '../fields.shape';

export const bookingLinkShape = blockShape('BookingLink', { Title: textField(), Text: textField() });

export type BookingLinkFields = InferType<typeof bookingLinkShape>;
