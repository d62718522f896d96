import type { UnknownAction } from '@reduxjs/toolkit';
import type { HoldRequest } from '@/domain/workshop/booking';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, type Saga } from '@/effects/typed';
import * as events from '../booking.events';
import { chosenSlotOf, selectBooking } from '../booking.selectors';

/** Typing begins whether the hold came or not. */
const HOLD_LIMIT_MS = 6_000;

/** Only a time that somebody else has stops the visitor; without a hold booking alone decides (decision 15b). */
function* holdOnce(request: HoldRequest): Saga<UnknownAction> {
  const workshop = yield* port('workshop');
  const clock = yield* port('clock');
  const result = yield* attempt((signal) => workshop.hold(request, signal), {
    limitMs: HOLD_LIMIT_MS,
    retry: false,
    where: 'booking hold',
  });
  if (!result.ok) return result.error.code === 'SLOT_TAKEN' ? events.slotLost() : events.held({ hold: null });
  const kept = result.value;
  return events.held({
    hold: kept && { until: clock.now() + kept.secondsLeft * 1_000, extensionsLeft: kept.extensionsLeft },
  });
}

export function* hold(): Saga<UnknownAction> {
  const { slot } = yield* select(selectBooking);
  if (!slot) throw new Error('There is no time to hold.');
  return yield* holdOnce(chosenSlotOf(slot));
}

/** Longer, or once more after it ran out; while the form is open. */
export function* holdAgain({ payload: { extend } }: ReturnType<typeof events.holdAsked>): Saga {
  const { slot, flow } = yield* select(selectBooking);
  if (!slot || flow.value !== 'contact') return;
  const action = yield* holdOnce({ ...chosenSlotOf(slot), ...(extend ? { extend } : {}) });
  const now = yield* select(selectBooking);
  // The visitor may have gone on meanwhile: to another time, or to the booking, which then decides.
  if (now.flow.value === 'contact' && now.slot === slot) yield* put(action);
}

/** Ends the hold when its time is over. */
export function* countDown(): Saga {
  const { hold: kept } = yield* select(selectBooking);
  if (!kept) return;
  const clock = yield* port('clock');
  yield* delay(Math.max(0, kept.until - clock.now()));
  yield* put(events.holdExpired());
}

/** Back on the page, the time is held again. */
export function* resume(): Saga {
  const { flow, slot, hold: kept, holdRanOut } = yield* select(selectBooking);
  if (flow.value === 'contact' && slot && !kept && !holdRanOut) yield* put(events.holdAsked({ extend: false }));
}
