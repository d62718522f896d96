import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import type { MeasureRow } from '../model/measure';

export const factOf = (type: string) => Object.assign((): UnknownAction => ({ type }), { type });

/** A telemetry table at work: one row of its own per line, so that a line that throws silences no other. */
export const measureWatch = <State>(rows: readonly MeasureRow<State>[]): WatchTable =>
  rows.map(({ type, message }) =>
    watch({
      on: factOf(type),
      how: 'every',
      *run(fact): Saga {
        const said = message(fact, yield* select((state: State) => state));
        const telemetry = yield* port('telemetry');
        if (said) telemetry.push(said);
      },
    }),
  );
