import type { Page } from '@playwright/test';
import { expect, fitsWidth, hydrated, open, siteAddress, test } from './kit/fixtures';
import { layoutProblems } from './kit/layoutProblems';
import { lostCode } from './kit/lostCode';
import { expectUncovered } from './kit/uncovered';
import { CarList } from './pages/carList';
import { SiteBar } from './pages/siteBar';

/** What the browser itself writes about files and requests that this spec takes away. */
const EXPECTED = /Failed to load resource|ERR_(?:FAILED|INTERNET_DISCONNECTED)|ChunkLoadError|Loading (?:CSS )?chunk/;
/** Cars that no other test books: one car can't have two visits at once. */
const CAR = 'OK';
const OTHER_CAR = 'Ö1';
const BOOKING = `${siteAddress('car-store-se')}/service-och-verkstad/boka-bilverkstad`;
const LOST = 'Den här delen kunde inte hämtas';
const GONE = 'Sidan har fått en ny version sedan du öppnade den. Ladda om den för att fortsätta.';

const step = (page: Page, name: string) => page.getByRole('heading', { level: 3, name: new RegExp(`${name}$`) });
const next = (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true }).first();
const times = (page: Page) => page.getByRole('button', { name: /^Visa tider/ });

async function enterCar(page: Page, car: string): Promise<void> {
  await page.getByLabel('Registreringsnummer').fill(car);
  await page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }).pressSequentially('Solna');
  await page.getByRole('option').first().click();
}

async function enterContact(page: Page): Promise<void> {
  for (const [name, value] of [
    ['Förnamn', 'Anna'],
    ['Efternamn', 'Ek'],
    ['Mobilnummer', '070 1740605'],
    ['E-post', 'anna@example.com'],
  ] as const)
    await page.getByLabel(name).fill(value);
}

// Files may still be on their way when a test ends.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

test.describe(() => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

  test('J-08 J-11 J-12 on a phone, a booking survives a reload, and ten minutes without the network in each step; each is shown from its heading on, with its first field', async ({
    page,
    context,
    guard,
  }) => {
    test.setTimeout(120_000);
    guard.expect(EXPECTED);
    await page.clock.install();
    await open(page, BOOKING);
    await expect(page.getByLabel('Registreringsnummer')).toBeEnabled();
    await expectUncovered(page.getByLabel('Registreringsnummer'));
    // The code of all steps comes in idle moments.
    await page.waitForLoadState('networkidle');
    const offline = async (action: () => Promise<unknown>) => {
      await context.setOffline(true);
      await action();
      await page.clock.fastForward('10:00');
    };
    const lost = page.getByText('Du verkar sakna uppkoppling').first();

    await enterCar(page, CAR);
    await offline(() => next(page).click());
    await expect(lost).toBeVisible();
    await expect(page.getByLabel('Registreringsnummer')).toHaveValue(CAR);
    await context.setOffline(false);
    await expect(step(page, 'Välj service')).toBeFocused();
    await expectUncovered(step(page, 'Välj service'));
    await expectUncovered(page.getByRole('radio').first());

    await page.getByRole('radio', { name: 'Oljebyte' }).click();
    const large = await page.addStyleTag({ content: 'html{font-size:200%!important}' });
    await fitsWidth(page);
    await large.evaluate((style) => void style.parentNode?.removeChild(style));
    // Add-ons are left out where they can't be loaded.
    await offline(() => next(page).click());
    await expect(step(page, 'Tid och plats')).toBeFocused();
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await expect(times(page).first()).toBeVisible();
    await expectUncovered(step(page, 'Tid och plats'));
    await expectUncovered(page.getByRole('heading', { level: 5 }).first());

    // The workshops come after the page, which must not stay at what follows them.
    await page.reload();
    await expect(times(page)).toHaveCount(5);
    await expectUncovered(step(page, 'Tid och plats'));

    // Parallel tests book at the first workshop.
    await times(page).nth(1).click();
    await expect(page.locator('.slots button').first()).toBeVisible();
    expect(await layoutProblems(page)).toEqual([]);
    await offline(() => page.locator('.slots:not(.whole) button').last().dblclick());
    await expectUncovered(step(page, 'Kontaktuppgifter'));
    await expectUncovered(page.getByLabel('Förnamn'));
    await page.getByLabel('Förnamn').fill('Anna');
    await context.setOffline(false);
    const countdown = page.getByRole('timer');
    await expect(countdown).toBeVisible();

    await expect(page.getByLabel('Förnamn')).toHaveValue('Anna');
    await enterContact(page);
    await offline(() => page.clock.fastForward('10:00'));
    await expect(page.getByText('Tiden hålls inte längre')).toBeVisible();
    await context.setOffline(false);
    await expect(countdown).toBeVisible();
    await offline(() => page.getByRole('button', { name: 'Boka tid' }).click());
    await expect(lost).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Boka tid' }).click();
    await expectUncovered(page.getByRole('heading', { name: 'Tack, din tid är bokad!' }));
    await expect(page.getByText('anna@example.com').first()).toBeVisible();
  });
});

