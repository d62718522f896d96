import type { Car } from '@/domain/cars/car';
import { axe, expect, open, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { layoutProblems } from './kit/layoutProblems';
import { carAddress, findCar, findCars } from './kit/stock';
import { CarList } from './pages/carList';
import { CarPage } from './pages/carPage';

const SITE = 'car-store-se';
const ALL_FIELDS = { fields: [], limit: 40 };

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`G-01 a card opens the car's page without a reload, and back leads to the list, by ${hand}`, async ({
    page,
    traffic,
  }) => {
    const list = new CarList(page);
    const car = new CarPage(page);
    await list.open('car_brand=Volvo');
    const link = list.cards.nth(2).getByRole('link');
    const address = (await list.addresses())[2] ?? '';
    traffic.reset();
    if (hand === 'pointer') {
      await link.click();
    } else {
      await link.focus();
      await page.keyboard.press('Enter');
    }
    await expect(page).toHaveURL((url) => url.pathname === address);
    expect(address).toMatch(/^\/kop-bil\/\d{5,12}\/[a-z0-9-]+$/);
    await expect(car.heading).toBeVisible();
    await expect(page).toHaveTitle(/^Volvo /);
    await expect(car.section('Tekniska data')).toBeVisible();
    await expect(car.section('Liknande bilar')).toBeVisible();
    await car.back.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\?car_brand=Volvo$/);
    await expect(list.cards.first()).toBeVisible();
    expect(traffic.documents(), 'pages fetched on the way').toBe(0);
  });
}

