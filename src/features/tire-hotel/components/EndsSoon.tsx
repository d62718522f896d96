import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import { clockText, useSecondsUntil } from './clock';

/** Said before the session ends, so that it can go on: not beyond its longest time. */
export function EndsSoon() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { endsSoon, sessionUntil, sessionEnd } = useAppSelector(selectTireHotel);
  const seconds = useSecondsUntil(endsSoon ? sessionUntil : null);
  if (!endsSoon) return null;
  return (
    <Notice
      announce="polite"
      actions={
        (sessionEnd === null || sessionUntil !== sessionEnd) && (
          <Button variant="secondary" onClick={() => dispatch(tireHotelActions.stayRequested())}>
            {t('tireHotel.stay')}
          </Button>
        )
      }
    >
      <p>
        {t('tireHotel.endsSoon')} <span role="timer">{clockText(seconds)}</span>
      </p>
    </Notice>
  );
}
