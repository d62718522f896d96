import { expect, siteAddress, test } from './kit/fixtures';
import { carAddress, findCars, listAddress } from './kit/stock';
import { CarList, readChoice } from './pages/carList';
import { CarPage } from './pages/carPage';

test.use({ javaScriptEnabled: false, consent: 'none' });

const SITE = 'car-store-se';

test('M-05 without script the start page’s search leads to the cars, without a cookie banner', async ({
  page,
  context,
}) => {
  await page.goto(siteAddress(SITE));
  await expect(page.getByRole('region', { name: 'Kakor, på dina villkor' })).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Sök bil' });
  await field.fill('volvo');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\/volvo\?said=volvo$/);
  const list = new CarList(page);
  expect(await list.total()).toBeGreaterThan(0);
  await expect(list.cards).not.toHaveCount(0);
  expect(await context.cookies()).toEqual([]);
});

for (const width of [1280, 360]) {
  test(`F-02 without script the filters are a form: choices, bounds and sort together, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(listAddress(SITE));
    const list = new CarList(page);
    const volvo = list.group('Märke och modell').getByRole('checkbox', { name: /^Volvo, / });
    await volvo.check();
    await list.bound('Pris, till').fill('300 000');
    await list.sort.selectOption({ label: 'Lägst pris' });
    await list.panel.getByRole('button', { name: 'Visa bilar' }).click();
    await expect(page).toHaveURL(
      (url) =>
        url.searchParams.get('car_brand') === 'Volvo' &&
        url.searchParams.get('car_price_max') === '300 000' &&
        url.searchParams.get('sort') === 'car_price_asc',
    );
    const { total } = await findCars(request, SITE, {
      filters: [
        { name: 'car_brand', values: ['Volvo'] },
        { name: 'car_price', max: 300_000 },
      ],
    });
    await list.shows(total);
    await expect(volvo).toBeChecked();
    await expect(list.bound('Pris, till')).toHaveValue(/^300\s000$/);
    await expect(list.sort).toHaveValue('car_price_asc');
    const prices = await list.prices();
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    // The same form removes the choice.
    await volvo.uncheck();
    await list.panel.getByRole('button', { name: 'Visa bilar' }).click();
    expect(await list.total()).toBeGreaterThan(total);
    // Buttons that need a script are not rendered.
    await expect(page.getByRole('button', { name: /^Filter/ })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Skicka felrapport' })).toBeHidden();
  });
}

test('F-02 without script a button leads to the filters that are closed, with all their values', async ({ page }) => {
  await page.goto(listAddress(SITE, 'car_fuel=Bensin'));
  const list = new CarList(page);
  const colours = list.group('Färg').getByRole('checkbox');
  await expect(colours).toHaveCount(0);
  await list.panel.getByRole('button', { name: 'Visa alla filter' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('car_fuel') === 'Bensin');
  await list.panel.locator('summary', { hasText: 'Färg' }).click();
  const colour = await readChoice(colours.first());
  expect(await colours.count()).toBeGreaterThan(8);
  await colour.box.check();
  await list.panel.getByRole('button', { name: 'Visa bilar' }).click();
  await list.shows(colour.count);
});

test('F-02 without script models are offered once their brand is chosen', async ({ page }) => {
  await page.goto(listAddress(SITE, 'car_brand=Volvo'));
  const list = new CarList(page);
  const model = await readChoice(
    list.panel.getByRole('list', { name: 'Modeller av Volvo' }).getByRole('checkbox').first(),
  );
  await model.box.check();
  await list.panel.getByRole('button', { name: 'Visa bilar' }).click();
  await list.shows(model.count);
});

test('F-07 without script links lead to the next and previous cars', async ({ page }) => {
  await page.goto(listAddress(SITE));
  const list = new CarList(page);
  const first = await list.addresses();
  await list.more.click();
  await expect(page).toHaveURL(/\?page=2$/);
  const second = await list.addresses();
  expect(second).toHaveLength(48);
  expect(second.filter((address) => first.includes(address))).toEqual([]);
  await page.getByRole('link', { name: 'Visa tidigare bilar' }).click();
  await expect(page).toHaveURL(/alla-bilar-i-lager(\?|$)/);
  expect(await list.addresses()).toEqual(first);
});

test('G-02 without script a car’s page shows its full description and technical data', async ({ page, request }) => {
  const { cars } = await findCars(request, SITE, { fields: [], limit: 40 });
  const one = cars.toSorted((a, b) => (b.car_description?.length ?? 0) - (a.car_description?.length ?? 0))[0];
  if (!one) throw new Error('No cars.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(carAddress(SITE, one));
  const car = new CarPage(page);
  const last =
    one.car_description
      ?.trim()
      .split(/\n{2,}/)
      .at(-1) ?? '';
  const text = car.section('Om bilen').locator('[id]').first();
  await expect(text).toContainText(last);
  expect(
    await text.evaluate((box) => box.scrollHeight - box.clientHeight),
    'hidden part of the description',
  ).toBeLessThanOrEqual(1);
  const rows = car.section('Tekniska data').getByRole('term');
  expect(await rows.count()).toBeGreaterThan(5);
  await expect(rows.filter({ visible: true })).toHaveCount(await rows.count());
  await expect(page.getByRole('button', { name: /^Visa (mer|mindre)$/ }).filter({ visible: true })).toHaveCount(0);
  await expect(car.gallery.getByRole('img').first()).toBeVisible();
  await expect(
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { level: 1 }) })
      .getByRole('strong')
      .first(),
  ).toHaveText(/\d/);
  await car.back.click();
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
});
