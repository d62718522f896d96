import { tireHotelErrors } from '@/errors/entries/tireHotel.errors';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { textKeyOf } from '@/errors/known';
import type { AppError } from '@/errors/result';
import { useTexts } from '@/i18n/TextsProvider';

const known = { ...workshopErrors, ...tireHotelErrors };

/** The server's sentence, or else that of the catalogue; null without an error. */
export function useTireErrorText(error: AppError | null): string | null {
  const { t } = useTexts();
  if (!error) return null;
  const { message } = error.params;
  if (typeof message === 'string' && message !== '') return message;
  const key = textKeyOf(error.code, known);
  return key && t(key, error.params);
}
