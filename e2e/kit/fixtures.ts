import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { guardContext, type Guard } from './guard';

interface Fixtures {
  /** What the pages of this test did wrong; empty at the end of every test. */
  guard: Guard;
}

/** The `test` of every story: a page that speaks on its console, breaks its CSP or calls a third party fails it. */
export const test = base.extend<Fixtures>({
  guard: [
    async ({ context }, use) => {
      const guard = await guardContext(context);
      await use(guard);
      expect(guard.complaints, 'what the pages did wrong').toEqual([]);
    },
    { auto: true },
  ],
});

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no accessibility violation on the page as it stands (WCAG 2.2 AA and axe's best practices). */
export async function axe(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  const sentences = violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`));
  expect(sentences, 'accessibility violations').toEqual([]);
}

/** Expects that nothing makes the page scroll sideways at its present width. */
export async function fitsWidth(page: Page): Promise<void> {
  const { content, width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(content, 'width of the content in CSS pixels').toBeLessThanOrEqual(width);
}

export { expect };
export { directoryAddress, siteAddress } from './addresses';
