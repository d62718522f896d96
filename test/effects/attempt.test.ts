import { configureStore, Tuple } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { fails, fakePorts, hangs, inSequence, returns, throws, type FakeCall } from '@test/kit/fakePorts';
import { attempt, type AttemptOptions } from '@/effects/attempt';
import type { SagaContext } from '@/effects/sagaContext';
import type { Result } from '@/errors/result';

/** Runs one attempt as a saga of its own. */
function start(run: FakeCall, options: Partial<AttemptOptions> = {}) {
  const ports = fakePorts();
  const signals: AbortSignal[] = [];
  const sagas = createSagaMiddleware<SagaContext>({ context: { ports } });
  configureStore({ reducer: () => ({}), middleware: () => new Tuple(sagas) });
  const task = sagas.run(() =>
    attempt<string>(
      (signal) => {
        signals.push(signal);
        return run<string>(null, signal);
      },
      { limitMs: 5_000, ...options },
    ),
  );
  const result: Promise<Result<string>> = task.toPromise();
  return { task, result, signals, ports };
}

describe('attempt', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('M-01 returns the result without aborting the signal', async () => {
    const { result, signals } = start(returns('hello'));
    await expect(result).resolves.toEqual({ ok: true, value: 'hello' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('M-01 retries by the policy of the catalogue, with doubling delays', async () => {
    const { result, signals } = start(inSequence(fails('SEARCH_FAILED'), fails('SEARCH_FAILED'), returns('late')));
    await jest.advanceTimersByTimeAsync(299);
    expect(signals).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(signals).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(599);
    expect(signals).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({ ok: true, value: 'late' });
    expect(signals).toHaveLength(3);
  });

  it('M-01 returns the failure after the last try', async () => {
    const { result, signals } = start(fails('SEARCH_FAILED', { index: 'cars' }));
    await jest.advanceTimersByTimeAsync(2_000);
    await expect(result).resolves.toEqual({ ok: false, error: { code: 'SEARCH_FAILED', params: { index: 'cars' } } });
    expect(signals).toHaveLength(3);
  });

  it.each<[string, FakeCall, Partial<AttemptOptions>]>([
    ['a row that forbids it', fails('BAD_REQUEST'), {}],
    ['a call that must not be repeated', fails('SEARCH_FAILED'), { retry: false }],
  ])('M-01 tries once for %s', async (_what, run, options) => {
    const { result, signals } = start(run, options);
    await jest.advanceTimersByTimeAsync(4_000);
    expect((await result).ok).toBe(false);
    expect(signals).toHaveLength(1);
  });

  it.each([
    [undefined, 'TIMED_OUT'],
    ['SEARCH_FAILED', 'SEARCH_FAILED'],
  ] as const)('M-01 a timeout with error %s is %s, and the call is aborted', async (error, code) => {
    const { result, signals, ports } = start(hangs(), { limitMs: 1_000, error });
    await jest.advanceTimersByTimeAsync(999);
    expect(signals[0]?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await expect(result).resolves.toEqual({ ok: false, error: { code, params: {} } });
    expect(signals[0]?.aborted).toBe(true);
    expect(ports.telemetry.errors).toEqual([]);
  });

  it('M-01 returns the last failure when the time runs out between two tries', async () => {
    const { result } = start(fails('NETWORK_LOST'), { limitMs: 400 });
    await jest.advanceTimersByTimeAsync(400);
    await expect(result).resolves.toMatchObject({ error: { code: 'NETWORK_LOST' } });
  });

  it('M-01 aborts the signal when the saga is cancelled', async () => {
    const { task, signals, ports } = start(hangs());
    task.cancel();
    await jest.advanceTimersByTimeAsync(0);
    expect(signals[0]?.aborted).toBe(true);
    expect(ports.telemetry.errors).toEqual([]);
  });

  it('M-01 turns an exception into UNEXPECTED with a short reference, and reports it', async () => {
    const { result, ports } = start(throws(new TypeError('no such field')), { where: 'car list' });
    await expect(result).resolves.toEqual({
      ok: false,
      error: { code: 'UNEXPECTED', params: { reference: '00000001' } },
    });
    expect(ports.telemetry.errors).toEqual([
      { where: 'car list', message: 'TypeError: no such field', reference: '00000001' },
    ]);
  });

  it('P11 does not report an abort from outside', async () => {
    const { result, ports } = start(throws(new DOMException('left', 'AbortError')), { retry: false });
    await expect(result).resolves.toMatchObject({ error: { code: 'NETWORK_LOST' } });
    expect(ports.telemetry.errors).toEqual([]);
  });

  it('M-01 handles a synchronous exception, too', async () => {
    const { result } = start(() => {
      throw new Error('at once');
    });
    await expect(result).resolves.toMatchObject({ error: { code: 'UNEXPECTED' } });
  });
});
