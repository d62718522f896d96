import { createAction } from '@reduxjs/toolkit';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';

/** Four weeks of one workshop, for a car and its services. */
export interface CalendarQuestion {
  registrationNumber: string;
  departmentId: string;
  /** 'YYYY-MM-DD', a Monday. */
  from: string;
  codes: readonly string[];
}

/** A workshop's calendar, opened at the week of its first free time. */
export const opened = createAction<{ question: CalendarQuestion; week: string }>('calendar/opened');
/** `from` is the day that was asked from; an answer for another workshop or day is dropped. */
export const daysArrived = createAction<{ departmentId: string; from: string; days: readonly TimeSlotDay[] }>(
  'calendar/daysArrived',
);
export const daysFailed = createAction<{ error: AppError }>('calendar/daysFailed');
export const moreAsked = createAction<{ from: string }>('calendar/moreAsked');
/** The Monday of the week that is shown. */
export const weekTurned = createAction<{ week: string }>('calendar/weekTurned');
export const retried = createAction('calendar/retried');
export const closed = createAction('calendar/closed');
