import type { UnknownAction } from '@reduxjs/toolkit';
import { port } from '@/effects/sagaContext';
import { call, select, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';
import type { AnalyticsMapping } from '../analyticsMapping';

export const actionOf = (type: string) => Object.assign((): UnknownAction => ({ type }), { type });

/** A telemetry table at work: one row of its own per line, so that a line that throws silences no other. */
export const analyticsWatch = <State>(mappings: readonly AnalyticsMapping<State>[]): WatchTable =>
  mappings.map(({ type, toEvent, isAfterPageView }) =>
    watch({
      on: actionOf(type),
      how: 'every',
      *run(action): Saga {
        const event = toEvent(action, yield* select((state: State) => state));
        const telemetry = yield* port('telemetry');
        if (event && isAfterPageView) yield* call(() => Promise.resolve());
        if (event) telemetry.push(event);
      },
    }),
  );
