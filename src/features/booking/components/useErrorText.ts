import { useSelector } from 'react-redux';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectBooking } from '../booking.selectors';

/** The sentence of what stopped the flow; null where nothing did, or where nobody is told. */
export function useErrorText(): string | null {
  const { t } = useTexts();
  const { error } = useSelector(selectBooking);
  const key = error && textKeyOf(error.code);
  return key && error ? t(key, error.params) : null;
}
