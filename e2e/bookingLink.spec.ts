import type { APIRequestContext, Page } from '@playwright/test';
import { requestHost } from './kit/http';
import { axe, axeInLooks, directoryAddress, expect, fitsWidth, open, test } from './kit/fixtures';
import { looks } from './kit/looks';

const HOST = 'car-store-se.localhost';
const WEEK_MS = 7 * 86_400_000;

interface Booked {
  siteName: string;
  token: string;
}

/**
 * A booking two weeks ahead, made through the API as the booking page does; each on another day, as tests run in
 * parallel.
 */
async function aBooking(
  request: APIRequestContext,
  registrationNumber: string,
  key: string,
  nth: number,
): Promise<Booked> {
  const api = async <T>(path: string, how: Parameters<typeof requestHost>[3] = {}): Promise<T> => {
    const response = await requestHost(request, HOST, `/api/mechmate/${path}`, how);
    expect(response.status(), path).toBe(200);
    const body: T = await response.json();
    return body;
  };
  const { workshops } = await api<{ workshops: { departmentId: string; siteName: string }[] }>(
    `departments/closestAvailable?regNo=${registrationNumber}&serviceOfferings=HJULSKIFTE&latitude=59.33&longitude=18.07`,
    { headers: { accept: 'application/json' } },
  );
  const [{ departmentId, siteName } = { departmentId: '', siteName: '' }] = workshops;
  const from = new Date(Date.now() + 2 * WEEK_MS).toISOString().slice(0, 10);
  const days = await api<{ date: string; availableSlots: string[] }[]>(
    `timeslots/from/${registrationNumber}/${departmentId}/${from}T00:00:00?serviceOfferings=HJULSKIFTE`,
  );
  const day = days.filter(({ availableSlots }) => availableSlots.length > 1)[nth];
  const { manageToken } = await api<{ manageToken: string }>('book', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': `${key}-${Date.now()}` },
    data: {
      customer: { firstName: 'Eva', lastName: 'Ek', phone: '070 174 06 05', email: 'eva@mail.example' },
      freeText: '',
      departmentId,
      timeSlot: `${day?.date}T${day?.availableSlots[0]}:00`,
      isFullDay: false,
      registrationNumber,
      mileage: 1,
      serviceOfferingRequests: [{ kobraId: 'HJULSKIFTE', unitsSelected: 1, userInput: '' }],
    },
  });
  return { siteName, token: manageToken };
}

/** Opens the link of the confirmation, as written to the outbox. */
async function openFromOutbox(page: Page, token: string): Promise<void> {
  await page.goto(`${directoryAddress}/dev`);
  await page.getByRole('link', { name: 'Mail and text messages to visitors' }).click();
  const link = page
    .getByRole('article', { name: 'Din verkstadstid är bokad' })
    .getByRole('link')
    .and(page.locator(`[href$="#${token}"]`));
  await link.first().click();
  // The token leaves the address at once.
  await expect(page).toHaveURL(/\/service-och-verkstad\/min-bokning$/);
}

test('J-07 by the link of the confirmation a booking is shown, moved and cancelled by keyboard; the token is in no requested address', async ({
  page,
  request,
}) => {
  const { siteName, token } = await aBooking(request, 'DEF45A', 'link-story-one', 0);
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(sent.url()));
  await openFromOutbox(page, token);
  await expect(page.getByRole('heading', { name: 'Din tid är bokad' })).toBeVisible();
  await expect(page.getByText(siteName).first()).toBeVisible();

  await page.getByRole('button', { name: 'Ändra tid' }).press('Enter');
  await page.getByRole('combobox', { name: 'Dag' }).selectOption({ index: 2 });
  const times = page.getByRole('list', { name: /^\p{L}+dag/u }).getByRole('button');
  await times.last().press('Enter');
  await expect(times.last()).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: /^Flytta till/ }).press('Enter');
  await expect(
    page.getByText('Klart, din nya tid är bokad, även om bekräftelsen inte har nått dig än.', { exact: true }),
  ).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'Avboka' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Vill du avboka tiden?' })).toBeFocused();
  await page.getByRole('button', { name: 'Ja, avboka' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bokningen är avbokad' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Boka en ny tid' })).toBeVisible();

  // The link of another booking, in the same page.
  const other = await aBooking(request, 'ABC123', 'link-story-other', 1);
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, other.token);
  await expect(page.getByRole('heading', { name: 'Din tid är bokad' })).toBeVisible();
  await expect(page.getByText(other.siteName).first()).toBeVisible();
  await page.getByRole('button', { name: 'Avboka' }).press('Enter');
  await page.getByRole('button', { name: 'Ja, avboka' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bokningen är avbokad' })).toBeVisible();
  await expect(page).toHaveURL(/\/min-bokning$/);
  expect(requested.filter((address) => address.split('#')[0]?.includes(token))).toEqual([]);
});

test('J-11 an invalid link and an unavailable service show a message', async ({ page, guard }) => {
  guard.expect(/status of (?:404|502|500)/);
  const address = `http://${HOST}:${new URL(directoryAddress).port}/service-och-verkstad/min-bokning`;
  await open(page, `${address}#${'nothing-of-ours'.padEnd(43, '-')}`);
  await expect(page.getByText('Bokningen finns inte. Kontrollera att hela länken kom med.')).toBeVisible();
  await page.route('**/api/mechmate/bookings/see', (route) => route.fulfill({ status: 502, body: '' }));
  await page.reload();
  await expect(page.getByText('Vi kunde inte hämta bokningen. Försök igen.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Försök igen' })).toBeVisible();
});

test('J-11 M-04 the booking of a link and the outbox: no accessibility violation, no overflow, not indexed; a failed change is shown and can be retried', async ({
  page,
  request,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(/status of (?:403|502)/);
  const { token } = await aBooking(request, 'BILEN1', 'link-story-two', 2);
  await page.goto(`${directoryAddress}/dev/outbox`);
  await axe(page);
  await openFromOutbox(page, token);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.getByRole('button', { name: 'Ändra tid' }).click();
  await expect(page.getByRole('combobox', { name: 'Dag' })).toBeVisible();
  await axeInLooks(page, looks);
  await page.setViewportSize({ width: 320, height: 640 });
  await fitsWidth(page);
  await page.getByRole('button', { name: 'Behåll tiden' }).click();
  await page.getByRole('button', { name: 'Avboka' }).click();
  await axe(page);
  await page.route('**/bookings/cancel', (route) =>
    route.fulfill({ status: 403, json: { error: { code: 'BOOKING_LOCKED' } } }),
  );
  await page.getByRole('button', { name: 'Ja, avboka' }).click();
  await expect(
    page.getByText('Det är för nära inpå för att ändra bokningen här. Ring verkstaden så hjälper de dig.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Behåll tiden' }).click();
  await page.route('**/bookings/cancel', (route) => route.fulfill({ status: 502, body: '' }));
  await page.getByRole('button', { name: 'Avboka' }).click();
  await page.getByRole('button', { name: 'Ja, avboka' }).click();
  await expect(page.getByText('Vi fick inget svar på om ändringen gick fram. Försök igen.')).toBeVisible();
  await axe(page);
  await page.unroute('**/bookings/cancel');
  await page.getByRole('button', { name: 'Försök igen' }).click();
  await expect(page.getByRole('heading', { name: 'Bokningen är avbokad' })).toBeVisible();
});
