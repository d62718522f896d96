import { useSelector } from 'react-redux';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectBooking } from '../booking.selectors';

/** The text of the current error; null when there is none, or when it has no text. */
export function useErrorText(): string | null {
  const { t } = useTexts();
  const { error } = useSelector(selectBooking);
  const key = error && textKeyOf(error.code);
  return key && error ? t(key, error.params) : null;
}
