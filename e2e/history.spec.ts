import type { Page } from '@playwright/test';
import { hydrated, expect, test } from './kit/fixtures';
import { findCars } from './kit/stock';
import { CarList, cars } from './pages/carList';
import { Menu } from './pages/menu';

const PAGE = 48;
const BRANDS = 'Märke och modell';

const scrollOf = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * The position of a card on the screen, rather than the scroll offset, shows whether the same card is visible again.
 */
const topOf = async (list: CarList, index: number): Promise<number> =>
  Math.round((await list.cards.nth(index).boundingBox())?.y ?? Number.NaN);

async function lookAt(list: CarList, index: number): Promise<number> {
  await list.cards.nth(index).evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return topOf(list, index);
}

/** The same card at the same height, apart from the browser's rounding of a few pixels. */
const looksAt = (list: CarList, index: number, top: number): Promise<void> =>
  expect(async () => {
    expect(Math.abs((await topOf(list, index)) - top)).toBeLessThanOrEqual(4);
  }).toPass();

test('F-03 back once per click restores each state without a request', async ({ page, traffic }) => {
  const list = new CarList(page);
  await list.open();
  const address = () => `${new URL(page.url()).pathname}${new URL(page.url()).search}`;
  const stages: { address: string; count: number; shown: string[] }[] = [];
  const stage = async () => {
    await expect(list.results).toHaveAttribute('aria-busy', 'false');
    stages.push({ address: address(), count: await list.total(), shown: await list.addresses() });
  };
  await stage();
  for (const name of [BRANDS, 'Drivmedel', 'Karosstyp']) {
    const choice = await list.narrowing(name);
    const before = page.url();
    await choice.box.check();
    await list.shows(choice.count);
    await expect(page).not.toHaveURL(before);
    await stage();
  }
  await list.sort.selectOption({ label: 'Högst pris' });
  await expect(page).toHaveURL(/sort=car_price_desc$/);
  await stage();
  expect(new Set(stages.map((each) => each.address)).size).toBe(5);
  expect(traffic.searches()).toBe(4);

  traffic.reset();
  const expectStage = async (index: number) => {
    const { count, shown, address: expected } = stages[index] ?? { count: -1, shown: [], address: '' };
    await expect.poll(address).toBe(expected);
    await list.shows(count);
    expect(await list.addresses()).toEqual(shown);
  };
  for (const index of [3, 2, 1, 0]) {
    await page.goBack();
    await expectStage(index);
  }
  await expect(list.group(BRANDS).getByRole('checkbox', { checked: true })).toHaveCount(0);
  for (const index of [1, 2, 3, 4]) {
    await page.goForward();
    await expectStage(index);
  }
  await expect(list.sort).toHaveValue('car_price_desc');
  expect(traffic.searches(), 'searches on the way').toBe(0);
  expect(traffic.documents(), 'pages fetched on the way').toBe(0);
});

test('F-07 show more adds a page and shows progress; a double click counts once', async ({ page, traffic }) => {
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  expect(all).toBeGreaterThan(3 * PAGE);
  const progress = (shown: number) => list.results.getByRole('progressbar', { name: `Visar ${shown} av ${cars(all)}` });
  await expect(progress(PAGE)).toBeVisible();
  await expect(list.cards).toHaveCount(PAGE);
  const before = await list.addresses();
  await list.more.dblclick();
  await expect(list.cards).toHaveCount(2 * PAGE);
  await expect(progress(2 * PAGE)).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  expect(traffic.searches()).toBe(1);
  const after = await list.addresses();
  expect(after.slice(0, PAGE)).toEqual(before);
  expect(new Set(after).size).toBe(2 * PAGE);
  await list.more.focus();
  await page.keyboard.press('Enter');
  await expect(list.cards).toHaveCount(3 * PAGE);
  await expect(page).toHaveURL(/\?page=3$/);
  expect(traffic.searches()).toBe(2);
});

test('F-07 a list ends where its cars do', async ({ page, request }) => {
  const list = new CarList(page);
  const { total } = await findCars(request, 'car-store-se', { filters: [{ name: 'car_brand', values: ['Volvo'] }] });
  const last = Math.min(20, Math.ceil(total / PAGE));
  await list.open(`car_brand=Volvo&page=${last}`);
  await expect(list.more).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Visa tidigare bilar' })).toHaveCount(last > 1 ? 1 : 0);
});

test('F-03 a reload restores the loaded pages and the scroll position', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await list.more.click();
  await expect(list.cards).toHaveCount(2 * PAGE);
  const shown = await list.addresses();
  const top = await lookAt(list, 70);
  await page.reload();
  await hydrated(page);
  await expect(list.cards).toHaveCount(2 * PAGE);
  expect(await list.addresses()).toEqual(shown);
  await looksAt(list, 70, top);
});

