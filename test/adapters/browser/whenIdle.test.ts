import { whenIdle } from '@/adapters/browser/whenIdle';

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  jest.useRealTimers();
});

describe('what need not be done before the next paint', () => {
  it('F-03 M-02 is left to the browser, which may not put it off for long', () => {
    const idle = jest.fn();
    Object.assign(globalThis, { requestIdleCallback: idle });
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    expect(idle).toHaveBeenCalledWith(run, { timeout: 250 });
  });

  it('F-03 M-02 runs after a timer where the browser does not report idleness', () => {
    jest.useFakeTimers();
    const run = jest.fn();
    whenIdle(run);
    expect(run).not.toHaveBeenCalled();
    jest.advanceTimersByTime(250);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
