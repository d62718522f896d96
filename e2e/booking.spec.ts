import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { TimeSlotDay } from '@/domain/workshop/workshops';
import { readRecording } from '@/store/recording';
import { consentGiven } from './kit/consent';
import { hydrated, axe, directoryAddress, expect, fitsWidth, open, siteAddress, test as base } from './kit/fixtures';
import { guardContext } from './kit/guard';
import { lentWorkshop, type LentWorkshop } from './kit/lentWorkshop';
import { expectUncovered } from './kit/uncovered';
import { Menu } from './pages/menu';

const test = base.extend<{ elsewhere: LentWorkshop }>({
  elsewhere: async ({ context }, use) => {
    const lent = await lentWorkshop(Date.now());
    await lent.lendTo(context);
    await use(lent);
    await lent.close();
  },
});

const BOOKING = `${siteAddress('car-store-se')}/service-och-verkstad/boka-bilverkstad`;
/** Registration numbers that always exist in the registry. */
const KIA = 'DEF45A';
const VOLVO = 'ÅSA';

const booking = {
  number: (page: Page) => page.getByLabel('Registreringsnummer'),
  location: (page: Page) => page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }),
  /** The step's own button; next to the summary there may be another. */
  next: (page: Page) => page.getByRole('button', { name: 'Fortsätt', exact: true }).first(),
  step: (page: Page, name: string) => page.getByRole('heading', { level: 3, name: new RegExp(`${name}$`) }),
};

/** By keyboard only: enters the number, chooses the location from the list, and continues. */
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
  await page.getByRole('radio', { name: 'Oljebyte' }).press('Space');
  await booking.next(page).press('Enter');
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).first().press('Enter');
}

async function chooseTime(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .press('Enter');
  await page.locator('.slots button').first().press('Enter');
}

async function giveContact(page: Page): Promise<void> {
  for (const [name, value] of [
    ['Förnamn', 'Anna'],
    ['Efternamn', 'Ek'],
    ['Mobilnummer', '070 1740605'],
    ['E-post', 'anna@example.com'],
  ] as const)
    await page.getByLabel(name).fill(value);
}

for (const [kind, width] of [
  ['mouse', 1280],
  ['touch', 360],
] as const)
  test(`J-02 one press by ${kind} goes on with the place that was typed, its suggestions open`, async ({ browser }) => {
    const context = await browser.newContext({
      viewport: { width, height: 780 },
      hasTouch: kind === 'touch',
    });
    await context.addCookies(consentGiven());
    const page = await context.newPage();
    await open(page, BOOKING);
    await booking.number(page).fill(KIA);
    await booking.location(page).pressSequentially('Göteborg');
    await expect(page.getByRole('option').first()).toBeVisible();
    await booking.next(page).scrollIntoViewIfNeeded();
    const box = await booking.next(page).boundingBox();
    if (!box) throw new Error('no button');
    const point = { x: box.x + box.width / 2, y: box.y + box.height - 8 };
    if (kind === 'touch') await page.touchscreen.tap(point.x, point.y);
    else {
      await page.mouse.move(point.x, point.y);
      await page.mouse.down();
      await page.waitForTimeout(150);
      await page.mouse.up();
    }
    await expect(booking.step(page, 'Välj service')).toBeFocused();
    await context.close();
  });

