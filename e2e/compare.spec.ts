import type { Page } from '@playwright/test';
import { axe, expect, fitsWidth, hydrated, test } from './kit/fixtures';
import { consentGiven } from './kit/consent';
import { splitLabels } from './kit/splitLabels';
import { CarList } from './pages/carList';

const compareButton = (list: CarList, index: number) => list.cards.nth(index).getByRole('button', { name: /^Jämför / });

const comparison = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Jämför bilar' });
  return {
    dialog,
    body: dialog.getByRole('region', { name: 'Jämför bilar' }),
    columns: dialog.getByRole('columnheader'),
    rows: dialog.getByRole('row'),
    row: (name: string | RegExp) => dialog.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) }),
    weight: (name: string) => dialog.getByRole('combobox', { name, exact: true }),
    winner: dialog.getByRole('status').filter({ hasText: 'poäng' }),
  };
};
const trayOf = (page: Page) => page.getByRole('region', { name: 'Jämförelse' });

test('H-01 M-04 cars are compared by keyboard: only differences, what matters, a link for another visitor, emptying', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = new CarList(page);
  await list.open();
  for (const index of [0, 1]) {
    await compareButton(list, index).press('Enter');
    await expect(compareButton(list, index)).toHaveAttribute('aria-pressed', 'true');
  }
  const tray = trayOf(page);
  await expect(tray).toBeVisible();
  await axe(page, 'section[aria-label=Jämförelse]');
  const opener = tray.getByRole('button', { name: 'Jämför (2)' });
  await opener.press('Enter');
  const { dialog, body, columns, rows, row, weight, winner } = comparison(page);
  await expect(columns).toHaveCount(3);
  await expect(row('Utrustning')).toBeVisible();
  await axe(page, '[data-comparison]');

  // The heads of columns and rows stay in view.
  const head = columns.nth(1);
  const before = await head.boundingBox();
  expect(before?.width).toBe(417);
  await body.evaluate((element) => element.scrollTo({ top: 400, left: 0, behavior: 'instant' }));
  const frame = await body.boundingBox();
  const after = await head.boundingBox();
  expect(after?.y).toBeLessThan(before?.y ?? 0);
  expect(Math.abs((after?.y ?? 0) - (frame?.y ?? 0))).toBeLessThan(2);

  await page.setViewportSize({ width: 1920, height: 900 });
  expect(await splitLabels(page, '[data-comparison] tbody th')).toEqual([]);

  const all = await rows.count();
  await dialog.getByRole('checkbox', { name: 'Visa bara skillnader' }).press('Space');
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await dialog.locator('summary').press('Enter');
  await weight('Pris').selectOption({ label: 'Viktigast' });
  await expect(winner).toContainText('av 100 poäng');
  const verdict = await winner.innerText();
  await expect(row('Dina poäng').getByRole('cell')).toHaveText([/^\d+ av 100$/, /^\d+ av 100$/]);
  await axe(page, '[data-comparison]');

  await dialog.getByRole('button', { name: 'Dela' }).press('Enter');
  await expect(dialog.getByText('Länken är kopierad.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(consentGiven());
  const other = await elsewhere.newPage();
  await other.goto(link);
  const theirs = comparison(other);
  await expect(theirs.columns).toHaveText(await columns.allInnerTexts());
  await expect(theirs.winner).toHaveText(verdict);
  await elsewhere.close();

  // A step back closes the comparison and leaves the list; the button opens it again.
  const listed = page.url();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  expect(new URL(page.url()).pathname).toBe(new URL(listed).pathname);
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await tray.getByRole('button', { name: 'Valda bilar' }).press('Enter');
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await tray.getByRole('button', { name: 'Töm' }).press('Enter');
  await expect(tray).toHaveCount(0);
  await expect(compareButton(list, 0)).toHaveAttribute('aria-pressed', 'false');
});

test('H-01 cars share the width of the window: three on a desktop, two on a phone with the labels above the values', async ({
  page,
}) => {
  const list = new CarList(page);
  await list.open();
  for (const index of [0, 1, 2]) await compareButton(list, index).click();
  await trayOf(page).getByRole('button', { name: 'Jämför (3)' }).click();
  const { columns, body, row } = comparison(page);
  const edges = async (index: number) => {
    const box = await columns.nth(index).boundingBox();
    return { start: box?.x ?? NaN, end: (box?.x ?? NaN) + (box?.width ?? NaN) };
  };
  await expect(columns).toHaveCount(4);
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await edges(3)).end).toBeLessThanOrEqual(width);
    expect(await body.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await edges(1)).start).toBeGreaterThanOrEqual(0);
  expect((await edges(2)).end).toBeLessThanOrEqual(360);
  expect((await edges(3)).start).toBeGreaterThanOrEqual(345);
  const label = await row('Pris').getByRole('rowheader').boundingBox();
  const value = await row('Pris').getByRole('cell').first().boundingBox();
  expect(value?.y).toBeGreaterThanOrEqual((label?.y ?? 0) + (label?.height ?? 0) - 1);
  await axe(page, '[data-comparison]');
});