test('G-01 F-12 a card clicked before hydration opens its car, without errors', async ({ page }) => {
  const car = new CarPage(page);
  for (const index of [0, 1, 2]) {
    // Does not wait for hydration: before it the link is a full navigation, afterwards a shallow one, and both must
    // work.
    await page.goto(`${siteAddress(SITE)}/kop-bil/alla-bilar-i-lager?page=${index + 1}`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('article').nth(index).getByRole('link').click();
    await expect(car.section('Tekniska data')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Du är här' }).getByRole('listitem').nth(2)).toHaveText(
      'Alla bilar i lager',
    );
    // The address bar may change a moment later: until Next's page manifest has loaded, this is a full navigation.
    await expect(page).toHaveURL((url) => /^\/kop-bil\/\d{5,12}\//.test(url.pathname));
  }
});

test('G-01 from a similar car one car leads to the next, and back again', async ({ page, request }) => {
  const car = new CarPage(page);
  const one = await findCar(request, SITE, {
    filters: [
      { name: 'car_body', values: ['SUV'] },
      { name: 'car_is_sample', values: ['true'], not: true },
    ],
  });
  await car.open(carAddress(SITE, one));
  const name = await car.heading.innerText();
  const next = car.section('Liknande bilar').getByRole('article').first().getByRole('link');
  const address = await next.getAttribute('href');
  await next.click();
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(car.section('Tekniska data')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(carAddress(SITE, one));
  await expect(car.heading).toHaveText(name);
});

test('G-02 the gallery moves by buttons, thumbnails and arrow keys', async ({ page, request }) => {
  const cars = await findCars(request, SITE, ALL_FIELDS);
  const one = cars.cars.find(({ car_images: images }) => (images?.length ?? 0) > 2);
  if (!one) throw new Error('No car with three pictures among the first.');
  const car = new CarPage(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await car.open(carAddress(SITE, one));
  await car.showsPicture(1);
  const [previous, next] = [
    car.gallery.getByRole('button', { name: 'Föregående bild' }),
    car.gallery.getByRole('button', { name: 'Nästa bild' }),
  ];
  await expect(previous).toBeDisabled();
  await next.click();
  await car.showsPicture(2);
  await previous.click();
  await car.showsPicture(1);
  await car.gallery.getByRole('button', { name: `Bild ${one.car_images?.length} av` }).click();
  await car.showsPicture(one.car_images?.length ?? 0);
  await expect(next).toBeDisabled();
  await car.strip.focus();
  await page.keyboard.press('ArrowLeft');
  await car.showsPicture((one.car_images?.length ?? 0) - 1);
  await page.keyboard.press('ArrowRight');
  await car.showsPicture(one.car_images?.length ?? 0);
});

test('G-02 the pictures fill the screen: stepped by button and key, closed by Escape, focus back', async ({
  page,
  request,
}) => {
  const { cars } = await findCars(request, SITE, ALL_FIELDS);
  const one = cars.find(({ car_images: images }) => (images?.length ?? 0) > 2);
  if (!one) throw new Error('No car with three pictures among the first.');
  const total = one.car_images?.length ?? 0;
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  const open = car.gallery.getByRole('button', { name: 'Visa i helskärm' });
  await open.click();
  const viewer = page.getByRole('dialog', { name: /^Bilder på/ });
  const shown = (number: number) => viewer.getByRole('img', { name: `Bild ${number} av ${total}` });
  await expect(shown(1)).toBeInViewport({ ratio: 0.9 });
  await viewer.getByRole('button', { name: 'Nästa bild' }).click();
  await expect(shown(2)).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('End');
  await expect(shown(total)).toBeInViewport({ ratio: 0.9 });
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();
  await car.showsPicture(total);
  await open.click();
  await page.keyboard.press('Home');
  await expect(shown(1)).toBeInViewport({ ratio: 0.9 });
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(open).toBeFocused();
  await car.showsPicture(1);
  await expect(page).toHaveURL((url) => url.pathname === new URL(carAddress(SITE, one)).pathname);
});

test('G-02 pictures that fail to load are a text in their place, in the gallery and in the full screen', async ({
  page,
  request,
  guard,
}) => {
  guard.expect(/status of 404/);
  const { cars } = await findCars(request, SITE, ALL_FIELDS);
  const one = cars.find(({ car_images: images }) => (images?.length ?? 0) > 2);
  if (!one) throw new Error('No car with three pictures among the first.');
  await page.route('**/-/jssmedia/**', (route) => route.fulfill({ status: 404 }));
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  await expect(car.strip.getByText('Foto kommer').first()).toBeInViewport();
  await expect(car.heading).toBeVisible();
  await car.gallery.getByRole('button', { name: 'Visa i helskärm' }).click();
  const viewer = page.getByRole('dialog', { name: /^Bilder på/ });
  await expect(viewer.getByText('Foto kommer').first()).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
});

for (const { part, button } of [
  { part: 'Utrustning', button: 'Visa mer' },
  { part: 'Om bilen', button: 'Visa mer' },
]) {
  test(`G-02 ${part} is collapsed and expands, by pointer and by keyboard`, async ({ page, request }) => {
    const { cars } = await findCars(request, SITE, ALL_FIELDS);
    const one = cars.toSorted((a, b) => (b.car_description?.length ?? 0) - (a.car_description?.length ?? 0))[0];
    if (!one) throw new Error('No cars.');
    await page.setViewportSize({ width: 360, height: 740 });
    const car = new CarPage(page);
    await car.open(carAddress(SITE, one));
    const section = car.section(part);
    const unfold = section.getByRole('button', { name: button });
    const folded = (await section.boundingBox())?.height ?? 0;
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await unfold.click();
    const fold = section.getByRole('button', { name: 'Visa mindre' });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    expect((await section.boundingBox())?.height ?? 0).toBeGreaterThan(folded + 50);
    await expect(fold).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(section.getByRole('button', { name: button })).toHaveAttribute('aria-expanded', 'false');
  });
}

test('G-02 technical data shows five rows, all on request', async ({ page, request }) => {
  const one = await findCar(request, SITE, { filters: [{ name: 'car_is_sample', values: ['true'], not: true }] });
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  const section = car.section('Tekniska data');
  const rows = section.getByRole('term');
  await expect(rows.filter({ visible: true })).toHaveCount(5);
  await section.getByRole('button', { name: 'Visa mer' }).click();
  expect(await rows.filter({ visible: true }).count()).toBeGreaterThan(5);
  await section.getByRole('button', { name: 'Visa mindre' }).press('Enter');
  await expect(rows.filter({ visible: true })).toHaveCount(5);
});

for (const { kind, not, vat } of [
  { kind: 'a light commercial vehicle', not: undefined, vat: 'exkl. moms' },
  { kind: 'a passenger car', not: true, vat: 'inkl. moms' },
] as const) {
  test(`G-06 the price of ${kind} is labelled ${vat}`, async ({ page, request }) => {
    const one = await findCar(request, SITE, {
      filters: [
        { name: 'car_vehicle_type_code', values: ['LCV'], ...(not && { not }) },
        { name: 'car_has_campaign_price', values: ['true'], not: true },
        { name: 'car_price', min: 1 },
      ],
    });
    const car = new CarPage(page);
    await car.open(carAddress(SITE, one));
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    const price = new Intl.NumberFormat('sv-SE', {
      style: 'currency',
      currency: 'SEK',
      maximumFractionDigits: 0,
    }).format(one.car_price ?? Number.NaN);
    await expect(article.getByRole('strong').first()).toHaveText(price);
    await expect(article.getByText(vat, { exact: true })).toBeVisible();
    await expect(article.getByText(vat === 'exkl. moms' ? 'inkl. moms' : 'exkl. moms', { exact: true })).toHaveCount(0);
  });
}

test('G-06 a campaign price is shown with the lowest price of the last 30 days', async ({ page, request }) => {
  const { cars } = await findCars(request, SITE, {
    ...ALL_FIELDS,
    filters: [{ name: 'car_has_campaign_price', values: ['true'] }],
  });
  const one = cars.find(({ car_lowest_price: lowest }) => lowest !== undefined);
  if (!one) throw new Error('No campaign has a price before it.');
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
  const money = (amount: number | undefined) =>
    new Intl.NumberFormat('sv-SE', { style: 'currency', currency: 'SEK', maximumFractionDigits: 0 }).format(
      amount ?? Number.NaN,
    );
  await expect(article.getByRole('strong').first()).toHaveText(money(one.car_campaign_price));
  await expect(
    article.getByText(`Tidigare lägsta pris: ${money(one.car_lowest_price)}`, { exact: true }),
  ).toBeVisible();
});

for (const width of [360, 768])
  test(`G-02 at ${width} px folded equipment is two whole lines`, async ({ page, request }) => {
    const { cars } = await findCars(request, SITE, ALL_FIELDS);
    const one = cars.toSorted((a, b) => (b.car_equipment?.length ?? 0) - (a.car_equipment?.length ?? 0))[0];
    if (!one) throw new Error('No cars.');
    await page.setViewportSize({ width, height: 800 });
    await new CarPage(page).open(carAddress(SITE, one));
    const lines = await page.locator('#equipment [data-folded]').evaluate((box) => {
      const end = box.getBoundingClientRect().bottom;
      const items = [...box.querySelectorAll('li')].map((item) => item.getBoundingClientRect());
      const shown = items.filter(({ top }) => top < end - 1);
      return {
        tops: new Set(shown.map(({ top }) => Math.round(top))).size,
        cut: shown.filter(({ bottom }) => bottom > end + 1).length,
      };
    });
    expect(lines).toEqual({ tops: 2, cut: 0 });
  });

test('G-07 the first registration is written as YYYY-MM-DD', async ({ page, request }) => {
  const { cars } = await findCars(request, SITE, {
    ...ALL_FIELDS,
    filters: [{ name: 'car_is_used', values: ['true'] }],
  });
  const one = cars.find(({ car_firstregistration: date }) => date !== undefined);
  if (!one?.car_firstregistration) throw new Error('No car with a first registration among the first.');
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  await expect(car.detail('Första registrering')).toHaveText(/^\d{4}-\d{2}-\d{2}$/);
  await expect(car.detail('Första registrering')).toHaveText(one.car_firstregistration.slice(0, 10));
});

test('G-01 an id without its slug redirects with 302', async ({ request, page }) => {
  const one = await findCar(request, SITE);
  const response = await requestHost(request, `${SITE}.localhost`, `/kop-bil/${one.car_id}`);
  expect(response.status()).toBe(302);
  expect(new URL(response.headers()['location'] ?? '', siteAddress(SITE)).pathname).toBe(
    `/kop-bil/${one.car_id}/${one.slug}`,
  );
  await page.goto(`${siteAddress(SITE)}/kop-bil/${one.car_id}`);
  await expect(page).toHaveURL(carAddress(SITE, one));
});

test('G-01 an unknown car is a 404 with up to eight other cars and a search link from its slug', async ({
  page,
  guard,
}) => {
  guard.expect(/status of 404/);
  const response = await page.goto(`${siteAddress(SITE)}/kop-bil/9999999999/begagnad-volvo-v60-2019`);
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Den bilen hann någon före' })).toBeVisible();
  const others = main.getByRole('article');
  expect(await others.count()).toBeGreaterThan(0);
  expect(await others.count()).toBeLessThanOrEqual(8);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await axe(page);
  await main.getByRole('link', { name: 'Sök efter fler v60' }).click();
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\/volvo\/v60\?said=v60$/);
  await expect(new CarList(page).search).toHaveValue('v60');
});

for (const path of [
  '/kop-bil/volvo',
  '/kop-bil/1234/slug',
  '/kop-bil/1234567/slug/more',
  '/kop-bil/%00',
  '/kop-bil/1234567890123',
]) {
  test(`G-01 ${path} is no car: the site's own 404`, async ({ request }) => {
    const response = await requestHost(request, `${SITE}.localhost`, path);
    expect(response.status()).toBe(404);
    expect(await response.text()).not.toContain('Internal Server Error');
  });
}

test('G-05 a car opened by its address links back to all cars', async ({ page, request }) => {
  const one = await findCar(request, SITE);
  const car = new CarPage(page);
  await car.open(carAddress(SITE, one));
  await expect(car.heading).toContainText(one.car_model ?? '');
  await car.back.click();
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager$/);
  const list = new CarList(page);
  expect(await list.total()).toBeGreaterThan(48);
  await expect(list.cards).toHaveCount(48);
});

test('G-01 a car that fails to load shows an error and can be retried', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  const list = new CarList(page);
  const car = new CarPage(page);
  await list.open();
  await page.route('**/api/search', (route) => route.fulfill({ status: 502, body: '' }));
  await list.cards.first().getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(
    'Vi kunde inte hämta bilen just nu. Försök igen om en liten stund.',
  );
  await expect(car.heading).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('main').getByRole('button', { name: 'Försök igen' }).click();
  await expect(car.section('Tekniska data')).toBeVisible();
});

test('G-01 a link to a car opens in a new tab', async ({ page, context }) => {
  const list = new CarList(page);
  await list.open();
  const before = page.url();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    list.cards
      .first()
      .getByRole('link')
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(/\/kop-bil\/\d+\//);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(before);
});

test('G-03 G-04 links of a sample car lead to the form, its first empty field, and tick what they ask for', async ({
  page,
  request,
}) => {
  const one = await findCar(request, SITE, { filters: [{ name: 'car_is_sample', values: ['true'] }] });
  const car = new CarPage(page);
  await car.open(`${carAddress(SITE, one)}#contact-form`);
  const main = page.getByRole('main');
  const seller = main.getByRole('combobox', { name: 'Säljare' });
  const [quote, drive] = [
    main.getByRole('checkbox', { name: 'Få en offert' }),
    main.getByRole('checkbox', { name: 'Provköra bilen' }),
  ];
  await expect(seller).toBeFocused();
  await expect(seller).toBeInViewport();
  await expect(quote).not.toBeChecked();
  await main.getByRole('link', { name: 'Begär offert' }).first().click();
  await expect(quote).toBeChecked();
  await expect(quote).toBeInViewport();
  await expect(seller).toBeFocused();
  await expect(drive).not.toBeChecked();
  await main.getByRole('link', { name: 'Boka provkörning' }).first().press('Enter');
  await expect(drive).toBeChecked();
  await expect(quote).toBeChecked();
  await page.goto(`${carAddress(SITE, one)}#equipment`);
  await expect(car.section('Utrustning')).toBeInViewport();
});

for (const consent of ['necessary', 'none'] as const) {
  test.describe(() => {
    test.use({ consent });
    test(`G-02 a car prints on one A4 page, unfolded, with consent: ${consent}`, async ({ page, request }) => {
      const { cars } = await findCars(request, SITE, ALL_FIELDS);
      const one = cars.toSorted((a, b) => (b.car_equipment?.length ?? 0) - (a.car_equipment?.length ?? 0))[0];
      if (!one) throw new Error('No cars.');
      await new CarPage(page).open(carAddress(SITE, one));
      const banner = page.getByRole('region', { name: 'Kakor, på dina villkor' });
      await expect(banner).toHaveCount(consent === 'none' ? 1 : 0);
      const pdf = await page.pdf({ format: 'A4', printBackground: true });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    });
  });
}

const LONG_NAME = {
  car_model: 'Transporterkombination Fjällräddningsutryckning Specialutrustad Långa Hjulbas 4x4',
  car_model_text: undefined,
  car_version: 'Momentum Advanced Edition Polestar Engineered D5 AWD Geartronic Business Pro Panorama 245 hk',
};
const kindsOfCar: readonly [string, (car: Car) => Partial<Car>][] = [
  [
    'nothing but make and model',
    ({ car_id, slug, car_brand, car_model, indexed_at }) => ({ car_id, slug, car_brand, car_model, indexed_at }),
  ],
  ['a name of ninety letters, reserved', (car) => ({ ...car, ...LONG_NAME, car_is_reserved: true })],
  [
    'forty pictures',
    (car) => {
      const [first] = car.car_images ?? [];
      const original = (index: number) => `${first?.original ?? '/-/jssmedia/none.avif'}#${index}`;
      return { ...car, car_images: Array.from({ length: 40 }, (_, index) => ({ original: original(index) })) };
    },
  ],
  [
    'no picture, without VAT',
    ({ car_images: _images, car_primary_image: _first, ...car }) => ({ ...car, car_vehicle_type_code: 'LCV' }),
  ],
];
for (const [kind, change] of kindsOfCar) {
  test(`G-02 M-05 a car with ${kind} fits every width, and one sheet of A4`, async ({ page, request }) => {
    const list = new CarList(page);
    await list.open();
    const card = list.cards.first();
    const id = (await card.getAttribute('data-car')) ?? '';
    const car = change(await findCar(request, SITE, { fields: [], filters: [{ name: 'car_id', values: [id] }] }));
    // The response to the request for one car; nothing in the stock is changed.
    await page.route('**/api/search', (route) => {
      const { index, limit } = route.request().postDataJSON();
      return index === `cars-${SITE}` && limit === 1
        ? route.fulfill({ json: { facet: [], content: [car], total_items: 1, limit, offset: 0 } })
        : route.continue();
    });
    await card.getByRole('link').click();
    const article = page.locator('article[data-sheet]');
    await expect(article).toHaveAttribute('aria-busy', 'false');
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await layoutProblems(page), `${width} px`).toEqual([]);
    }
    const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
}

test('G-02 G-06 what a buyer needs is in a window of 1280 x 720 px while the page is read', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  const used = { name: 'car_is_used', values: ['true'] };
  const campaign = { name: 'car_has_campaign_price', values: ['true'] };
  for (const [site, filters] of [
    ['car-store-se', [used]],
    ['car-store-se', [used, campaign]],
    ['car-store-fi', [used]],
    ['dealer-brand-uk', [used]],
  ] as const) {
    const found = await findCar(request, site, { filters: [...filters] });
    await open(page, carAddress(site, found));
    await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
    for (const part of ['h1', 'strong', '#seller-buttons a', '.place'])
      await expect(page.locator(`.summary ${part}`).first(), `${part}, ${site}`).toBeInViewport({ ratio: 1 });
    // None of it is reached by scrolling inside alone.
    const hidden = await page.locator('.summary > div').evaluate((panel) => panel.scrollHeight - panel.clientHeight);
    expect(hidden, site).toBeLessThanOrEqual(1);
  }
});
