import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { AppError } from '@/errors/result';
import type { FlowState, WorkState } from '@/machine/flow.types';
import { unexpected } from './attempt';
import { cancel, call, fork, put, select, takeAny, type Saga } from './typed';
import type { WatchRow } from './watch';

/** What one work state does: runs its effect and gives the fact that ends it. */
export type Worker = () => Saga<UnknownAction>;

export type Workers<Flow extends { states: object }> = { readonly [S in WorkState<Flow>]: Worker };

/** The fact that ends a work state whose worker broke: the flow must not stand there for good. */
type End = (error: AppError) => UnknownAction | Saga<UnknownAction>;

export type Ends<Flow extends { states: object }> = { readonly [S in WorkState<Flow>]: End };

interface Work {
  run: Worker;
  broke: End;
}

/**
 * The sagas of a flow as one row: entering a work state starts its worker, leaving it cancels the worker, also when the
 * flow stands there from the start (restored after a reload). A worker that throws is reported, and its state ends by the
 * fact of `broke`. A forgotten one of either does not compile.
 */
export function workers<Flow extends { id: string; states: object }, State>(
  flow: Flow,
  placeOf: (state: State) => FlowState<keyof Flow['states'] & string>,
  table: Workers<Flow>,
  broke: Ends<Flow>,
): WatchRow {
  const ends = new Map<string, End>(Object.entries<End>(broke));
  const works = new Map(
    Object.entries<Worker>(table).flatMap(([state, run]): [string, Work][] => {
      const end = ends.get(state);
      return end ? [[state, { run, broke: end }]] : [];
    }),
  );
  return { name: `${flow.id} workers`, saga: () => drive(flow.id, placeOf, works) };
}

function* drive<State>(
  name: string,
  placeOf: (state: State) => FlowState<string>,
  table: ReadonlyMap<string, Work>,
): Saga {
  let last: FlowState<string> | null = null;
  let running: Task | null = null;
  for (;;) {
    const place = yield* select(placeOf);
    if (place.entered !== last?.entered || place.value !== last.value) {
      if (running) yield* cancel(running);
      last = place;
      const one = table.get(place.value);
      running = one ? yield* fork(work, one, `${name} ${place.value}`) : null;
    }
    yield* takeAny();
  }
}

function* work({ run, broke }: Work, where: string): Saga {
  yield* put(yield* call(ended, run, broke, where));
}

function* ended(run: Worker, broke: End, where: string): Saga<UnknownAction> {
  try {
    return yield* call(run);
  } catch (error) {
    return yield* call(broke, (yield* unexpected(error, where)).error);
  }
}
