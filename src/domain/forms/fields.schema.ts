import { string } from 'yup';
import { withPlainDomain } from '@/domain/messages/mailDomain';
import { isOneLine, isWithoutLink } from '@/domain/messages/nameLink';
import { EMAIL_LENGTH, NAME_LENGTH } from './contact';
import { EMAIL, hasPossibleDomain } from './emailAddress';

/** Optional plus, then 6 to 20 digits or spaces (specification 2 section 5). */
const PHONE = /^\+?[0-9 ]{6,20}$/;
/** Written between digits by people: dots, slashes, brackets, hyphens of every kind, other spaces. */
const PHONE_SEPARATORS = /[\s./()\u002d\u2010-\u2015\u2212]+/g;
/**
 * Invisible control characters, those of the direction of writing among them, and halves of characters, which text copied
 * from documents contains; line breaks are kept.
 */
const CONTROL =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060\u2066-\u2069\ufeff\ud800-\udfff]/gu;

const withoutControl = (value: unknown, original: unknown): unknown =>
  typeof original === 'string' ? original.replace(CONTROL, '').trim() : value;

/** One line of text. Messages of these schemas are reason codes, which forms translate. */
export const lineField = (length: number) =>
  string()
    .strict(false)
    .transform((value: unknown, original: unknown) => {
      const plain = withoutControl(value, original);
      return typeof plain === 'string' ? plain.replace(/\s+/g, ' ') : plain;
    })
    .typeError('unreadable')
    .defined('required')
    .max(length, 'tooLong');

export const textField = (length: number) =>
  string().transform(withoutControl).typeError('unreadable').defined('required').max(length, 'tooLong');

/** A person's name, or a part of one. Other lines are tidied; a name with ends of lines in it is none. */
export const nameLine = (length: number) =>
  lineField(length)
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' && !isOneLine(original.trim()) ? original.trim() : value,
    )
    .test('line', 'unreadable', isOneLine)
    .test('link', 'nameLink', isWithoutLink);

export const nameField = () => nameLine(NAME_LENGTH).required('required');

export const phoneField = () =>
  string()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string'
        ? original
            .replace(/^(\s*\+\d{1,3}\s*)\(0\)/, '$1')
            .replace(PHONE_SEPARATORS, ' ')
            .trim()
        : value,
    )
    .typeError('unreadable')
    .required('required')
    .matches(PHONE, 'phone')
    .test('digits', 'phone', (value) => value.replace(/\D/g, '').length >= 6);

export const emailField = () =>
  string()
    .transform((value: unknown, original: unknown) =>
      typeof original === 'string' ? withPlainDomain(original.trim()) : value,
    )
    .typeError('unreadable')
    .required('required')
    .max(EMAIL_LENGTH, 'tooLong')
    .matches(EMAIL, 'email')
    // Of a value that is no address at all, only that is reported.
    .test('domain', 'emailDomain', (value) => !EMAIL.test(value) || hasPossibleDomain(value));
