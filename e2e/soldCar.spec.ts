import type { Car } from '@/domain/cars/car';
import { generateSoldCars } from '@/server/cars/seed/cars.seed';
import { axe, expect, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { carAddress, findCar, findCars } from './kit/stock';
import { CarPage } from './pages/carPage';

const SITE = 'car-store-se';
const HOST = `${SITE}.localhost`;
const sold = [...generateSoldCars('se')];
const soldFor = (days: number): Car => {
  const found = sold.find(({ daysAgo }) => daysAgo === days);
  if (!found) throw new Error(`No car was sold ${days} days ago.`);
  return found.car;
};
const pathOf = (car: Car): string => `/kop-bil/${car.car_id}/${car.slug}`;
const apiOf = (carId: string): string => `/api/cars/cars-${SITE}/${carId}`;

test('G-01 a sold car keeps its page for thirty days, with others like it', async ({ page, request }) => {
  const one = soldFor(12);
  const car = new CarPage(page);
  const response = await page.goto(siteAddress(SITE) + pathOf(one));
  expect(response?.status()).toBe(200);
  await expect(car.heading).toContainText(one.car_model);
  const note = page.getByRole('note').filter({ hasText: 'Såld' });
  await expect(note).toBeVisible();
  // What belongs to the offer or to its new owner is gone.
  await expect(car.section('Kontakta säljaren')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText(one.car_regno ?? 'no plate');
  await note.getByRole('link').click();
  await expect(car.section('Liknande bilar').getByRole('article').first()).toBeInViewport();
  await axe(page);
  const status = await requestHost(request, HOST, apiOf(one.car_id));
  expect([status.status(), (await status.json()).status]).toEqual([200, 'sold']);
});

test('G-01 a car sold longer ago is 410 as page, page data and in the API, and offers others', async ({
  page,
  request,
  guard,
}) => {
  const one = soldFor(45);
  guard.expect(/status of 410/);
  const response = await page.goto(siteAddress(SITE) + pathOf(one));
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Den bilen hann någon före');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const gone = await requestHost(request, HOST, apiOf(one.car_id));
  expect([gone.status(), await gone.json()]).toEqual([410, { status: 'gone' }]);
  const unknown = await requestHost(request, HOST, apiOf('9999999999'));
  expect([unknown.status(), await unknown.json()]).toEqual([404, { status: 'unknown' }]);
});

test('A-04 G-10 sitemap and vehicle feed list cars on offer, with the day of their last change, and no sold ones', async ({
  request,
}) => {
  const index = await (await requestHost(request, HOST, '/sitemap.xml')).text();
  const files = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path);
  const maps = await Promise.all(files.map(async (path) => (await requestHost(request, HOST, path)).text()));
  for (const map of maps) expect(map.match(/<loc>/g)?.length).toBeLessThanOrEqual(10_000);
  const listed = [...maps.join('').matchAll(/<loc>[^<]*(\/kop-bil\/\d{5,12}\/[^<]*)<\/loc><lastmod>\d{4}-\d\d-\d\d</g)];
  const ids = new Set(listed.map(([, path = '']) => path.split('/')[2] ?? ''));
  const offered = await findCar(request, SITE, {
    fields: [],
    filters: [
      { name: 'car_is_sample', values: ['true'], not: true },
      { name: 'car_vehicle_type_code', values: ['PC'] },
      { name: 'car_price', min: 1 },
    ],
    sort_name: 'car_price_asc',
  });
  const feed = await requestHost(request, HOST, '/feeds/vehicles.csv');
  expect(feed.status()).toBe(200);
  const rows = (await feed.text()).trim().split('\n');
  expect(rows[0]).toMatch(/^id,store_code,/);
  const advertised = new Set(rows.map((row) => row.slice(0, row.indexOf(','))));
  expect(advertised.size).toBeGreaterThan(1_000);
  expect([...advertised].filter((id) => /^\d{5,12}$/.test(id) && !ids.has(id))).toEqual([]);
  expect(ids.has(offered.car_id)).toBe(true);
  for (const { car } of sold) expect([ids.has(car.car_id), advertised.has(car.car_id)]).toEqual([false, false]);
  const again = await requestHost(request, HOST, '/feeds/vehicles.csv', {
    headers: { 'if-none-match': feed.headers()['etag'] ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('G-01 a reserved car says so, and can still be written about', async ({ page, request }) => {
  const { cars } = await findCars(request, SITE, { fields: [], limit: 100 });
  const one = cars.find(({ car_is_reserved: reserved }) => reserved);
  if (!one) throw new Error('No car among the latest is reserved.');
  const car = new CarPage(page);
  await page.setViewportSize({ width: 360, height: 640 });
  await car.open(carAddress(SITE, one));
  // On the first screen of a phone.
  await expect(page.getByRole('main').getByText('Reserverad', { exact: true }).first()).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('main')).toContainText('Hör av dig');
  await expect(car.section('Kontakta säljaren')).toBeVisible();
});
