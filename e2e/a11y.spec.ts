import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hydrated, axe, axeInLooks, directoryAddress, expect, fitsWidth, siteAddress, test } from './kit/fixtures';
import { looks } from './kit/looks';
import { listAddress } from './kit/stock';

const RECORDING = path.join(__dirname, '../test/recordings/consent.json');

// Runs axe four times on a long page.
test.describe.configure({ timeout: 90_000 });

const BANNER = 'section[aria-label="Kakor, på dina villkor"]';

test.describe('with the banner', () => {
  test.use({ consent: 'none' });

  test('M-04 the cookie banner and its settings have no accessibility violation', async ({ page }) => {
    await page.goto(siteAddress('car-store-se'));
    await hydrated(page);
    const banner = page.getByRole('region', { name: 'Kakor, på dina villkor' });
    for (const step of ['asked', 'choosing']) {
      if (step === 'choosing') await banner.getByRole('button', { name: 'Välj själv' }).click();
      // The page below the banner has its own test.
      await axeInLooks(page, looks, BANNER);
      await page.setViewportSize({ width: 320, height: 640 });
      await fitsWidth(page);
    }
  });
});

test('M-04 the filter dialog has no accessibility violation and no overflow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(listAddress('car-store-se', 'car_brand=Volvo'));
  await hydrated(page);
  await page.getByRole('button', { name: 'Filter (1)' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect(dialog).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Pris, från', exact: true }).focus();
  await expect(dialog.getByRole('slider', { name: /^Pris, från/ })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
  const groups = dialog.locator('.groups');
  expect(await groups.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true);
});

test('M-04 the open menu, first and second level, has no accessibility violation and no overflow', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(siteAddress('car-store-se'));
  await hydrated(page);
  await page.getByRole('banner').locator('summary').click();
  const below = page.getByRole('banner').getByRole('button', { name: 'Visa mer under Köp bil' });
  await expect(below).toBeVisible();
  await axe(page);
  await below.click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Biltyper' })).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await axe(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
});

test('M-04 an open recording has no accessibility violation', async ({ page }) => {
  await page.goto(`${directoryAddress}/dev/replay`);
  await hydrated(page);
  await page
    .getByLabel('Open a recording')
    .setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: readFileSync(RECORDING) });
  await expect(page.getByText('The replay ends as the visit did.')).toBeVisible();
  await axeInLooks(page, looks);
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
});

test('M-05 with reduced motion nothing is animated', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const address of [siteAddress('car-store-se'), listAddress('car-store-se')]) {
    await page.goto(address);
    await hydrated(page);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element);
        const seconds = (list: string) =>
          Math.max(...list.split(',').map((one) => Number.parseFloat(one) * (one.trim().endsWith('ms') ? 0.001 : 1)));
        const slow =
          seconds(transitionDuration) > 0.01 ||
          (animationName !== 'none' && seconds(animationDuration) > 0.01) ||
          scrollBehavior === 'smooth';
        return slow ? [`${element.tagName} ${element.className}`] : [];
      }),
    );
    expect(moving).toEqual([]);
  }
});
