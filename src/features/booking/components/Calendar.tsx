import { useState } from 'react';
import { addDays } from '@/domain/workshop/slotTime';
import { freeTimes, mondayOf, weekNumber, WEEKS_SHOWN } from '@/domain/workshop/weeks';
import type { Workshop } from '@/domain/workshop/workshops';
import { workshopErrors } from '@/errors/entries/workshop.errors';
import { textKeyOf } from '@/errors/known';
import { ReportButton } from '@/features/booking/components/ReportButton';
import { dayRange } from '@/i18n/timeFormat';
import { useTexts } from '@/i18n/TextsProvider';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/primitives/Button';
import { Icon } from '@/ui/primitives/Icon';
import { Notice } from '@/ui/primitives/Notice';
import { calendarActions } from '../calendar.slice';
import { selectBookingStep } from '../booking.selectors';
import { selectCalendar } from '../workshops.selectors';
import { DayStrip } from './DayStrip';
import { DayTimes } from './DayTimes';
import { timeText } from './useSlotText';

/** Times can be booked half a year ahead. */
const MAX_WEEKS = 26;

/** The weeks of a workshop, four at a time, the days of one, and the free times of one of them. */
export function Calendar({ workshop }: { workshop: Workshop }) {
  const texts = useTexts();
  const { t } = texts;
  const dispatch = useAppDispatch();
  const {
    flow: { value },
    days,
    week,
    error,
  } = useAppSelector(selectCalendar);
  const isHolding = useAppSelector(selectBookingStep) === 'holding';
  const start = mondayOf(days[0]?.date ?? week);
  const index = Math.max(0, Math.round((Date.parse(week) - Date.parse(start)) / (7 * 86_400_000)));
  const page = Math.floor(index / WEEKS_SHOWN) * WEEKS_SHOWN;
  const [picked, setPicked] = useState<string | null>(null);
  const shown = days.filter(({ date }) => mondayOf(date) === week);
  const free = shown.filter((day) => freeTimes([day]).length > 0);
  const day = free.find(({ date }) => date === picked) ?? free[0];
  const hasFree = day !== undefined;
  const next = hasFree ? undefined : freeTimes(days).find(({ localDate }) => localDate > week);
  const selectWeek = (to: number) => dispatch(calendarActions.weekSelected({ week: addDays(start, to * 7) }));
  const isLoading = value === 'loading' || (value === 'loadingMore' && shown.length === 0);
  const errorKey = error && textKeyOf(error.code, workshopErrors);

  return (
    <div className="calendar">
      <div className="weeks" role="group" aria-label={t('booking.weeks')}>
        <button
          type="button"
          aria-label={t('booking.earlierWeeks')}
          disabled={page === 0}
          onClick={() => selectWeek(page - WEEKS_SHOWN)}
        >
          <Icon name="chevron" rotation={90} />
        </button>
        <div>
          {Array.from({ length: WEEKS_SHOWN }, (_, index) => addDays(start, (page + index) * 7)).map(
            (monday, index) => (
              <button
                key={monday}
                type="button"
                aria-pressed={monday === week}
                onClick={() => selectWeek(page + index)}
              >
                <span>{t('booking.week', { week: weekNumber(monday) })}</span>{' '}
                <small>{dayRange(monday, addDays(monday, 6), texts.format)}</small>
              </button>
            ),
          )}
        </div>
        <button
          type="button"
          aria-label={t('booking.laterWeeks')}
          disabled={page + WEEKS_SHOWN > MAX_WEEKS}
          onClick={() => selectWeek(page + WEEKS_SHOWN)}
        >
          <Icon name="chevron" rotation={270} />
        </button>
      </div>
      {errorKey && (
        <Notice
          tone="danger"
          announce="polite"
          actions={
            <>
              <Button variant="secondary" onClick={() => dispatch(calendarActions.retried())}>
                {t('booking.retry')}
              </Button>
              <ReportButton />
            </>
          }
        >
          {t(errorKey)}
        </Notice>
      )}
      {isLoading && (
        <p role="status" className="progress">
          {t('booking.loading')}
        </p>
      )}
      {!isLoading && shown.length > 0 && !hasFree && (
        <p role="status">
          {t('booking.noTimesWeek')}
          {next && (
            <>
              {' '}
              <Button
                variant="ghost"
                onClick={() => dispatch(calendarActions.weekSelected({ week: mondayOf(next.localDate) }))}
              >
                {t('booking.nextFree', { time: timeText(next, texts) })}
              </Button>
            </>
          )}
        </p>
      )}
      {!isLoading && day && (
        <>
          <DayStrip days={shown} picked={day.date} onPick={setPicked} />
          <DayTimes day={day} workshop={workshop} />
          <p role="status">{isHolding && t('booking.holding')}</p>
        </>
      )}
    </div>
  );
}
