import type { Page } from '@playwright/test';
import { expect, siteAddress, test } from './kit/fixtures';

const STORE = siteAddress('car-store-se');
const BOOKING = `${STORE}/service-och-verkstad/boka-bilverkstad`;
const LIST = `${STORE}/kop-bil/alla-bilar-i-lager`;

/** Text fields of the product that more code attaches to after the page has loaded. */
const fields = [
  { name: 'the start page’s search', address: STORE, label: 'Sök bil', text: 'volvo v60 diesel' },
  { name: 'the list’s search', address: LIST, label: 'Sök bland bilarna', text: 'volvo v60 diesel' },
  { name: 'the facilities’ search', address: `${STORE}/anlaggningar`, label: 'Sök anläggning', text: 'uppsala' },
  { name: 'the booking’s number', address: BOOKING, label: 'Registreringsnummer', text: 'DEF45A' },
  { name: 'the booking’s place', address: BOOKING, label: 'Var vill du lämna bilen?', text: 'Solna centrum' },
  { name: 'a bound of the price', address: LIST, label: 'Pris, från', text: '125000' },
] as const;
/** TYPING_RUNS=all: every combination, for a change of how fields load. */
const all = process.env.TYPING_RUNS === 'all';
/** Between two keys, ms. */
const DELAYS = all ? [0, 20, 80, 160] : [0, 80];
/** How much slower the processor is made. */
const SLOWDOWNS = all ? [1, 4, 6] : [1, 6];

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

for (const { name, address, label, text } of fields) {
  test(`F-04 ${name} keeps every letter that is typed from the first click on`, async ({ page }) => {
    test.slow();
    for (const rate of SLOWDOWNS) {
      await slowDown(page, rate);
      for (const delay of DELAYS) {
        // The first paint is enough: the page's code is still loading.
        await page.goto(address, { waitUntil: 'commit' });
        const field = page
          .getByRole('main')
          .locator('input:not([type=range])')
          .and(page.getByLabel(label, { exact: true }));
        await field.click();
        const element = await field.elementHandle();
        await page.keyboard.type(text, { delay });
        await page.waitForLoadState('networkidle');
        await expect(field, `${rate} x slower, ${delay} ms a key`).toHaveValue(
          label === 'Pris, från' ? /^125\s?000$/ : text,
        );
        expect(await element?.evaluate((input) => input === document.activeElement)).toBe(true);
      }
    }
  });
}
