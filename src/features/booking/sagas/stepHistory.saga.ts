import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import { port } from '@/effects/sagaContext';
import { call, delay, put, race, select, take, takeFrom, takeFromSlices, type Saga } from '@/effects/sagaEffects';
import type { WatchRow } from '@/effects/watch';
import type { AddressMove } from '@/ports/address.port';
import { selectBooking, selectBookingStep, selectOpenStep, selectSteps } from '../booking.selectors';
import { bookingActions, bookingSlice } from '../booking.slice';
import { entryOf, fragmentOf, trailOf } from '../stepHistory';
import type { BookingStep, StepNumber } from '../booking.state';

/** Longer than a browser takes for a move within the page. */
const MOVE_LIMIT_MS = 1_000;

type Moves = EventChannel<AddressMove>;
type Trail = readonly StepNumber[];

/** While the block is on the page: each step is an entry of the browser's history, and back opens the one before. */
export const stepHistory: WatchRow = {
  name: 'booking steps in the history',
  *saga(missed): Saga {
    if (!missed || !bookingActions.entered.match(missed)) yield* take(bookingActions.entered);
    for (;;) {
      yield* race({ followed: follow(), left: take(bookingActions.left) });
      yield* take(bookingActions.entered);
    }
  },
};

function* follow(): Saga {
  const address = yield* port('address');
  const moves: Moves = eventChannel((emit) => address.listenToSteps(emit), buffers.sliding(1));
  try {
    yield* loaded();
    // A reload, or a return from another page: the step of the address opens, where it can.
    const opened = yield* trailOfEntry(address.current());
    if (opened.length > 1 || address.current().address.includes('#')) yield* reopen(lastOf(opened));
    let trail = yield* writeStep(moves, 'replace');
    for (;;) {
      const { move } = yield* race({ move: takeFrom(moves), changed: takeFromSlices(bookingSlice) });
      // Of quick steps the last counts: where the visitor is now.
      if (move) yield* visit(address.current(), trail, moves);
      trail = yield* writeStep(moves);
    }
  } finally {
    moves.close();
  }
}

/** A reload loads car and services again; until then no further step can be opened. */
const loading: ReadonlySet<BookingStep> = new Set<BookingStep>(['unread', 'lookingUp', 'loadingServices']);

function* loaded(): Saga {
  while (loading.has(yield* select(selectBookingStep))) yield* takeFromSlices(bookingSlice);
}

const lastOf = (trail: Trail): StepNumber => trail.at(-1) ?? 0;
const withoutFragment = (address: string): string => address.split('#')[0] ?? '';

function* trailOfEntry(of: AddressMove): Saga<Trail> {
  return trailOf(of, yield* select(selectSteps));
}

/** Opens a step if the flow allows it; returns whether it is open. */
function* reopen(step: StepNumber): Saga<boolean> {
  if ((yield* select(selectOpenStep)) === step) return true;
  const state = yield* select(selectBooking);
  const action = bookingActions.stepReopened({ step });
  if (bookingSlice.reducer(state, action).flow.entered === state.flow.entered) return false;
  yield* put(action);
  return true;
}

/** A step that can't be opened, as those of a booking that is made: the move is taken back. */
function* visit(move: AddressMove, from: Trail, moves: Moves): Saga {
  const trail = yield* trailOfEntry(move);
  if (lastOf(trail) > (yield* select(selectOpenStep))) yield* loaded();
  // Back while the slot is being reserved takes the choice back.
  if ((yield* select(selectBookingStep)) === 'holding') yield* put(bookingActions.slotCleared());
  else if (yield* reopen(lastOf(trail))) return;
  yield* goBy(from.length - trail.length, moves);
}

function* goBy(by: number, moves: Moves): Saga {
  if (by === 0) return;
  const address = yield* port('address');
  address.back(-by);
  yield* race({ moved: takeFrom(moves), timedOut: delay(MOVE_LIMIT_MS) });
}

/**
 * Writes the open step into the history: a further one as a new entry, an earlier one by going back to its entry. A
 * booking that is made takes its steps off the way back. `how`: the page just opened has an entry already.
 */
function* writeStep(moves: Moves, how: 'push' | 'replace' = 'push'): Saga<Trail> {
  const address = yield* port('address');
  for (;;) {
    const step = yield* select(selectOpenStep);
    const before = yield* trailOfEntry(address.current());
    if (lastOf(before) === step) return before;
    const isDone = step === 5;
    const index = isDone ? 0 : step < lastOf(before) ? before.lastIndexOf(step) : -1;
    if (index >= 0) yield* goBy(index - (before.length - 1), moves);
    const there = yield* trailOfEntry(address.current());
    if (lastOf(there) === step) return there;
    // A new booking takes the entry of the one that is made.
    const isNew = how === 'push' && !isDone && lastOf(before) !== 5;
    const trail = isNew ? [...there, step] : [step];
    const target = `${withoutFragment(address.current().address)}${fragmentOf(step, yield* select(selectSteps))}`;
    const name = entryOf(trail);
    yield* call(() => (isNew ? address.push(target, name) : address.replace(target, name)));
    // The step may have changed meanwhile.
    if ((yield* select(selectOpenStep)) === step) return trail;
  }
}
