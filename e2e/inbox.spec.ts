import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { carPath } from '@/domain/sites/routes';
import { siteByName } from '@/sites/sites';
import { startMailServer, type MailServer } from '../test/server/messages/mailServer';
import { axe, axeInLooks, expect, fitsWidth, open, test } from './kit/fixtures';
import { alternateSchemes } from './kit/looks';
import { startOtherServer, type OtherServer } from './kit/otherServer';
import { findCar } from './kit/stock';

const STAFF = 'anna.berg@nordvikbil.example';
const VISITOR = 'lena@kund.example';
const LEAD_TEXT = 'Är den besiktigad?';

let mails: MailServer;
let other: OtherServer;
test.beforeAll(async () => {
  // A database is filled and a server started while other tests run.
  test.setTimeout(240_000);
  mails = await startMailServer();
  other = await startOtherServer({ SMTP_URL: mails.url });
  const command = ['src/tools/run.js', 'staff', 'add', STAFF, '--name', 'Anna Berg', '--site', 'car-store-se'];
  await promisify(execFile)(process.execPath, command, {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: other.dataDir },
  });
});
test.afterAll(async () => {
  await other.stop();
  await mails.close();
});

const site = () => `http://car-store-se.localhost:${other.port}`;
const mailsTo = (email: string) => mails.received.filter(({ recipients }) => recipients[0] === email);
const textOf = (mail: (typeof mails.received)[number] | undefined): string =>
  (mail?.parts[0]?.content ?? '').replaceAll('\r\n', '\n');

/** The mailed link of a new sign-in. */
async function requestLink(page: Page): Promise<string> {
  const before = mailsTo(STAFF).length;
  const headers = (await page.goto(`${site()}/inbox`))?.headers();
  expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await page.getByRole('textbox', { name: 'E-post' }).fill(STAFF);
  await page.getByRole('button', { name: 'Mejla en länk' }).press('Enter');
  await expect(page.getByRole('status')).toContainText('är en länk på väg');
  await expect.poll(() => mailsTo(STAFF).length, { timeout: 30_000 }).toBe(before + 1);
  return /https?:\S+\/inbox#[\w-]+/.exec(textOf(mailsTo(STAFF).at(-1)))?.[0] ?? '';
}

test('H-02 a lead arrives, staff signs in by the mailed link, replies, marks it as done and signs out', async ({
  page,
  request,
  guard,
}) => {
  test.setTimeout(180_000);
  // A form that is filled faster than people do costs the browser a little work.
  guard.expect(/status of 428/);
  // The used link, and what a view still loads while the session ends.
  guard.expect(/status of 4(?:01|10)/);
  const car = await findCar(request, 'car-store-se', {
    filters: [{ name: 'car_is_sample', values: ['true'], not: true }],
  });

  await test.step('a visitor writes to the seller', async () => {
    await open(page, site() + carPath({ carBase: siteByName('car-store-se').paths.carBase }, car));
    const form = page.locator('#contact-form');
    // Its code is there.
    await expect(form).toHaveAttribute('novalidate');
    await form.getByRole('textbox', { name: 'Namn' }).fill('Lena Svensson');
    await form.getByRole('textbox', { name: 'Telefon' }).fill('070-174 06 05');
    await form.getByRole('textbox', { name: 'E-post' }).fill(VISITOR);
    await form.getByRole('textbox', { name: 'Meddelande' }).fill(LEAD_TEXT);
    await form.getByRole('button', { name: 'Skicka' }).click();
    await expect(page.getByText(/Referensnummer: [A-Z2-9]{4}-[A-Z2-9]{4}/)).toBeVisible();
    await expect.poll(() => mailsTo(VISITOR).length, { timeout: 30_000 }).toBe(1);
  });

  const link = await test.step('a link comes by mail, and signs in when a button is pressed', async () => {
    const mailed = await requestLink(page);
    await page.goto('about:blank');
    await page.goto(mailed);
    await expect(page).toHaveURL(`${site()}/inbox`);
    await axe(page);
    await page.getByRole('button', { name: 'Logga in' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Inkorg' })).toBeFocused();
    return mailed;
  });

  await test.step('the list has the lead, and fits a phone', async () => {
    await expect(page.getByRole('link', { name: /Lena Svensson/ })).toHaveCount(1);
    await axeInLooks(page, alternateSchemes(0));
    await page.setViewportSize({ width: 360, height: 740 });
    await fitsWidth(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: /Lena Svensson/ }).press('Enter');
  });

  await test.step('staff reads and replies', async () => {
    await expect(page.getByRole('heading', { name: 'Lena Svensson' })).toBeFocused();
    await expect(page.getByText(LEAD_TEXT)).toBeVisible();
    const data = page.getByRole('region', { name: 'Uppgifter' });
    await expect(data.getByRole('link', { name: VISITOR })).toHaveAttribute('href', `mailto:${VISITOR}`);
    const named = data.getByRole('link', { name: car.car_brand });
    await expect(named).toHaveAttribute('href', new RegExp(`/${car.car_id}/`));
    await axeInLooks(page, alternateSchemes(1));
    await page.getByRole('button', { name: 'Skicka svaret' }).press('Enter');
    await expect(page.getByText('Skriv ett svar först.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Ditt svar' }).fill('Hej Lena! Ja, i förra veckan.');
    await page.getByRole('button', { name: 'Skicka svaret' }).press('Enter');
    await expect(page.getByText('Svaret är på väg.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Skriv ett svar till' })).toBeFocused();
    await expect.poll(() => mailsTo(VISITOR).length, { timeout: 30_000 }).toBe(2);
    const [receipt, reply] = mailsTo(VISITOR);
    expect(textOf(reply)).toContain('Hej Lena! Ja, i förra veckan.\n\nAnna Berg');
    expect(reply?.headers.get('reply-to')).toBe(STAFF);
    expect(reply?.headers.get('references')).toBe(receipt?.headers.get('references'));
  });

  await test.step('it is marked as done, and is not to do any more', async () => {
    await page.getByRole('button', { name: 'Markera som klar' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Öppna igen' })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Klar, Anna Berg' })).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await fitsWidth(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Svarstider, 30 dagar' }).click();
    await expect(page.getByRole('row', { name: /Nordvik Bil \(car-store-se\) 1 1 0/ })).toBeVisible();
    await axe(page);
    await page.getByRole('link', { name: 'Inkorg', exact: true }).click();
    await expect(page.getByText('Inga förfrågningar här.')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Svarstider, 30 dagar' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Logga ut överallt' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Lena Svensson' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Historik' })).toBeVisible();
  });

  await test.step('after signing out, back and the used link show nothing', async () => {
    // Signing out loads a new document.
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Logga ut' }).press('Enter');
    await loaded;
    await expect(page.getByRole('button', { name: 'Mejla en länk' })).toBeVisible();
    for (const leave of [() => page.goBack(), () => page.goForward(), () => page.goForward()]) {
      await leave();
      await expect(page.getByRole('button', { name: 'Mejla en länk' })).toBeVisible();
      await expect(page.getByText('Lena Svensson')).toHaveCount(0);
    }
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByRole('button', { name: 'Logga in' }).click();
    await expect(page.getByRole('alert')).toContainText('redan använd eller för gammal');
  });
});
