import { siteAddress, expect, test } from './kit/fixtures';
import { splitLabels } from './kit/splitLabels';

/** The visitor's own text size, unlike that of a page, decides media queries in `em`, too. */
const TEXT_OF_200_PERCENT = '--blink-settings=defaultFontSize=32';

test('M-04 issue 21: with text of twice the size on a phone the bar stands whole and labels keep their words', async ({
  playwright,
}) => {
  test.setTimeout(90_000);
  const executablePath = process.env.CHROMIUM;
  const browser = await playwright.chromium.launch({
    args: [TEXT_OF_200_PERCENT],
    ...(executablePath !== undefined && { executablePath }),
  });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    for (const site of ['car-store-se', 'car-store-fi'] as const) {
      await page.goto(siteAddress(site));
      const [bar, first] = await Promise.all(
        ['header', 'main > :first-child'].map((selector) => page.locator(selector).first().boundingBox()),
      );
      expect(bar?.height, 'the size applies').toBeGreaterThan(100);
      // It floats over the first section, or it stands above it.
      const overlap = (bar?.y ?? 0) + (bar?.height ?? 0) - (first?.y ?? 0);
      expect(overlap > 1 ? (first?.y ?? 0) <= (bar?.y ?? 0) : true, `${site}: ${overlap} px of the bar overlap`).toBe(
        true,
      );
    }
    await page.goto(`${siteAddress('car-store-fi')}/osta-auto/kaikki-autot`);
    await expect(page.getByRole('button', { name: 'Tallenna haku' })).toBeVisible();
    expect(await splitLabels(page, '.intro button')).toEqual([]);
    const car = await page.getByRole('article').first().getByRole('link').first().getAttribute('href');
    await page.goto(`${siteAddress('car-store-fi')}${car}`);
    const save = page.getByRole('button', { name: /^Tallenna / }).first();
    await expect(save).toBeVisible();
    expect(await splitLabels(page, 'article > .top button')).toEqual([]);
  } finally {
    await browser.close();
  }
});
