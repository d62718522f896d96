import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from '@/effects/sagaContext';
import { select, type Saga } from '@/effects/typed';
import { watch, type WatchTable } from '@/effects/watch';
import type { MeasureRow } from '../measure';

export const actionOf = (type: string) => Object.assign((): UnknownAction => ({ type }), { type });

/** A telemetry table at work: one row of its own per line, so that a line that throws silences no other. */
export const measureWatch = <State>(rows: readonly MeasureRow<State>[]): WatchTable =>
  rows.map(({ type, message }) =>
    watch({
      on: actionOf(type),
      how: 'every',
      *run(action): Saga {
        const said = message(action, yield* select((state: State) => state));
        const telemetry = yield* port('telemetry');
        if (said) telemetry.push(said);
      },
    }),
  );
