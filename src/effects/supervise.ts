import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from './sagaContext';
import { call, fork, type Saga } from './sagaEffects';
import type { WatchRow, WatchTable } from './watch';

export interface Supervision {
  /** The feature, for reports. */
  name: string;
  /** A watcher that fails more often than this is not restarted. */
  restarts?: { most: number; withinMs: number };
  /** An action from before the code of the table was loaded: rows that watch it get it first. */
  missed?: UnknownAction | undefined;
}

/**
 * Runs the rows of a watch table independently: one that throws is reported and restarted, within limits, and affects
 * no other. Cancelling this task cancels all rows and what they run.
 */
export function* supervise(
  table: WatchTable,
  { name, restarts = { most: 5, withinMs: 60_000 }, missed }: Supervision,
): Saga {
  for (const row of table) yield* fork(guard, row, name, restarts, missed);
}

function* guard(
  row: WatchRow,
  name: string,
  { most, withinMs }: { most: number; withinMs: number },
  missed: UnknownAction | undefined,
): Saga {
  const clock = yield* port('clock');
  const telemetry = yield* port('telemetry');
  let failures: number[] = [];
  let first = missed;
  for (;;) {
    try {
      yield* call(row.saga, first);
      return;
    } catch (error) {
      first = undefined;
      const now = clock.now();
      failures = [...failures.filter((time) => now - time < withinMs), now];
      const givenUp = failures.length > most;
      telemetry.report({
        where: `${name}: ${row.name}`,
        message: givenUp ? `${String(error)} (given up)` : String(error),
      });
      if (givenUp) return;
    }
  }
}
