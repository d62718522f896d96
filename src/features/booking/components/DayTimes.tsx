import { localDateTime } from '@/domain/workshop/slotTime';
import { freeTimes, type FreeTime } from '@/domain/workshop/weeks';
import type { TimeSlotDay, Workshop } from '@/domain/workshop/workshops';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { selectBooking } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { timeText } from './useSlotText';

const NOON = '12:00';

/** The free times of a day by half day. The one that is being reserved stays where it was pressed. */
export function DayTimes({ day, workshop }: { day: TimeSlotDay; workshop: Workshop }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const { slot, flow } = useAppSelector(selectBooking);
  const times = freeTimes([day]);
  const halves = [
    ['booking.morning', times.filter(({ isFullDay, localTime }) => !isFullDay && localTime < NOON)],
    ['booking.afternoon', times.filter(({ isFullDay, localTime }) => !isFullDay && localTime >= NOON)],
  ] as const;
  const button = (time: FreeTime) => {
    const timeSlot = localDateTime(time);
    return (
      <button
        key={timeSlot}
        type="button"
        aria-label={time.isFullDay ? `${timeText(time, texts)}: ${t('booking.wholeDayHint')}` : timeText(time, texts)}
        aria-busy={(slot?.timeSlot === timeSlot && slot.isFullDay === time.isFullDay) || undefined}
        onClick={() => {
          if (flow.value !== 'holding')
            dispatch(bookingActions.slotChosen({ workshop, timeSlot, isFullDay: time.isFullDay }));
        }}
      >
        {time.isFullDay ? t('booking.wholeDayHint') : time.localTime}
      </button>
    );
  };
  return (
    <>
      {halves.map(
        ([name, some]) =>
          some.length > 0 && (
            <fieldset key={name}>
              <legend>{t(name)}</legend>
              <div className="slots">{some.map(button)}</div>
            </fieldset>
          ),
      )}
      {day.allDaySlotAvailable && (
        <fieldset>
          <legend>{t('booking.wholeDay')}</legend>
          <div className="slots whole">{times.filter(({ isFullDay }) => isFullDay).map(button)}</div>
        </fieldset>
      )}
    </>
  );
}
