import { hydrated, expect, open, siteAddress, test } from './kit/fixtures';
import { findCars } from './kit/stock';
import { CarList, cars, escaped, readChoice } from './pages/carList';

const BRANDS = 'Märke och modell';

test('F-11 the start page’s search leads to the list with the understood filters', async ({ page, request }) => {
  await page.goto(siteAddress('car-store-se'));
  const field = page.getByLabel('Sök bil', { exact: true });
  await field.fill('volvo');
  await field.press('Enter');

  const list = new CarList(page);
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\/volvo\?said=volvo$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Volvo' })).toBeVisible();
  await expect(list.search).toHaveValue('volvo');
  await list.shows(
    (await findCars(request, 'car-store-se', { filters: [{ name: 'car_brand', values: ['Volvo'] }] })).total,
  );
  await expect(list.reading.getByRole('button', { name: 'Ta bort Volvo' })).toBeVisible();
  await expect(list.chips).toHaveCount(0);
});

test('F-04 suggestions, understood parts and their removal work by keyboard; back restores each', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  // The combobox loads on focus or hover.
  await list.search.focus();
  await page.getByRole('combobox', { name: 'Sök bland bilarna' }).pressSequentially('röd volv');
  const lines = page.getByRole('listbox', { name: 'Förslag' }).getByRole('option');
  await expect(lines.nth(1)).toHaveText(/^Volvo[\d\s]+ bilar$/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?car_brand=Volvo(&car_brand=[^&]*)?&car_color=R%C3%B6d&said=r%C3%B6d\+Volvo/);
  await expect(list.reading.getByRole('listitem')).toHaveText(['röd Röd', 'Volvo Volvo']);
  await expect(list.chips).toHaveCount(0);
  const read = page.url();
  await list.reading.getByRole('button', { name: /^”röd” tolkades som Röd/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/&plain=0-3&keyphrase=r%C3%B6d$/);
  await expect(list.reading.getByRole('listitem').first()).toHaveText('röd söks som text');
  await list.reading.getByRole('button', { name: 'Ta bort ”röd”' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/keyphrase/);
  await expect(list.reading.getByRole('listitem').first()).toHaveText('röd används inte');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(read);
  await expect(list.reading.getByRole('button', { name: 'Ta bort Röd' })).toBeVisible();
});

test('F-01 a keyphrase typed in the list is searched for with Enter and taken away by its cross', async ({
  page,
  request,
}) => {
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  await list.search.fill('  d4   r-design ');
  await list.search.press('Enter');
  await expect(page).toHaveURL(/\?keyphrase=d4\+r-design$/);
  await list.shows((await findCars(request, 'car-store-se', { keyphrase: 'd4 r-design' })).total);
  await page.getByRole('button', { name: 'Töm sökrutan' }).click();
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
  await list.shows(all);
});

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`F-02 a facet filters the list to the number it showed, by ${hand}`, async ({ page }) => {
    const list = new CarList(page);
    await list.open();
    const all = await list.total();
    const brand = await list.narrowing(BRANDS);
    if (hand === 'pointer') {
      await brand.box.check();
    } else {
      await brand.box.focus();
      await page.keyboard.press('Space');
    }
    await list.shows(brand.count);
    await expect(brand.box).toBeChecked();
    await expect(page).toHaveURL(
      new RegExp(`\\?car_brand=${escaped(encodeURIComponent(brand.value)).replaceAll('%20', '\\+')}$`),
    );
    expect(brand.count).toBeLessThan(all);
    // A facet's counts ignore its own selection: other values show what they would add.
    const neighbour = await list.narrowing(BRANDS, 1);
    await neighbour.box.check();
    await list.shows(brand.count + neighbour.count);
    await brand.box.uncheck();
    await list.shows(neighbour.count);
  });
}