test('J-08 J-06 J-07 a booking is made by keyboard, with no accessibility violation in any step', async ({ page }) => {
  test.setTimeout(120_000);
  await open(page, BOOKING);
  await expect(booking.number(page)).toBeEnabled();
  await axe(page);
  await booking.next(page).press('Enter');
  await expect(booking.number(page)).toBeFocused();
  await identify(page, KIA);
  await expect(booking.step(page, 'Välj service')).toBeFocused();
  await expect(page.getByText('Steg 2/5')).toBeVisible();
  await axe(page);
  // The place is changed, and the focus goes along.
  await page.goBack();
  await expect(booking.step(page, 'Bil och plats')).toBeFocused();
  await expectUncovered(booking.step(page, 'Bil och plats'));
  await page.getByRole('button', { name: 'Byt plats' }).press('Enter');
  await expect(booking.location(page)).toBeFocused();
  await page.keyboard.type('Solna');
  await page.keyboard.press('Enter');
  await expect(booking.next(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(booking.step(page, 'Välj service')).toBeFocused();
  await chooseService(page);
  await expect(booking.step(page, 'Tid och plats')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Visa tider/ }).first()).toBeVisible();
  await axe(page);
  await chooseTime(page);
  await expect(page.getByLabel('Förnamn')).toBeVisible();
  await axe(page);
  await giveContact(page);
  await page.getByRole('button', { name: 'Boka tid' }).press('Enter');
  await expectUncovered(page.getByRole('heading', { name: 'Tack, din tid är bokad!' }));
  await axe(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lägg till i kalendern' }).press('Enter');
  expect((await file).suggestedFilename()).toBe('verkstad.ics');
});

test('A-15 J-03 J-07 in English the offerings are English, the mileage is in kilometres, and the booking opens in English', async ({
  page,
  elsewhere,
}) => {
  expect(elsewhere).toBeDefined();
  await open(page, BOOKING);
  await new Menu(page).speak(/Svenska$/, 'English');
  await expect(page).toHaveURL(`${siteAddress('car-store-se')}/en/service-och-verkstad/boka-bilverkstad`);
  await hydrated(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const next = page.getByRole('button', { name: 'Continue', exact: true });
  await page.getByLabel('Registration number').fill(VOLVO);
  await page.getByRole('combobox', { name: 'Where do you want to leave the car?' }).fill('Solna');
  await page.getByRole('option').first().click();
  await next.click();
  await page.getByRole('radio', { name: 'Original service' }).check();
  await expect(page.getByText('Service by the maker’s plan.')).toBeVisible();
  await page.getByLabel('Mileage').fill('85,000');
  await next.click();
  await expect(page.getByText('Courtesy car', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Continue without add-ons' }).click();
  await page
    .getByRole('button', { name: /^Show times/ })
    .first()
    .click();
  await page.locator('.slots:not(.whole) button').last().click();
  await page.getByLabel('First name').fill('Anna');
  await page.getByLabel('Last name').fill('Ek');
  await page.getByLabel('Phone number').fill('+44 1632 960001');
  await page.getByLabel('Email').fill('anna@example.com');
  const sent = page.waitForRequest(/\/api\/mechmate\/book$/);
  await page.getByRole('button', { name: 'Book the time' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ mileage: 8500, locale: 'en' });
  await expect(page.getByRole('heading', { name: 'Thank you, your time is booked!' })).toBeVisible();
  // The page takes the secret out of the address at once.
  await page.getByRole('link', { name: 'Change or cancel' }).click();
  await expect(page).toHaveURL(/\/en\/service-och-verkstad\/min-bokning(?:#[\w-]+)?$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My booking' })).toBeVisible();
  await expect(page.getByText('Original service')).toBeVisible();
  await fitsWidth(page);
});

test('J-05 J-11 P27 where no event stream gets through, the workshops are loaded in one response', async ({
  page,
  guard,
}) => {
  guard.expect(/Failed to load resource: net::ERR_FAILED/);
  const requested: string[] = [];
  await page.route('**/departments/closestAvailable**', (route) => {
    requested.push(route.request().resourceType());
    return requested.at(-1) === 'eventsource' ? route.abort() : route.continue();
  });
  await open(page, BOOKING);
  await expect(booking.number(page)).toBeEnabled();
  await identify(page, KIA);
  await chooseService(page);
  await expect(page.getByRole('button', { name: /^Visa tider/ })).toHaveCount(5);
  // The first time around the place is no stream.
  expect(requested).toEqual(['fetch', 'eventsource', 'eventsource', 'fetch']);
  await chooseTime(page);
  await expect(page.getByLabel('Förnamn')).toBeVisible();
});

test('J-08 M-04 at 320 px, on a slow network and by keyboard, to the end: a reload restores the step, a second tab is a separate visit', async ({
  page,
  context,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const line = await context.newCDPSession(page);
  await open(page, BOOKING);
  // 3G on a phone: 400 ms round trip, 50 kB a second.
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await fitsWidth(page);
  await identify(page, VOLVO);
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
  // Each step is a step of the browser's back and forward, and its address has nothing but a number.
  await page.goBack();
  await expect(booking.step(page, 'Välj tillval')).toBeFocused();
  // Not where the page was left, at the end of the step.
  await expectUncovered(booking.step(page, 'Välj tillval'));
  await page.goBack();
  await expect(booking.step(page, 'Välj service')).toBeFocused();
  await expectUncovered(booking.step(page, 'Välj service'));
  await page.reload();
  await expect(booking.step(page, 'Välj service')).toBeVisible();
  await page.goForward();
  await page.goForward();
  await expect(booking.step(page, 'Tid och plats')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('#steg-4');
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .press('Enter');
  await expect(page.locator('.slots button').first()).toBeVisible();
  await fitsWidth(page);
  await axe(page);
  // Parallel tests may have taken the first time since this page was opened.
  await page.locator('.slots:not(.whole) button').last().press('Enter');
  await page.getByLabel('Förnamn').fill('Anna');
  await page.getByLabel('Efternamn').focus();
  await fitsWidth(page);
  const other = await context.newPage();
  await open(other, BOOKING);
  await expect(booking.number(other)).toHaveValue('');
  await other.close();
  await page.reload();
  await expect(page.getByLabel('Förnamn')).toHaveValue('Anna');
  await page.getByRole('button', { name: /Bil och plats/ }).press('Enter');
  await expect(booking.number(page)).toHaveValue(VOLVO);
  // The same car at the same workshop: the booking continues where it was.
  await booking.next(page).press('Enter');
  await axe(page);
  await giveContact(page);
  await page.getByRole('button', { name: 'Boka tid' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeFocused();
  await fitsWidth(page);
  await axe(page);
});

test('J-01 J-11 J-12 against a failing workshop service, each catalogue entry is shown where it occurs, and the visitor can go on', async ({
  page,
  context,
  guard,
  elsewhere,
}) => {
  test.setTimeout(150_000);
  await context.grantPermissions([]);
  guard.expect(/status of [45]\d\d/);
  const retry = page.getByRole('main').getByRole('button', { name: 'Försök igen' });
  const notice = (text: string) => page.getByRole('main').getByText(text, { exact: true });
  await open(page, BOOKING);
  await page.getByRole('button', { name: 'Använd min plats' }).press('Enter');
  await expect(booking.location(page)).toHaveAccessibleDescription(/ Webbläsaren behöver tillgång till platstjänster/);
  await page.route('**/api/places?**', (route) => route.fulfill({ status: 502, body: '' }));
  await booking.location(page).fill('Solna');
  await expect(booking.location(page)).toHaveAccessibleDescription(/ Vi kunde inte söka efter platser just nu/);
  await page.unroute('**/api/places?**');
  await retry.press('Enter');
  await page.getByRole('option').first().click();

  const looksUp = async (number: string, description: string | RegExp) => {
    await booking.number(page).fill(number);
    await booking.next(page).press('Enter');
    await expect(booking.number(page)).toHaveAccessibleDescription(description);
  };
  await looksUp('ZZZ999', 'Fordonet hittades inte, kontrollera att registreringsnumret är korrekt');
  await looksUp('GHJ789', /^Vi kan inte erbjuda service för bilar av märket \S+\.$/);
  await looksUp('BAVARO', 'Service, däckbyte och verkstad för BMW bokar du via länken högst upp på sidan.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Boka tid för BMW' })).toHaveAttribute(
    'href',
    /^https:/,
  );
  elsewhere.fails('car', { status: 400, body: { errors: { 'Error Result': ['InvalidReg'] } } });
  await looksUp(KIA, 'Ogiltigt registreringsnummer, kontrollera att registreringsnumret är korrekt');
  elsewhere.fails('car');
  await looksUp(KIA, 'Något gick fel, försök igen');
  await axe(page);

  elsewhere.works('car');
  elsewhere.fails('authorized-workshop', { status: 200, body: { hasBrand: false } });
  for (const call of ['services', 'prices', 'addons', 'departments', 'timeslots', 'book']) elsewhere.fails(call);
  await booking.next(page).press('Enter');
  await expect(notice('Något gick fel, vänligen försök igen senare.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Skriv till \S+@/ })).toBeVisible();
  await axe(page);
  elsewhere.works('services');
  await retry.press('Enter');
  await expect(
    notice('Vi har inte auktoriserade verkstäder för ditt märke men vi kan erbjuda vissa tjänster'),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'Oljebyte' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Oljebyte' })).toHaveAccessibleDescription('Priset kunde inte hämtas');
  await expect(notice('Vi kunde inte hämta priserna.')).toBeVisible();
  elsewhere.works('prices');
  await retry.press('Enter');
  await expect(page.getByRole('radio', { name: 'Oljebyte' })).toHaveAccessibleDescription(/\d\skr/);

  // A failed add-on request does not stop the visitor.
  await booking.next(page).press('Enter');
  await expect(booking.step(page, 'Tid och plats')).toBeFocused();
  await expect(notice('Vi kan ej hitta några anläggningar som passar dig')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hämta tillvalen igen' })).toBeEnabled();
  await axe(page);
  elsewhere.works('departments');
  await retry.press('Enter');
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .press('Enter');
  await expect(notice('Vi kunde inte hämta verkstadens tider. Försök igen.')).toBeVisible();
  elsewhere.works('timeslots');
  await retry.press('Enter');

  const taken = { status: 409, body: { errors: { 'Error Result': ['TimeslotNotAvailable'] } } };
  const lost = page.getByRole('alert').filter({ hasText: 'Tiden är inte tillgänglig, vänligen välj en annan tid' });
  const others = lost.getByRole('button').filter({ hasNotText: /Visa alla tider|Skicka felrapport/ });
  elsewhere.fails('holds', taken);
  await page.locator('.slots button').first().press('Enter');
  await expect(others).toHaveCount(3);
  await axe(page);
  // Without holds the booking itself decides: no countdown.
  elsewhere.fails('holds');
  await others.first().press('Enter');
  await giveContact(page);
  await expect(page.getByRole('timer')).toHaveCount(0);

  const book = page.getByRole('button', { name: 'Boka tid' });
  await book.press('Enter');
  await expect(notice('Vi kunde inte ta emot bokningen. Allt du har skrivit finns kvar, försök igen.')).toBeVisible();
  await axe(page);
  elsewhere.fails('book', { status: 422, body: { error: { code: 'KEY_REUSED' } } });
  await book.press('Enter');
  await expect(
    notice('Här är redan en tid bokad, kanske i en annan flik. Tryck igen om du vill boka den här också.'),
  ).toBeVisible();
  elsewhere.fails('book', taken);
  await book.press('Enter');
  await expect(others).toHaveCount(3);
  elsewhere.works('holds');
  await others.first().press('Enter');
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(page.getByLabel('E-post')).toHaveValue('anna@example.com');
  elsewhere.works('book');
  await book.press('Enter');
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
});

test('J-11 a car that is not in the registry is described in a form, which has what was typed', async ({
  page,
  guard,
}) => {
  guard.expect(/status of 404/);
  await open(page, BOOKING);
  await identify(page, 'ZZZ999');
  await page.getByRole('link', { name: 'Beskriv bilen i stället' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Beskriv bilen' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Registreringsnummer/ })).toHaveValue('ZZZ999');
  await expect(page.getByRole('textbox', { name: /^Var vill du lämna bilen/ })).toHaveValue(/Solna/);
  expect(page.url()).not.toMatch(/ZZZ999|Solna/);
  await axe(page);
});

test('J-11 next to an error the visit can be saved, redacted, and replays to its end', async ({ page, guard }) => {
  guard.expect(/status of 404/);
  await open(page, BOOKING);
  await identify(page, 'ZZZ999');
  const report = page.getByRole('main').getByRole('button', { name: 'Skicka felrapport' });
  const [file] = await Promise.all([page.waitForEvent('download'), report.press('Enter')]);
  await expect(page.getByText('Sparat som en fil utan personuppgifter.')).toBeVisible();
  await axe(page);
  const text = readFileSync(await file.path(), 'utf8');
  const read = readRecording(text);
  if (!read.ok) throw new Error(read.error.code);
  expect(read.value.actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['places/placesLoaded', 'booking/identified', 'booking/lookupFailed']),
  );
  expect(text).not.toMatch(/ZZZ999|Solna/);
  await page.goto(`${directoryAddress}/dev/replay`);
  await hydrated(page);
  await page.getByLabel('Open a recording').setInputFiles(await file.path());
  await expect(page.getByText('The replay ends as the visit did.')).toBeVisible();
});

/** A workshop's day in words, independent of the time zone. */
const longDate = (date: string): string =>
  new Intl.DateTimeFormat('sv-SE', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    Date.parse(date),
  );

test("J-05 J-07 P20 in the nights of both clock changes, in every time zone of the visitor, times are the workshop's from the list to the calendar file", async ({
  browser,
  elsewhere,
}) => {
  test.setTimeout(180_000);
  // The same car can't have two visits at once.
  const nights = [
    {
      car: KIA,
      zone: 'America/New_York',
      instant: '2026-10-25T00:30:00Z',
      week: /^v\.\s44\b/,
      soonest: 'ons 28 okt.',
    },
    // 02:30 in Stockholm, for the second time.
    {
      car: VOLVO,
      zone: 'Europe/Stockholm',
      instant: '2026-10-25T01:30:00Z',
      week: /^v\.\s44\b/,
      soonest: 'ons 28 okt.',
    },
    // 00:30 in Stockholm, on Easter Sunday; noon of the same day for the visitor.
    {
      car: KIA,
      zone: 'Pacific/Auckland',
      instant: '2027-03-27T23:30:00Z',
      week: /^v\.\s13\b/,
      soonest: 'ons 31 mars',
    },
    // Five minutes later 02:00 becomes 03:00.
    {
      car: VOLVO,
      zone: 'Europe/Stockholm',
      instant: '2027-03-28T00:55:00Z',
      week: /^v\.\s13\b/,
      soonest: 'ons 31 mars',
    },
  ];
  for (const { car, zone, instant, week, soonest } of nights) {
    await test.step(`${zone}, ${instant}`, async () => {
      elsewhere.clock.now = Date.parse(instant);
      const context = await browser.newContext({ timezoneId: zone });
      await context.addCookies(consentGiven());
      const guard = await guardContext(context);
      await elsewhere.lendTo(context);
      const page = await context.newPage();
      await page.clock.install({ time: instant });
      await open(page, BOOKING);
      await identify(page, car);
      await chooseService(page);

      const responded = page.waitForResponse('**/timeslots/**');
      await page
        .locator('.workshop')
        .filter({ has: page.locator('.first-times > li:first-child', { hasText: soonest }) })
        .getByRole('button', { name: /^Visa tider/ })
        .press('Enter');
      const days: TimeSlotDay[] = await (await responded).json();
      const offered = (from: number) =>
        days
          .slice(from, from + 7)
          .flatMap(({ date, availableSlots, allDaySlotAvailable }) =>
            [
              ...availableSlots,
              ...(allDaySlotAvailable ? ['hela dagen: Lämna före 08:00, hämta när bilen är klar'] : []),
            ].map((time) => `${longDate(date)} ${time}`),
          );
      const shown = async () => {
        const times: string[] = [];
        for (const day of await page.locator('.days button:enabled').all()) {
          await day.press('Enter');
          times.push(
            ...(await page
              .locator('.slots button')
              .evaluateAll((buttons) =>
                buttons.map((button) => (button.getAttribute('aria-label') ?? '').replaceAll('\u00a0', ' ')),
              )),
          );
        }
        return times;
      };
      await expect(page.getByRole('button', { name: week })).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(shown).toEqual(offered(0));
      // In the week after it clocks change where the visitor is.
      await page
        .getByRole('button', { name: /^v\.\s\d/ })
        .nth(1)
        .press('Enter');
      await expect.poll(shown).toEqual(offered(7));

      const { date = '', availableSlots: [time = ''] = [] } =
        days.slice(7).find(({ availableSlots }) => availableSlots.length > 0) ?? {};
      const text = `${longDate(date)} ${time}`;
      await page.locator('.days button:enabled').first().press('Enter');
      await page.getByRole('button', { name: text }).press('Enter');
      await expect(page.getByRole('timer')).toHaveText(/ (?:10:00|[89]:\d\d)$/);
      await page.clock.fastForward('06:00');
      elsewhere.clock.now += 6 * 60_000;
      await expect(page.getByRole('timer')).toHaveText(/ (?:4:00|[23]:\d\d)$/);
      await giveContact(page);
      const sent = page.waitForRequest('**/mechmate/book');
      await page.getByRole('button', { name: 'Boka tid' }).press('Enter');
      expect((await sent).postDataJSON()).toMatchObject({ timeSlot: `${date}T${time}:00` });
      await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
      await expect(page.locator('.confirmation .when')).toHaveText(text);
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Lägg till i kalendern' }).press('Enter'),
      ]);
      const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
      expect(lines).toContain(`DTSTART;TZID=Europe/Stockholm:${date.replaceAll('-', '')}T${time.replace(':', '')}00`);
      expect(lines.find((line) => line.startsWith('DTSTAMP:'))?.slice(8, 16)).toBe(
        instant.slice(0, 10).replaceAll('-', ''),
      );
      await context.close();
      expect(guard.complaints).toEqual([]);
    });
  }
});
