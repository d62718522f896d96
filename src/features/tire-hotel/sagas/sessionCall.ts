import type { UnknownAction } from '@reduxjs/toolkit';
import { attempt, type AttemptOptions } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { put, select, type Saga } from '@/effects/sagaEffects';
import type { AppError, Result } from '@/errors/result';
import type { TireHotelPort } from '@/ports/tireHotel.port';
import { isInSession } from '../tireHotel.guards';
import { selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';

type Failure = Extract<Result<never>, { ok: false }>;

/** The payload of a failure's action. */
export const failure = ({ error }: Failure): { error: AppError } => ({ error });

/** A call of the session: where it succeeds, the server restarts the session's time. */
export function* sessionCall<T>(
  run: (tireHotel: TireHotelPort, signal: AbortSignal) => Promise<Result<T>>,
  options: AttemptOptions,
): Saga<Result<T>> {
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => run(tireHotel, signal), options);
  const clock = yield* port('clock');
  if (result.ok) yield* put(tireHotelActions.sessionExtended({ now: clock.now() }));
  return result;
}

/** The session has ended, or `other`. */
export function* endedOr(result: Failure, other: UnknownAction): Saga<UnknownAction> {
  const { flow } = yield* select(selectTireHotel);
  return result.error.code === 'TIRE_SESSION_ENDED' ? tireHotelActions.sessionEnded({ from: flow.value }) : other;
}

/** For what runs next to the flow's own work: the session has ended, unless the flow knows already. */
export function* endSession(): Saga {
  const { flow } = yield* select(selectTireHotel);
  const { value } = flow;
  if (isInSession(value) && value !== 'ended' && value !== 'confirmed')
    yield* put(tireHotelActions.sessionEnded({ from: value }));
}
