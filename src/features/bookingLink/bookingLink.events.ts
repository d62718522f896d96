import { createAction } from '@reduxjs/toolkit';
import type { BookingView } from '@/domain/workshop/booking';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import type { AppError } from '@/errors/result';

export interface LinkFailure {
  error: AppError;
}

/** A time that the visitor would rather have. */
export interface WantedTime {
  /** '2026-12-01T10:30:00' */
  timeSlot: string;
  isFullDay: boolean;
}

/** The booking of the address, and the token that opens it. */
export const bookingCame = createAction<{ token: string; booking: BookingView }>('bookingLink/bookingCame');
export const bookingMissed = createAction<LinkFailure>('bookingLink/bookingMissed');
/** Another time is wanted: days from then on are looked at. */
export const timesAsked = createAction<{ from: string }>('bookingLink/timesAsked');
export const timesCame = createAction<{ days: readonly TimeSlotDay[] }>('bookingLink/timesCame');
export const timesMissed = createAction<LinkFailure>('bookingLink/timesMissed');
export const dayChosen = createAction<string>('bookingLink/dayChosen');
export const timeChosen = createAction<WantedTime>('bookingLink/timeChosen');
export const moveConfirmed = createAction('bookingLink/moveConfirmed');
export const bookingMoved = createAction<{ booking: BookingView }>('bookingLink/bookingMoved');
export const moveFailed = createAction<LinkFailure>('bookingLink/moveFailed');
export const cancelWanted = createAction('bookingLink/cancelWanted');
export const cancelConfirmed = createAction('bookingLink/cancelConfirmed');
export const bookingCancelled = createAction<{ booking: BookingView }>('bookingLink/bookingCancelled');
export const cancelFailed = createAction<LinkFailure>('bookingLink/cancelFailed');
/** Nothing is changed after all. */
export const kept = createAction('bookingLink/kept');
export const retried = createAction('bookingLink/retried');
