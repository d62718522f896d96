import type { Page } from '@playwright/test';
import { axeInLooks, expect, fitsWidth, test } from './kit/fixtures';
import { pageKinds } from './kit/kinds';
import { looks, alternateSchemes } from './kit/looks';

// Long pages are checked several times.
test.describe.configure({ timeout: 90_000 });

/** Scrolls through the page, so that lazily loaded parts are fetched as well. */
async function goThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(done);
      });
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}

const brokenPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '')
      .map((image) => image.currentSrc),
  );

/** Inline scripts, event handlers and `javascript:` addresses of a page. JSON data is allowed. */
function inlineScripts(html: string): string[] {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([tag]) => tag);
  const inline = scripts.filter((tag) => !/\bsrc="\//.test(tag) && !/type="application\/(?:ld\+)?json"/.test(tag));
  return [
    ...inline,
    ...(html.match(/<[^>]+\son[a-z]+=[^>]*>/g) ?? []),
    ...(html.match(/(?:href|src)="javascript:[^"]*/gi) ?? []),
  ];
}

/** One per kind; the others repeat the same parts in other themes, languages and states. */
const FULL_RUN: ReadonlySet<string> = new Set([
  'home',
  'page of content',
  'facilities',
  'facility',
  'car list with choices',
  'car',
]);

for (const [index, { kind, open, expected }] of pageKinds.entries()) {
  // The page guard checks in addition: console output, CSP violations and third-party requests.
  test(`M-04 M-05 ${kind}: accessible narrow and wide, light and dark; fits 320 px and large text; no inline script`, async ({
    page,
    request,
    guard,
  }) => {
    if (expected) guard.expect(expected);
    const statuses: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'document' && (response.status() < 300 || response.status() >= 400))
        statuses.push(await response.text());
    });
    await open(page, request);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect.poll(() => statuses.length).toBe(1);
    expect(statuses.flatMap(inlineScripts), 'scripts in the page itself').toEqual([]);
    await goThrough(page);
    expect(await brokenPictures(page), 'pictures that did not come').toEqual([]);
    await axeInLooks(page, FULL_RUN.has(kind) ? looks : alternateSchemes(index));
    await page.setViewportSize({ width: 320, height: 640 });
    await test.step('fits 320 px', () => fitsWidth(page));
    await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    for (const width of [640, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await test.step(`fits ${width} px with text twice as large`, () => fitsWidth(page));
    }
  });
}
