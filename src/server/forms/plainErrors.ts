import { ValidationError, type AnyObjectSchema } from 'yup';
import type { TextKey } from '@/i18n/texts/sv';
import type { PlainContext } from './plainSubmission';

/** Texts by the reason codes of a schema. */
export type ReasonTexts = Readonly<Record<string, TextKey>>;

/** Reasons that every form has which asks for a person. */
export const personReasons = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
} as const satisfies ReasonTexts;

/** What is wrong, by field: of several reasons the first. */
export function errorTexts(
  schema: AnyObjectSchema,
  values: object,
  reasons: ReasonTexts,
  { t }: PlainContext,
): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(
      error.inner.toReversed().map(({ path, message }) => [path, t(reasons[message] ?? 'contact.unreadable')]),
    );
  }
}
