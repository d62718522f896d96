import { useEffect, useState } from 'react';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Notice } from '@/ui/primitives/Notice';
import { bookingActions } from '../booking.slice';
import { selectBooking } from '../booking.selectors';

const TICK_MS = 1_000;
/** From here on the remaining time is highlighted. */
const SOON_S = 180;

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** The remaining time of the hold, which can be extended. Empty when the workshop has no holds. */
export function HoldNotice() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { hold, holdExpired } = useAppSelector(selectBooking);
  const [now, setNow] = useState(() => Date.now());
  const until = hold?.until ?? null;
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [until]);
  if (holdExpired)
    return (
      <Notice
        announce="polite"
        actions={
          <Button variant="secondary" onClick={() => dispatch(bookingActions.holdRequested({ extend: false }))}>
            {t('booking.holdAgain')}
          </Button>
        }
      >
        {t('booking.holdOver')}
      </Notice>
    );
  if (!hold) return null;
  const seconds = Math.max(0, Math.ceil((hold.until - now) / 1_000));
  return (
    <div className="hold" data-soon={seconds <= SOON_S || undefined}>
      <p role="timer">{t('booking.hold', { time: clockText(seconds) })}</p>
      {hold.extensionsLeft > 0 && (
        <Button variant="ghost" flush onClick={() => dispatch(bookingActions.holdRequested({ extend: true }))}>
          {t('booking.holdLonger')}
        </Button>
      )}
    </div>
  );
}
