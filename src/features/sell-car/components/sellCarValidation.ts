import type { FieldError, Resolver } from 'react-hook-form';
import { object, ValidationError } from 'yup';
import { sellCarFields } from '@/domain/forms/sellCar.schema';
import type { TextKey } from '@/i18n/texts/sv';
import type { SellCarDraft } from '../sellCar.slice';

const reasons = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
  plate: 'sell.wrongPlate',
  distance: 'sell.wrongMilage',
  year: 'sell.wrongYear',
} as const satisfies Readonly<Record<string, TextKey>>;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

export const sellReasonKey = (reason: string | undefined): TextKey | null =>
  isReason(reason) ? reasons[reason] : null;

const schema = object(sellCarFields);

/** Validates by the schema of the API; each field shows its first error. The values stay as they were typed. */
export const sellCarResolver: Resolver<SellCarDraft> = async (values) => {
  try {
    await schema.validate(values, { abortEarly: false });
    return { values, errors: {} };
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, FieldError>> = {};
    for (const { path, message } of error.inner) if (path) errors[path] ??= { type: 'validate', message };
    return { values: {}, errors };
  }
};
