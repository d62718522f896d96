import { expect, test as base, type Page } from '@playwright/test';
import axeCore from 'axe-core';
import { consentGiven } from './consent';
import { guardContext, type Guard } from './guard';
import type { looks } from './looks';
import { watchTraffic, type Traffic } from './traffic';

interface Options {
  /** The visitor's consent before the test; 'none' shows the banner. */
  consent: 'necessary' | 'none';
}

interface Fixtures {
  /** Problems of the pages of this test, checked at its end. */
  guard: Guard;
  /** Network requests of the pages of this test. */
  traffic: Traffic;
}

/** The `test` of all specs: fails on console output, CSP violations and third-party requests of the page. */
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

declare global {
  interface Window {
    axe: typeof axeCore;
  }
}

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Expects no accessibility violation on the current page, or in a part of it (WCAG 2.2 AA and axe's best practices).
 * Frames are skipped and only violations are collected, which takes a fraction of the time; our pages have no frames
 * except the gallery's. `without` excludes rules that cannot hold on a page of many samples, `only` limits the rules.
 */
export async function axe(
  page: Page,
  part?: string,
  { without = [], only }: { without?: readonly string[]; only?: readonly string[] } = {},
): Promise<void> {
  // Colours are wrong during a transition.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axeCore.source);
  const sentences = await page.evaluate(
    async ({ root, options }) => {
      const { violations } = await window.axe.run(root ?? document, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id}: ${help} at ${target.join(' ')}`),
      );
    },
    {
      root: part,
      options: {
        runOnly: only ? { type: 'rule' as const, values: [...only] } : { type: 'tag' as const, values: WCAG },
        resultTypes: ['violations' as const],
        iframes: false,
        // Style sheets are read by an experimental rule alone, which none of the tags contains.
        preload: { assets: ['media'] },
        rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
      },
    },
  );
  expect(sentences, 'accessibility violations').toEqual([]);
}

/** `axe` of a part, from the top of the page: where it is scrolled, a sticky bar would cover some of it. */
export async function axePart(page: Page, part: string): Promise<void> {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await axe(page, part);
}

/** The rules whose result depends on colours only. */
export const COLOURS = ['color-contrast', 'link-in-text-block'] as const;

/** `axe` in each of these looks; a width that was checked before is checked for colours only. */
export async function axeInLooks(page: Page, these: readonly (typeof looks)[number][], part?: string): Promise<void> {
  const read = new Set<number>();
  for (const { width, colorScheme } of these) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    // From the top of the page: a sticky bar that covers a part would falsify the contrast check.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await test.step(`${width} px, ${colorScheme}`, () => axe(page, part, read.has(width) ? { only: COLOURS } : {}));
    read.add(width);
  }
}

/** Expects that nothing makes the page scroll sideways at its present width. */
export async function fitsWidth(page: Page): Promise<void> {
  // Repeated until a resized page has rendered at its new width.
  await expect
    .poll(
      () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      'content beyond the window, CSS pixels',
    )
    .toBeLessThanOrEqual(0);
}

/**
 * Waits until the page is hydrated: its heading, header, footer and sections (those of rich text are markup) are
 * mounted, and their effects have run. The server's markup is visible long before that, and blocks are hydrated one
 * by one.
 */
export async function hydrated(page: Page): Promise<void> {
  // Any input hydrates what is out of sight, too. Repeated, as the page may not listen yet.
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('pointermove'));
    const parts = [
      ...document.querySelectorAll('main h1, main section:not(.scroll), main aside > div, header, footer'),
      // A list's column of filters is hydrated where it is shown.
    ].filter((part) => part.checkVisibility());
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

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export { expect };
export { directoryAddress, siteAddress } from './addresses';
