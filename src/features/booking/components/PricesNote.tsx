import { useDispatch, useSelector } from 'react-redux';
import { useTexts } from '@/i18n/TextsProvider';
import { Button } from '@/ui/primitives/Button';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { ReportButton } from './ReportButton';

/** What the star means, that a workshop may have prices of its own, and that prices did not come. */
export function PricesNote() {
  const { t } = useTexts();
  const dispatch = useDispatch();
  const { pricesStatus, slot } = useSelector(selectBooking);
  return (
    <div className="prices-note">
      <p>{t('booking.priceNote')}</p>
      {!slot && <p>{t('booking.pricesVary')}</p>}
      {pricesStatus === 'failed' && (
        <div>
          <span role="status">{t('booking.pricesFailed')}</span>{' '}
          <Button variant="ghost" onClick={() => dispatch(bookingActions.pricesRetried())}>
            {t('booking.retry')}
          </Button>
          <ReportButton />
        </div>
      )}
    </div>
  );
}
