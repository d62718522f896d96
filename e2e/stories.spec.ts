import type { Page } from '@playwright/test';
import { hydrated, axeInLooks, expect, fitsWidth, siteAddress, test } from './kit/fixtures';
import { looks, alternateSchemes } from './kit/looks';

const LIST = `${siteAddress('car-store-se')}/livet-med-bil`;
const STORY = `${siteAddress('car-store-se')}/livet-med-bil/2026/elbil-i-minus-tjugo`;

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Välj ämne' }).getByRole('link', { name, exact: true });
const more = (page: Page) => page.getByRole('link', { name: 'Visa fler artiklar' });
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents();

test('D-01 the list: tags one by one and together, more by four, and back to the earlier list', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  await expect(cards(page)).toHaveCount(4);
  await expect(chip(page, 'Visa alla')).toHaveAttribute('aria-current', 'true');
  const all = await titles(page);

  await chip(page, 'Elbil').click();
  await expect(page).toHaveURL(/\/livet-med-bil\?tags=elbil$/);
  await expect(page.getByText(/Visar 4 av 5 artiklar/)).toBeVisible();
  await more(page).click();
  await expect(cards(page)).toHaveCount(5);
  await expect(page).toHaveURL(/\?tags=elbil&stories=8$/);
  await expect(more(page)).toHaveCount(0);
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused();

  await chip(page, 'Semester').click();
  await expect(page).toHaveURL(/\?tags=elbil&tags=semester$/);
  await expect(page.getByText(/Visar 4 av 8 artiklar/)).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(5);
  await page.goBack();
  await expect(page).toHaveURL(/\/livet-med-bil$/);
  await expect(page.getByText(/Visar 4 av 24 artiklar/)).toBeVisible();
  expect(await titles(page)).toEqual(all);
  await page.goForward();
  await expect(cards(page)).toHaveCount(5);
});

test('D-03 to a story and back: the list is as it was left', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  await chip(page, 'Elbil').click();
  await expect(page.getByText(/Visar 4 av 5 artiklar/)).toBeVisible();
  await more(page).click();
  await expect(cards(page)).toHaveCount(5);
  await cards(page).filter({ hasText: 'Bromsarna som rostar' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bromsarna som rostar för att du kör mjukt');
  await page.goBack();
  await expect(page).toHaveURL(/\?tags=elbil&stories=8$/);
  await expect(cards(page)).toHaveCount(5);
  await expect(chip(page, 'Elbil')).toHaveAttribute('aria-current', 'true');
  // The list is hydrated again, on the page that the server rendered.
  await chip(page, 'Elbil').click();
  await expect(page.getByText(/Visar 4 av 24 artiklar/)).toBeVisible();
});

test('D-01 by keyboard alone', async ({ page }) => {
  await page.goto(LIST);
  await hydrated(page);
  await chip(page, 'Vinter').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?tags=vinter$/);
  await expect(chip(page, 'Vinter')).toBeFocused();
  await expect(cards(page)).toHaveCount(4);
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(cards(page).nth(4).getByRole('link')).toBeFocused();
});

test('D-03 a story: its metadata, its subjects, its links back and on', async ({ page }) => {
  await page.goto(STORY);
  await hydrated(page);
  await expect(page.getByText('Författare: Jonas Wiklund')).toBeVisible();
  await expect(page.getByText(/^Publicerad: 28\soktober\s2026$/)).toBeVisible();
  const back = page.getByRole('link', { name: 'Tillbaka till Livet med bil' });
  // Beside the text it stays in view while the story is read.
  await expect(back).toBeInViewport();
  await page.mouse.wheel(0, 900);
  await expect(back).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'Fler artiklar' })
    .getByRole('link', { name: /^Föregående artikel/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Älg på vägen: det du gör de första fem minuterna');
  await page
    .getByRole('navigation', { name: 'Fler artiklar' })
    .getByRole('link', { name: /^Nästa artikel/ })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Elbil i minus tjugo: en vecka i Östersund');
  await back.click();
  await expect(page).toHaveURL(/\/livet-med-bil$/);
});

/** What of the story's words the link back lies over now. */
const coveredTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const link = document.querySelector('main a[title^="Tillbaka till"]');
    const box = link?.getBoundingClientRect();
    if (!box || !link?.checkVisibility({ opacityProperty: true })) return [];
    const covered: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (link.contains(node) || !node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects())
        if (
          rect.width > 1 &&
          rect.left < box.right &&
          rect.right > box.left &&
          rect.top < box.bottom &&
          rect.bottom > box.top
        )
          covered.push(node.textContent.trim().slice(0, 40));
    }
    return covered;
  });

