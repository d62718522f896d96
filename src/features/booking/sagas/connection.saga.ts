import type { AppError } from '@/errors/result';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { isAtForm, selectBooking } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import { calendarActions } from '../calendar.slice';
import { selectCalendar, selectWorkshops } from '../workshops.selectors';
import { workshopsActions } from '../workshops.slice';

/** Other failures have a reason that the network does not change. */
const isOfConnection = (error: AppError | null): boolean =>
  error !== null && ['NETWORK_LOST', 'CODE_NOT_LOADED', 'TIMED_OUT'].includes(error.code);

/**
 * Tries again what a lost connection ended, and takes the hold again that could not be taken or ran out meanwhile. The
 * booking itself waits for the visitor, who may have gone to the telephone.
 */
export function* resumeBooking(): Saga {
  const booking = yield* select(selectBooking);
  const { flow, error, slot, hold, pricesStatus } = booking;
  const clock = yield* port('clock');
  const isFailed = flow.value === 'lookupFailed' || flow.value === 'servicesFailed';
  if (isFailed && isOfConnection(error)) yield* put(bookingActions.retried());
  if (pricesStatus === 'failed') yield* put(bookingActions.pricesRetried());
  if (isAtForm(booking) && slot && (!hold || hold.until <= clock.now()))
    yield* put(bookingActions.holdRequested({ extend: false }));
}

export function* resumeWorkshops(): Saga {
  const workshops = yield* select(selectWorkshops);
  if (workshops.flow.value === 'streamFailed' && isOfConnection(workshops.error))
    yield* put(workshopsActions.retried());
  const { flow, error } = yield* select(selectCalendar);
  if ((flow.value === 'failed' || flow.value === 'moreFailed') && isOfConnection(error))
    yield* put(calendarActions.retried());
}
