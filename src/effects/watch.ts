import { takeEvery, takeLatest, takeLeading, type Effect } from 'redux-saga/effects';
import { delay, type FactCreator, type Saga } from './typed';

/** One line of a feature's watch table: started by `supervise`. */
export interface WatchRow {
  /** What it hears, for reports. */
  readonly name: string;
  readonly saga: () => Generator<Effect, unknown, never>;
}

export type WatchTable = readonly WatchRow[];

/**
 * `leading`: further facts are dropped while one runs (submit). `latest`: the newest cancels the running one (reads).
 * `every`: all run, side by side (telemetry). `debounce`: as `latest`, but only after so many quiet milliseconds (typing).
 */
export type How = 'leading' | 'latest' | 'every' | { debounce: number };

export interface Watch<C extends FactCreator> {
  on: C | readonly C[];
  how: How;
  run: (fact: ReturnType<C>) => Saga<unknown>;
}

/** A row of the watch table; the fact's type comes from `on`. */
export function watch<C extends FactCreator>({ on, how, run }: Watch<C>): WatchRow {
  const creators: readonly FactCreator[] = 'type' in on ? [on] : on;
  const types = creators.map(({ type }) => type);
  return { name: types.join('|'), saga: () => listen(types, how, run) };
}

function* listen<Fact extends { type: string }>(types: string[], how: How, run: (fact: Fact) => Saga<unknown>): Saga {
  switch (how) {
    case 'leading':
      yield takeLeading<Fact>(types, run);
      return;
    case 'latest':
      yield takeLatest<Fact>(types, run);
      return;
    case 'every':
      yield takeEvery<Fact>(types, run);
      return;
    default:
      yield takeLatest<Fact>(types, function* (fact: Fact): Saga {
        yield* delay(how.debounce);
        yield* run(fact);
      });
  }
}
