import { expect, type Locator } from '@playwright/test';

/** Expects an element to be on the screen from its upper to its lower edge, with nothing above it: no bar, no header. */
export const expectUncovered = (element: Locator): Promise<void> =>
  expect
    .poll(
      () =>
        element.evaluate((node) => {
          const { left, right, top, bottom } = node.getBoundingClientRect();
          const covers = (y: number) => {
            const there = document.elementFromPoint((left + right) / 2, y);
            return !node.contains(there) && there !== null ? there.outerHTML.slice(0, 60) : there && null;
          };
          return [top + 3, bottom - 3].map((y) => (y < 0 || y > innerHeight ? 'off the screen' : covers(y)));
        }),
      { message: 'what covers the upper and the lower edge' },
    )
    .toEqual([null, null]);
