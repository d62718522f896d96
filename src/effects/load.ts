import type { UnknownAction } from '@reduxjs/toolkit';
import type { Fault, Outcome } from '@/errors/outcome';
import type { Ports } from '@/ports/ports';
import type { FaultCode } from '@/errors/catalogue';
import { attempt } from './attempt';
import { allPorts } from './sagaContext';
import { put, select, type FactCreator, type Saga } from './typed';
import { watch, type How, type WatchRow } from './watch';

export interface Load<C extends FactCreator, T, State> {
  on: C | readonly C[];
  /** 'latest' unless told. */
  how?: How;
  limitMs: number;
  fault?: FaultCode;
  /** The call; the port has checked the answer's shape. */
  ask: (ports: Ports, fact: ReturnType<C>, signal: AbortSignal) => Promise<Outcome<T>>;
  arrived: (value: T, fact: ReturnType<C>) => UnknownAction;
  failed: (fault: Fault, fact: ReturnType<C>) => UnknownAction;
  /** The cache rule: true where the store already holds the answer, and nothing is asked. */
  held?: (state: State, fact: ReturnType<C>) => boolean;
}

/** A plain fetch as one row of the watch table: asks, and tells the arrival or the failure as a fact. */
export function load<C extends FactCreator, T, State = unknown>(row: Load<C, T, State>): WatchRow {
  return watch({ on: row.on, how: row.how ?? 'latest', run: (fact: ReturnType<C>) => fetchOnce(row, fact) });
}

function* fetchOnce<C extends FactCreator, T, State>(row: Load<C, T, State>, fact: ReturnType<C>): Saga {
  const { held } = row;
  if (held && (yield* select((state: State) => held(state, fact)))) return;
  const ports = yield* allPorts();
  const outcome = yield* attempt((signal) => row.ask(ports, fact, signal), {
    limitMs: row.limitMs,
    fault: row.fault,
    where: fact.type,
  });
  yield* put(outcome.ok ? row.arrived(outcome.value, fact) : row.failed(outcome.fault, fact));
}
