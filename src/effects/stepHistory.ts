import { buffers, eventChannel, type EventChannel } from 'redux-saga';
import type { UnknownAction } from '@reduxjs/toolkit';
import type { AddressMove } from '@/ports/address.port';
import { port } from './sagaContext';
import {
  call,
  delay,
  put,
  race,
  select,
  take,
  takeFrom,
  takeFromSlices,
  type ActionCreator,
  type Saga,
} from './sagaEffects';
import { entryOf, fragmentOf, trailOf, type StepNames, type Trail } from './stepTrail';
import type { WatchRow } from './watch';

/** Longer than a browser takes for a move within the page. */
const MOVE_LIMIT_MS = 1_000;

type Moves = EventChannel<AddressMove>;

/** A flow with steps that the visitor goes through, and back. */
export interface Steps<Root, State> extends StepNames {
  slice: { readonly actions: Readonly<Record<string, { type: string }>> };
  /** The block is on the page, or was removed. */
  entered: ActionCreator;
  left: ActionCreator;
  selectState: (root: Root) => State;
  selectStep: (root: Root) => number;
  selectOrder: (root: Root) => readonly number[];
  /** The action that opens a step; null where the flow refuses it. */
  reopen: (state: State, step: number) => UnknownAction | null;
  /** Data of a step is loaded again; until then no further one can be opened. */
  isLoading: (state: State) => boolean;
  /** Where a step back takes back a request that is under way; null: there is none. */
  takeBack: (state: State) => UnknownAction | null;
  /** Whether a step takes those before it off the way back; `before` is the one that was open. */
  isFirst: (step: number, before: number) => boolean;
}

/** While the block is on the page: each step is an entry of the browser's history, and back opens the one before. */
export const stepHistory = <Root, State>(steps: Steps<Root, State>): WatchRow => ({
  name: `${steps.name} steps in the history`,
  *saga(missed): Saga {
    if (missed?.type !== steps.entered.type) yield* take(steps.entered);
    for (;;) {
      yield* race({ followed: follow(steps), left: take(steps.left) });
      yield* take(steps.entered);
    }
  },
});

function* follow<Root, State>(steps: Steps<Root, State>): Saga {
  const address = yield* port('address');
  const moves: Moves = eventChannel((emit) => address.listenToSteps(emit), buffers.sliding(1));
  const page = pathOf(address.current().address);
  try {
    yield* loaded(steps);
    // A reload, or a return from another page: the step of the address opens, where it can.
    const opened = yield* trailOfEntry(steps, address.current());
    const isHere = pathOf(address.current().address) === page;
    if (isHere && (opened.length > 1 || address.current().address.includes('#'))) yield* reopen(steps, lastOf(opened));
    let trail = yield* writeStep(steps, page, moves, 'replace');
    for (;;) {
      const { move } = yield* race({ move: takeFrom(moves), changed: takeFromSlices(steps.slice) });
      // Of quick steps the last counts: where the visitor is now.
      if (move) yield* visit(steps, address.current(), trail, moves);
      trail = yield* writeStep(steps, page, moves);
    }
  } finally {
    moves.close();
  }
}

function* loaded<Root, State>({ selectState, isLoading, slice }: Steps<Root, State>): Saga {
  while (isLoading(yield* select(selectState))) yield* takeFromSlices(slice);
}

const lastOf = (trail: Trail): number => trail.at(-1) ?? 0;
const withoutFragment = (address: string): string => address.split('#')[0] ?? '';
const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? '';

function* trailOfEntry<Root, State>(steps: Steps<Root, State>, of: AddressMove): Saga<Trail> {
  return trailOf(of, yield* select(steps.selectOrder), steps);
}

/** Opens a step if the flow allows it; returns whether it is open. */
function* reopen<Root, State>(steps: Steps<Root, State>, step: number): Saga<boolean> {
  if ((yield* select(steps.selectStep)) === step) return true;
  const action = steps.reopen(yield* select(steps.selectState), step);
  if (action) yield* put(action);
  return action !== null;
}

/** A step that can't be opened, as those of a booking that is made: the move is taken back. */
function* visit<Root, State>(steps: Steps<Root, State>, move: AddressMove, from: Trail, moves: Moves): Saga {
  const trail = yield* trailOfEntry(steps, move);
  if (lastOf(trail) > (yield* select(steps.selectStep))) yield* loaded(steps);
  const takenBack = steps.takeBack(yield* select(steps.selectState));
  if (takenBack) yield* put(takenBack);
  else if (yield* reopen(steps, lastOf(trail))) return;
  yield* goBy(from.length - trail.length, moves);
}

function* goBy(by: number, moves: Moves): Saga {
  if (by === 0) return;
  const address = yield* port('address');
  address.back(-by);
  yield* race({ moved: takeFrom(moves), timedOut: delay(MOVE_LIMIT_MS) });
}

/**
 * Writes the open step into the history: a further one as a new entry, an earlier one by going back to its entry.
 * `how`: the page just opened has an entry already. The address of another page, which is loading, is left as it is.
 */
function* writeStep<Root, State>(
  steps: Steps<Root, State>,
  page: string,
  moves: Moves,
  how: 'push' | 'replace' = 'push',
): Saga<Trail> {
  const { name, done, isFirst, selectStep, selectOrder } = steps;
  const address = yield* port('address');
  for (;;) {
    const step = yield* select(selectStep);
    const before = yield* trailOfEntry(steps, address.current());
    if (lastOf(before) === step || pathOf(address.current().address) !== page) return before;
    const isStart = isFirst(step, lastOf(before));
    const index = isStart ? 0 : step < lastOf(before) ? before.lastIndexOf(step) : -1;
    if (index >= 0) yield* goBy(index - (before.length - 1), moves);
    const there = yield* trailOfEntry(steps, address.current());
    if (lastOf(there) === step) return there;
    // What follows the last step takes its entry.
    const isNew = how === 'push' && !isStart && lastOf(before) !== done;
    const trail = isNew ? [...there, step] : [step];
    const target = `${withoutFragment(address.current().address)}${fragmentOf(step, yield* select(selectOrder), done)}`;
    const entry = entryOf(name, trail);
    yield* call(() => (isNew ? address.push(target, entry) : address.replace(target, entry)));
    // The step may have changed meanwhile.
    if ((yield* select(selectStep)) === step) return trail;
  }
}
