import { createAction } from '@reduxjs/toolkit';
import { runFeature } from '@test/kit/runFeature';
import { defineFeature } from '@/effects/feature';
import { follow } from '@/effects/follow';
import { put, race, take, type Saga } from '@/effects/sagaEffects';
import { watch } from '@/effects/watch';
import type { AppError } from '@/errors/result';

const requested = createAction('workshops/requested');
const cameIn = createAction<string>('workshops/cameIn');
const streamLost = createAction<number>('workshops/streamLost');
const allCame = createAction<string>('workshops/allCame');
const gaveUp = createAction<AppError>('workshops/gaveUp');
const stopped = createAction('workshops/stopped');

const feature = defineFeature({
  name: 'workshops',
  owner: 'page',
  slices: [],
  public: [],
  watch: [
    watch({
      on: requested,
      how: 'latest',
      *run(): Saga {
        const { result } = yield* race({
          result: follow({
            path: (lastId) => `/stream?after=${lastId}`,
            events: ['workshop'],
            silenceMs: 10_000,
            message: ({ data }) => (data === '' ? [] : [cameIn(data)]),
            lost: streamLost,
          }),
          stop: take(stopped),
        });
        if (result) yield* put(result.ok ? allCame(result.value.data) : gaveUp(result.error));
      },
    }),
  ],
});

const start = () => {
  const run = runFeature(feature);
  run.dispatch(requested());
  const { opened } = run.ports.streams;
  const newest = () => {
    const stream = opened.at(-1);
    if (!stream) throw new Error('No stream was opened.');
    return stream;
  };
  return { run, opened, newest, dispatched: () => run.actions.slice(1) };
};

describe('follow', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('M-01 dispatches an action per message, skips those without one, ends at done and closes', async () => {
    const { run, newest, dispatched } = start();
    newest().message('workshop', 'Lund', '1');
    newest().message('workshop', '', '2');
    newest().message('workshop', 'Malmö', '3');
    newest().message('done', 'cursor-7', '4');
    expect(dispatched()).toEqual([cameIn('Lund'), cameIn('Malmö'), allCame('cursor-7')]);
    expect(newest().open).toBe(false);
    await run.end();
  });

  it('P27 reopens a lost stream after the last message, with growing delays', async () => {
    const { run, opened, newest, dispatched } = start();
    newest().message('workshop', 'Lund', '1');
    newest().lost();
    await jest.advanceTimersByTimeAsync(499);
    expect(opened).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    newest().lost();
    await jest.advanceTimersByTimeAsync(999);
    expect(opened).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    newest().message('done', '');
    expect(opened.map(({ path }) => path)).toEqual(['/stream?after=', '/stream?after=1', '/stream?after=1']);
    expect(dispatched()).toEqual([cameIn('Lund'), streamLost(1), streamLost(2), allCame('')]);
    await run.end();
  });

  it('M-01 fails after the tries of the catalogue; a message in between resets the count', async () => {
    const { run, opened, newest, dispatched } = start();
    newest().lost();
    await jest.advanceTimersByTimeAsync(500);
    newest().message('workshop', 'Lund', '1');
    for (let loss = 0; loss < 3; loss += 1) {
      newest().lost();
      await jest.advanceTimersByTimeAsync(2_000);
    }
    expect(opened).toHaveLength(4);
    expect(dispatched().at(-1)).toEqual(gaveUp({ code: 'NETWORK_LOST', params: {} }));
    await run.end();
  });

  it('M-01 treats silence as a loss', async () => {
    const { run, opened, dispatched } = start();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(opened[0]?.open).toBe(false);
    expect(dispatched()).toEqual([streamLost(1)]);
    run.leave();
    await run.end();
  });

  it.each([
    ['stopped', true],
    ['left', false],
  ])('P26 closes the stream when it is %s', async (_how, byAction) => {
    const { run, newest } = start();
    if (byAction) run.dispatch(stopped());
    else run.leave();
    expect(newest().open).toBe(false);
    await run.end();
  });
});
