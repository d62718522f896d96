import type { Page, Route } from '@playwright/test';
import { axePart, directoryAddress, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';

const SITE = siteAddress('car-store-se');
const PAGE = `${SITE}/dack-och-biltillbehor/dackhotell`;
const BLOCK = '#mina-dack';

const block = (page: Page) => page.locator(BLOCK);
const button = (page: Page, name: string) => block(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => block(page).getByRole('heading', { name, level: 3 });

/** A press of the focused control, found by its name: no pointer. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).first().focus();
  await page.keyboard.press('Enter');
}

/** Goes back as soon as the step with this heading is in the document, before anything else can run. */
const backOnceShown = (page: Page, name: string): Promise<void> =>
  page.evaluate(
    ([selector = '', text = '']) =>
      new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          if (!document.querySelector(`${selector} h3`)?.textContent.includes(text)) return;
          observer.disconnect();
          history.back();
          resolve();
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [BLOCK, name],
  );

async function newestCode(page: Page): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${directoryAddress}/dev/outbox`);
  const code = /(\d{4}) är din kod till däckhotellet/.exec(await outbox.locator('body').innerText())?.[1] ?? '';
  await outbox.close();
  return code;
}

test('K-01 K-02 K-03 K-04 K-05 by keyboard on a phone: a code, the tires, a booked time and a rating; nothing of it is in an address', async ({
  page,
  context,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(/status of 422/);
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url()));
  await page.setViewportSize({ width: 320, height: 720 });
  await open(page, `${PAGE}${BLOCK}`);
  const number = block(page).getByRole('textbox', { name: 'Registreringsnummer' });
  await expect(button(page, 'Fortsätt')).toBeDisabled();
  await number.focus();
  await page.keyboard.type('abc 123');
  await expect(number).toHaveValue('ABC123');
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Logga in')).toBeFocused();
  await expect(block(page)).toContainText('••• ••• •• 21');
  await press(page, 'Skicka kod');
  await expect(heading(page, 'Skriv koden')).toBeVisible();
  const code = await newestCode(page);
  const first = block(page).getByRole('textbox', { name: 'Siffra 1 av 4' });
  await first.focus();
  await page.keyboard.type(code === '1234' ? '4321' : '1234');
  await page.keyboard.press('Enter');
  await expect(block(page).getByRole('alert')).toContainText('Du har 4 försök kvar.');
  await expect(first).toBeFocused();
  await fitsWidth(page);
  await axePart(page, BLOCK);
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Dina däck')).toBeVisible();
  await expect(block(page)).toContainText('Nötta och behöver ersättas: vänster fram, höger fram.');
  await expect(block(page).getByRole('row', { name: /^Vänster fram.*235\/45 R18.*Byt däcket/ })).toBeVisible();
  await expect(
    block(page)
      .getByText(/^Under 3 mm runt .* osäkert ± en säsong\.$/)
      .first(),
  ).toBeVisible();
  await fitsWidth(page);
  await axePart(page, BLOCK);
  await page.reload();
  await expect(heading(page, 'Dina däck')).toBeVisible();

  await press(page, 'Boka hjulskifte');
  await expect(block(page).getByRole('button', { name: 'Föregående månad' })).toBeDisabled();
  await fitsWidth(page);
  await axePart(page, BLOCK);
  await block(page).getByRole('gridcell').getByRole('button', { disabled: false }).first().press('Enter');
  const times = block(page).getByRole('list', { name: 'Lediga tider' }).getByRole('button');
  await expect(times.nth(3)).toBeVisible();
  await axePart(page, BLOCK);
  // Back leads to the times, also at the moment when the form appears, and forward to the form again.
  const returned = backOnceShown(page, 'Kontaktuppgifter');
  await times.nth(3).press('Enter');
  await returned;
  await expect(times.first()).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Kontaktuppgifter')).toBeVisible();
  const field = (name: string) => block(page).getByRole('textbox', { name });
  await field('Förnamn').fill('Anna');
  await field('Efternamn').fill('Ek');
  await field('Mobilnummer').fill('12');
  await field('E-post').fill('anna.dack@kund.example');
  await field('Meddelande').fill('Ring när den är klar');
  await field('E-post').press('Enter');
  await expect(block(page)).toContainText('Skriv 8 till 15 siffror, gärna med + först.');
  await page.reload();
  await expect(field('Meddelande')).toHaveValue('Ring när den är klar');
  await field('Mobilnummer').fill('070-174 06 05');
  await fitsWidth(page);
  await axePart(page, BLOCK);
  await field('Mobilnummer').press('Enter');

  await expect(heading(page, 'Tack, din tid är bokad!')).toBeVisible();
  await expect(block(page).getByRole('link', { name: 'Ändra eller avboka' })).toHaveAttribute('href', /#[\w-]+$/);
  await axePart(page, BLOCK);
  await block(page).getByRole('radio', { name: '3 stjärnor' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(block(page).getByRole('radio', { name: '4 stjärnor' })).toBeChecked();
  await press(page, 'Skicka betyg');
  await expect(block(page).getByRole('heading', { name: 'Tack för ditt betyg!' })).toBeFocused();
  await press(page, 'Logga ut');
  await expect(heading(page, 'Hitta dina däck')).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, window.dataLayer ?? []]));
  const secrets = new RegExp(`ABC123|anna\\.dack|0701740605|(?<![\\d])${code}(?![\\d])`);
  expect([...addresses, stored].filter((text) => secrets.test(text))).toEqual([]);
});

const wheel = {
  name: 'Nokian Hakkapeliitta R5',
  rimDiameter: 17,
  sectionWidth: 225,
  threadPattern: 'Friktion',
  threadDepth: 5.2,
  aspectRatio: 50,
  threadStatusId: 3,
  threadStatusMessage: 'Bra',
};
const validated = {
  status: 0,
  secondsLeft: 900,
  wantsReminder: false,
  vehicles: [
    {
      regNo: 'ABC123',
      name: 'Volvo V60 2021',
      brand: 'Volvo',
      brandCode: 'VO',
      model: 'V60',
      productId: 'P1',
      packageLevel: 'Bas',
      location: {
        locationName: 'Nordvik Bil Kista',
        departmentName: 'Däckhotell',
        erpId: '1.1',
        phone: '08-465 004 01',
        email: 'kista@nordvik.example',
      },
      tires: ['FL', 'FR', 'RL', 'RR'].map((equipmentPosition) => ({ equipmentPosition, wheel })),
    },
  ],
};

test('K-01 K-04 K-05 each failure of the service is said where it happened, and the visitor goes on', async ({
  page,
  guard,
}) => {
  guard.expect(/status of [45]\d\d/);
  const responses = new Map<string, { status: number; json: unknown }>();
  const respond = (path: string, status: number, json: unknown) => responses.set(path, { status, json });
  /** Body and key of each request to book. */
  const bookings: string[] = [];
  await page.route('**/api/tirehotel/**', (route: Route) => {
    const sent = route.request();
    if (sent.url().endsWith('/booking/create'))
      bookings.push(`${sent.headers()['idempotency-key']} ${sent.postData()}`);
    const found = responses.get(new URL(sent.url()).pathname.replace('/api/tirehotel/', ''));
    return found ? route.fulfill(found) : route.fulfill({ status: 500, json: {} });
  });
  respond('authorization/session', 200, null);
  await open(page, `${PAGE}${BLOCK}`);
  const alert = block(page).getByRole('alert');
  const search = async () => {
    await block(page).getByRole('textbox', { name: 'Registreringsnummer' }).fill('ABC123');
    await button(page, 'Fortsätt').click();
  };
  respond('authorization/search', 404, { error: { code: 'TIRE_AGREEMENT_NOT_FOUND' } });
  await search();
  await expect(alert).toContainText('Vi hittar inget däckhotellsavtal för detta registreringsnummer.');
  await expect(alert.getByRole('link', { name: 'Boka verkstad' })).toBeVisible();
  respond('authorization/search', 500, {});
  await search();
  await expect(alert).toContainText('Något gick fel, var god och försök senare.');
  respond('authorization/search', 200, validated);
  await search();

  const far = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  respond('booking/GetTimeslotDays', 500, {});
  await button(page, 'Boka hjulskifte').click();
  await expect(alert).toContainText('Ett fel uppstod');
  respond('booking/GetTimeslotDays', 200, { availableDates: [] });
  await button(page, 'Försök igen').click();
  await expect(block(page)).toContainText('Det finns för närvarande inga tillgängliga tider på din verkstad...');
  await expect(block(page).getByRole('link', { name: '08-465 004 01' })).toBeVisible();
  respond('booking/GetTimeslotDays', 200, { availableDates: [{ date: far }] });
  await button(page, 'Till mina däck').click();
  await button(page, 'Boka hjulskifte').click();
  respond('booking/GetTimeslots', 500, {});
  await block(page).getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  await expect(alert).toContainText('Kunde inte hämta tider för valt datum.');
  respond('booking/GetTimeslots', 200, { availableTimeSlotDates: [] });
  await button(page, 'Försök igen').click();
  await expect(block(page)).toContainText('Verkstaden återkommer med tid');
  await button(page, 'Fortsätt utan tid').click();
  const field = (name: string) => block(page).getByRole('textbox', { name });
  await field('Förnamn').fill('Anna');
  await field('Efternamn').fill('Ek');
  await field('Mobilnummer').fill('0701740605');
  await field('E-post').fill('anna@kund.example');
  respond('booking/create', 500, { message: 'Verkstaden är stängd den dagen' });
  await button(page, 'Boka tid').click();
  await expect(alert).toContainText('Verkstaden är stängd den dagen');
  // The session ends: what was filled in stays.
  respond('booking/create', 401, { error: { code: 'TIRE_SESSION_ENDED' } });
  await button(page, 'Boka tid').click();
  await expect(heading(page, 'Du har loggats ut')).toBeVisible();
  respond('booking/create', 200, {
    bookingConfirmationId: 'B1',
    appointmentTime: `${far}T08:00:00`,
    isFullDay: true,
    services: [{ name: 'Hjulskifte från däckhotellet' }],
    freeText: '',
    workshop: { name: 'Nordvik Bil Kista', address: 'Torggatan 1', email: '', phoneNumber: '08-465 004 01' },
    customerBase: {
      firstName: 'Anna',
      lastName: 'Ek',
      email: 'anna@kund.example',
      phoneMobile: '0701740605',
    },
  });
  await button(page, 'Logga in igen').click();
  await expect(heading(page, 'Tack, din tid är bokad!')).toBeVisible();
  expect(bookings.length).toBeGreaterThan(2);
  expect(new Set(bookings).size).toBe(1);
  respond('review/addReview', 500, {});
  await block(page).getByRole('radio', { name: '5 stjärnor' }).check({ force: true });
  await button(page, 'Skicka betyg').click();
  await expect(alert).toContainText('Ditt omdöme gick inte att skicka just nu. Försök igen.');
});
