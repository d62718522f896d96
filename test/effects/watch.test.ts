import { createAction } from '@reduxjs/toolkit';
import { runFeature } from '@test/kit/runFeature';
import { defineFeature } from '@/effects/feature';
import { delay, put, race, take, type Saga } from '@/effects/typed';
import { watch, type How, type WatchTable } from '@/effects/watch';

const asked = createAction<{ n: number }>('probe/asked');
const again = createAction<{ n: number }>('probe/again');
const left = createAction('probe/left');
const answered = createAction<{ n: number }>('probe/answered');

const probe = (watchTable: WatchTable) =>
  defineFeature({ name: 'probe', owner: 'page', slices: [], watch: watchTable, personal: { state: {}, actions: {} } });

function* answer({ payload }: ReturnType<typeof asked>): Saga {
  yield* delay(100);
  yield* put(answered(payload));
}

const answersOf = (actions: { type: string; payload?: unknown }[]) =>
  actions.filter(answered.match).map(({ payload }) => payload.n);

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
    const run = runFeature(probe([watch({ on: asked, how, run: answer })]));
    for (const n of [1, 2, 3]) {
      run.dispatch(asked({ n }));
      await jest.advanceTimersByTimeAsync(20);
    }
    await jest.advanceTimersByTimeAsync(500);
    expect(answersOf(run.actions)).toEqual(expected);
    await run.end();
  });

  it('M-01 debounce counts from the last fact and lets the next one through afterwards', async () => {
    const run = runFeature(probe([watch({ on: asked, how: { debounce: 1_500 }, run: answer })]));
    run.dispatch(asked({ n: 1 }));
    await jest.advanceTimersByTimeAsync(1_499);
    run.dispatch(asked({ n: 2 }));
    await jest.advanceTimersByTimeAsync(1_599);
    expect(answersOf(run.actions)).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    run.dispatch(asked({ n: 3 }));
    await jest.advanceTimersByTimeAsync(1_600);
    expect(answersOf(run.actions)).toEqual([2, 3]);
    await run.end();
  });

  it('M-01 hears several kinds of facts as one', async () => {
    const run = runFeature(probe([watch({ on: [asked, again], how: 'latest', run: answer })]));
    run.dispatch(asked({ n: 1 }));
    run.dispatch(again({ n: 2 }));
    await jest.advanceTimersByTimeAsync(100);
    expect(answersOf(run.actions)).toEqual([2]);
    await run.end();
  });

  it('P16 a race inside the watcher cancels the work and keeps the watcher', async () => {
    const run = runFeature(
      probe([
        watch({
          on: asked,
          how: 'latest',
          *run(action) {
            yield* race({ work: answer(action), left: take(left) });
          },
        }),
      ]),
    );
    run.dispatch(asked({ n: 1 }));
    run.dispatch(left());
    await jest.advanceTimersByTimeAsync(200);
    run.dispatch(asked({ n: 2 }));
    await jest.advanceTimersByTimeAsync(200);
    expect(answersOf(run.actions)).toEqual([2]);
    await run.end();
  });

  it('M-01 stops altogether when the page is left', async () => {
    const run = runFeature(probe([watch({ on: asked, how: 'every', run: answer })]));
    run.dispatch(asked({ n: 1 }));
    run.leave();
    run.dispatch(asked({ n: 2 }));
    await jest.advanceTimersByTimeAsync(500);
    expect(answersOf(run.actions)).toEqual([]);
    await run.end();
  });
});
