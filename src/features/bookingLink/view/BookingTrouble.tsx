import { useDispatch, useSelector } from 'react-redux';
import { rowOf, textKeyOf } from '@/errors/known';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { kept, retried } from '../model/bookingLink.events';
import { selectBookingLink } from '../model/bookingLink.selectors';

/** What went wrong in its row's words, and the ways on. */
export function BookingTrouble() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const { flow, fault, booking } = useSelector(selectBookingLink);
  const key = fault && textKeyOf(fault.code);
  if (!fault || !key) return null;
  const stuck =
    flow.is === 'missing' || flow.is === 'timesTrouble' || flow.is === 'moveTrouble' || flow.is === 'cancelTrouble';
  const again = stuck && rowOf(fault.code).waysOut.some((way) => way === 'retry' || way === 'reload' || way === 'wait');
  const actions = stuck && (
    <>
      {again && (
        <Button variant="secondary" onClick={() => dispatch(retried())}>
          {t('error.wayRetry')}
        </Button>
      )}
      {flow.is !== 'missing' && (
        <Button variant="ghost" onClick={() => dispatch(kept())}>
          {t('bookingLink.keep')}
        </Button>
      )}
    </>
  );
  return (
    <Notice tone="danger" announce="polite" {...(actions && { actions })}>
      <p>{t(key, fault.facts)}</p>
      {booking && rowOf(fault.code).waysOut.includes('contact') && (
        <p>
          <a href={`tel:${booking.phone.replace(/(?!^\+)[^\d]/g, '')}`}>
            {t('bookingLink.call', { number: booking.phone })}
          </a>
        </p>
      )}
    </Notice>
  );
}
