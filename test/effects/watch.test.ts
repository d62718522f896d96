import { createAction } from '@reduxjs/toolkit';
import { runFeature } from '@test/kit/runFeature';
import { defineFeature } from '@/effects/feature';
import { delay, put, race, take, type Saga } from '@/effects/sagaEffects';
import { watch, type How, type WatchTable } from '@/effects/watch';

const requested = createAction<{ n: number }>('probe/requested');
const again = createAction<{ n: number }>('probe/again');
const left = createAction('probe/left');
const responded = createAction<{ n: number }>('probe/answered');

const probe = (watchTable: WatchTable) =>
  defineFeature({ name: 'probe', owner: 'page', slices: [], watch: watchTable, public: [] });

function* respond({ payload }: ReturnType<typeof requested>): Saga {
  yield* delay(100);
  yield* put(responded(payload));
}

const responsesOf = (actions: { type: string; payload?: unknown }[]) =>
  actions.filter(responded.match).map(({ payload }) => payload.n);

describe('watch', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each<[string, How, number[]]>([
    ['leading drops what comes while one runs', 'leading', [1]],
    ['latest cancels the running one', 'latest', [3]],
    ['every runs them all', 'every', [1, 2, 3]],
    ['debounce waits for quiet', { debounce: 30 }, [3]],
  ])('M-01 %s', async (_what, how, expected) => {
    const run = runFeature(probe([watch({ on: requested, how, run: respond })]));
    for (const n of [1, 2, 3]) {
      run.dispatch(requested({ n }));
      await jest.advanceTimersByTimeAsync(20);
    }
    await jest.advanceTimersByTimeAsync(500);
    expect(responsesOf(run.actions)).toEqual(expected);
    await run.end();
  });

  it('M-01 debounce waits after the last action, then accepts the next one', async () => {
    const run = runFeature(probe([watch({ on: requested, how: { debounce: 1_500 }, run: respond })]));
    run.dispatch(requested({ n: 1 }));
    await jest.advanceTimersByTimeAsync(1_499);
    run.dispatch(requested({ n: 2 }));
    await jest.advanceTimersByTimeAsync(1_599);
    expect(responsesOf(run.actions)).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    run.dispatch(requested({ n: 3 }));
    await jest.advanceTimersByTimeAsync(1_600);
    expect(responsesOf(run.actions)).toEqual([2, 3]);
    await run.end();
  });

  it('M-01 watches several action types in one row', async () => {
    const run = runFeature(probe([watch({ on: [requested, again], how: 'latest', run: respond })]));
    run.dispatch(requested({ n: 1 }));
    run.dispatch(again({ n: 2 }));
    await jest.advanceTimersByTimeAsync(100);
    expect(responsesOf(run.actions)).toEqual([2]);
    await run.end();
  });

  it('P16 a race inside the watcher cancels the work and keeps the watcher', async () => {
    const run = runFeature(
      probe([
        watch({
          on: requested,
          how: 'latest',
          *run(action) {
            yield* race({ work: respond(action), left: take(left) });
          },
        }),
      ]),
    );
    run.dispatch(requested({ n: 1 }));
    run.dispatch(left());
    await jest.advanceTimersByTimeAsync(200);
    run.dispatch(requested({ n: 2 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(responsesOf(run.actions)).toEqual([2]);
    await run.end();
  });

  it('M-01 stops when the page is left', async () => {
    const run = runFeature(probe([watch({ on: requested, how: 'every', run: respond })]));
    run.dispatch(requested({ n: 1 }));
    run.leave();
    run.dispatch(requested({ n: 2 }));
    await jest.advanceTimersByTimeAsync(500);
    expect(responsesOf(run.actions)).toEqual([]);
    await run.end();
  });
});
