import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppError, Result } from '@/errors/result';
import type { Ports } from '@/ports/ports';
import type { ErrorCode } from '@/errors/catalogue';
import { attempt } from './attempt';
import { allPorts } from './sagaContext';
import { put, select, type ActionCreator, type Saga } from './typed';
import { watch, type How, type WatchRow } from './watch';

export interface Load<C extends ActionCreator, T, State> {
  on: C | readonly C[];
  /** 'latest' unless told. */
  how?: How;
  limitMs: number;
  error?: ErrorCode;
  /** The call; the port has checked the answer's shape. */
  ask: (ports: Ports, action: ReturnType<C>, signal: AbortSignal) => Promise<Result<T>>;
  arrived: (value: T, action: ReturnType<C>) => UnknownAction;
  failed: (error: AppError, action: ReturnType<C>) => UnknownAction;
  /** The cache rule: true where the store already holds the answer, and nothing is asked. */
  held?: (state: State, action: ReturnType<C>) => boolean;
}

/** A plain fetch as one row of the watch table: asks, and tells the arrival or the failure as a fact. */
export function load<C extends ActionCreator, T, State = unknown>(row: Load<C, T, State>): WatchRow {
  return watch({ on: row.on, how: row.how ?? 'latest', run: (action: ReturnType<C>) => fetchOnce(row, action) });
}

function* fetchOnce<C extends ActionCreator, T, State>(row: Load<C, T, State>, action: ReturnType<C>): Saga {
  const { held } = row;
  if (held && (yield* select((state: State) => held(state, action)))) return;
  const ports = yield* allPorts();
  const result = yield* attempt((signal) => row.ask(ports, action, signal), {
    limitMs: row.limitMs,
    error: row.error,
    where: action.type,
  });
  yield* put(result.ok ? row.arrived(result.value, action) : row.failed(result.error, action));
}
