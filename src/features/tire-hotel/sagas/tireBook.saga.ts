import type { UnknownAction } from '@reduxjs/toolkit';
import type { TireBookingConfirmation } from '@/domain/tire-hotel/tireBooking';
import { slotTimeOf } from '@/domain/workshop/slotTime';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import { failed, type Result } from '@/errors/result';
import { selectContext } from '@/store/context';
import { selectTireBookingToSend, selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import type { SentTireBooking } from '../tireHotel.state';
import { endedOr, failure, sessionCall } from './sessionCall';
import { bookedVehicle } from './tireTimes.saga';

/** For all automatic retries together: the same key makes each of them the same booking. */
const BOOK_LIMIT_MS = 40_000;

/** The key of the intent, as soon as the contact form is open. */
export function* beginIntent(): Saga {
  const { flow, idempotencyKey } = yield* select(selectTireHotel);
  if (flow.value !== 'contact' || idempotencyKey !== null) return;
  const ids = yield* port('ids');
  yield* put(tireHotelActions.intentBegan({ key: ids.next() }));
}

/**
 * Books once. The idempotency key stays the same through retries, reloads and changes until a booking succeeds. A
 * request whose response was lost may have succeeded; a later one with another body is then refused (KEY_REUSED), and
 * the earlier requests are sent again to find the one that was booked.
 */
export function* book(): Saga<UnknownAction> {
  const toSend = yield* select(selectTireBookingToSend);
  if (!toSend) throw new Error('The booking is not complete.');
  const { idempotencyKey, sent } = yield* select(selectTireHotel);
  const ids = yield* port('ids');
  const key = idempotencyKey ?? ids.next();
  // A reload in the middle sends the same request again.
  if (JSON.stringify(sent.at(-1)) !== JSON.stringify(toSend))
    yield* put(tireHotelActions.requestSent({ key, sent: toSend }));
  let result = yield* send(key, toSend);
  for (const earlier of result.ok || result.error.code !== 'KEY_REUSED' ? [] : sent) {
    const retried = yield* send(key, earlier);
    if (!retried.ok && retried.error.code === 'KEY_REUSED') continue;
    result = retried;
    break;
  }
  if (result.ok) return tireHotelActions.booked({ response: result.value });
  if (result.error.code === 'SLOT_TAKEN') return tireHotelActions.timeLost();
  return yield* endedOr(result, tireHotelActions.bookingFailed(failure(result)));
}

/** A confirmation of another time than the requested one confirms nothing. */
function* send(key: string, request: SentTireBooking): Saga<Result<TireBookingConfirmation>> {
  const { regNo, location } = yield* bookedVehicle();
  const { locale } = yield* select(selectContext);
  const result = yield* sessionCall(
    (tireHotel, signal) =>
      tireHotel.book({ request: { ...request, regNo }, erpId: location.erpId, key, locale }, signal),
    { limitMs: BOOK_LIMIT_MS, where: 'tire hotel booking' },
  );
  if (!result.ok || request.bookingStart === '') return result;
  const time = slotTimeOf(result.value.appointmentTime);
  return time?.localDate === request.bookingDate && time.localTime === request.bookingStart
    ? result
    : failed('TIRE_BOOKING_FAILED');
}
