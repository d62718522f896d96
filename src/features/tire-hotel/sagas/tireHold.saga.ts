import type { UnknownAction } from '@reduxjs/toolkit';
import { ok, type Result } from '@/errors/result';
import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import { isAtTireForm, selectChosenTime, selectHeldTime, selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions, tireHotelSlice } from '../tireHotel.slice';
import type { TimeHold } from '../tireHotel.state';
import { endedOr, endSession, sessionCall } from './sessionCall';

/** The contact form opens after this time at the latest, with or without a hold. */
const HOLD_LIMIT_MS = 6_000;
const RELEASE_LIMIT_MS = 5_000;

const { timeHeld, timeLost, timeCleared, dayChosen, timeChosen, callbackChosen, left } = tireHotelActions;

/** null: the service has no holds, or there is nothing to hold. */
function* requestHold(extend: boolean): Saga<Result<TimeHold | null>> {
  const time = yield* select(selectChosenTime);
  if (!time) return ok(null);
  const clock = yield* port('clock');
  const result = yield* sessionCall(
    (tireHotel, signal) => tireHotel.hold({ ...time, ...(extend && { extend }) }, signal),
    { limitMs: HOLD_LIMIT_MS, retry: false, where: 'tire hotel hold' },
  );
  if (!result.ok) return result;
  const hold = result.value;
  return ok(hold && { until: clock.now() + hold.secondsLeft * 1_000, extensionsLeft: hold.extensionsLeft });
}

/** Only a time that is taken stops the visitor. Without a hold, the booking request decides (decision 15b). */
export function* holdTime(): Saga<UnknownAction> {
  const result = yield* requestHold(false);
  if (result.ok) return timeHeld({ hold: result.value });
  return yield* endedOr(result, result.error.code === 'SLOT_TAKEN' ? timeLost() : timeHeld({ hold: null }));
}

/**
 * Extends the hold, or renews one that expired, while the contact form is open. A request that fails changes nothing:
 * a hold goes on, and one that expired can be renewed again.
 */
export function* renewHold({ payload: { extend } }: ReturnType<typeof tireHotelActions.holdRequested>): Saga {
  const before = yield* select(selectTireHotel);
  if (!before.slot || !isAtTireForm(before)) return;
  const result = yield* requestHold(extend);
  const now = yield* select(selectTireHotel);
  // The visitor may have chosen another time meanwhile, or submitted the booking, which then decides.
  if (!isAtTireForm(now) || now.slot !== before.slot) return;
  if (result.ok) yield* put(timeHeld({ hold: result.value, isRenewal: true }));
  else if (result.error.code === 'SLOT_TAKEN') yield* put(timeLost());
  else if (result.error.code === 'TIRE_SESSION_ENDED') yield* endSession();
}

export function* expireHold(): Saga {
  const { hold } = yield* select(selectTireHotel);
  if (!hold) return;
  const clock = yield* port('clock');
  yield* delay(Math.max(0, hold.until - clock.now()));
  const now = yield* select(selectTireHotel);
  if (now.hold === hold) yield* put(tireHotelActions.holdExpired());
}

/** Holds the time again when the visitor returns to the page, or logs in again. */
export function* resumeHold(): Saga {
  const state = yield* select(selectTireHotel);
  if (isAtTireForm(state) && state.slot && state.slot.time !== '' && !state.hold && !state.holdExpired)
    yield* put(tireHotelActions.holdRequested({ extend: false }));
}

/** The visitor gave the time up. One that expired, was lost or was booked is not released. */
const RELEASING: readonly string[] = [timeCleared, dayChosen, timeChosen, callbackChosen, left].map(({ type }) => type);

/** Releases a held time that the visitor gave up. */
export const releaseHold: WatchRow = {
  name: 'tire hotel release hold',
  *saga(): Saga {
    let held = yield* select(selectHeldTime);
    for (;;) {
      const { type } = yield* takeFromSlices(tireHotelSlice);
      const before = held;
      held = yield* select(selectHeldTime);
      if (!before || held || !RELEASING.includes(type)) continue;
      const tireHotel = yield* port('tireHotel');
      yield* attempt((signal) => tireHotel.release(before, signal), {
        limitMs: RELEASE_LIMIT_MS,
        retry: false,
        where: 'tire hotel release',
      });
    }
  },
};
