import type { FieldError, Resolver } from 'react-hook-form';
import { object, string, ValidationError } from 'yup';
import { contactFields } from '@/domain/forms/contact.schema';
import type { TextKey } from '@/i18n/texts/sv';
import type { ContactDraft } from '../contact.slice';

const reasons = {
  required: 'contact.missing',
  seller: 'contact.sellerChoose',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
} as const satisfies Readonly<Record<string, TextKey>>;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

export const reasonKey = (reason: string | undefined): TextKey | null => (isReason(reason) ? reasons[reason] : null);

const plain = object(contactFields);
const withSeller = object({ ...contactFields, seller: string().required('seller') });

/** Validates by the schema of the API; each field shows its first error. The values stay as they were typed. */
export const contactResolver =
  (needsSeller: boolean): Resolver<ContactDraft> =>
  async (values) => {
    try {
      await (needsSeller ? withSeller : plain).validate(values, { abortEarly: false });
      return { values, errors: {} };
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const errors: Partial<Record<string, FieldError>> = {};
      for (const { path, message } of error.inner) if (path) errors[path] ??= { type: 'validate', message };
      return { values: {}, errors };
    }
  };
