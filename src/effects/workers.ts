import type { UnknownAction } from '@reduxjs/toolkit';
import type { Task } from 'redux-saga';
import type { AppError } from '@/errors/result';
import type { FlowSpec, FlowState, WorkState } from '@/machine/flow.types';
import { unexpected } from './attempt';
import { cancel, call, fork, put, select, takeTypes, type Saga } from './sagaEffects';
import type { WatchRow } from './watch';

/** The effect of one work state; returns the action that ends it. */
type Worker = () => Saga<UnknownAction>;

export type Workers<Flow extends { states: object }> = { readonly [S in WorkState<Flow>]: Worker };

/** The action that ends a work state whose worker threw, so that the flow does not stay in it. */
type CrashHandler = (error: AppError) => UnknownAction | Saga<UnknownAction>;

export type CrashHandlers<Flow extends { states: object }> = { readonly [S in WorkState<Flow>]: CrashHandler };

interface Work {
  run: Worker;
  onCrash: CrashHandler;
}

/**
 * The sagas of a flow as one row of the watch table: entering a work state starts its worker, leaving it cancels the
 * worker. A flow that is in a work state from the start (restored after a reload) starts it, too. A worker that throws
 * is reported, and its state ends by the action of `onCrash`. A forgotten worker or crash handler does not compile.
 */
export function workers<Flow extends FlowSpec, State>(
  flow: Flow,
  selectFlow: (state: State) => FlowState<keyof Flow['states'] & string>,
  table: Workers<Flow>,
  onCrash: CrashHandlers<Flow>,
): WatchRow {
  const handlers = new Map(Object.entries<CrashHandler>(onCrash));
  const works = new Map(
    Object.entries<Worker>(table).flatMap(([state, run]): [string, Work][] => {
      const handler = handlers.get(state);
      return handler ? [[state, { run, onCrash: handler }]] : [];
    }),
  );
  return { name: `${flow.id} workers`, saga: () => runWorkers(flow, selectFlow, works) };
}

/** Action types of all events of a flow. */
const typesOf = (flow: FlowSpec): string[] => [
  ...new Set(
    Object.values(flow.states).flatMap(({ on }) => Object.keys(on ?? {}).map((event) => `${flow.id}/${event}`)),
  ),
];

function* runWorkers<State>(
  flow: FlowSpec,
  selectFlow: (state: State) => FlowState<string>,
  works: ReadonlyMap<string, Work>,
): Saga {
  const types = typesOf(flow);
  let last: FlowState<string> | null = null;
  let running: Task | null = null;
  for (;;) {
    const now = yield* select(selectFlow);
    if (now.entered !== last?.entered || now.value !== last.value) {
      if (running) yield* cancel(running);
      last = now;
      const work = works.get(now.value);
      running = work ? yield* fork(runWork, work, `${flow.id} ${now.value}`) : null;
    }
    yield* takeTypes(types);
  }
}

function* runWork(work: Work, where: string): Saga {
  yield* put(yield* call(finalAction, work, where));
}

function* finalAction({ run, onCrash }: Work, where: string): Saga<UnknownAction> {
  try {
    return yield* call(run);
  } catch (error) {
    return yield* call(onCrash, (yield* unexpected(error, where)).error);
  }
}