test('F-03 a reload after further steps restores the pages, and back still works', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  const brand = await list.narrowing(BRANDS);
  await brand.box.check();
  await list.shows(brand.count);
  await list.more.click();
  await expect(list.cards).toHaveCount(2 * PAGE);
  const shown = await list.addresses();
  const top = await lookAt(list, 60);
  await page.reload();
  await hydrated(page);
  await expect(list.cards).toHaveCount(2 * PAGE);
  expect(await list.addresses()).toEqual(shown);
  await looksAt(list, 60, top);
  await page.goBack();
  await list.shows(all);
  await expect(brand.box).not.toBeChecked();
  await page.goForward();
  await list.shows(brand.count);
  await expect(brand.box).toBeChecked();
});

test('F-03 a new visit to the list begins at its top', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await list.more.click();
  await expect(list.cards).toHaveCount(2 * PAGE);
  const top = await lookAt(list, 70);
  // Clicked from within the page: Playwright scrolls before it clicks a sticky element, which a visitor does not.
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'Nordvik Bil, till startsidan' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
  await new Menu(page).choose('Köp bil', 'Alla bilar i lager');
  await expect(list.cards).toHaveCount(PAGE);
  // The place is set a frame after what is painted.
  await expect.poll(() => scrollOf(page)).toBe(0);
  // The two visits of the list are different entries on the way back.
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
  await page.goBack();
  await expect(list.cards).toHaveCount(2 * PAGE);
  await looksAt(list, 70, top);
});

test('F-03 back from another page restores the filters, and forward works', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const brand = await list.narrowing(BRANDS);
  await brand.box.check();
  await list.shows(brand.count);
  const fuel = await list.narrowing('Drivmedel');
  await fuel.box.check();
  await list.shows(fuel.count);
  const shown = await list.addresses();
  await page.getByRole('banner').getByRole('link', { name: 'Nordvik Bil, till startsidan' }).click();
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
  await page.goBack();
  await list.shows(fuel.count);
  expect(await list.addresses()).toEqual(shown);
  await expect(list.chips.getByRole('button')).toHaveCount(3);
  await page.goBack();
  await list.shows(brand.count);
  await page.goForward();
  await list.shows(fuel.count);
});

for (const way of ['in place', 'by the link', 'after a reload of the car’s page'] as const) {
  test(`F-03 back from a car restores the scroll position in the list, ${way}`, async ({ page, traffic }) => {
    const list = new CarList(page);
    await list.open();
    await list.more.click();
    await expect(list.cards).toHaveCount(2 * PAGE);
    await list.sort.selectOption({ label: 'Kortast körsträcka' });
    await expect(list.cards).toHaveCount(PAGE);
    await list.more.click();
    await expect(list.cards).toHaveCount(2 * PAGE);
    const shown = await list.addresses();
    const top = await lookAt(list, 60);
    await list.cards.nth(60).getByRole('link').click();
    await expect(page).toHaveURL((url) => url.pathname === shown[60]);
    await expect(page.getByRole('link', { name: 'Till alla bilar' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    // The place is set a frame after what is painted.
    await expect.poll(() => scrollOf(page)).toBe(0);
    if (way === 'after a reload of the car’s page') {
      await page.reload();
      await hydrated(page);
    } else {
      await expect(page.getByRole('article').first()).toHaveAttribute('aria-busy', 'false');
      traffic.reset();
    }
    if (way === 'by the link') await page.getByRole('link', { name: 'Till alla bilar' }).click();
    else await page.goBack();
    await expect(list.cards).toHaveCount(2 * PAGE);
    expect(await list.addresses()).toEqual(shown);
    await looksAt(list, 60, top);
    await expect(list.cards.nth(60).getByRole('link')).toBeFocused();
    if (way !== 'after a reload of the car’s page') expect([traffic.searches(), traffic.documents()]).toEqual([0, 0]);
  });
}

test('F-03 back from another page restores the list and the scroll position', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await list.more.click();
  await expect(list.cards).toHaveCount(2 * PAGE);
  const top = await lookAt(list, 70);
  await page.goto('/');
  await hydrated(page);
  await page.goBack();
  await expect(list.cards).toHaveCount(2 * PAGE);
  await looksAt(list, 70, top);
});

test('F-03 the same holds for a list reached from another page: car and back, home and forward', async ({ page }) => {
  const list = new CarList(page);
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', { name: 'Alla bilar' }).first().click();
  await expect(list.cards).toHaveCount(PAGE);
  const shown = await list.addresses();
  const top = await lookAt(list, 30);
  await list.cards.nth(30).getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Till alla bilar' })).toBeVisible();
  await page.goBack();
  await looksAt(list, 30, top);
  expect(await list.addresses()).toEqual(shown);
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
  await page.goForward();
  await looksAt(list, 30, top);
});
