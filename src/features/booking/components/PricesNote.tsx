import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';
import { ReportButton } from './ReportButton';
import { SumChange } from './SumChange';

/** Notes on prices: the meaning of the star, varying prices, and prices that failed to load. */
export function PricesNote() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { pricesStatus, slot } = useAppSelector(selectBooking);
  return (
    <div className="prices-note">
      <p className="star-note">{t('booking.priceNote')}</p>
      {!slot && <p>{t('booking.pricesVary')}</p>}
      {/* What the mileage changes stands at its field. */}
      <SumChange except="mileage" />
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
