import type { Page } from '@playwright/test';
import { axe, axeInLooks, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';
import { looks } from './kit/looks';

const LIST = `${siteAddress('car-store-se')}/anlaggningar`;

const map = (page: Page) => page.getByRole('region', { name: 'Karta över våra anläggningar' });
const marker = (page: Page, name: string) => map(page).getByRole('button', { name, exact: true });

async function openMap(page: Page): Promise<void> {
  await open(page, LIST);
  await page.getByRole('button', { name: 'Visa på karta', exact: true }).click();
  await expect(map(page)).toBeVisible();
}

test('I-01 J-05 the facility map: list and markers highlight each other', async ({ page }) => {
  await openMap(page);
  // All results, including those of later pages of the list.
  const total = Number.parseInt(await page.getByText(/^\d+ anläggningar$/).innerText(), 10);
  expect(total).toBeGreaterThan(await page.getByRole('article').count());
  await expect(map(page).getByRole('button', { name: /^Nordvik/ })).toHaveCount(total);

  await page.getByRole('button', { name: 'Visa på karta Nordvik Bil Uppsala' }).click();
  await expect(marker(page, 'Nordvik Bil Uppsala')).toHaveAttribute('aria-pressed', 'true');
  await expect(marker(page, 'Nordvik Bil Uppsala')).toBeInViewport();
  const announced = page.getByRole('status').filter({ hasText: 'Nordvik Bil Uppsala' });
  await expect(
    announced.getByRole('link', { name: 'Vägbeskrivning till Nordvik Bil Uppsala, öppnas i ny flik' }),
  ).toHaveAttribute('href', /Uppsala/);

  await marker(page, 'Nordvik Bil Karlskrona').press('Enter');
  await expect(page.getByRole('button', { name: 'Visa på karta Nordvik Bil Karlskrona' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { name: 'Visa på karta Nordvik Bil Uppsala' })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(page.getByRole('heading', { name: 'Nordvik Bil Karlskrona' })).toBeInViewport();
});

test('J-05 M-05 the map by keyboard alone', async ({ page }) => {
  await open(page, LIST);
  await page.getByRole('button', { name: 'Visa på karta', exact: true }).press('Enter');
  await expect(map(page)).toBeVisible();
  await map(page).focus();
  await page.keyboard.press('Tab');
  const first = map(page)
    .getByRole('button', { name: /^Nordvik/ })
    .first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Space');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const closer = page.getByRole('button', { name: 'Zooma in' });
  await closer.press('Enter');
  await expect(closer).toBeFocused();
  await page.getByRole('button', { name: 'Dölj kartan' }).press('Enter');
  await expect(map(page)).toHaveCount(0);
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
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
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