test('J-08 J-11 J-12 a deployment before any step of the booking reloads the page by itself, once, and keeps what was entered', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(EXPECTED);
  /** A text in the code of each step. */
  const steps = {
    services: 'booking.noneChosen',
    time: 'booking.sortNearest',
    contact: 'booking.payerCompany',
    confirmation: 'booking.confirmedText',
  };
  const code = await lostCode(page, Object.values(steps), 'gone');
  let documents = 0;
  /** The page of the new build has the code of this step. */
  let isBuilt = '';
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    documents += 1;
    if (isBuilt !== '') code.becomes('there', isBuilt);
  });
  /** A page reloads by itself at most every five minutes. */
  const deploy = async (step: string) => {
    await page.clock.fastForward('05:01');
    isBuilt = step;
  };
  await page.clock.install();
  await open(page, BOOKING);
  await expect(page.getByLabel('Registreringsnummer')).toBeEnabled();
  await enterCar(page, OTHER_CAR);
  await deploy(steps.services);
  await next(page).click();
  await page.getByRole('radio', { name: 'Oljebyte' }).click();
  expect(documents, 'documents').toBe(2);

  // Code that the new build lacks as well is requested only once.
  await deploy('');
  await next(page).click();
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).first().click();
  await expect(page.getByText(GONE)).toBeVisible();
  expect(documents, 'documents').toBe(3);
  await expect(step(page, 'Tid och plats')).toBeVisible();
  await expect(page.getByRole('button', { name: /Välj service.*Oljebyte/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^08/ }).first()).toBeVisible();
  code.becomes('there', steps.time);
  await page.getByRole('button', { name: 'Ladda om sidan' }).click();
  await expect(times(page).first()).toBeVisible();
  // The data of another build's pages is gone, too: a link loads the page's document.
  await page.route('**/_next/data/**', (route) => route.fulfill({ status: 404, json: {} }));
  await page.getByRole('banner').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/$/);
  expect(documents, 'documents').toBe(5);
  await page.goBack();

  // Parallel tests book at the first workshop.
  await times(page).nth(2).click();
  const slots = page.locator('.slots button');
  await expect(slots.first()).toBeVisible();
  await deploy(steps.contact);
  await slots.last().click();
  await enterContact(page);
  expect(documents, 'documents').toBe(7);
  await deploy(steps.confirmation);
  await page.getByRole('button', { name: 'Boka tid' }).click();
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
  await expect(page.getByText('anna@example.com').first()).toBeVisible();
  expect(documents, 'documents').toBe(8);
});

test('F-05 J-11 the filters of a phone whose code is lost leave the list, and open when it arrives', async ({
  page,
  guard,
}) => {
  guard.expect(EXPECTED);
  await page.setViewportSize({ width: 360, height: 740 });
  const code = await lostCode(page, ['list.applyFilters'], 'lost');
  const list = new CarList(page);
  await list.open();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filter/ })
    .click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(list.cards.first()).toBeVisible();
  code.becomes('there');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible();
});

test('F-08 J-11 a car whose page and gallery are lost says so, and opens when the network is back', async ({
  page,
  guard,
}) => {
  guard.expect(EXPECTED);
  const code = await lostCode(page, ['detail.nextImage'], 'lost');
  const list = new CarList(page);
  await list.open();
  await list.cards.first().getByRole('link').first().click();
  await expect(page.getByText(LOST)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  code.becomes('there');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('main').getByRole('region', { name: /^Bilder på/ })).toBeVisible();
});

test('B-02 J-11 a menu whose code is lost is a list of links until it arrives', async ({ page, guard }) => {
  guard.expect(EXPECTED);
  const code = await lostCode(page, ['frame.mainNavigation'], 'lost');
  await page.goto(siteAddress('car-store-se'));
  const site = new SiteBar(page);
  await expect.poll(code.requests).toBeGreaterThan(1);
  await expect(site.items.getByRole('link').first()).toHaveAttribute('href', /^\//);
  await expect(page.getByText('Aj då')).toHaveCount(0);
  code.becomes('there');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await hydrated(page);
  await site.toggle('Service och verkstad').click();
  await site.isOpen('Service och verkstad');
});
