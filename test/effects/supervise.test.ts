import { createAction } from '@reduxjs/toolkit';
import { fakeClock } from '@test/kit/fakeClock';
import { fakePorts } from '@test/kit/fakePorts';
import { runFeature } from '@test/kit/runFeature';
import { defineFeature } from '@/effects/feature';
import { put, type Saga } from '@/effects/sagaEffects';
import { watch, type WatchTable } from '@/effects/watch';

const requested = createAction<{ n: number }>('probe/requested');
const responded = createAction<{ n: number }>('probe/answered');

const probe = (watchTable: WatchTable) =>
  defineFeature({ name: 'probe', owner: 'page', slices: [], watch: watchTable, public: [] });

function* failOnOdd({ payload }: ReturnType<typeof requested>): Saga {
  if (payload.n % 2 === 1) throw new Error(`odd: ${payload.n}`);
  yield* put(responded(payload));
}

const responsesOf = (actions: { type: string }[]) => actions.filter(responded.match).map(({ payload }) => payload.n);

describe('supervise', () => {
  it('M-01 reports a row that throws and restarts it', async () => {
    const run = runFeature(probe([watch({ on: requested, how: 'every', run: failOnOdd })]));
    for (const n of [2, 3, 4]) run.dispatch(requested({ n }));
    expect(responsesOf(run.actions)).toEqual([2, 4]);
    expect(run.ports.telemetry.errors).toEqual([{ where: 'probe: probe/requested', message: 'Error: odd: 3' }]);
    await run.end({ errors: 1 });
  });

  it('M-01 leaves the other watchers running', async () => {
    const run = runFeature(
      probe([
        watch({
          on: requested,
          how: 'every',
          *run(): Saga {
            throw new Error('always');
          },
        }),
        watch({
          on: requested,
          how: 'every',
          *run({ payload }) {
            yield* put(responded(payload));
          },
        }),
      ]),
    );
    for (let n = 1; n <= 10; n += 1) run.dispatch(requested({ n }));
    expect(responsesOf(run.actions)).toHaveLength(10);
    await run.end({ errors: 6 });
  });

  it('M-01 stops restarting a row that fails more than five times in a minute', async () => {
    const run = runFeature(probe([watch({ on: requested, how: 'every', run: failOnOdd })]));
    for (let n = 1; n <= 20; n += 1) run.dispatch(requested({ n }));
    expect(responsesOf(run.actions)).toEqual([2, 4, 6, 8, 10]);
    expect(run.ports.telemetry.errors.at(-1)?.message).toBe('Error: odd: 11 (given up)');
    await run.end({ errors: 6 });
  });

  it('M-01 ignores failures older than a minute', async () => {
    const clock = fakeClock();
    const run = runFeature(probe([watch({ on: requested, how: 'every', run: failOnOdd })]), {
      ports: fakePorts({ clock }),
    });
    for (let n = 1; n <= 20; n += 1) {
      run.dispatch(requested({ n }));
      clock.advance(15_000);
    }
    expect(responsesOf(run.actions)).toEqual([2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
    await run.end({ errors: 10 });
  });
});