test('F-02 a model filters within its brand and is removed with it', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  const brand = await list.narrowing(BRANDS);
  await brand.box.check();
  await list.shows(brand.count);
  const models = list.panel.getByRole('list', { name: `Modeller av ${brand.value}` }).getByRole('checkbox');
  const model = await readChoice(models.first());
  await model.box.check();
  await list.shows(model.count);
  await expect
    .poll(() => new URL(page.url()).searchParams.getAll('car_brand'))
    .toEqual([brand.value, `${brand.value}>${model.value}`]);
  await expect(list.chip(`Ta bort ${model.value}`)).toBeVisible();
  await brand.box.uncheck();
  await list.shows(all);
  await expect(models).toHaveCount(0);
});

test('F-05 a range bound applies after 1.5 s without a change, spaces stripped', async ({ page, request, traffic }) => {
  await page.clock.install();
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  await page.clock.pauseAt(Date.now() + 60_000);
  traffic.reset();
  await list.bound('Pris, till').fill('150 000');
  await page.clock.runFor(1_400);
  expect(traffic.searches()).toBe(0);
  await list.bound('Pris, från').fill('50000');
  await page.clock.runFor(1_400);
  expect(traffic.searches()).toBe(0);
  await list.shows(all);
  await page.clock.runFor(200);
  await page.clock.resume();
  await expect(page).toHaveURL(/\?car_price_min=50000&car_price_max=150000$/);
  const { total } = await findCars(request, 'car-store-se', {
    filters: [{ name: 'car_price', min: 50_000, max: 150_000 }],
  });
  await list.shows(total);
  expect(total).toBeLessThan(all);
  await expect(list.chip(/Pris 50\s000\skr till 150\s000\skr/)).toBeVisible();
  expect(traffic.searches()).toBe(1);
});

test('F-05 a lower bound above the upper is swapped, and invalid numbers show an error', async ({ page }) => {
  const list = new CarList(page);
  await list.open('car_price_min=150000&car_price_max=50000');
  const from = list.bound('Pris, från');
  await expect(from).toHaveValue(/^50\s000$/);
  await expect(list.bound('Pris, till')).toHaveValue(/^150\s000$/);
  await from.fill('billig');
  await expect(from).toHaveAttribute('aria-invalid', 'true');
  await expect(list.panel.getByText(/^Skriv ett heltal, till exempel/)).toBeVisible();
});

test('F-05 the slider moves the bounds by keyboard', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await list.bound('Årsmodell, från').focus();
  const thumb = list.panel.getByRole('slider', { name: 'Årsmodell, från' });
  await thumb.focus();
  await thumb.press('ArrowRight');
  await expect(page).toHaveURL(/\?car_year_min=\d{4}$/);
  const from = new URL(page.url()).searchParams.get('car_year_min') ?? '';
  await expect(list.bound('Årsmodell, från')).toHaveValue(from);
  await expect(list.chip(`Ta bort Årsmodell från ${from}`)).toBeVisible();

  // Moving one thumb sets one bound only, although the steps may not end at the highest price.
  await list.bound('Pris, från').focus();
  await list.panel.getByRole('slider', { name: /^Pris, från/ }).press('ArrowRight');
  await expect(page).toHaveURL(/\?car_price_min=\d+&car_year_min=\d{4}$/);
  await list.panel.getByRole('slider', { name: /^Pris, till/ }).press('ArrowLeft');
  await expect(page).toHaveURL(/\?car_price_min=\d+&car_price_max=\d+&car_year_min=\d{4}$/);
});

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`F-08 the sort orders the list and is in the address, by ${hand}`, async ({ page }) => {
    const list = new CarList(page);
    await list.open('car_brand=Volvo');
    await expect(list.sort).toHaveValue('car_publishdate_asc');
    const before = await list.addresses();
    if (hand === 'pointer') {
      await list.sort.selectOption({ label: 'Lägst pris' });
    } else {
      await list.sort.focus();
      await page.keyboard.type('Lägst');
    }
    await expect(page).toHaveURL(/\?car_brand=Volvo&sort=car_price_asc$/);
    await expect(async () => {
      expect(await list.addresses()).not.toEqual(before);
    }).toPass();
    const prices = await list.prices();
    expect(prices.length).toBeGreaterThan(1);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });
}

