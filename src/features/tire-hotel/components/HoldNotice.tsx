import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { tireHotelActions } from '../tireHotel.slice';
import { selectTireHotel } from '../tireHotel.selectors';
import { clockText, useSecondsUntil } from './clock';

/** The remaining time of the hold, which can be extended. Empty where the workshop has no holds. */
export function HoldNotice() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { hold, holdExpired } = useAppSelector(selectTireHotel);
  const seconds = useSecondsUntil(hold?.until ?? null);
  if (holdExpired)
    return (
      <Notice
        announce="polite"
        actions={
          <Button variant="secondary" onClick={() => dispatch(tireHotelActions.holdRequested({ extend: false }))}>
            {t('tireHotel.holdAgain')}
          </Button>
        }
      >
        {t('tireHotel.holdOver')}
      </Notice>
    );
  if (!hold) return null;
  return (
    <div className="hold">
      <p role="timer">{t('tireHotel.hold', { time: clockText(seconds) })}</p>
      {hold.extensionsLeft > 0 && (
        <Button variant="ghost" flush onClick={() => dispatch(tireHotelActions.holdRequested({ extend: true }))}>
          {t('tireHotel.holdLonger')}
        </Button>
      )}
    </div>
  );
}
