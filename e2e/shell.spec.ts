import type { Page } from '@playwright/test';
import { axe, expect, fitsWidth, hydrated, open, siteAddress, test } from './kit/fixtures';
import { listAddress } from './kit/stock';
import { interceptTagManager } from './kit/tagManager';
import { Menu } from './pages/menu';

const HOME = siteAddress('car-store-se');
const banner = (page: Page) => page.getByRole('region', { name: 'Kakor, på dina villkor' });

/** Presses Tab until the focus is on the element, at most this often. */
async function tabTo(page: Page, isReached: () => Promise<boolean>, most = 60): Promise<void> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    await page.keyboard.press('Tab');
    if (await isReached()) return;
  }
  throw new Error(`Not reached with ${most} tabs.`);
}

const isFocused = (page: Page, name: string) => async (): Promise<boolean> =>
  page.evaluate(
    (text) =>
      (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)?.trim() === text,
    name,
  );

test.describe('before a choice', () => {
  test.use({ consent: 'none' });

  test('A-14 no third party is requested and only necessary data is stored before a choice', async ({
    page,
    context,
  }) => {
    await page.goto(HOME);
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    await page.goto(listAddress('car-store-se'));
    await hydrated(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Tekniska data' })).toBeVisible();
    expect(await context.cookies()).toEqual([]);
    const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
    // The scroll position of the list, for going back; Next stores it under a key of its own.
    expect(stored.filter((key) => key !== 'forecourt.list' && !key.startsWith('__next'))).toEqual([]);
  });

  for (const { choice, analytics, marketing } of [
    { choice: 'Acceptera alla', analytics: true, marketing: true },
    { choice: 'Bara nödvändiga', analytics: false, marketing: false },
  ]) {
    test(`A-14 '${choice}' is remembered, and the banner is not seen again, not even for a moment`, async ({
      page,
      context,
      guard,
    }) => {
      const { requested } = await interceptTagManager(context, guard);
      await page.goto(HOME);
      await banner(page).getByRole('button', { name: choice }).click();
      await expect(banner(page)).toHaveCount(0);
      await expect
        .poll(async () => (await context.cookies()).map(({ name }) => name).toSorted())
        .toEqual(analytics ? ['_ga', '_gcl_au', 'consent'] : ['consent']);
      expect(requested.length).toBe(analytics ? 1 : 0);
      const cookie = (await context.cookies()).find(({ name }) => name === 'consent');
      expect(JSON.parse(decodeURIComponent(cookie?.value ?? ''))).toEqual({
        v: 1,
        analytics,
        marketing,
        ...(analytics && { memory: true }),
      });
      expect(cookie).toMatchObject({ name: 'consent', sameSite: 'Lax', path: '/' });

      await page.addInitScript(() => {
        const look = () => {
          const panel = document.querySelector('[data-step]');
          if (panel && getComputedStyle(panel).display !== 'none') document.documentElement.dataset.flashed = 'yes';
          requestAnimationFrame(look);
        };
        look();
      });
      await page.reload();
      await hydrated(page);
      await expect(banner(page)).toHaveCount(0);
      await expect(page.locator('html')).not.toHaveAttribute('data-flashed', 'yes');
    });
  }

  test('A-14 each category can be chosen by keyboard, and changed later from the footer', async ({
    page,
    context,
    guard,
  }) => {
    await interceptTagManager(context, guard);
    await page.goto(HOME);
    await hydrated(page);
    await banner(page).getByRole('button', { name: 'Välj själv' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page).getByRole('heading', { name: 'Välj vilka kakor vi får använda' })).toBeFocused();
    await expect(banner(page).getByRole('checkbox', { name: 'Nödvändiga' })).toBeDisabled();
    await expect(banner(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
    await axe(page);
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('checkbox', { name: 'Minne' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('checkbox', { name: 'Statistik' })).toBeFocused();
    await page.keyboard.press('Space');
    await tabTo(page, isFocused(page, 'Spara mina val'), 5);
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    const chosen = async () =>
      JSON.parse(decodeURIComponent((await context.cookies()).find(({ name }) => name === 'consent')?.value ?? 'null'));
    expect(await chosen()).toEqual({ v: 1, analytics: true, marketing: false });

    await page.reload();
    await hydrated(page);
    await page.getByRole('contentinfo').getByRole('button', { name: 'Inställningar för kakor' }).click();
    await expect(banner(page).getByRole('checkbox', { name: 'Statistik' })).toBeChecked();
    await banner(page).getByRole('checkbox', { name: 'Statistik' }).uncheck();
    await banner(page).getByRole('button', { name: 'Spara mina val' }).click();
    await expect.poll(chosen).toEqual({ v: 1, analytics: false, marketing: false });
    await hydrated(page);
    await expect(banner(page)).toHaveCount(0);
  });

  test('A-14 the banner covers nothing that holds the focus at 360 px', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(HOME);
    await hydrated(page);
    await expect(banner(page)).toBeVisible();
    const box = await banner(page).locator('.panel').boundingBox();
    expect(box?.height ?? 740).toBeLessThan(740 * 0.75);
    for (const name of ['Bara nödvändiga', 'Acceptera alla', 'Välj själv'])
      await expect(banner(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  });
});

test('B-03 the first tab leads past the header to the content', async ({ page }) => {
  await page.goto(HOME);
  await hydrated(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Hoppa till innehållet' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Köp' })).toBeFocused();
  await page.keyboard.press('Tab');
  // A plain field until focus or hover; then the combobox replaces it and takes the focus.
  await expect(
    page.getByRole('searchbox', { name: 'Sök bil' }).or(page.getByRole('combobox', { name: 'Sök bil' })),
  ).toBeFocused();
});

/** Runs in the page: whether the focused element is visible. */
function focusSeen() {
  const element = document.activeElement ?? document.body;
  const ringed = (one: Element | null): boolean =>
    one !== null &&
    getComputedStyle(one).outlineStyle !== 'none' &&
    Number.parseFloat(getComputedStyle(one).outlineWidth) >= 2;
  // A card's focus ring surrounds the card, a field's its box.
  const ring = [element, element.closest('article'), element.closest('span'), element.closest('form')].some(ringed);
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const within = (value: number, end: number) => Math.min(Math.max(value, 1), end - 1);
  const over = document.elementFromPoint(
    within((left + right) / 2, innerWidth),
    within((top + bottom) / 2, innerHeight),
  );
  return {
    name: element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40),
    ring,
    covered: (over?.closest('header') ?? null) !== null && element.closest('header') === null,
    outside: bottom <= 0 || top >= innerHeight,
  };
}

for (const { what, address } of [
  { what: 'the start page', address: HOME },
  { what: 'the car list', address: listAddress('car-store-se') },
]) {
  test(`M-05 on ${what} the focus is always visible and never covered by the header`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    const stops: string[] = [];
    for (let stop = 0; stop < 45; stop += 1) {
      await page.keyboard.press('Tab');
      const stopped = await page.evaluate(
        () => document.activeElement !== null && document.activeElement !== document.body,
      );
      if (!stopped) break;
      // Elements are revealed in the frame after they come into view.
      await expect
        .poll(() => page.evaluate(focusSeen), { message: `stop ${stop + 1}` })
        .toMatchObject({ ring: true, covered: false, outside: false });
      stops.push(
        await page.evaluate(
          () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
        ),
      );
    }
    expect(stops.length).toBeGreaterThan(15);
  });
}

test('B-01 the menu works while the list is open: the same list, without choices', async ({ page }) => {
  await page.goto(`${listAddress('car-store-se')}?car_brand=Volvo`);
  await hydrated(page);
  const menu = new Menu(page);
  await expect(page.getByRole('button', { name: 'Ta bort Volvo' })).toBeVisible();
  await menu.choose('Köp bil', 'Alla bilar i lager');
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
  await expect(page.getByRole('list', { name: 'Valda filter' })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('button', { name: 'Ta bort Volvo' })).toBeVisible();
});

test('B-01 the logo leads home', async ({ page }) => {
  await page.goto(listAddress('car-store-se'));
  await hydrated(page);
  await page.getByRole('banner').getByRole('link', { name: 'Nordvik Bil, till startsidan' }).click();
  await expect(page).toHaveURL(`${HOME}/`);
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
});

test('A-12 the credit warning is in the footer, with the authority’s address', async ({ page }) => {
  await page.goto(siteAddress('dealer-brand-se'));
  const warning = page.getByRole('complementary', { name: 'Att låna kostar pengar!' });
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('link', { name: 'konsumentverket.se' })).toHaveAttribute(
    'href',
    'https://www.konsumentverket.se',
  );
});

