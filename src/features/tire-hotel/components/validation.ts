import type { FieldError } from 'react-hook-form';
import { ValidationError, type ObjectSchema } from 'yup';
import type { TextKey } from '@/i18n/texts/sv';

const reasons = {
  required: 'contact.missing',
  phone: 'tireHotel.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
  positions: 'tireRequest.noPosition',
} as const satisfies Readonly<Record<string, TextKey>>;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

/** The text of a schema's reason; undefined for none. */
export const reasonKey = (reason: string | undefined): TextKey | undefined =>
  isReason(reason) ? reasons[reason] : undefined;

/** Validates by the schema of the API: the first error of each field; null where there is none. */
export async function errorsOf(
  schema: ObjectSchema<object>,
  values: object,
): Promise<Partial<Record<string, FieldError>> | null> {
  try {
    await schema.validate(values, { abortEarly: false });
    return null;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, FieldError>> = {};
    for (const { path, message } of error.inner)
      if (path) errors[path.replace(/\[.*$/, '')] ??= { type: 'validate', message };
    return errors;
  }
}
