import { attempt } from '@/effects/attempt';
import { port } from '@/effects/sagaContext';
import { delay, put, select, type Saga } from '@/effects/sagaEffects';
import { isInSession } from '../tireHotel.guards';
import { selectTireHotel } from '../tireHotel.selectors';
import { tireHotelActions } from '../tireHotel.slice';
import { endSession, sessionCall } from './sessionCall';

const LIMIT_MS = 15_000;
/** So long before its end the visitor is told. */
const WARNING_MS = 120_000;
/** The server's clock decides; a request before its end would extend the session. */
const GRACE_MS = 2_000;

/** Tells the visitor that the session ends, and then that it has ended. */
export function* expireSession(): Saga {
  const { sessionUntil } = yield* select(selectTireHotel);
  if (sessionUntil === null) return;
  const clock = yield* port('clock');
  yield* delay(Math.max(0, sessionUntil - WARNING_MS - clock.now()));
  yield* put(tireHotelActions.sessionEndsSoon());
  yield* delay(Math.max(0, sessionUntil + GRACE_MS - clock.now()));
  yield* endUnlessExtended();
}

/** Another tab may have extended the session; only the server knows. */
function* endUnlessExtended(): Saga {
  const tireHotel = yield* port('tireHotel');
  const result = yield* attempt((signal) => tireHotel.session(signal), {
    limitMs: LIMIT_MS,
    where: 'tire hotel session',
  });
  const clock = yield* port('clock');
  if (!result.ok || !result.value) return yield* endSession();
  const { secondsLeft, secondsAtMost } = result.value;
  const time = {
    ...(secondsLeft !== undefined && { secondsLeft }),
    ...(secondsAtMost !== undefined && { secondsAtMost }),
  };
  yield* put(tireHotelActions.sessionExtended({ now: clock.now(), time }));
}

/** 'Stay logged in': any request of the session extends it. */
export const stayLoggedIn = endUnlessExtended;

/** Saves the wish of the first car's customer, which is that of them all. */
export function* saveReminder({ payload: { wanted } }: ReturnType<typeof tireHotelActions.reminderChosen>): Saga {
  const { vehicles } = yield* select(selectTireHotel);
  const [vehicle] = vehicles;
  if (!vehicle) return;
  const result = yield* sessionCall(
    (tireHotel, signal) => tireHotel.wantReminder({ regNo: vehicle.regNo, wanted }, signal),
    { limitMs: LIMIT_MS, where: 'tire hotel reminder' },
  );
  const { flow } = yield* select(selectTireHotel);
  if (!isInSession(flow.value)) return;
  if (result.ok) yield* put(tireHotelActions.reminderSaved());
  else if (result.error.code === 'TIRE_SESSION_ENDED') yield* endSession();
  else yield* put(tireHotelActions.reminderFailed({ wanted }));
}
