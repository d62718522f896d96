import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';
import { consentGiven } from './consent';
import { guardContext, type Guard } from './guard';
import type { looks } from './looks';
import { watchTraffic, type Traffic } from './traffic';

interface Options {
  /** What the visitor has said to cookies before the story begins; 'unasked' meets the banner. */
  consent: 'necessary' | 'unasked';
}

interface Fixtures {
  /** What the pages of this test did wrong; empty at the end of every test. */
  guard: Guard;
  /** What the pages of this test asked of the network. */
  traffic: Traffic;
}

/** The `test` of every story: a page that speaks on its console, breaks its CSP or calls a third party fails it. */
export const test = base.extend<Options & Fixtures>({
  consent: ['necessary', { option: true }],
  guard: [
    async ({ context, consent }, use) => {
      if (consent === 'necessary') await context.addCookies(consentGiven());
      const guard = await guardContext(context);
      await use(guard);
      expect(guard.complaints, 'what the pages did wrong').toEqual([]);
    },
    { auto: true },
  ],
  traffic: async ({ context }, use) => {
    await use(watchTraffic(context));
  },
});

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no accessibility violation on the page as it stands, or in a part of it (WCAG 2.2 AA and axe's best practices). Our pages hold no
 * frames but the gallery's, so the reading stays in the page and tells what is wrong alone: a fraction of the time. `without` names rules
 * that can't hold on a page of many samples, `only` those to read by alone.
 */
export async function axe(
  page: Page,
  part?: string,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] } = {},
): Promise<void> {
  // A colour on its way to another is neither.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  const builder = new AxeBuilder({ page }).setLegacyMode(true);
  const { violations } = await (part === undefined ? builder : builder.include(part))
    .options({
      runOnly: only ? { type: 'rule', values: [...only] } : { type: 'tag', values: WCAG },
      resultTypes: ['violations'],
      iframes: false,
      rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    })
    .analyze();
  const sentences = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
  );
  expect(sentences, 'accessibility violations').toEqual([]);
}

/** What differs where the same page at the same width has other colours alone. */
export const COLOURS = ['color-contrast', 'link-in-text-block'] as const;

/** `axe` in each of these looks; at a width that was read before, of the colours alone. */
export async function axeInLooks(page: Page, these: readonly (typeof looks)[number][], part?: string): Promise<void> {
  const read = new Set<number>();
  for (const { width, colorScheme } of these) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // From its top: what a bar that stands still covers half would be measured by its other half.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await test.step(`${width} px, ${colorScheme}`, () => axe(page, part, read.has(width) ? { only: COLOURS } : {}));
    read.add(width);
  }
}

/** Expects that nothing makes the page scroll sideways at its present width. */
export async function fitsWidth(page: Page): Promise<void> {
  // A page that was another width a moment ago is asked until it has heard of its own.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'content beyond the window, CSS pixels',
    )
    .toBeLessThanOrEqual(0);
}

/**
 * Waits until the page answers to the visitor: its heading, header, footer and sections (those of a rich text are markup)
 * are React's own, and what belongs to them has run. The server's page is seen long before that, and blocks come alive one by one.
 */
export async function hydrated(page: Page): Promise<void> {
  // A visitor who stirs: what is out of sight comes alive too. Said again until heard, for the page may not listen yet.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const parts = [
      ...document.querySelectorAll('main h1, main section:not(.scroll), main aside > div, header, footer'),
    ];
    return (
      document.querySelector('main h1') !== null &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith('__react')))
    );
  });
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
      }),
  );
}

/** Opens an address and waits until the page answers. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export { expect };
export { directoryAddress, siteAddress } from './addresses';