for (const width of [1280, 1536, 1920])
  test(`D-03 at ${width} px the link back stays in the margin, over no words`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(STORY);
    await hydrated(page);
    const back = page.getByRole('link', { name: 'Tillbaka till Livet med bil' });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let top = 0; top < height; top += 450) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
      await expect(back).toBeInViewport({ ratio: 1 });
      expect(await coveredTexts(page)).toEqual([]);
    }
  });

for (const width of [360, 768])
  test(`D-03 at ${width} px the link back comes below the bar while one scrolls up, and goes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 780 });
    await page.goto(STORY);
    await hydrated(page);
    const bar = page.locator('main div:has(> a[title^="Tillbaka till"])');
    await expect(bar).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, 1_500);
    await expect(bar).toHaveCSS('opacity', '0');
    await page.mouse.wheel(0, -200);
    await expect(bar).toHaveCSS('opacity', '1');
    const [box, header] = [await bar.boundingBox(), await page.locator('header').first().boundingBox()];
    expect(Math.abs((box?.y ?? 0) - ((header?.y ?? 0) + (header?.height ?? 0)))).toBeLessThan(3);
    await page.mouse.wheel(0, 300);
    await expect(bar).toHaveCSS('opacity', '0');
    // By the keyboard it is reached anyway.
    await page.getByRole('link', { name: 'Tillbaka till Livet med bil' }).focus();
    await expect(bar).toHaveCSS('opacity', '1');
  });

test('A-09 a story is an article to search engines', async ({ page }) => {
  await page.goto(STORY);
  // The page's data leaves it out: the browser keeps the document's.
  await hydrated(page);
  expect(await page.locator('#__NEXT_DATA__').textContent()).not.toContain('NewsArticle');
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const graph: { '@graph': Record<string, unknown>[] } = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? '{}',
  );
  expect(graph['@graph'].find((thing) => thing['@type'] === 'NewsArticle')).toMatchObject({
    headline: 'Elbil i minus tjugo: en vecka i Östersund',
    datePublished: '2026-10-28',
    author: { name: 'Jonas Wiklund' },
    image: [expect.stringMatching(/^http.*scenes\/winter-blue-hour\.avif\?f=share$/)],
  });
});

test('D-02 the start page shows the three latest, and leads to all', async ({ page }) => {
  await page.goto(siteAddress('car-store-se'));
  await hydrated(page);
  const teaser = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Livet med bil' }) });
  await expect(teaser.getByRole('article')).toHaveCount(3);
  await teaser.getByRole('link', { name: 'Läs fler artiklar' }).click();
  await expect(page).toHaveURL(/\/livet-med-bil$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, consent: 'none' });

  test('D-01 tags and more are links, and the list follows the address', async ({ page }) => {
    await page.goto(LIST);
    await chip(page, 'Elbil').click();
    await expect(page).toHaveURL(/\?tags=elbil$/);
    await expect(page.getByText(/Visar 4 av 5 artiklar/)).toBeVisible();
    await more(page).click();
    await expect(page).toHaveURL(/\?tags=elbil&stories=8$/);
    await expect(cards(page)).toHaveCount(5);
    await chip(page, 'Visa alla').click();
    await expect(page.getByText(/Visar 4 av 24 artiklar/)).toBeVisible();
  });
});

test.describe('when stories do not come', () => {
  test('D-05 the list shows the failure and retries on request', async ({ page, guard }) => {
    guard.expect(/status of 404 .*\/api\/stories/);
    await page.goto(LIST);
    await hydrated(page);
    await page.route('**/api/stories?**', (route) => route.fulfill({ status: 404, json: {} }));
    await chip(page, 'Elbil').click();
    await expect(page.getByText('Vi kunde inte hämta artiklarna. Försök igen.')).toBeVisible();
    await page.unroute('**/api/stories?**');
    await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
    await expect(page.getByText(/Visar 4 av 5 artiklar/)).toBeVisible();
  });
});

for (const [index, [name, address]] of (
  [
    ['list', LIST],
    ['story', STORY],
    ['one column', `${siteAddress('dealer-brand-no')}/magasin`],
  ] as const
).entries()) {
  test(`M-04 ${name}: no accessibility violation, nothing sticks out`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(address);
    await hydrated(page);
    await axeInLooks(page, name === 'list' ? looks : alternateSchemes(index));
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsWidth(page);
  });
}
