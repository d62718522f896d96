import type { UnknownAction } from '@reduxjs/toolkit';
import type { BookingConfirmation } from '@/domain/workshop/booking';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import { failed, type Result } from '@/errors/result';
import * as events from '../booking.events';
import { selectBooking, selectToSend } from '../booking.selectors';
import type { SentBooking } from '../booking.state';

/** For all tries together: the same key makes each of them the same booking. */
const BOOK_LIMIT_MS = 40_000;

/**
 * Books once. The key is the visitor's intent: it stays the same through retries, reloads and changes until a booking came
 * of it. A request whose answer was lost may have been booked; a later one with other words is then refused (KEY_REUSED),
 * and the one that was booked is asked for by sending it again.
 */
export function* book(): Saga<UnknownAction> {
  const toSend = yield* select(selectToSend);
  if (!toSend) throw new Error('There is nothing to book.');
  const { key: kept, sent } = yield* select(selectBooking);
  const ids = yield* port('ids');
  const key = kept ?? ids.next();
  // After a reload in the middle it is the very request that was out already.
  if (!isLast(sent, toSend)) yield* put(events.requestSent({ key, sent: toSend }));
  const result = yield* send(key, toSend);
  if (result.ok) return events.booked({ answer: result.value, sent: toSend });
  const { code, params } = result.error;
  if (code === 'SLOT_TAKEN') return events.slotLost();
  if (code !== 'KEY_REUSED') return events.bookingFailed({ error: { code, params } });
  for (const earlier of sent) {
    const answer = yield* send(key, earlier);
    if (answer.ok) return events.booked({ answer: answer.value, sent: earlier });
    if (answer.error.code !== 'KEY_REUSED') return events.bookingFailed({ error: answer.error });
  }
  return events.bookingFailed({ error: { code, params } });
}

const isLast = (sent: readonly SentBooking[], one: SentBooking): boolean =>
  JSON.stringify(sent.at(-1)?.request) === JSON.stringify(one.request);

/** An answer for another time than the one that was asked for confirms nothing. */
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