for (const site of ['car-store-se', 'dealer-brand-se'] as const)
  test(`B-01 the bar of ${site} is the same before its script has run`, async ({ page, context }) => {
    const entries = (bar: Page) =>
      bar
        .locator('header.site-bar .items > li')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => [one.querySelector('a, button')?.textContent, Math.round(one.getBoundingClientRect().left)]),
        );
    for (const width of [1280, 1366, 1440, 1920]) {
      const early = await context.newPage();
      await early.setViewportSize({ width, height: 800 });
      // Scripts that never arrive.
      await early.route('**/_next/static/**/*.js', () => undefined);
      await early.goto(siteAddress(site), { waitUntil: 'commit' });
      await expect(early.getByRole('contentinfo')).toBeAttached();
      const before = await entries(early);
      await early.close();
      await page.setViewportSize({ width, height: 800 });
      await open(page, siteAddress(site));
      expect(before, `${width} px`).toEqual(await entries(page));
    }
  });

test('B-01 search and saved cars are drawings of 40 px or more at the end of the bar', async ({ page }) => {
  await open(page, siteAddress('car-store-se'));
  const bar = page.getByRole('banner');
  for (const width of [320, 360, 390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await fitsWidth(page);
    // On the narrowest phones the search is in the menu alone.
    await expect(bar.getByRole('link', { name: 'Hitta bil' })).toBeVisible({ visible: width >= 390 });
    for (const name of width < 390 ? ['Sparade bilar'] : ['Hitta bil', 'Sparade bilar']) {
      const box = await bar.getByRole('link', { name }).boundingBox();
      expect(box?.width, `${name} at ${width} px`).toBeGreaterThanOrEqual(width < 1024 ? 44 : 40);
      expect(box?.height).toBe(box?.width);
      expect((await bar.boundingBox())?.height, `${width} px`).toBeLessThan(140);
    }
  }
  await bar.getByRole('link', { name: 'Sparade bilar' }).click();
  await expect(page).toHaveURL(/\/sparat$/);
  await expect(bar.getByRole('link', { name: 'Sparade bilar' })).toHaveAttribute('aria-current', 'page');
  await bar.getByRole('link', { name: 'Hitta bil' }).click();
  await expect(page).toHaveURL(/alla-bilar-i-lager$/);
});
