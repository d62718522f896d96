import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readRecording } from '@/store/recording';
import { alive, axe, directoryAddress, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';

const BOOKING = `${siteAddress('car-store-se')}/service-och-verkstad/boka-bilverkstad`;
/** A number that always exists in the registry. */
const KIA = 'DEF45A';

const booking = {
  number: (page: Page) => page.getByLabel('Registreringsnummer'),
  place: (page: Page) => page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }),
  next: (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true }),
  step: (page: Page, name: string) => page.getByRole('heading', { level: 3, name: new RegExp(`${name}$`) }),
};

/** By keyboard alone: the number, the place from its list, and on. */
async function identify(page: Page, number: string): Promise<void> {
  await booking.number(page).click();
  await page.keyboard.type(number);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Solna');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(booking.next(page)).toBeEnabled();
  await booking.next(page).press('Enter');
}

async function chooseService(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Oljebyte' }).press('Space');
  await booking.next(page).press('Enter');
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).press('Enter');
}

async function chooseTime(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Visa tider/ }).first().press('Enter');
  await page.locator('.slots button').first().press('Enter');
}

test('J-08 J-06 J-07 a booking is made by keyboard, with no fault of accessibility in any step', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, BOOKING);
  await expect(booking.number(page)).toBeEnabled();
  await axe(page);
  await identify(page, KIA);
  await expect(booking.step(page, 'Välj service')).toBeFocused();
  await expect(page.getByText('Steg 2/4')).toBeVisible();
  await axe(page);
  await chooseService(page);
  await expect(booking.step(page, 'Tid och plats')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Visa tider/ }).first()).toBeVisible();
  await axe(page);
  await chooseTime(page);
  await expect(page.getByLabel('Förnamn')).toBeVisible();
  await axe(page);
  for (const [name, value] of [['Förnamn', 'Anna'], ['Efternamn', 'Ek'], ['Mobilnummer', '070 1740605'], ['E-post', 'anna@example.com']] as const) await page.getByLabel(name).fill(value);
  await page.getByRole('button', { name: 'Boka tid' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
  await axe(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lägg till i kalendern' }).press('Enter');
  expect((await file).suggestedFilename()).toBe('verkstad.ics');
});

test('J-05 J-11 P27 where no stream comes through, the workshops come in one answer', async ({ page, guard }) => {
  guard.expect(/Failed to load resource: net::ERR_FAILED/);
  const asked: string[] = [];
  await page.route('**/departments/closestAvailable**', (route) => {
    asked.push(route.request().resourceType());
    return asked.at(-1) === 'eventsource' ? route.abort() : route.continue();
  });
  await open(page, BOOKING);
  await expect(booking.number(page)).toBeEnabled();
  await identify(page, KIA);
  await chooseService(page);
  await expect(page.getByRole('button', { name: /^Visa tider/ })).toHaveCount(5);
  expect(asked).toEqual(['eventsource', 'eventsource', 'fetch']);
  await chooseTime(page);
  await expect(page.getByLabel('Förnamn')).toBeVisible();
});

test('J-08 M-04 at 320 px, on a slow line and by keyboard: a reload in the middle leads back to the same step, and a second tab is a visit of its own', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const line = await context.newCDPSession(page);
  await open(page, BOOKING);
  // A telephone on 3G: 400 ms there and back, 50 kB a second.
  await line.send('Network.emulateNetworkConditions', { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await fitsWidth(page);
  await identify(page, KIA);
  await expect(booking.step(page, 'Välj service')).toBeFocused();
  await fitsWidth(page);
  const summary = page.getByRole('button', { name: /^Din bokning/ });
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
  await summary.press('Enter');
  await expect(summary).toHaveAttribute('aria-expanded', 'true');
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(summary).toHaveAttribute('aria-expanded', 'false');
  await chooseService(page);
  await expect(booking.step(page, 'Tid och plats')).toBeFocused();
  await chooseTime(page);
  await page.getByLabel('Förnamn').fill('Anna');
  await page.getByLabel('Efternamn').focus();
  await fitsWidth(page);
  const other = await context.newPage();
  await open(other, BOOKING);
  await expect(booking.number(other)).toHaveValue('');
  await other.close();
  await page.reload();
  await expect(page.getByLabel('Förnamn')).toHaveValue('Anna');
  await page.getByRole('button', { name: /Bil och plats/ }).click();
  await expect(booking.number(page)).toHaveValue(KIA);
});

test('J-11 lookup errors stand at the number, in the words of the catalogue', async ({ page, guard }) => {
  guard.expect(/status of 4\d\d/);
  await open(page, BOOKING);
  await identify(page, 'ZZZ999');
  await expect(booking.number(page)).toHaveAccessibleDescription('Fordonet hittades inte, kontrollera att registreringsnumret är korrekt');
  await booking.number(page).fill('GHJ789');
  await booking.next(page).click();
  await expect(booking.number(page)).toHaveAccessibleDescription(/^Vi kan inte erbjuda service för bilar av märket \S+\.$/);
});

test('J-11 beside a failure the visit is saved without a word of the visitor, and replays to its end', async ({ page, guard }) => {
  guard.expect(/status of 404/);
  await open(page, BOOKING);
  await identify(page, 'ZZZ999');
  const report = page.getByRole('main').getByRole('button', { name: 'Skicka felrapport' });
  const [file] = await Promise.all([page.waitForEvent('download'), report.press('Enter')]);
  await expect(page.getByText('Sparat som en fil utan personuppgifter.')).toBeVisible();
  await axe(page);
  const text = readFileSync(await file.path(), 'utf8');
  const read = readRecording(text);
  if (!read.ok) throw new Error(read.fault.code);
  expect(read.value.facts.map(({ type }) => type)).toEqual(expect.arrayContaining(['places/found', 'booking/identified', 'booking/lookupFailed']));
  expect(read.value.facts.filter(({ withheld }) => withheld)).toEqual([]);
  expect(text).not.toMatch(/ZZZ999|Solna/);
  await page.goto(`${directoryAddress}/dev/replay`);
  await alive(page);
  await page.getByLabel('Open a recording').setInputFiles(await file.path());
  await expect(page.getByText('The replay ends as the visit did.')).toBeVisible();
});

test('J-12 a time that somebody else took has others one press away, and nothing is lost', async ({ page, guard }) => {
  test.setTimeout(90_000);
  guard.expect(/status of 409/);
  let taken = true;
  await page.route('**/api/mechmate/holds', async (route) => {
    if (!taken || route.request().method() !== 'POST') return route.fallback();
    taken = false;
    return route.fulfill({ status: 409, json: { errors: { 'Error Result': ['TimeslotNotAvailable'] }, error: { code: 'SLOT_TAKEN' } } });
  });
  await open(page, BOOKING);
  await identify(page, KIA);
  await chooseService(page);
  await chooseTime(page);
  const told = page.getByRole('alert').filter({ hasText: 'Tiden är inte tillgänglig, vänligen välj en annan tid' });
  await expect(told).toBeVisible();
  const others = told.getByRole('button').filter({ hasNotText: /Visa alla tider|Skicka felrapport/ });
  await expect(others).toHaveCount(3);
  await axe(page);
  await others.first().click();
  await expect(page.getByLabel('Förnamn')).toBeVisible();
});
