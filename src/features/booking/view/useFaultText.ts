import { useSelector } from 'react-redux';
import { textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { selectBooking } from '../model/booking.selectors';

/** The sentence of what stopped the flow; null where nothing did, or where nobody is told. */
export function useFaultText(): string | null {
  const { t } = useTexts();
  const { fault } = useSelector(selectBooking);
  const key = fault && textKeyOf(fault.code);
  return key && fault ? t(key, fault.facts) : null;
}