test('F-03 a facet toggled far down the page keeps the scroll position', async ({ page }) => {
  const list = new CarList(page);
  await list.open('car_brand=BMW');
  await list.shows(await list.total());
  await page.mouse.move(900, 400);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(3000);
  const kia = list.group(BRANDS).getByRole('checkbox', { name: /^Kia, / });
  const both = (await list.total()) + (await readChoice(kia)).count;
  await kia.click();
  await list.shows(both);
  expect(await page.evaluate(() => window.scrollY)).toBe(3000);
});

test('F-08 best match is offered with a keyphrase only', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await expect(list.sort.getByRole('option')).toHaveText([
    'Senast inkommet',
    'Lägst pris',
    'Högst pris',
    'Kortast körsträcka',
    'Nyast årsmodell',
    'Längst räckvidd',
    'Närmast först, ange plats',
    'Månadskostnad',
  ]);
  await list.search.fill('d4');
  await list.search.press('Enter');
  await expect(list.sort).toHaveValue('relevance');
  await expect(list.sort.getByRole('option').first()).toHaveText('Bäst träff');
});

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`F-02 each chip removes its filter, and one button removes all, by ${hand}`, async ({ page }) => {
    const press = async (button: ReturnType<CarList['chip']>) => {
      if (hand === 'pointer') return button.click();
      await button.focus();
      return page.keyboard.press('Enter');
    };
    const list = new CarList(page);
    await list.open();
    const all = await list.total();
    await list.open('car_brand=Volvo&car_year_min=2015&car_price_max=900000&keyphrase=d4');
    await expect(list.chips.getByRole('button')).toHaveText([
      '”d4”',
      'Volvo',
      /^Pris till 900\s000\skr$/,
      'Årsmodell från 2015',
      'Rensa alla',
    ]);
    await press(list.chip('Ta bort Volvo'));
    await expect(page).toHaveURL(/\?car_price_max=900000&car_year_min=2015&keyphrase=d4$/);
    await press(list.chip(/^Ta bort Pris/));
    await expect(page).toHaveURL(/\?car_year_min=2015&keyphrase=d4$/);
    await expect(list.bound('Pris, till')).toHaveValue('');
    await press(list.chip('Ta bort ”d4”'));
    await expect(list.search).toHaveValue('');
    await press(list.chip('Rensa alla'));
    await expect(page).toHaveURL(/alla-bilar-i-lager$/);
    await expect(list.chips).toHaveCount(0);
    await list.shows(all);
  });
}

test('F-07 an empty result shows a message and offers to clear the filters', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  await list.search.fill('qqzzxxwwkk');
  await list.search.press('Enter');
  await list.shows(0);
  await expect(list.results.getByRole('heading', { name: 'Inga bilar matchar just nu' })).toBeVisible();
  await expect(list.results).toContainText('Vi hittade ingen bil som stämmer med allt du valt.');
  await list.results.getByRole('button', { name: 'Rensa alla filter' }).click();
  await list.shows(all);
});

test('F-03 unknown parts of an address are named, the rest applies', async ({ page }) => {
  const list = new CarList(page);
  await list.open('car_brand=Volvo&car_wheels=4&car_year_min=abc&sort=nonsense&page=-3&utm_source=mail');
  await expect(list.results).toContainText(
    'Vi förstod inte de här delarna av adressen och hoppade över dem: car_year_min=abc, sort=nonsense, car_wheels=4',
  );
  await expect(list.results).not.toContainText('utm_source');
  const volvo = list.group(BRANDS).getByRole('checkbox', { name: /^Volvo, / });
  await expect(volvo).toBeChecked();
  await list.shows((await readChoice(volvo)).count);
  await expect(list.sort).toHaveValue('car_publishdate_asc');
});

