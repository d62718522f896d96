import type { Page } from '@playwright/test';
import { axe, axeInLooks, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';
import { looks } from './kit/looks';

const LIST = `${siteAddress('car-store-se')}/anlaggningar`;

const map = (page: Page) => page.getByRole('region', { name: 'Karta över våra anläggningar' });
const marker = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true });

/** Below 1024 px the map is opened by a button. */
const TABLET = { width: 1000, height: 900 };

async function openMap(page: Page): Promise<void> {
  await page.setViewportSize(TABLET);
  await open(page, LIST);
  await page.getByRole('button', { name: 'Visa på karta', exact: true }).click();
  await expect(map(page)).toBeVisible();
}

/** The number of places that a button of the map stands for. */
const locationsOf = (name: string): number => Number(/^(\d+) platser nära varandra/.exec(name)?.[1] ?? 1);

/** Waits until the map has all results, those of later pages of the list included; returns their number. */
async function allLocations(page: Page): Promise<number> {
  const total = Number.parseInt(await page.getByText(/^\d+ anläggningar$/).innerText(), 10);
  const buttons = map(page).getByRole('button', { name: /Nordvik/ });
  await expect
    .poll(async () => (await buttons.allInnerTexts()).reduce((sum, name) => sum + locationsOf(name.trim()), 0))
    .toBe(total);
  return total;
}

test('I-01 J-05 the map beside the list: all that were found, clusters, and a filter that leaves the others as dots', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page, LIST);
  const total = await allLocations(page);
  expect(total).toBeGreaterThan(await page.getByRole('article').count());

  await page.getByRole('button', { name: 'Visa på karta Nordvik Bil Uppsala' }).click();
  await expect(marker(page, 'Nordvik Bil Uppsala')).toHaveAttribute('aria-pressed', 'true');
  await expect(marker(page, 'Nordvik Bil Uppsala')).toBeInViewport();
  const announced = page.getByRole('status').filter({ hasText: 'Nordvik Bil Uppsala' });
  await expect(
    announced.getByRole('link', { name: 'Vägbeskrivning till Nordvik Bil Uppsala, öppnas i ny flik' }),
  ).toHaveAttribute('href', /Uppsala/);

  const document = await page.evaluateHandle(() => window.document);
  await page.getByRole('searchbox', { name: 'Sök anläggning' }).fill('hjulskifte karlskrona');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/keyphrase=hjulskifte\+karlskrona$/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(marker(page, 'Nordvik Bil Karlskrona')).toBeVisible();
  await expect(map(page).locator('path.other')).toHaveCount(total - 1);
  // The map is still the same one.
  expect(await document.evaluate((before) => before === window.document)).toBe(true);
  await marker(page, 'Nordvik Bil Karlskrona').press('Enter');
  await expect(page.getByRole('button', { name: 'Visa på karta Nordvik Bil Karlskrona' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('heading', { name: 'Nordvik Bil Karlskrona' })).toBeInViewport();
});

test('J-05 M-05 the map by keyboard alone; open, it is part of the address', async ({ page }) => {
  await page.setViewportSize(TABLET);
  await open(page, LIST);
  await page.getByRole('button', { name: 'Visa på karta', exact: true }).press('Enter');
  await expect(map(page)).toBeVisible();
  await expect(page).toHaveURL(/\?view=map$/);
  await allLocations(page);
  await map(page).focus();
  await page.keyboard.press('Tab');
  const cluster = map(page)
    .getByRole('button', { name: /platser nära varandra/ })
    .first();
  await expect(cluster).toBeFocused();
  const before = locationsOf((await cluster.innerText()).trim());
  expect(before).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  // It opens, and the focus is on what it held.
  const focused = map(page).locator('.marker:focus, .cluster:focus');
  await expect(focused).toHaveCount(1);
  await expect.poll(async () => locationsOf((await focused.innerText()).trim())).toBeLessThan(before);
  await expect(focused).toBeInViewport();
  const closer = page.getByRole('button', { name: 'Zooma in', exact: true });
  await closer.press('Enter');
  await expect(closer).toBeFocused();
  await page.reload();
  await expect(map(page)).toBeVisible();
  await page.getByRole('button', { name: 'Dölj kartan' }).press('Enter');
  await expect(map(page)).toBeHidden();
  await expect(page).toHaveURL(LIST);
});

test('M-04 the open map has no accessibility violation and no overflow', async ({ page }) => {
  test.setTimeout(90_000);
  await openMap(page);
  await page.getByRole('button', { name: 'Visa på karta Nordvik Bil Uppsala' }).click();
  await expect(marker(page, 'Nordvik Bil Uppsala')).toHaveAttribute('aria-pressed', 'true');
  await axeInLooks(page, looks);
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
});

test("I-02 a facility's page loads its map when it comes into view", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await open(page, `${LIST}/uppsala`);
  const location = page.locator('[data-step]');
  await location.evaluate(async (element) => {
    const top = element.getBoundingClientRect().top + window.scrollY - window.innerHeight - 100;
    window.scrollTo({ top, behavior: 'instant' });
    // The observer reports between two frames.
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expect(location).toHaveAttribute('data-step', 'unseen');
  const picture = page.getByRole('img', { name: 'Karta: Nordvik Bil Uppsala' });
  await picture.or(page.locator('[data-static]')).first().scrollIntoViewIfNeeded();
  await expect(picture).toBeVisible();
  await expect(picture.getByRole('button')).toHaveCount(0);
  await axe(page);
});

test('J-11 a map whose code fails to load shows a message until it arrives; the list works', async ({
  page,
  guard,
}) => {
  await page.setViewportSize(TABLET);
  await open(page, LIST);
  guard.expect(/Failed to load resource|ERR_FAILED|ChunkLoadError|Loading (?:CSS )?chunk/);
  const code = /_next\/static\/(?:chunks|css)\//;
  await page.route(code, (route) => route.abort());
  await page.getByRole('button', { name: 'Visa på karta', exact: true }).click();
  await expect(page.getByText('Failed to load map')).toBeVisible({ timeout: 15_000 });
  await page.getByRole('button', { name: 'Visa på karta Nordvik Bil Uppsala' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Nordvik Bil Uppsala' })).toBeVisible();
  await page.unroute(code);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('.leaflet-container').first()).toBeVisible();
});
