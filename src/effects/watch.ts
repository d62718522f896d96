import type { UnknownAction } from '@reduxjs/toolkit';
import { take, takeEvery, takeLatest, takeLeading, type Effect } from 'redux-saga/effects';
import { delay, fork, race, type ActionCreator, type Saga } from './sagaEffects';

/** One line of a feature's watch table: started by `supervise`. */
export interface WatchRow {
  /** The action types, for reports. */
  readonly name: string;
  /** `missed`: an action from before the row started; a row that watches it gets it first. */
  readonly saga: (missed?: UnknownAction) => Generator<Effect, unknown, never>;
}

export type WatchTable = readonly WatchRow[];

/**
 * `leading`: further actions are dropped while one runs (submit). `latest`: the newest cancels the running one (reads).
 * `every`: all run in parallel (telemetry). `debounce`: as `latest`, after so many milliseconds without an action (typing).
 */
export type How = 'leading' | 'latest' | 'every' | { debounce: number };

export interface Watch<C extends ActionCreator> {
  on: C | readonly C[];
  how: How;
  run: (action: ReturnType<C>) => Saga<unknown>;
}

/** A row of the watch table; the type of the action comes from `on`. */
export function watch<C extends ActionCreator>({ on, how, run }: Watch<C>): WatchRow {
  const creators: readonly ActionCreator[] = 'type' in on ? [on] : on;
  const types = creators.map(({ type }) => type);
  return { name: types.join('|'), saga: (missed) => listen(types, how, run, missed) };
}

function* listen<Action extends UnknownAction>(
  types: string[],
  how: How,
  run: (action: Action) => Saga<unknown>,
  missed?: UnknownAction,
): Saga {
  const isWatched = (action: UnknownAction): action is Action => types.includes(action.type);
  const first = missed && isWatched(missed) ? missed : null;
  switch (how) {
    case 'leading':
      if (first) yield* run(first);
      yield takeLeading<Action>(types, run);
      return;
    case 'latest':
      yield* latest(types, run, first);
      return;
    case 'every':
      if (first) yield* fork(run, first);
      yield takeEvery<Action>(types, run);
      return;
    default:
      yield* latest(
        types,
        function* (action: Action): Saga {
          yield* delay(how.debounce);
          yield* run(action);
        },
        first,
      );
  }
}

function* latest<Action extends UnknownAction>(
  types: string[],
  run: (action: Action) => Saga<unknown>,
  first: Action | null,
): Saga {
  if (first) yield* fork(untilNext, types, run(first));
  yield takeLatest<Action>(types, run);
}

function* untilNext(types: string[], running: Saga<unknown>): Saga {
  yield* race({ running, next: next(types) });
}

function* next(types: string[]): Saga {
  yield take(types);
}
