import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { PAGE_VIEW_PATH, type PageViewEvent } from '@/domain/analytics/pageView';
import { siteByName } from '@/sites/sites';
import { hydrated, axe, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';
import { carAddress, findCar, listAddress } from './kit/stock';
import { interceptTagManager } from './kit/tagManager';

const SITE = 'car-store-se';
const HOME = siteAddress(SITE);
const ID = siteByName(SITE).tagManager;
const NOT_FOUND = `${HOME}/no/such/page`;

const banner = (page: Page) => page.getByRole('region', { name: 'Kakor, på dina villkor' });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Inställningar för kakor' });
const cookieNames = async (context: BrowserContext): Promise<string[]> =>
  (await context.cookies()).map(({ name }) => name).toSorted();

/** Page views that the browser sent to the personalisation service. */
function listenToViews(context: BrowserContext): PageViewEvent[] {
  const views: PageViewEvent[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === PAGE_VIEW_PATH) views.push(request.postDataJSON());
  });
  return views;
}

/** The data layer as a tag manager reads it: commands as lists. */
const dataLayer = (page: Page): Promise<unknown[]> =>
  page.evaluate(() =>
    (window.dataLayer ?? []).map((item) =>
      Object.prototype.toString.call(item) === '[object Arguments]' ? Array.from(Object(item)) : item,
    ),
  );

const pagesReported = async (page: Page): Promise<unknown[]> =>
  (await dataLayer(page))
    .filter((item): item is Record<string, unknown> => typeof item === 'object' && item !== null && 'page_name' in item)
    .map((item) => item.page_name);

const eventsReported = async (page: Page): Promise<unknown[]> =>
  (await dataLayer(page)).map((item) =>
    typeof item === 'object' && item !== null && 'event' in item ? item.event : null,
  );

const kinds: readonly { kind: string; address: (request: APIRequestContext) => Promise<string>; expected?: RegExp }[] =
  [
    { kind: 'home', address: async () => HOME },
    { kind: 'list', address: async () => listAddress(SITE) },
    { kind: 'car', address: async (request) => carAddress(SITE, await findCar(request, SITE)) },
    { kind: '404', address: async () => NOT_FOUND, expected: /status of 404/ },
  ];

