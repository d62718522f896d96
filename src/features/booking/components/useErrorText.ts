import { workshopErrors } from '@/errors/entries/workshop.errors';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppSelector } from '@/store/hooks';
import { selectBooking } from '../booking.selectors';

/** The text of the current error; null when there is none, or when it has no text. */
export function useErrorText(): string | null {
  const { t } = useTexts();
  const { error } = useAppSelector(selectBooking);
  const key = error && textKeyOf(error.code, workshopErrors);
  return key && error ? t(key, error.params) : null;
}
