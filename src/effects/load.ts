import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppError, Result } from '@/errors/result';
import type { Ports } from '@/ports/ports';
import type { ErrorCode } from '@/errors/catalogue';
import { attempt } from './attempt';
import { allPorts } from './sagaContext';
import { put, select, type ActionCreator, type Saga } from './sagaEffects';
import { watch, type How, type WatchRow } from './watch';

export interface Load<C extends ActionCreator, T, State> {
  on: C | readonly C[];
  /** 'latest' by default. */
  how?: How;
  limitMs: number;
  error?: ErrorCode;
  /** The port checks the response. */
  request: (ports: Ports, action: ReturnType<C>, signal: AbortSignal) => Promise<Result<T>>;
  loaded: (value: T, action: ReturnType<C>) => UnknownAction;
  failed: (error: AppError, action: ReturnType<C>) => UnknownAction;
  /** True when the store has the data already: no request is made. */
  isCached?: (state: State, action: ReturnType<C>) => boolean;
}

/** A request as one row of the watch table: dispatches the action of its success or failure. */
export function load<C extends ActionCreator, T, State = unknown>(row: Load<C, T, State>): WatchRow {
  return watch({ on: row.on, how: row.how ?? 'latest', run: (action: ReturnType<C>) => fetchOnce(row, action) });
}

function* fetchOnce<C extends ActionCreator, T, State>(row: Load<C, T, State>, action: ReturnType<C>): Saga {
  const { isCached } = row;
  if (isCached && (yield* select((state: State) => isCached(state, action)))) return;
  const ports = yield* allPorts();
  const result = yield* attempt((signal) => row.request(ports, action, signal), {
    limitMs: row.limitMs,
    error: row.error,
    where: action.type,
  });
  yield* put(result.ok ? row.loaded(result.value, action) : row.failed(result.error, action));
}
