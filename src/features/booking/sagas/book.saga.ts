import type { UnknownAction } from '@reduxjs/toolkit';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { failed, type Result } from '@/errors/result';
import { selectBooking, selectBookingToSend } from '../booking.selectors';
import { bookingActions } from '../booking.slice';
import type { SentBooking } from '../booking.state';

/** For all automatic retries together: the same key makes each of them the same booking. */
const BOOK_LIMIT_MS = 40_000;

/** The key of the intent, as soon as the contact form is open. */
export function* beginIntent(): Saga {
  const { flow, idempotencyKey } = yield* select(selectBooking);
  if (flow.value !== 'contact' || idempotencyKey !== null) return;
  const ids = yield* port('ids');
  yield* put(bookingActions.intentBegan({ key: ids.next() }));
}

/**
 * Books once. The idempotency key stays the same through retries, reloads and changes until a booking succeeds. A
 * request whose response was lost may have succeeded; a later one with another body is then refused (KEY_REUSED), and
 * the earlier requests are sent again to find the one that was booked.
 */
export function* book(): Saga<UnknownAction> {
  const toSend = yield* select(selectBookingToSend);
  if (!toSend) throw new Error('The booking is not complete.');
  const { idempotencyKey, sent } = yield* select(selectBooking);
  const ids = yield* port('ids');
  const key = idempotencyKey ?? ids.next();
  // A reload in the middle sends the same request again.
  if (!isLast(sent, toSend)) yield* put(bookingActions.requestSent({ key, sent: toSend }));
  const result = yield* send(key, toSend);
  if (result.ok) return bookingActions.booked({ response: result.value, sent: toSend });
  const { error } = result;
  if (error.code === 'SLOT_TAKEN') return bookingActions.slotLost();
  if (error.code !== 'KEY_REUSED') return bookingActions.bookingFailed({ error });
  for (const earlier of sent) {
    const retried = yield* send(key, earlier);
    if (retried.ok) return bookingActions.booked({ response: retried.value, sent: earlier });
    if (retried.error.code !== 'KEY_REUSED') return bookingActions.bookingFailed({ error: retried.error });
  }
  return bookingActions.bookingFailed({ error });
}

const isLast = (sent: readonly SentBooking[], one: SentBooking): boolean =>
  JSON.stringify(sent.at(-1)?.request) === JSON.stringify(one.request);

/** A response for another slot than the requested one confirms nothing. */
function* send(key: string, { request }: SentBooking): Saga<Result<BookingConfirmation>> {
  const workshop = yield* port('workshop');
  const result = yield* attempt((signal) => workshop.book({ request, key }, signal), {
    limitMs: BOOK_LIMIT_MS,
    where: 'booking',
  });
  if (!result.ok) return result;
  const { departmentId, timeSlot } = result.value;
  return departmentId === request.departmentId && timeSlot === request.timeSlot ? result : failed('BOOKING_FAILED');
}
