import { workshopErrors } from '@/errors/entries/workshop.errors';
import { errorEntry, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { phoneAddress } from '@/lib/phoneAddress';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingLinkActions } from '../bookingLink.slice';
import { selectBookingLink } from '../bookingLink.selectors';

/** The text of the error, with its recovery actions. */
export function BookingError() {
  const { t, phoneText } = useTexts();
  const dispatch = useAppDispatch();
  const { flow, error, booking } = useAppSelector(selectBookingLink);
  const key = error && textKeyOf(error.code, workshopErrors);
  if (!error || !key) return null;
  const isFailed =
    flow.value === 'loadFailed' ||
    flow.value === 'timesFailed' ||
    flow.value === 'moveFailed' ||
    flow.value === 'cancelFailed';
  const canRetry =
    isFailed &&
    errorEntry(error.code, workshopErrors).recoveryActions.some(
      (action) => action === 'retry' || action === 'reload' || action === 'wait',
    );
  const actions = isFailed && (
    <>
      {canRetry && (
        <Button variant="secondary" onClick={() => dispatch(bookingLinkActions.retried())}>
          {t('error.actionRetry')}
        </Button>
      )}
      {flow.value !== 'loadFailed' && (
        <Button variant="ghost" onClick={() => dispatch(bookingLinkActions.changeAbandoned())}>
          {t('bookingLink.keepBooking')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" {...(actions && { actions })}>
      <p>{t(key, error.params)}</p>
      {booking && errorEntry(error.code, workshopErrors).recoveryActions.includes('contact') && (
        <p>
          <a href={phoneAddress(phoneText(booking.phone))}>
            {t('bookingLink.call', { number: phoneText(booking.phone) })}
          </a>
        </p>
      )}
    </Notice>
  );
}
