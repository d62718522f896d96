import { useDispatch, useSelector } from 'react-redux';
import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingLinkActions } from '../bookingLink.slice';
import { selectBookingLink } from '../bookingLink.selectors';

/** What went wrong in its row's words, and the ways on. */
export function BookingError() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const { flow, error, booking } = useSelector(selectBookingLink);
  const key = error && textKeyOf(error.code);
  if (!error || !key) return null;
  const stuck =
    flow.value === 'loadFailed' ||
    flow.value === 'timesFailed' ||
    flow.value === 'moveFailed' ||
    flow.value === 'cancelFailed';
  const again =
    stuck &&
    errorEntry(error.code).recoveryActions.some((way) => way === 'retry' || way === 'reload' || way === 'wait');
  const actions = stuck && (
    <>
      {again && (
        <Button variant="secondary" onClick={() => dispatch(bookingLinkActions.retried())}>
          {t('error.wayRetry')}
        </Button>
      )}
      {flow.value !== 'loadFailed' && (
        <Button variant="ghost" onClick={() => dispatch(bookingLinkActions.changeAbandoned())}>
          {t('bookingLink.keep')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" {...(actions && { actions })}>
      <p>{t(key, error.params)}</p>
      {booking && errorEntry(error.code).recoveryActions.includes('contact') && (
        <p>
          <a href={`tel:${booking.phone.replace(/(?!^\+)[^\d]/g, '')}`}>
            {t('bookingLink.call', { number: booking.phone })}
          </a>
        </p>
      )}
    </Notice>
  );
}