test('F-03 a shared address shows another visitor the same list', async ({ page, browser }) => {
  const list = new CarList(page);
  await list.open();
  const fuel = await list.narrowing('Drivmedel');
  await fuel.box.check();
  await list.shows(fuel.count);
  await list.sort.selectOption({ label: 'Nyast årsmodell' });
  await expect(page).toHaveURL(/sort=car_year_desc$/);
  await expect(list.results).toHaveAttribute('aria-busy', 'false');

  const other = await browser.newContext();
  const theirs = new CarList(await other.newPage());
  await theirs.page.goto(page.url());
  await hydrated(theirs.page);
  await theirs.shows(fuel.count);
  await expect(theirs.sort).toHaveValue('car_year_desc');
  await expect(theirs.group('Drivmedel').getByRole('checkbox', { checked: true })).toHaveCount(1);
  expect(await theirs.addresses()).toEqual(await list.addresses());
  await other.close();
});

test('F-05 on narrow screens the filters open in a dialog that traps and returns the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = new CarList(page);
  await list.open();
  const opener = page.getByRole('button', { name: 'Filter', exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  await expect(dialog).toBeVisible();
  const box = dialog.getByRole('group', { name: BRANDS }).getByRole('checkbox').first();
  const brand = await readChoice(box);
  await box.check();
  await dialog.getByRole('button', { name: `Visa ${cars(brand.count)}` }).click();
  await expect(dialog).toBeHidden();
  await list.shows(brand.count);
  const again = page.getByRole('button', { name: 'Filter (1)' });
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(again).toBeFocused();
});

test('F-05 a step back or a double tap closes the dialog of the filters, and leaves what was chosen in it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = new CarList(page);
  await list.open();
  const all = await list.total();
  const opener = page.getByRole('button', { name: /^Filter/ });
  const dialog = page.getByRole('dialog', { name: 'Filter' });
  // Twice, as an impatient finger does: still one step back.
  await opener.dblclick();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await list.shows(all);
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
  // The second tap would open the car below the button.
  await opener.click();
  await dialog
    .getByRole('button', { name: /^Visa / })
    .last()
    .dblclick();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
  await list.shows(all);
  await opener.click();
  const box = dialog.getByRole('group', { name: BRANDS }).getByRole('checkbox').first();
  const brand = await readChoice(box);
  await box.check();
  await expect(page).toHaveURL(/car_brand=/);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await list.shows(brand.count);
  await expect(page).toHaveURL(/car_brand=[^#]*$/);
  await page.goBack();
  await list.shows(all);
  await page.goForward();
  await list.shows(brand.count);
});

test('F-05 the filters at the side stay hidden after a reload, without a layout shift', async ({ page }) => {
  const list = new CarList(page);
  await list.open('car_brand=Volvo');
  await page.getByRole('button', { name: 'Dölj filter' }).click();
  await expect(list.panel).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, 1_200));
  await page.reload();
  await hydrated(page);
  await list.isComplete();
  await expect(list.panel).toBeHidden();
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((entries) =>
          resolve(entries.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
  expect(shift).toBeLessThanOrEqual(0.02);
  await page.getByRole('button', { name: 'Visa filter' }).click();
  await expect(list.panel).toBeVisible();
});

test('F-04 a correction is shown; undone, it stays undone over reload and back', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  await list.search.fill('wolksvagen');
  await list.search.press('Enter');
  await expect(list.reading).toContainText('Visar Volkswagen för ”wolksvagen”.');
  const corrected = await list.total();
  expect(corrected).toBeGreaterThan(0);
  await page.getByRole('link', { name: 'Sök på ”wolksvagen” i stället' }).click();
  await list.shows(0);
  await expect(page).toHaveURL(/said=wolksvagen&plain=0-10&keyphrase=wolksvagen$/);
  await page.reload();
  await hydrated(page);
  await list.shows(0);
  await expect(list.reading).toHaveCount(0);
  await page.goBack();
  await list.shows(corrected);
  await expect(list.reading).toContainText('Visar Volkswagen');
});

test('F-03 a new search from the start page begins a new list', async ({ page }) => {
  const list = new CarList(page);
  await list.open('car_brand=Volvo');
  await open(page, siteAddress('car-store-se'));
  await page.getByRole('searchbox', { name: 'Sök bil' }).fill('kombi');
  await page.getByRole('button', { name: 'Sök', exact: true }).click();
  await expect(page).toHaveURL(/\/alla-bilar-i-lager\/kombi\?said=kombi$/);
  await expect(list.reading.getByRole('button', { name: 'Ta bort Kombi' })).toBeVisible();
  await expect(list.chips).toHaveCount(0);
});

for (const hand of ['pointer', 'keyboard'] as const) {
  test(`F-05 the map of the list's cars filters it by a facility, by ${hand}`, async ({ page }) => {
    const list = new CarList(page);
    await list.open('car_fuel=El');
    const toggle = page.getByRole('main').getByRole('button', { name: 'Karta', exact: true });
    await toggle.click();
    const map = page.getByRole('region', { name: 'Karta över bilarna' });
    await expect(map.locator('[data-ids]').first()).toBeVisible();
    const name = map.getByRole('list', { name: 'Anläggning' }).getByRole('button').first();
    const [, facility = '', count = ''] = /^(.*?)\s+([\d\s]+)\sbil/.exec((await name.textContent()) ?? '') ?? [];
    if (hand === 'keyboard') {
      await name.focus();
      await page.keyboard.press('Enter');
    } else {
      await name.click();
    }
    await list.shows(Number(count.replace(/\D/g, '')));
    await expect(list.chip(`Ta bort ${facility}`)).toBeVisible();
    await expect(page).toHaveURL(/car_site_name=/);
    await expect(name).toHaveAttribute('aria-pressed', 'true');
    await list.cards.first().getByRole('link').click();
    await expect(list.cards).toHaveCount(0);
    await expect(map).toHaveCount(0);
    // The page of the car, and then the list, are reloaded.
    await page.reload();
    await hydrated(page);
    await page.goBack();
    await expect(map.locator('[data-ids]').first()).toBeVisible();
    await page.reload();
    await expect(map.locator('[data-ids]').first()).toBeVisible();
    await toggle.click();
    await expect(map).toHaveCount(0);
    await list.shows(Number(count.replace(/\D/g, '')));
  });
}

test('F-04 F-05 "nära mig" asks for the position once its button is pressed, and the address has a town alone', async ({
  page,
  context,
}) => {
  const list = new CarList(page);
  await list.open();
  await page.getByRole('searchbox', { name: 'Sök bland bilarna' }).fill('volvo nära mig');
  await page.keyboard.press('Enter');
  const own = list.reading.getByRole('button', { name: 'Använd min plats' });
  await own.click();
  await expect(list.reading.getByText(/platstjänster/)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 57.7011, longitude: 12.9712 });
  await own.click();
  await expect(page).toHaveURL(/near=Bor/);
  await expect(list.reading.getByText('nära mig Borås')).toBeVisible();
  await expect(list.sort).toHaveValue('distance_asc');
  expect(page.url()).not.toContain('12.97');
});

test('F-05 a town and a radius filter the list, nearest first, and their chip takes them away', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const total = await list.total();
  await list.panel.locator('summary', { hasText: 'Avstånd till dig' }).click();
  await list.panel.getByRole('combobox', { name: 'Högst så långt bort' }).selectOption('50');
  await list.panel.getByRole('combobox', { name: 'Ort eller postnummer' }).fill('Borås');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/near=Bor/);
  await expect.poll(() => list.total()).toBeLessThan(total);
  await expect(list.sort).toHaveValue('distance_asc');
  await list.chip(/^Ta bort Inom/).click();
  await list.shows(total);
});
