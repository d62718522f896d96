import type { UnknownAction } from '@reduxjs/toolkit';
import type { BookingAnswer } from '@/domain/workshop/booking';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/typed';
import { failed, type Outcome } from '@/errors/outcome';
import * as events from '../model/booking.events';
import { selectBooking, selectToSend } from '../model/booking.selectors';
import type { SentBooking } from '../model/booking.state';

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
  const outcome = yield* send(key, toSend);
  if (outcome.ok) return events.booked({ answer: outcome.value, sent: toSend });
  const { code, facts } = outcome.fault;
  if (code === 'SLOT_TAKEN') return events.slotLost();
  if (code !== 'KEY_REUSED') return events.bookingFailed({ fault: code, facts });
  for (const earlier of sent) {
    const answer = yield* send(key, earlier);
    if (answer.ok) return events.booked({ answer: answer.value, sent: earlier });
    if (answer.fault.code !== 'KEY_REUSED')
      return events.bookingFailed({ fault: answer.fault.code, facts: answer.fault.facts });
  }
  return events.bookingFailed({ fault: code, facts });
}

const isLast = (sent: readonly SentBooking[], one: SentBooking): boolean =>
  JSON.stringify(sent.at(-1)?.request) === JSON.stringify(one.request);

/** An answer for another time than the one that was asked for confirms nothing. */
function* send(key: string, { request }: SentBooking): Saga<Outcome<BookingAnswer>> {
  const workshop = yield* port('workshop');
  const outcome = yield* attempt((signal) => workshop.book({ request, key }, signal), {
    limitMs: BOOK_LIMIT_MS,
    where: 'booking',
  });
  if (!outcome.ok) return outcome;
  const { departmentId, timeSlot } = outcome.value;
  return departmentId === request.departmentId && timeSlot === request.timeSlot ? outcome : failed('BOOKING_FAILED');
}
