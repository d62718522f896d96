import { object, string } from 'yup';
import { CODE_LENGTH } from './customer';

/** Requests that log in; the specification has their values in the query, our client in the body (decision 17). */

const text = (most: number) => string().strict().required('required').max(most, 'tooLong');
const locale = string().strict().max(20, 'tooLong');

export const searchSchema = object({ regNo: text(40), locale }).noUnknown('unknown');
export const loginSchema = object({ encryptedPhoneNumber: text(2_000), locale }).noUnknown('unknown');
export const validateSchema = object({
  authToken: text(2_000),
  otpToken: text(CODE_LENGTH).matches(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'digits'),
  locale,
}).noUnknown('unknown');
