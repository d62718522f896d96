import type { UnknownAction } from '@reduxjs/toolkit';
import type { HoldRequest } from '@/domain/workshop/booking';
import { ok, type Result } from '@/errors/result';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import type { SlotHold } from '../booking.state';
import { isAtForm, selectBooking, selectHeldSlot, selectSlotToHold } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';

/** The contact form opens after this time at the latest, with or without a hold. */
const HOLD_LIMIT_MS = 6_000;
const RELEASE_LIMIT_MS = 5_000;

/** null: the service has no holds. */
function* requestHold(request: HoldRequest): Saga<Result<SlotHold | null>> {
  const workshop = yield* port('workshop');
  const clock = yield* port('clock');
  const result = yield* attempt((signal) => workshop.hold(request, signal), {
    limitMs: HOLD_LIMIT_MS,
    retry: false,
    where: 'booking hold',
  });
  if (!result.ok) return result;
  const hold = result.value;
  return ok(hold && { until: clock.now() + hold.secondsLeft * 1_000, extensionsLeft: hold.extensionsLeft });
}

/** Only a slot that is taken stops the visitor. Without a hold, the booking request decides (decision 15b). */
export function* holdSlot(): Saga<UnknownAction> {
  const request = yield* select(selectSlotToHold);
  if (!request) throw new Error('No slot is chosen.');
  const result = yield* requestHold(request);
  if (!result.ok && result.error.code === 'SLOT_TAKEN') return bookingActions.slotLost();
  return bookingActions.slotHeld({ hold: result.ok ? result.value : null });
}

/**
 * Extends the hold, or renews one that expired, while the contact form is open. A request that fails changes nothing:
 * a hold goes on, and one that expired can be renewed again.
 */
export function* renewHold({ payload: { extend } }: ReturnType<typeof bookingActions.holdRequested>): Saga {
  const before = yield* select(selectBooking);
  const { slot } = before;
  const request = yield* select(selectSlotToHold);
  if (!request || !isAtForm(before)) return;
  const result = yield* requestHold({ ...request, ...(extend ? { extend } : {}) });
  const now = yield* select(selectBooking);
  // The visitor may have chosen another slot meanwhile, or submitted the booking, which then decides.
  if (!isAtForm(now) || now.slot !== slot) return;
  if (result.ok) yield* put(bookingActions.slotHeld({ hold: result.value, isRenewal: true }));
  else if (result.error.code === 'SLOT_TAKEN') yield* put(bookingActions.slotLost());
}

export function* expireHold(): Saga {
  const { hold } = yield* select(selectBooking);
  if (!hold) return;
  const clock = yield* port('clock');
  yield* delay(Math.max(0, hold.until - clock.now()));
  yield* put(bookingActions.holdExpired());
}

/** Holds the slot again when the visitor returns to the page. */
export function* resumeHold(): Saga {
  const booking = yield* select(selectBooking);
  const { slot, hold, holdExpired } = booking;
  if (isAtForm(booking) && slot && !hold && !holdExpired) yield* put(bookingActions.holdRequested({ extend: false }));
}

const { slotCleared, serviceToggled, addonToggled, servicesRemoved, identified, left } = bookingActions;
/** The visitor gave the slot up. One that expired, was lost or was booked is not released; another one replaces it. */
const RELEASING: readonly string[] = [slotCleared, serviceToggled, addonToggled, servicesRemoved, identified, left].map(
  ({ type }) => type,
);

/** Releases a held slot that the visitor gave up. */
export const releaseHold: WatchRow = {
  name: 'booking release hold',
  *saga(): Saga {
    let held = yield* select(selectHeldSlot);
    for (;;) {
      const { type } = yield* takeFromSlices(bookingSlice);
      const before = held;
      held = yield* select(selectHeldSlot);
      if (!before || held || !RELEASING.includes(type)) continue;
      const workshop = yield* port('workshop');
      yield* attempt((signal) => workshop.release(before, signal), {
        limitMs: RELEASE_LIMIT_MS,
        retry: false,
        where: 'booking release',
      });
    }
  },
};
