import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { FlowPlace, WorkState } from '@/machine/flow.types';
import { cancel, call, fork, put, select, takeAny, type Saga } from './typed';
import type { WatchRow } from './watch';

/** What one work state does: runs its effect and gives the fact that ends it. */
export type Worker = () => Saga<UnknownAction>;

export type Workers<Flow extends { states: object }> = { readonly [S in WorkState<Flow>]: Worker };

/**
 * The sagas of a flow as one row: entering a work state starts its worker, leaving it cancels the worker, also when the
 * flow stands there from the start (restored after a reload). A forgotten worker does not compile.
 */
export function workers<Flow extends { id: string; states: object }, State>(
  flow: Flow, placeOf: (state: State) => FlowPlace<keyof Flow['states'] & string>, table: Workers<Flow>,
): WatchRow {
  return { name: `${flow.id} workers`, saga: () => drive(placeOf, new Map<string, Worker>(Object.entries(table))) };
}

function* drive<State>(placeOf: (state: State) => FlowPlace<string>, table: ReadonlyMap<string, Worker>): Saga {
  let last: FlowPlace<string> | null = null;
  let running: Task | null = null;
  for (;;) {
    const place = yield* select(placeOf);
    if (place.entered !== last?.entered || place.is !== last.is) {
      if (running) yield* cancel(running);
      last = place;
      const worker = table.get(place.is);
      running = worker ? yield* fork(work, worker) : null;
    }
    yield* takeAny();
  }
}

function* work(worker: Worker): Saga {
  yield* put(yield* call(worker));
}
