import { useEffect, useRef } from 'react';
import { weekdayOfDate } from '@/domain/workshop/slotTime';
import { freeTimes } from '@/domain/workshop/weeks';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import { useTexts } from '@/i18n/TextsProvider';

export interface DayStripProps {
  days: readonly TimeSlotDay[];
  /** Date of the day whose times are shown. */
  picked: string;
  onPick(date: string): void;
}

const SATURDAY = 5;

/** The days of a week in a row with the number of their free times; one without any can't be chosen. */
export function DayStrip({ days, picked, onPick }: DayStripProps) {
  const { t, format } = useTexts();
  const row = useRef<HTMLUListElement>(null);
  // The first free day may be outside of a row that scrolls.
  useEffect(() => {
    const day = row.current?.querySelector<HTMLElement>(`[data-date="${picked}"]`);
    if (!row.current || !day) return;
    const over = day.getBoundingClientRect().right - row.current.getBoundingClientRect().right;
    if (over > 0) row.current.scrollLeft += over + day.offsetWidth / 2;
  }, [picked]);
  return (
    <ul className="days" ref={row}>
      {days.map((day) => {
        const count = freeTimes([day]).length;
        const isWeekend = weekdayOfDate(day.date) >= SATURDAY;
        return (
          <li key={day.date}>
            <button
              type="button"
              data-date={day.date}
              aria-pressed={day.date === picked}
              disabled={count === 0}
              onClick={() => onPick(day.date)}
            >
              <strong data-weekend={isWeekend || undefined}>{format.weekday(day.date)}</strong>{' '}
              <span>{Number(day.date.slice(8))}</span>{' '}
              <small>
                {/* Why is not known: it may be full, closed, or too soon for parts and preparation. */}
                {count > 0 ? t('booking.freeTimes', { count }) : t('booking.noTimes')}
              </small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
