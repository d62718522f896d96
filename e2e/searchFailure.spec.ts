import type { Route } from '@playwright/test';
import { expect, test } from './kit/fixtures';
import { CarList } from './pages/carList';

const PAGE = 48;
const BRANDS = 'Märke och modell';
const SEARCH = '**/api/search';
const FAILED = 'Vi kunde inte hämta bilarna. Dina filter ligger kvar, försök igen.';

test('F-02 responses out of order end in the list of the last request', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const [first, second] = [await list.narrowing(BRANDS, 0), await list.narrowing(BRANDS, 1)];
  const held: Route[] = [];
  await page.route(SEARCH, async (route) => {
    if (held.length > 0) return route.continue();
    held.push(route);
    return undefined;
  });
  await first.box.check();
  await expect.poll(() => held.length).toBe(1);
  await second.box.check();
  await list.shows(first.count + second.count);
  // The page has aborted the first request by then, or ignores its response.
  await Promise.allSettled(held.map((route) => route.continue()));
  await page.unrouteAll({ behavior: 'wait' });
  await list.sort.selectOption({ label: 'Lägst pris' });
  await list.shows(first.count + second.count);
  await expect(page).toHaveURL(/sort=car_price_asc/);
  expect(new URL(page.url()).searchParams.getAll('car_brand')).toHaveLength(2);
});

test('F-02 a slow response leaves the list visible and shows that it is loading', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const choice = await list.narrowing(BRANDS);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SEARCH, async (route) => {
    await released;
    await route.continue();
  });
  await choice.box.check();
  await expect(list.count).toHaveText('Söker …');
  await expect(choice.box).toBeChecked();
  await expect(list.results).toHaveAttribute('aria-busy', 'true');
  await expect(list.cards).toHaveCount(PAGE);
  release();
  await list.shows(choice.count);
});

for (const failure of ['refused', 'unreachable'] as const) {
  test(`F-07 a search that is ${failure} shows an error, leaves filters and cars as they are, and can be retried`, async ({
    page,
    guard,
  }) => {
    guard.expect(/Failed to load resource/);
    const list = new CarList(page);
    await list.open();
    const choice = await list.narrowing(BRANDS);
    await page.route(SEARCH, (route) =>
      failure === 'refused'
        ? route.fulfill({ status: 502, json: { facet: [], content: [], total_items: 0, limit: 48, offset: 0 } })
        : route.abort('internetdisconnected'),
    );
    await choice.box.check();
    const notice = list.results.getByRole('status');
    await expect(notice).toContainText(
      failure === 'refused' ? FAILED : 'Du verkar sakna uppkoppling. Kontrollera nätet och försök igen.',
    );
    await expect(choice.box).toBeChecked();
    await expect(list.cards).toHaveCount(PAGE);
    await expect(page).toHaveURL(/car_brand=/);
    await page.unrouteAll({ behavior: 'wait' });
    const again = notice.getByRole('button', { name: 'Försök igen' });
    await again.focus();
    await page.keyboard.press('Enter');
    await list.shows(choice.count);
    await expect(notice).toHaveCount(0);
  });
}

test('F-07 a further page that fails leaves the cars and can be retried', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  const list = new CarList(page);
  await list.open();
  const shown = await list.addresses();
  await page.route(SEARCH, (route) => route.fulfill({ status: 502, body: '' }));
  await list.more.click();
  const notice = list.results.getByRole('status');
  await expect(notice).toContainText(FAILED);
  expect(await list.addresses()).toEqual(shown);
  await page.unrouteAll({ behavior: 'wait' });
  await notice.getByRole('button', { name: 'Försök igen' }).click();
  await expect(list.cards).toHaveCount(2 * PAGE);
  await expect(page).toHaveURL(/\?page=2$/);
});

test('F-07 a malformed response is an error, not an empty list', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  const list = new CarList(page);
  await list.open();
  await page.route(SEARCH, (route) => route.fulfill({ status: 200, body: '<html>maintenance</html>' }));
  await list.sort.selectOption({ label: 'Lägst pris' });
  await expect(list.results.getByRole('status')).toContainText(FAILED);
  await expect(list.results.getByRole('heading', { name: 'Inga bilar matchar just nu' })).toHaveCount(0);
  await expect(list.cards).toHaveCount(PAGE);
});
