import { localDateTime, weekdayOfDate } from '@/domain/workshop/slotTime';
import { freeTimes } from '@/domain/workshop/weeks';
import type { TimeSlotDay, Workshop } from '@/domain/workshop/workshops';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectBooking } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { timeText } from './useSlotText';

/** A day of the calendar with its free times. The one that is being reserved stays where it was pressed. */
export function CalendarDay({ day, workshop }: { day: TimeSlotDay; workshop: Workshop }) {
  const texts = useTexts();
  const { t, format } = texts;
  const dispatch = useAppDispatch();
  const { slot, flow } = useAppSelector(selectBooking);
  const times = freeTimes([day]);
  const [weekday, ...rest] = format.weekdayDate(day.date).split('\u00a0');
  return (
    <li
      className="day"
      data-weekend={weekdayOfDate(day.date) >= 5 || undefined}
      data-none={times.length === 0 || undefined}
    >
      <p>
        {weekday}
        <span>{` ${rest.join(' ')}`}</span>
      </p>
      {times.length === 0 ? (
        <span className="none" aria-hidden="true">
          –
        </span>
      ) : (
        <div className="slots">
          {times.map((time) => {
            const timeSlot = localDateTime(time);
            return (
              <button
                key={`${time.localTime}${time.isFullDay}`}
                type="button"
                data-whole={time.isFullDay || undefined}
                aria-label={timeText(time, texts)}
                aria-busy={(slot?.timeSlot === timeSlot && slot.isFullDay === time.isFullDay) || undefined}
                onClick={() => {
                  if (flow.value !== 'holding')
                    dispatch(bookingActions.slotChosen({ workshop, timeSlot, isFullDay: time.isFullDay }));
                }}
              >
                {time.isFullDay ? t('booking.wholeDay') : time.localTime}
              </button>
            );
          })}
        </div>
      )}
    </li>
  );
}
