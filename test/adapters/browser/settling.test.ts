/** @jest-environment jsdom */
import { fireEvent } from '@testing-library/dom';
import { repeatUntilSettled } from '@/adapters/browser/settling';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A browser whose ResizeObserver the test triggers. */
function settlingPage() {
  const watching = new Set<() => void>();
  const observer = (callback: () => void) => ({
    observe: () => void watching.add(callback),
    unobserve: () => undefined,
    disconnect: () => void watching.delete(callback),
  });
  globalThis.ResizeObserver = jest.fn().mockImplementation(observer);
  const again = jest.fn();
  const end = repeatUntilSettled(again);
  return { again, end, changes: () => watching.forEach((callback) => callback()), isWatched: () => watching.size > 0 };
}

it('F-03 reports every change of the height of the page', () => {
  const { again, changes, end, isWatched } = settlingPage();
  changes();
  changes();
  expect(again).toHaveBeenCalledTimes(2);
  end();
  expect(isWatched()).toBe(false);
});

it.each(['wheel', 'pointerDown', 'keyDown'] as const)('F-03 stops on input of the visitor: %s', (hand) => {
  const { isWatched } = settlingPage();
  fireEvent[hand](document.body);
  expect(isWatched()).toBe(false);
});

it('F-03 stops when its time is over', () => {
  const { isWatched } = settlingPage();
  jest.advanceTimersByTime(2_999);
  expect(isWatched()).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isWatched()).toBe(false);
});
