import { formatFor } from '@/i18n/format';
import { allSites, siteByName } from '@/sites/sites';
import { themes } from '@/sites/themes/themes';
import type { Locale, SiteName } from '@/sites/site.types';
import { hydrated, directoryAddress, expect, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { carAddress, findCar, findCars, listAddress } from './kit/stock';
import { Menu } from './pages/menu';

interface SiteTexts {
  site: SiteName;
  lang: Locale;
  list: string;
  sort: string;
  lowest: string;
  count: RegExp;
  technical: string;
  vat: string;
  money: RegExp;
  distance: RegExp;
}

/** Texts, currency and units of each country. */
const sitesTexts: readonly SiteTexts[] = [
  {
    site: 'car-store-no',
    lang: 'nb-NO',
    list: 'Alle biler på lager',
    sort: 'Sorter',
    lowest: 'Lavest pris',
    count: /^[\d\s]+\sbiler$/,
    technical: 'Tekniske data',
    vat: 'inkl. mva.',
    money: /^[\d\s]+\skr$/,
    distance: /^[\d\s]+\skm$/,
  },
  {
    site: 'dealer-brand-uk',
    lang: 'en-GB',
    list: 'All cars in stock',
    sort: 'Sort',
    lowest: 'Lowest price',
    count: /^[\d,]+\scars$/,
    technical: 'Technical data',
    vat: 'incl. VAT',
    money: /^£[\d,]+$/,
    distance: /^[\d,]+\smiles?$/,
  },
  {
    site: 'car-store-fi',
    lang: 'fi-FI',
    list: 'Kaikki myynnissä olevat autot',
    sort: 'Järjestä',
    lowest: 'Edullisin ensin',
    count: /^[\d\s]+\sautoa$/,
    technical: 'Tekniset tiedot',
    vat: 'sis. alv',
    money: /^[\d\s]+\s€$/,
    distance: /^[\d\s]+\skm$/,
  },
  {
    site: 'car-store-sk',
    lang: 'sk-SK',
    list: 'Všetky autá na sklade',
    sort: 'Zoradiť',
    lowest: 'Najnižšia cena',
    count: /^[\d\s]+\s(áut|autá|auto)$/,
    technical: 'Technické údaje',
    vat: 's DPH',
    money: /^[\d\s]+\s€$/,
    distance: /^[\d\s]+\skm$/,
  },
  {
    site: 'dealer-brand-dk',
    lang: 'da-DK',
    list: 'Alle biler på lager',
    sort: 'Sortér',
    lowest: 'Laveste pris',
    count: /^[\d.]+\sbiler$/,
    technical: 'Tekniske data',
    vat: 'inkl. moms',
    money: /^[\d.]+\skr\.$/,
    distance: /^[\d.]+\skm$/,
  },
];

for (const { site, lang, list, sort, lowest, count, technical, vat, money, distance } of sitesTexts) {
  test(`A-15 ${site} has its language, currency and units`, async ({ page, request }) => {
    await page.goto(listAddress(site));
    await hydrated(page);
    const main = page.getByRole('main');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(main.getByRole('heading', { level: 1, name: list })).toBeVisible();
    await expect(main.getByRole('status').first()).toHaveText(count);
    await main.getByRole('combobox', { name: sort }).selectOption({ label: lowest });
    await expect(page).toHaveURL(/\?sort=car_price_asc$/);
    const card = main.getByRole('article').first();
    await expect(card.getByRole('strong')).toHaveText(money);

    const car = await findCar(request, site, {
      filters: [
        { name: 'car_vehicle_type_code', values: ['LCV'], not: true },
        { name: 'car_mileage', min: 1_000 },
        { name: 'car_price', min: 1 },
        { name: 'car_has_campaign_price', values: ['true'], not: true },
      ],
    });
    await page.goto(carAddress(site, car));
    await hydrated(page);
    const shown = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(shown.getByRole('strong').first()).toHaveText(
      formatFor(lang).money(car.car_price ?? Number.NaN, siteByName(site).currency),
    );
    await expect(shown.getByText(vat, { exact: true })).toBeVisible();
    await expect(shown.getByText(distance).first()).toBeVisible();
    await expect(shown.getByRole('heading', { level: 2, name: technical })).toBeVisible();
  });
}

for (const { name, title, languages, theme, cars, facilities, features } of allSites) {
  test(`A-01 the start page of ${name} has its title, language and theme`, async ({ page }) => {
    const response = await page.goto(siteAddress(name));
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(`${title}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', languages[0].locale);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(title);
    // For cars, or for trucks.
    await expect(page.getByRole('search')).toHaveCount(cars || facilities?.forTrucks ? 1 : 0);
    // Decision: the credit warning is on the Swedish sites that sell on credit, and on no others.
    await expect(page.getByRole('complementary', { name: 'Att låna kostar pengar!' })).toHaveCount(
      features.creditWarning ? 1 : 0,
    );
  });
}

test('A-01 an auction lists its lots by their end, each with number, first bid and estimate, as does its page', async ({
  page,
  request,
}) => {
  const site = 'car-auction-se';
  await page.goto(listAddress(site));
  await hydrated(page);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: 'Stänger först' });
  await expect(page).toHaveURL(/\?sort=car_bids_end_desc$/);
  const { cars: lots } = await findCars(request, site, { sort_name: 'car_bids_end_desc', limit: 6 });
  const ends = lots.map(({ car_bids_end = '' }) => Date.parse(car_bids_end));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  const [first] = lots;
  if (!first) throw new Error('The auction has no lots.');
  const number = `Utrop ${first.car_lot_number}`;
  const card = main.getByRole('article').first();
  await expect(card).toContainText(`${number} · `);
  await expect(card).toContainText(/Stänger|Stängd/);
  await expect(card).toContainText(/kr\s*utropspris, (inkl|exkl)\. moms\s*Värderas till [\d\s]+–[\d\s]+kr/);
  await page.goto(carAddress(site, first));
  await expect(main.getByText(number, { exact: true })).toBeVisible();
  await expect(main.getByText(/^Värderas till/).first()).toBeVisible();
  // The store does not sell it: its address leads to the auction.
  const inStore = await findCars(request, 'car-store-se', { filters: [{ name: 'car_id', values: [first.car_id] }] });
  expect(inStore.cars).toEqual([]);
  await page.goto(carAddress('car-store-se', first));
  await expect(page).toHaveURL(carAddress(site, first));
});

test('A-13 each theme has colours and letters of its own', async ({ page }) => {
  const looks = new Set<string>();
  for (const theme of Object.keys(themes)) {
    const site = allSites.find((one) => one.theme === theme);
    if (!site) throw new Error(`No site wears ${theme}.`);
    await page.goto(siteAddress(site.name));
    looks.add(
      await page.evaluate(() => {
        const [body, heading] = [
          getComputedStyle(document.body),
          getComputedStyle(document.querySelector('h1') ?? document.body),
        ];
        return [body.backgroundColor, body.fontFamily, heading.fontFamily, heading.fontWeight].join(' ');
      }),
    );
  }
  expect(looks.size).toBe(Object.keys(themes).length);
});

for (const theme of Object.keys(themes)) {
  test(`A-13 the fallback fonts of ${theme} are as wide as its web fonts: nothing moves`, async ({ page }) => {
    const site = allSites.find((one) => one.theme === theme);
    if (!site) throw new Error(`No site wears ${theme}.`);
    await page.goto(siteAddress(site.name));
    // Nothing blocks the first paint, and the fonts are preloaded.
    await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
    const { heading, text } = themes[theme as keyof typeof themes].font;
    await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(
      new Set([heading, text].map((list) => list.split(',')[0])).size,
    );
    const widths = await page.evaluate(async () => {
      const texts =
        'Hitta din nästa bil bland tusentals i lager. Book a service online. Löydä seuraava autosi helposti.';
      const measured = async (like: Element) => {
        const { fontFamily, fontWeight, fontStretch } = getComputedStyle(like);
        const families = fontFamily.split(',').map((name) => name.trim());
        await document.fonts.load(`${fontWeight} 48px ${families[0]}`, texts);
        const width = (family = '') => {
          const line = document.createElement('span');
          line.textContent = texts;
          line.style.cssText = `position:absolute;white-space:nowrap;letter-spacing:0;font-size:48px;font-family:${family},monospace;font-weight:${fontWeight};font-stretch:${fontStretch}`;
          document.body.append(line);
          const { width: found } = line.getBoundingClientRect();
          line.remove();
          return found;
        };
        return { own: width(families[0]), standIn: width(families[1]), neither: width('monospace') };
      };
      const heading = document.querySelector('h1') ?? document.body;
      return Promise.all([heading, document.body].map(measured));
    });
    for (const { own, standIn, neither } of widths) {
      expect(own).not.toBe(neither);
      // Without any of the common fonts there is no fallback to measure.
      if (standIn !== neither) expect(Math.abs(standIn / own - 1)).toBeLessThan(0.03);
    }
  });
}

test('A-15 a second language is below its prefix, and the language links lead between the two', async ({ page }) => {
  await page.goto(`${siteAddress('car-store-se')}/en/kop-bil/alla-bilar-i-lager`);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'All cars in stock' })).toBeVisible();
  await page.getByRole('main').getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Lowest price' });
  await expect(page).toHaveURL(/\/en\/kop-bil\/alla-bilar-i-lager\?sort=car_price_asc$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/en\/kop-bil\/\d+\//);
  await expect(page.getByRole('heading', { level: 2, name: 'Technical data' })).toBeVisible();
  await new Menu(page).speak(/English$/, 'Svenska');
  await expect(page).toHaveURL((url) => url.pathname.startsWith('/kop-bil/'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-SE');
  await expect(page.getByRole('heading', { level: 2, name: 'Tekniska data' })).toBeVisible();
  await page.goto(`${siteAddress('car-store-fi')}/sv`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sv-FI');
});

test('A-15 a site of one language has no language links', async ({ page }) => {
  await page.goto(siteAddress('car-store-no'));
  await expect(page.getByRole('navigation', { name: 'Språk' })).toHaveCount(0);
});

test('A-01 an unknown host is 404 and names no site', async ({ request }) => {
  for (const host of ['nowhere.example', 'car-store-xx.localhost', 'evil.car-store-se.localhost', '10.0.0.1']) {
    const response = await requestHost(request, host, '/kop-bil/alla-bilar-i-lager');
    expect(response.status(), host).toBe(404);
    const body = await response.text();
    expect(body).toContain('No site at this address');
    expect(body).not.toContain('<script');
  }
});

for (const { site, title, home } of [
  { site: 'car-store-se', title: 'Här tog vägen slut', home: 'Till startsidan' },
  { site: 'car-store-no', title: 'Her tok veien slutt', home: 'Til forsiden' },
  { site: 'dealer-brand-uk', title: 'The road ends here', home: 'To the home page' },
  { site: 'truck-fi', title: 'Tie päättyi tähän', home: 'Etusivulle' },
] as const) {
  test(`A-02 a page that ${site} does not have is its own 404`, async ({ page, guard }) => {
    guard.expect(/status of 404/);
    const response = await page.goto(`${siteAddress(site)}/no/such/page?keyphrase=x`);
    expect(response?.status()).toBe(404);
    const { theme, languages, title: name } = siteByName(site);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(page.locator('html')).toHaveAttribute('lang', languages[0].locale);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText(name);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: home }).click();
    await expect(page).toHaveURL(`${siteAddress(site)}/`);
  });
}

test('A-01 the internal addresses of pages return 404', async ({ request }) => {
  const inner = [
    '/_sites/car-store-se/sv-SE',
    '/_live/car-store-se/sv-SE/kop-bil/alla-bilar-i-lager',
    '/_sites/car-store-no/nb-NO',
    '/_sites',
    '/_live',
    '/_error',
    '/_document',
  ];
  for (const host of ['car-store-se.localhost', 'localhost']) {
    for (const path of inner) expect((await requestHost(request, host, path)).status(), `${host}${path}`).toBe(404);
  }
});

test('A-01 bare localhost lists every site, each with a link to it', async ({ page }) => {
  await page.goto(directoryAddress);
  const sites = page.getByRole('region', { name: 'Sites' });
  await expect(sites.getByRole('row')).toHaveCount(allSites.length + 1);
  for (const { name } of allSites)
    await expect(sites.getByRole('link', { name, exact: true })).toHaveAttribute('href', siteAddress(name));
  await sites.getByRole('link', { name: 'list of cars, car-store-no' }).click();
  await expect(page).toHaveURL(listAddress('car-store-no'));
});

test('A-01 the development pages are the bare host’s alone', async ({ request }) => {
  expect((await requestHost(request, 'localhost', '/dev/replay')).status()).toBe(200);
  for (const path of ['/dev', '/dev/replay'])
    expect((await requestHost(request, 'car-store-se.localhost', path)).status(), path).toBe(404);
  expect((await requestHost(request, 'localhost', '/kop-bil/alla-bilar-i-lager')).status()).toBe(404);
});

test('A-05 the www host of the Swedish dealer brand redirects to the bare host with path and query', async ({
  request,
}) => {
  const response = await requestHost(
    request,
    'www.dealer-brand-se.localhost',
    '/kop-bil/alla-bilar-i-lager?car_brand=Volvo&q=%C3%B6',
  );
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe(
    `${siteAddress('dealer-brand-se')}/kop-bil/alla-bilar-i-lager?car_brand=Volvo&q=%C3%B6`,
  );
  expect((await requestHost(request, 'www.car-store-se.localhost', '/')).status()).toBe(200);
});

test('A-01 a dealer brand sells its own makes alone', async ({ page }) => {
  await page.goto(listAddress('dealer-brand-se'));
  const brands = page.getByRole('main').getByRole('group', { name: 'Märke och modell' }).getByRole('checkbox');
  await expect(brands.first()).toBeVisible();
  for (const label of await brands.evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))))
    expect(['Volvo', 'Polestar']).toContain(label);
});
