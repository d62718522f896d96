import { addDays, localDateTime, FULL_DAY_TIME } from '@/domain/workshop/slotTime';
import { freeTimes, WEEKS_SHOWN } from '@/domain/workshop/weeks';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Select } from '@/ui/primitives/Select';
import { bookingLinkActions } from '../bookingLink.slice';
import { selectBookingLink } from '../bookingLink.selectors';
import { slotText } from './bookingMoments';
import { BookingError } from './BookingError';

const focusOn = (element: HTMLElement | null): void => element?.focus();

/** Chooses another time for the booking: a day, one of its times, then a confirmation. */
export function NewTime() {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const { flow, days, day, newTime, from, error } = useAppSelector(selectBookingLink);
  const isBusy = flow.value === 'moving';
  const times = freeTimes(days.filter(({ date }) => date === day));
  return (
    <section className="new-time" aria-labelledby="new-time" aria-busy={flow.value === 'loadingTimes' || undefined}>
      <h3 id="new-time" tabIndex={-1} ref={focusOn}>
        {t('bookingLink.chooseTime')}
      </h3>
      {error && <BookingError />}
      {flow.value === 'loadingTimes' ? (
        <div className="times-loading" />
      ) : (
        days.length === 0 && <p>{t('bookingLink.noTimes')}</p>
      )}
      {days.length > 0 && (
        <>
          <Select
            label={t('bookingLink.day')}
            value={day}
            disabled={isBusy}
            onChange={(event) => dispatch(bookingLinkActions.dayChosen(event.target.value))}
            options={days.map(({ date }) => ({ value: date, text: format.weekdayDate(date) }))}
          />
          <ul className="times" aria-label={format.weekdayDate(day)}>
            {times.map((time) => {
              const slot = { timeSlot: localDateTime(time), isFullDay: time.isFullDay };
              const chosen = newTime?.timeSlot === slot.timeSlot && newTime.isFullDay === slot.isFullDay;
              return (
                <li key={`${slot.timeSlot} ${slot.isFullDay}`}>
                  <button
                    type="button"
                    aria-pressed={chosen}
                    disabled={isBusy}
                    onClick={() => dispatch(bookingLinkActions.timeChosen(slot))}
                  >
                    {time.isFullDay
                      ? t('bookingLink.wholeDay', { day: format.weekdayDate(day), time: FULL_DAY_TIME })
                      : time.localTime}
                  </button>
                </li>
              );
            })}
          </ul>
        </>
      )}
      <div className="actions">
        {newTime && (
          <Button busy={isBusy} onClick={() => dispatch(bookingLinkActions.moveConfirmed())}>
            {t('bookingLink.moveTo', { moment: slotText(newTime, texts) })}
          </Button>
        )}
        {!isBusy && flow.value !== 'loadingTimes' && (
          <Button
            variant="secondary"
            onClick={() => dispatch(bookingLinkActions.timesRequested({ from: addDays(from, 7 * WEEKS_SHOWN) }))}
          >
            {t('bookingLink.laterDays')}
          </Button>
        )}
        {!isBusy && (
          <Button variant="ghost" onClick={() => dispatch(bookingLinkActions.changeAbandoned())}>
            {t('bookingLink.keepBooking')}
          </Button>
        )}
      </div>
    </section>
  );
}