test.describe('before a choice', () => {
  test.use({ consent: 'none' });

  // The page guard fails on any third-party request.
  for (const { kind, address, expected } of kinds) {
    test(`A-14 A-17 the ${kind} page sends no request to third parties and no page view, before a choice and after a refusal`, async ({
      page,
      context,
      request,
      guard,
    }) => {
      if (expected) guard.expect(expected);
      const views = listenToViews(context);
      await open(page, await address(request));
      await expect(banner(page)).toBeVisible();
      expect((await dataLayer(page))[0]).toEqual([
        'consent',
        'default',
        { analytics_storage: 'denied', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
      ]);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await cookieNames(context)).toEqual([]);
      await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).click();
      await page.reload();
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await page.locator('script[src^="http"]:not([src*="localhost"])').count()).toBe(0);
      expect(await pagesReported(page)).toEqual([]);
      expect([views, await cookieNames(context)]).toEqual([[], ['consent']]);
    });
  }

  test('A-14 A-17 consent loads the tag manager once per visit, and each page view is tracked once', async ({
    page,
    context,
    guard,
  }) => {
    const tags = await interceptTagManager(context, guard);
    const views = listenToViews(context);
    await open(page, HOME);
    await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
    await expect.poll(() => tags.requested).toEqual([ID]);
    await expect.poll(() => views.length).toBe(1);

    await page
      .getByRole('main')
      .locator(`a[href^="${siteByName(SITE).paths.carList}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(/alla-bilar-i-lager/);
    await hydrated(page);
    // What the list measures loads after it: a car opened and left before that is no page view.
    await expect.poll(() => eventsReported(page)).toContain('view_item_list');
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Tekniska data' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();

    await expect
      .poll(() => views.map((view) => view.page))
      .toEqual([expect.stringMatching(/^home$/i), 'carList', 'carDetail', 'carList']);
    expect(views[1]).toEqual({
      channel: 'WEB',
      currency: 'USD',
      page: 'carList',
      variantId: '_default',
      language: 'sv-SE',
    });
    expect(await pagesReported(page)).toEqual(views.map((view) => view.page));
    expect(tags.requested).toEqual([ID]);
    expect(await cookieNames(context)).toEqual(['_ga', '_gcl_au', 'consent']);

    await page.reload();
    await hydrated(page);
    await expect.poll(() => tags.requested.length).toBe(2);
  });

  test('A-17 the personalisation service gets the page view, and its failure is silent', async ({
    page,
    context,
    guard,
  }) => {
    await interceptTagManager(context, guard);
    const responded = page.waitForResponse((response) => new URL(response.url()).pathname === PAGE_VIEW_PATH);
    await open(page, HOME);
    await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
    expect((await responded).status()).toBe(204);
    const failed = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === PAGE_VIEW_PATH);
    guard.expect(/Failed to load resource: net::ERR_FAILED/);
    await context.route(`**${PAGE_VIEW_PATH}`, (route) => route.abort());
    await page.reload();
    await failed;
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('A-14 a blocked tag manager does not affect the page', async ({ page, context, guard }) => {
    await interceptTagManager(context, guard);
    guard.expect(/Failed to load resource: net::ERR_BLOCKED_BY_CLIENT/);
    await context.route('https://www.googletagmanager.com/**', (route) => route.abort('blockedbyclient'));
    const views = listenToViews(context);
    await open(page, listAddress(SITE));
    await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
    await expect.poll(() => views.length).toBe(1);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Tekniska data' })).toBeVisible();
  });

  test('A-14 by keyboard alone: choose in the banner, change in the settings, focus returns', async ({
    page,
    context,
    guard,
  }) => {
    await interceptTagManager(context, guard);
    await open(page, HOME);
    await banner(page).getByRole('button', { name: 'Bara nödvändiga' }).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Acceptera alla' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('heading', { name: 'Välj vilka kakor vi får använda' })).toBeFocused();
    for (const category of ['Minne', 'Statistik', 'Marknadsföring']) {
      await page.keyboard.press('Tab');
      await expect(banner(page).getByRole('checkbox', { name: category })).toBeFocused();
    }
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', { name: 'Spara mina val' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);

    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('checkbox', { name: 'Marknadsföring' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(banner(page)).toHaveCount(0);
    await expect(settings(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('checkbox', { name: 'Marknadsföring' })).toBeChecked();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // From the top of the page: elsewhere the settings cover parts of links.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await axe(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    await fitsWidth(page);
    await banner(page).getByRole('button', { name: 'Tillbaka', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeFocused();
  });

  test('A-14 A-17 withdrawing consent ends tracking: no tags, no tag cookies, no page views', async ({
    page,
    context,
    guard,
  }) => {
    const tags = await interceptTagManager(context, guard);
    const views = listenToViews(context);
    await open(page, HOME);
    await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
    await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_gcl_au', 'consent']);
    await expect.poll(() => views.length).toBe(1);

    await settings(page).click();
    const reloaded = page.waitForEvent('load');
    await banner(page).getByRole('button', { name: 'Ta tillbaka mitt samtycke' }).click();
    await reloaded;
    await hydrated(page);
    await expect(banner(page).getByRole('button', { name: 'Acceptera alla' })).toBeVisible();
    expect(await cookieNames(context)).toEqual([]);
    for (const address of [listAddress(SITE), HOME]) await open(page, address);
    await page.waitForLoadState('networkidle');
    expect([tags.requested, views.length, await pagesReported(page)]).toEqual([[ID], 1, []]);
  });

  test('A-14 with less consent than before, the allowed part goes on', async ({ page, context, guard }) => {
    const tags = await interceptTagManager(context, guard);
    await open(page, HOME);
    await banner(page).getByRole('button', { name: 'Acceptera alla' }).click();
    await expect.poll(() => cookieNames(context)).toEqual(['_ga', '_gcl_au', 'consent']);
    await settings(page).click();
    await banner(page).getByRole('checkbox', { name: 'Statistik' }).uncheck();
    const reloaded = page.waitForEvent('load');
    await banner(page).getByRole('button', { name: 'Spara mina val' }).click();
    await reloaded;
    await expect.poll(() => tags.requested).toEqual([ID, ID]);
    await hydrated(page);
    expect(await cookieNames(context)).toEqual(['_gcl_au', 'consent']);
    expect(await pagesReported(page)).toEqual([]);
  });
});
