import { fitting } from '@/features/navigation/components/fitting';
import { paced } from '@/features/navigation/components/paced';

describe('what fits into the bar', () => {
  it.each<[string, number[], number, number]>([
    ['all of it, to the pixel', [100, 100, 100], 320, 3],
    ['all but one, with the button for the rest', [100, 100, 100], 319, 2],
    ['fewer, where the button takes the room', [100, 100, 100], 269, 1],
    ['none', [100, 100], 60, 0],
    ['nothing there is', [], 500, 0],
    ['nothing there is, and no room', [], 0, 0],
  ])('B-01 is %s', (_what, widths, available, expected) => {
    expect(fitting(widths, { available, gap: 10, more: 50 })).toBe(expected);
  });
});

describe('the pace of measuring', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('B-01 measures every 50 ms while the window changes, and once 250 ms after', () => {
    const run = jest.fn();
    const pace = paced(run, 50, 250);
    for (let index = 0; index < 10; index += 1) {
      pace.call();
      jest.advanceTimersByTime(20);
    }
    expect(run).toHaveBeenCalledTimes(3);
    jest.advanceTimersByTime(40);
    const sofar = run.mock.calls.length;
    jest.advanceTimersByTime(189);
    expect(run).toHaveBeenCalledTimes(sofar);
    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(sofar + 1);
    jest.advanceTimersByTime(5_000);
    expect(run).toHaveBeenCalledTimes(sofar + 1);
  });

  it('B-01 stops with the bar', () => {
    const run = jest.fn();
    const pace = paced(run, 50, 250);
    pace.call();
    pace.stop();
    jest.advanceTimersByTime(5_000);
    expect(run).not.toHaveBeenCalled();
  });
});
