import type { FieldError, Resolver } from 'react-hook-form';
import { object, ValidationError } from 'yup';
import { REQUEST_DAYS } from '@/domain/forms/serviceRequest';
import { serviceRequestFields } from '@/domain/forms/serviceRequest.schema';
import type { TextKey } from '@/i18n/texts/sv';
import type { ServiceRequestDraft } from '../serviceRequest.slice';

const reasons = {
  required: 'contact.missing',
  phone: 'contact.wrongPhone',
  email: 'contact.wrongEmail',
  emailDomain: 'contact.wrongEmailDomain',
  nameLink: 'contact.nameLink',
  tooLong: 'contact.tooLong',
  unreadable: 'contact.unreadable',
  plate: 'request.wrongPlate',
  distance: 'request.wrongMilage',
  date: 'request.wrongDate',
  pastDate: 'request.pastDate',
  dealer: 'request.noDealer',
  notice: 'request.noNotice',
} as const satisfies Readonly<Record<string, TextKey>>;
const isReason = (reason: string | undefined): reason is keyof typeof reasons =>
  reason !== undefined && Object.hasOwn(reasons, reason);

export const requestReasonKey = (reason: string | undefined): TextKey | null =>
  isReason(reason) ? reasons[reason] : null;

const schema = object(serviceRequestFields);
const DAY_MS = 86_400_000;

/** The last day that can be requested. */
export const lastDay = (today: string): string =>
  new Date(Date.parse(today) + REQUEST_DAYS * DAY_MS).toISOString().slice(0, 10);

/**
 * Validates by the schema of the API, the day by today's date; each field shows its first error. The values stay as
 * they were typed.
 */
export const requestResolver =
  (today: string): Resolver<ServiceRequestDraft> =>
  async (values) => {
    const errors: Partial<Record<string, FieldError>> = {};
    if (values.date !== '' && values.date < today) errors.date = { type: 'validate', message: 'pastDate' };
    else if (values.date > lastDay(today)) errors.date = { type: 'validate', message: 'date' };
    try {
      await schema.validate(values, { abortEarly: false });
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      for (const { path, message } of error.inner) if (path) errors[path] ??= { type: 'validate', message };
    }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
  };
