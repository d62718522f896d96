import { test, type Page } from '@playwright/test';

/** How a page is looked at: on a phone and on a desk, by day and by night. */
export const looks = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** The same for a page whose like is looked at in all four: both widths and both schemes, in turns from page to page. */
export const looksInTurn = (turn: number) => (turn % 2 === 0 ? [looks[0], looks[3]] : [looks[1], looks[2]]);

/** Does the same in each of these looks. */
export async function inLooks(page: Page, these: readonly (typeof looks)[number][], see: () => Promise<void>): Promise<void> {
  for (const { width, colorScheme } of these) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await test.step(`${width} px, ${colorScheme}`, see);
  }
}