test('H-01 issue 21: on a phone held sideways the bars of a car leave the page its room', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const list = new CarList(page);
  await list.open();
  await compareButton(list, 0).click();
  await list.cards.nth(0).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(trayOf(page)).toBeVisible();
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
  /** Pixels of the window's height, in its middle, that belong to something that does not scroll with the page. */
  const taken = () =>
    page.evaluate(() => {
      const isFixed = (element: Element | null): boolean =>
        element !== null &&
        (['fixed', 'sticky'].includes(getComputedStyle(element).position) || isFixed(element.parentElement));
      return Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y)).filter(isFixed)
        .length;
    });
  await expect.poll(taken).toBeLessThan(90);
  await expect.poll(taken).toBeGreaterThan(30);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(taken).toBeGreaterThan(150);
});

test('H-01 six cars fit, on a phone and on paper; a seventh is refused, removing the last closes everything', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = new CarList(page);
  await list.open();
  for (let index = 0; index < 7; index += 1) await compareButton(list, index).click();
  await expect(list.cards.nth(6).getByText('Du kan jämföra högst 6 bilar. Ta bort en av dem först.')).toBeVisible();
  await fitsWidth(page);
  await trayOf(page).getByRole('button', { name: 'Jämför (6)' }).click();
  const { dialog, body, columns, row } = comparison(page);
  await expect(columns).toHaveCount(7);
  await expect(row('Utrustning')).toBeVisible();
  await axe(page, '[data-comparison]');
  // Two cars share the window. The table scrolls within its region, below its labels.
  expect((await columns.nth(1).boundingBox())?.width).toBe(180);
  await body.evaluate((element) => element.scrollTo({ left: 600, behavior: 'instant' }));
  await expect(row('Pris').getByRole('rowheader')).toBeInViewport();
  await fitsWidth(page);

  // A4 on its side at 96 pixels an inch, with margins of 8 mm.
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 1062, height: 733 });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dialog.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  await expect
    .poll(() => dialog.locator('table').evaluate((table) => table.getBoundingClientRect().right))
    .toBeLessThanOrEqual(1062);
  const sheets = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
    const [, width = 0, height = 0] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    return { isWide: Number(width) > Number(height), count: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
  };
  const six = await sheets();
  expect(six.isWide).toBe(true);
  expect(six.count).toBeLessThanOrEqual(2);
  // PDF documents are of the media of print unless another is set.
  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1280, height: 800 });
  for (let left = 6; left > 0; left -= 1) {
    await expect(columns).toHaveCount(left + 1);
    // Three cars on an upright sheet; only equipment that is as long as a sheet stands on a second one.
    if (left === 3) {
      const three = await sheets();
      expect(three.isWide).toBe(false);
      expect(three.count).toBeLessThanOrEqual(2);
    }
    await dialog
      .getByRole('button', { name: /^Ta bort / })
      .first()
      .click();
  }
  await expect(dialog).toHaveCount(0);
  await expect(trayOf(page)).toHaveCount(0);
});

test('H-01 without an answer of the search the data of the card are compared, and say so', async ({ page, guard }) => {
  guard.expect(/status of 50[23]/);
  const list = new CarList(page);
  await list.open();
  await page.route('**/api/search', (route) =>
    route.fulfill({ status: 502, json: { error: { code: 'SEARCH_FAILED' } } }),
  );
  for (const index of [0, 1]) await compareButton(list, index).click();
  await trayOf(page).getByRole('button', { name: 'Jämför (2)' }).click();
  const { dialog, row } = comparison(page);
  await expect(dialog.getByText('Alla uppgifter om bilen gick inte att hämta. Vi visar det vi har.')).toHaveCount(2);
  await expect(row('Pris').getByRole('cell').first()).toContainText('kr');
  await page.unroute('**/api/search');
  // The session has them, and the next page fetches what was missing.
  await page.reload();
  await hydrated(page);
  await trayOf(page).getByRole('button', { name: 'Jämför (2)' }).click();
  await expect(row('Utrustning')).toBeVisible();
});
