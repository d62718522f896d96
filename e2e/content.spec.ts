import type { Page } from '@playwright/test';
import { siteByName } from '@/sites/sites';
import type { SiteName } from '@/sites/site.types';
import { hydrated, axe, expect, open, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { Menu } from './pages/menu';

interface SiteContent {
  site: SiteName;
  /** A content page, and a word of its heading. */
  path: string;
  heading: string;
  /** An entry of the menu. */
  entry: string;
  /** Links in the footer of every page. */
  footer: string;
}

/** Texts from the content, in the language of each country. */
const contents: readonly SiteContent[] = [
  {
    site: 'car-store-se',
    path: '/om-nordvik/kontakt',
    heading: 'Kontakta',
    entry: 'Sälj bil',
    footer: 'Tillgänglighet',
  },
  { site: 'dealer-brand-no', path: '/service', heading: 'Service', entry: 'Kontakt', footer: 'Tilgjengelighet' },
  { site: 'dealer-brand-uk', path: '/about-us', heading: 'Terra', entry: 'Servicing', footer: 'Accessibility' },
  { site: 'truck-fi', path: '/huolto', heading: 'huolto', entry: 'Varaosat', footer: 'Saavutettavuus' },
  { site: 'car-auction-sk', path: '/ako-to-funguje', heading: 'funguje', entry: 'Poplatky', footer: 'Prístupnosť' },
];

/** The page guard checks in addition: no console output, including hydration errors. */
async function standsOn(page: Page, { site, entry, footer }: SiteContent): Promise<void> {
  const { languages, title } = siteByName(site);
  await expect(page.locator('html')).toHaveAttribute('lang', languages[0].locale);
  await expect(page).toHaveTitle(new RegExp(`\\S \\| ${title}$`));
  await expect(
    page.getByRole('banner').getByRole('navigation').first().getByText(entry, { exact: true }).first(),
  ).toBeAttached();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: footer, exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
}

for (const one of contents) {
  const { site, path, heading } = one;
  test(`A-02 ${site} shows home and a page of content with header, main and footer in its language`, async ({
    page,
  }) => {
    await open(page, siteAddress(site));
    await standsOn(page, one);
    await axe(page);
    await open(page, siteAddress(site) + path);
    await standsOn(page, one);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(new RegExp(heading, 'i'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', siteAddress(site) + path);
    const graph = await page.locator('script[type="application/ld+json"]').first().textContent();
    expect(JSON.parse(graph ?? '')).toMatchObject({ '@context': 'https://schema.org' });
    await axe(page);
  });
}

test('B-01 the menu navigates without reloading the document', async ({ page }) => {
  await page.setViewportSize({ width: 1800, height: 900 });
  await open(page, `${siteAddress('car-store-se')}/om-nordvik`);
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'yes';
  });
  await new Menu(page).link('Sälj bil').click();
  await expect(page).toHaveURL(/\/salj-bil$/);
  await expect(page).toHaveTitle(/Nordvik Bil$/);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'yes');
  await page.goBack();
  await expect(page).toHaveURL(/\/om-nordvik$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('B-08 the language switcher leads to the same page in the other language', async ({ page }) => {
  await open(page, `${siteAddress('car-store-se')}/integritet`);
  const alternates = await page
    .locator('link[rel=alternate]')
    .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
  expect(alternates).toEqual([
    ['sv-SE', `${siteAddress('car-store-se')}/integritet`],
    ['en', `${siteAddress('car-store-se')}/en/privacy`],
    ['x-default', `${siteAddress('car-store-se')}/integritet`],
  ]);
  await new Menu(page).speak(/Svenska$/, 'English');
  await expect(page).toHaveURL(/\/en\/privacy$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await hydrated(page);
  await new Menu(page).speak(/English$/, 'Svenska');
  await expect(page).toHaveURL(/\/integritet$/);
});

test('A-06 an old address redirects to the new one with its query; lower case is canonical', async ({
  page,
  request,
}) => {
  await page.goto(`${siteAddress('car-store-se')}/FindUs?utm_source=brev`);
  await expect(page).toHaveURL(`${siteAddress('car-store-se')}/anlaggningar?utm_source=brev`);
  for (const [path, status, to] of [
    ['/findus', 301, '/anlaggningar'],
    ['/en/findus', 301, '/en/anlaggningar'],
    ['/Om-Nordvik', 308, '/om-nordvik'],
  ] as const) {
    const response = await requestHost(request, 'car-store-se.localhost', path);
    expect([response.status(), response.headers()['location']], path).toEqual([status, to]);
  }
});

test('A-04 robots and sitemap belong to the site, and every listed page exists', async ({ request }) => {
  const robots = await (await requestHost(request, 'dealer-brand-uk.localhost', '/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${siteAddress('dealer-brand-uk')}/sitemap.xml`);
  const index = await (await requestHost(request, 'dealer-brand-uk.localhost', '/sitemap.xml')).text();
  expect(index).toContain(`<loc>${siteAddress('dealer-brand-uk')}/sitemap-1.xml</loc>`);
  const sitemap = await (await requestHost(request, 'dealer-brand-uk.localhost', '/sitemap-1.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address = '']) => new URL(address).pathname);
  expect(paths.length).toBeGreaterThan(5);
  // A few of the many landing pages and cars.
  const looked = paths.filter((_, index) => index < 20 || index % Math.ceil(paths.length / 12) === 0);
  for (const path of looked)
    expect((await requestHost(request, 'dealer-brand-uk.localhost', path)).status(), path).toBe(200);
});

test('A-02 content pages are cached, also with campaign parameters', async ({ request }) => {
  const first = await requestHost(request, 'truck-fi.localhost', '/varaosat');
  const response = await requestHost(request, 'truck-fi.localhost', '/varaosat?utm_source=kirje');
  expect(response.status()).toBe(200);
  // One page is kept for both.
  expect(first.headers().etag ?? '').not.toBe('');
  expect(response.headers().etag).toBe(first.headers().etag);
  // A second visitor of an address gets the very bytes that were made for the first, or only word that they are those.
  const tag = response.headers().etag ?? '';
  const again = await requestHost(request, 'truck-fi.localhost', '/varaosat?utm_source=kirje', {
    headers: { 'if-none-match': tag },
  });
  expect(again.status()).toBe(304);
  expect(again.headers()).not.toHaveProperty('x-middleware-rewrite');
});

test('B-09 a dismissed alert stays hidden and does not flash on the next page', async ({ page }) => {
  await open(page, siteAddress('car-store-se'));
  const message = page.getByLabel('Meddelande', { exact: true });
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Stäng meddelandet' }).click();
  await expect(message).toBeHidden();
  await page.addInitScript(() => {
    const look = (): void => {
      const bar = document.querySelector('[aria-label="Meddelande"]');
      if (bar && bar.getBoundingClientRect().height > 1) document.documentElement.dataset.flashed = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, `${siteAddress('car-store-se')}/om-nordvik`);
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
  await expect(message).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const { site, path, footer } of contents) {
    test(`M-05 ${site}: a page of content is read, and left by its menu's and footer's links`, async ({ page }) => {
      await page.goto(siteAddress(site) + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: footer, exact: true }).click();
      await expect(page).not.toHaveURL(siteAddress(site) + path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await page.getByRole('banner').getByRole('link').first().click();
      await expect(page).toHaveURL(`${siteAddress(site)}/`);
    });
  }
});
