import type { Locator, Page } from '@playwright/test';
import { expect, hydrated, siteAddress, test } from './kit/fixtures';
import { carAddress, findCars, listAddress } from './kit/stock';
import { CarList } from './pages/carList';
import { SiteBar } from './pages/siteBar';

const SITE = 'car-store-se';

/**
 * Opens a page whose scripts are held up, as on a slow network: all that is on screen is the server's markup. The
 * returned function lets them through.
 */
async function openHeldUp(page: Page, address: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/_next/static/chunks/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return release;
}

/** Visible at once: the press is remembered. */
const pulses = (element: Locator): Promise<void> =>
  expect.poll(() => element.evaluate((one) => one.getAnimations().length), 'animations of the element').toBe(1);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('F-05 a tap on the filters before the page has its code opens them, once', async ({ page }) => {
    const arrive = await openHeldUp(page, listAddress(SITE));
    const opener = page.getByRole('button', { name: 'Filter', exact: true });
    await opener.tap();
    await pulses(opener);
    await opener.tap();
    arrive();
    const dialog = page.getByRole('dialog', { name: 'Filter' });
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(opener).not.toHaveAttribute('aria-busy');
  });

  test('F-05 the filters open on a phone with 3G after one tap on the first paint', async ({ page, context }) => {
    test.setTimeout(120_000);
    const line = await context.newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(listAddress(SITE), { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Filter', exact: true }).tap({ timeout: 60_000 });
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible({ timeout: 60_000 });
  });

  test('B-01 the menu opens before the page has its code, and stays open when it comes', async ({ page }) => {
    const arrive = await openHeldUp(page, siteAddress(SITE));
    const menu = new SiteBar(page);
    await menu.button.tap();
    const entry = menu.items.getByRole('link').first();
    await expect(entry).toBeVisible();
    arrive();
    await hydrated(page);
    await expect(entry).toBeVisible();
    await menu.button.tap();
    await expect(entry).toBeHidden();
  });

  test('G-01 a tap on the full screen of a picture before the page has its code opens it', async ({
    page,
    request,
  }) => {
    const { cars } = await findCars(request, SITE, { fields: [], limit: 48 });
    const one = cars.find(({ car_images: images }) => (images?.length ?? 0) > 0);
    if (!one) throw new Error('No car with a picture among the latest.');
    const arrive = await openHeldUp(page, carAddress(SITE, one));
    await page.getByRole('button', { name: 'Visa i helskärm' }).tap();
    arrive();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('F-02 F-07 an order and a filter that are chosen before the page has its code apply', async ({ page }) => {
  const arrive = await openHeldUp(page, listAddress(SITE));
  const list = new CarList(page);
  await list.sort.selectOption('car_year_desc');
  const box = list.group('Drivmedel').getByRole('checkbox').first();
  await box.check();
  arrive();
  await expect(page).toHaveURL(/sort=car_year_desc/);
  await expect(page).toHaveURL(/car_fuel=/);
  await expect(box).toBeChecked();
  await expect(list.chips.getByRole('button')).not.toHaveCount(0);
});

test.describe('without a choice about cookies', () => {
  test.use({ consent: 'none' });

  test('A-14 a refusal before the page has its code closes the banner', async ({ page }) => {
    const arrive = await openHeldUp(page, siteAddress(SITE));
    const banner = page.getByRole('region', { name: 'Kakor, på dina villkor' });
    await banner.getByRole('button', { name: 'Bara nödvändiga' }).click();
    arrive();
    await expect(banner).toBeHidden();
  });
});
