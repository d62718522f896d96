import type { Page, Route } from '@playwright/test';
import type { ErrorCode } from '@/errors/catalogue';
import type { tireHotelErrors } from '@/errors/entries/tireHotel.errors';
import { axe, axePart, directoryAddress, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';

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

/** The newest code in the outbox, by the sentence of its language: other tests log in at the same time. */
async function newestCode(page: Page, sentence: string): Promise<string> {
  const outbox = await page.context().newPage();
  await outbox.goto(`${directoryAddress}/dev/outbox`);
  const [code = ''] = new RegExp(`\\d{4}(?= ${sentence})`).exec(await outbox.locator('body').innerText()) ?? [];
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
  // On slow 3G the number is typed before the page has its code.
  const line = await context.newCDPSession(page);
  const network = (latency: number, throughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  await network(400, 50_000);
  // With a fragment, the browser itself takes the focus away when the page has loaded.
  await page.goto(PAGE, { waitUntil: 'commit' });
  const number = block(page).getByRole('textbox', { name: 'Registreringsnummer' });
  await expect(button(page, 'Fortsätt')).toBeDisabled();
  await number.focus();
  await page.keyboard.type('abc 123');
  await expect(number).toHaveValue('ABC123', { timeout: 60_000 });
  await page.keyboard.press('Enter');

  await expect(heading(page, 'Logga in')).toBeFocused({ timeout: 60_000 });
  await network(0, -1);
  await expect(block(page)).toContainText('••• ••• •• 21');
  await press(page, 'Skicka kod');
  await expect(heading(page, 'Skriv koden')).toBeVisible();
  const code = await newestCode(page, 'är din kod till däckhotellet');
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

/** What the visitor reads for each failure: every entry of the catalogue, and those of other areas that occur here. */
const sentences = {
  TIRE_AGREEMENT_NOT_FOUND: 'Vi hittar inget däckhotellsavtal för detta registreringsnummer.',
  TIRE_HOTEL_FAILED: 'Något gick fel, var god och försök senare.',
  TOO_MANY_REQUESTS: 'Det gick lite fort. Vänta en stund och försök igen.',
  TIRE_CODE_NOT_SENT: 'Vi kunde inte skicka någon kod just nu. Försök igen om en stund.',
  TIRE_SEARCH_ENDED: 'Sökningen gäller inte längre. Sök på registreringsnumret igen.',
  TIRE_CODE_WRONG: 'Koden stämmer inte. Kontrollera den och försök igen. Du har 3 försök kvar.',
  TIRE_CODE_ENDED: 'Koden gäller inte längre. Be om en ny.',
  TIRE_SESSION_ENDED: 'Du har blivit utloggad. Logga in igen, det du har fyllt i finns kvar.',
  TIRE_DAYS_FAILED: 'Ett fel uppstod',
  TIRE_TIMES_FAILED: 'Kunde inte hämta tider för valt datum.',
  TIRE_BOOKING_FAILED: 'Vi kunde inte ta emot bokningen. Allt du har skrivit finns kvar, försök igen.',
  TIRE_ALREADY_BOOKED: 'Bilen har redan ett bokat hjulskifte. Du kan ändra eller avboka det via länken i bekräftelsen.',
  BOOKING_CANCELLED: 'Den här bokningen är avbokad. Tryck igen om du vill boka på nytt.',
  SLOT_TAKEN: 'Tiden är inte tillgänglig, vänligen välj en annan tid',
  TIRE_REVIEW_FAILED: 'Ditt omdöme gick inte att skicka just nu. Försök igen.',
} as const satisfies Partial<Record<ErrorCode, string>> & Record<keyof typeof tireHotelErrors, string>;
type Row = keyof typeof sentences;

/** A service in place of ours, which responds as the test says, and fails at all that it does not name. */
async function otherService(page: Page) {
  const responses = new Map<string, { status: number; json: unknown }>();
  /** Body and key of each request to book. */
  const bookings: string[] = [];
  const read = new Set<Row>();
  const gates = new Map<string, Promise<void>>();
  await page.route('**/api/tirehotel/**', async (route: Route) => {
    const sent = route.request();
    const path = new URL(sent.url()).pathname.replace('/api/tirehotel/', '');
    if (sent.url().endsWith('/booking/create'))
      bookings.push(`${sent.headers()['idempotency-key']} ${sent.postData()}`);
    await gates.get(path);
    const found = responses.get(path);
    return found ? route.fulfill(found) : route.fulfill({ status: 500, json: {} });
  });
  return {
    bookings,
    read,
    respond: (path: string, json: unknown, status = 200) => void responses.set(path, { status, json }),
    /** The next calls fail so; without a row as a server that is broken. */
    fail: (path: string, status: number, code?: Row, params: object = {}) =>
      void responses.set(path, { status, json: code ? { error: { code, ...params } } : {} }),
    /** Responses of this path wait until the function that it gives is called. */
    hold: (path: string) => {
      let release = () => {};
      gates.set(path, new Promise<void>((resolve) => (release = resolve)));
      return () => {
        gates.delete(path);
        release();
      };
    },
    /** The visitor reads the sentence of a row. */
    async expectSentence(row: Row): Promise<void> {
      await expect(block(page).getByRole('alert').filter({ hasText: sentences[row] })).toBeVisible();
      read.add(row);
    },
  };
}

test('K-01 K-02 K-04 K-05 each failure of the service is said where it happened, and the visitor goes on', async ({
  page,
  guard,
}) => {
  test.setTimeout(150_000);
  guard.expect(/status of [45]\d\d/);
  const { respond, fail, hold, expectSentence, read, bookings } = await otherService(page);
  respond('authorization/session', null);
  await open(page, `${PAGE}${BLOCK}`);
  const alert = block(page).getByRole('alert');
  const field = (name: string) => block(page).getByRole('textbox', { name });
  const search = async () => {
    await field('Registreringsnummer').fill('ABC123');
    await button(page, 'Fortsätt').click();
  };
  fail('authorization/search', 404, 'TIRE_AGREEMENT_NOT_FOUND');
  await search();
  await expectSentence('TIRE_AGREEMENT_NOT_FOUND');
  await expect(alert.getByRole('link', { name: 'Boka verkstad' })).toBeVisible();
  fail('authorization/search', 500);
  await search();
  await expectSentence('TIRE_HOTEL_FAILED');
  fail('authorization/search', 429, 'TOO_MANY_REQUESTS');
  await search();
  await expectSentence('TOO_MANY_REQUESTS');
  respond('authorization/search', {
    encryptedPhoneNumber: 'sealed',
    obfuscatedPhoneNumber: '••• ••• •• 21',
    regNo: 'ABC123',
  });
  await search();

  fail('authorization/login', 502);
  await button(page, 'Skicka kod').click();
  await expectSentence('TIRE_CODE_NOT_SENT');
  fail('authorization/login', 410, 'TIRE_SEARCH_ENDED');
  await button(page, 'Skicka kod').click();
  await expectSentence('TIRE_SEARCH_ENDED');
  await expect(button(page, 'Skicka kod')).toBeHidden();
  await button(page, 'Byt registreringsnummer').click();
  await search();
  respond('authorization/login', { authorizationToken: 'token', message: '', secondsToResend: 0 });
  await button(page, 'Skicka kod').click();
  const enter = async () => {
    await field('Siffra 1 av 4').focus();
    await page.keyboard.type('4711');
    await page.keyboard.press('Enter');
  };
  fail('authorization/validate', 422, 'TIRE_CODE_WRONG', { triesLeft: 3 });
  await enter();
  await expectSentence('TIRE_CODE_WRONG');
  await expect(field('Siffra 1 av 4')).toHaveValue('');
  fail('authorization/validate', 410, 'TIRE_CODE_ENDED');
  await enter();
  await expectSentence('TIRE_CODE_ENDED');
  // Too many codes: the button waits, and the code that was sent before can still be entered.
  fail('authorization/login', 429, 'TOO_MANY_REQUESTS', { retryAfter: 420, message: 'Du har redan fått flera koder.' });
  await button(page, 'Skicka en ny kod').click();
  await expect(alert).toContainText('Du har redan fått flera koder.');
  await expect(block(page).getByRole('button', { name: /^Ny kod om [67]:\d\d$/ })).toBeDisabled();
  // Another service's failure is told by its own sentence.
  fail('authorization/validate', 500);
  respond('authorization/validate', { message: 'Stängt för underhåll' }, 503);
  await enter();
  await expect(alert).toContainText('Stängt för underhåll');
  respond('authorization/validate', { ...validated, secondsLeft: 100 });
  await enter();

  // The session ends soon, and goes on.
  await expect(heading(page, 'Dina däck')).toBeVisible();
  await expect(block(page)).toContainText('Du loggas snart ut, för din säkerhet.');
  respond('authorization/session', validated);
  await button(page, 'Fortsätt vara inloggad').click();
  await expect(button(page, 'Fortsätt vara inloggad')).toBeHidden();
  const reminder = block(page).getByRole('checkbox', { name: /^Påminn mig/ });
  await reminder.click();
  await expect(block(page).getByText('Det gick inte att spara.', { exact: false })).toBeVisible();
  await expect(reminder).not.toBeChecked();
  await button(page, 'Be om förslag på nya däck').click();
  await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: 503, json: {} }));
  await field('Namn').fill('Anna Ek');
  await field('Telefon').fill('0701740605');
  await field('E-post').fill('anna@kund.example');
  await button(page, 'Skicka förfrågan').click();
  await expectSentence('TIRE_HOTEL_FAILED');
  await button(page, 'Stäng').click();

  const day = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  fail('booking/GetTimeslotDays', 500);
  await button(page, 'Boka hjulskifte').click();
  await expectSentence('TIRE_DAYS_FAILED');
  respond('booking/GetTimeslotDays', { availableDates: [] });
  await button(page, 'Försök igen').click();
  await expect(block(page)).toContainText('Det finns för närvarande inga tillgängliga tider på din verkstad...');
  await expect(block(page).getByRole('link', { name: '08-465 004 01' })).toBeVisible();
  respond('booking/GetTimeslotDays', { availableDates: [{ date: day }] });
  await button(page, 'Till mina däck').click();
  await button(page, 'Boka hjulskifte').click();
  fail('booking/GetTimeslots', 500);
  await block(page).getByRole('gridcell').getByRole('button', { disabled: false }).first().click();
  await expectSentence('TIRE_TIMES_FAILED');
  respond('booking/GetTimeslots', { availableTimeSlotDates: [{ date: day, startTime: ['09:00', '10:00'] }] });
  await button(page, 'Försök igen').click();
  // Another visitor takes the time: while it is chosen, and while the form is filled in.
  fail('booking/holds', 409, 'SLOT_TAKEN');
  const release = hold('booking/GetTimeslotDays');
  await button(page, '09:00').click();
  await expectSentence('SLOT_TAKEN');
  respond('booking/holds', null);
  // While the days are loaded again no time can be pressed in vain.
  await expect(button(page, '10:00')).toBeHidden();
  release();
  await button(page, '10:00').click();
  await field('Förnamn').fill('Anna');
  await field('Efternamn').fill('Ek');
  await field('Mobilnummer').fill('0701740605');
  await field('E-post').fill('anna@kund.example');
  fail('booking/create', 409, 'SLOT_TAKEN');
  await button(page, 'Boka tid').click();
  await expectSentence('SLOT_TAKEN');
  respond('booking/GetTimeslots', { availableTimeSlotDates: [] });
  await button(page, 'Till mina däck').click();
  await button(page, 'Boka hjulskifte').click();
  await expect(block(page)).toContainText('Verkstaden återkommer med tid');
  await button(page, 'Fortsätt utan tid').click();
  await expect(field('Förnamn')).toHaveValue('Anna');
  fail('booking/create', 409, 'TIRE_ALREADY_BOOKED');
  await button(page, 'Boka tid').click();
  await expectSentence('TIRE_ALREADY_BOOKED');
  fail('booking/create', 409, 'BOOKING_CANCELLED');
  await button(page, 'Boka tid').click();
  await expectSentence('BOOKING_CANCELLED');
  bookings.length = 0;
  respond('booking/create', { message: 'Verkstaden är stängd den dagen' }, 500);
  await button(page, 'Boka tid').click();
  await expect(alert).toContainText('Verkstaden är stängd den dagen');
  fail('booking/create', 502);
  await button(page, 'Boka tid').click();
  await expectSentence('TIRE_BOOKING_FAILED');
  // The session ends: what was filled in stays.
  fail('booking/create', 401, 'TIRE_SESSION_ENDED');
  await button(page, 'Boka tid').click();
  await expect(heading(page, 'Du har loggats ut')).toBeVisible();
  await expectSentence('TIRE_SESSION_ENDED');
  respond('authorization/search', validated);
  respond('booking/create', {
    bookingConfirmationId: 'B1',
    appointmentTime: `${day}T08:00:00`,
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
  expect(bookings.length).toBeGreaterThan(3);
  expect(new Set(bookings).size).toBe(1);
  fail('review/addReview', 500);
  await block(page).getByRole('radio', { name: '5 stjärnor' }).check({ force: true });
  await button(page, 'Skicka betyg').click();
  await expectSentence('TIRE_REVIEW_FAILED');
  respond('review/addReview', null);
  await button(page, 'Skicka betyg').click();
  await expect(block(page).getByRole('heading', { name: 'Tack för ditt betyg!' })).toBeVisible();

  // The page is opened again while the service is away, and then the visitor can not be logged out.
  fail('authorization/session', 500);
  await page.reload();
  await expectSentence('TIRE_HOTEL_FAILED');
  fail('authorization/logout', 500);
  await button(page, 'Logga ut').click();
  await expect(alert).toContainText('Sidan är tömd, men vi kunde inte logga ut dig.');
  respond('authorization/logout', null);
  await button(page, 'Försök igen').click();
  await expect(heading(page, 'Hitta dina däck')).toBeVisible();
  await expect(field('Registreringsnummer')).toHaveValue('');
  expect([...read].toSorted()).toEqual(Object.keys(sentences).toSorted());
});

test('K-03 K-05 an English customer asks for new tyres, which the workshop gets as a lead, and ends the reminders', async ({
  page,
  guard,
}) => {
  // A form that is filled in at once needs a proof of work (428).
  guard.expect(/status of (404|428)/);
  const english = `${SITE}/en/dack-och-biltillbehor/dackhotell`;
  await open(page, `${SITE}/en/dack-och-biltillbehor`);
  await page.getByRole('navigation').getByRole('link', { name: 'My tyres' }).first().click();
  await expect(page).toHaveURL(`${english}${BLOCK}`);
  await block(page).getByRole('textbox', { name: 'Registration number' }).fill('TAXI7');
  await button(page, 'Continue').click();
  await button(page, 'Send code').click();
  await expect(heading(page, 'Enter the code')).toBeVisible();
  await block(page)
    .getByRole('textbox', { name: 'Digit 1 of 4' })
    .fill(await newestCode(page, 'is your code'));
  await button(page, 'Log in').click();
  await expect(block(page)).toContainText('Worn and to be replaced: rear left.');
  await button(page, 'Ask for new tyres').click();
  await expect(block(page).getByRole('heading', { name: 'Request for new tyres' })).toBeFocused();
  await expect(block(page).getByRole('checkbox', { name: 'Rear left' })).toBeChecked();
  await block(page).getByRole('radio', { name: 'The best quality' }).check();
  // A name of this run, without digits: names hold no telephone numbers.
  const name = `Ada Lead ${String(Date.now()).replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
  await block(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await block(page).getByRole('textbox', { name: 'Phone' }).fill('0701740605');
  await block(page).getByRole('textbox', { name: 'Email' }).fill('ada@kund.example');
  await axePart(page, BLOCK);
  await button(page, 'Send request').dblclick();
  await expect(block(page).getByRole('heading', { name: /request for new tyres is sent$/ })).toBeFocused();
  await button(page, 'Log out').click();
  await expect(heading(page, 'Find your tyres')).toBeVisible();
  await page.goto(`${directoryAddress}/dev/outbox`);
  const leads = page.getByRole('article').filter({ hasText: name });
  await expect(leads.first()).toContainText('Dimension: 225/55 R17');

  // The page that ends the reminders, with the id of no reminder.
  await page.goto(`${SITE}/api/tirehotel/reminder/end?locale=en#00000000-0000-4000-8000-000000000000`);
  await expect(page.getByRole('heading', { name: 'Stop the reminders of wheel changes' })).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The link is no longer valid' })).toBeVisible();
  await expect(page).toHaveURL(/\/reminder\/end\?locale=en$/);
});
