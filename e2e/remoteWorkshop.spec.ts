import { bookVisit } from './kit/bookVisit';
import { directoryAddress, expect, test } from './kit/fixtures';
import { startOtherServer, type OtherServer } from './kit/otherServer';

const EMAIL = 'anna.remote@example.com';

/* Two installations of one build: the second has no workshop service of its own and calls that of the first. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let other: OtherServer;
test.beforeAll(async () => {
  // A database is filled and a server started while other tests run.
  test.setTimeout(240_000);
  other = await startOtherServer({ MECHMATE_URL: `${directoryAddress}/api/mechmate`, LOG_LEVEL: 'debug' });
});
test.afterAll(() => other.stop());

test('J-05 J-06 P27 with the workshop service of another installation a visitor chooses a time and books', async ({
  page,
}) => {
  await bookVisit(page, `http://car-store-se.localhost:${other.port}`, EMAIL);
  // The workshop's own installation sends the confirmation.
  await page.goto(`${directoryAddress}/dev/outbox`);
  await expect(page.getByText(EMAIL).first()).toBeVisible();
});

/** The plate of a car, where it belongs and where it does not. */
const PLATE = 'QXZ77P';
const FIELDS =
  'registrationNumber customer departmentId timeSlot token text query fields site to from latitude formSubmissionId';
const refused = Object.fromEntries(FIELDS.split(' ').map((field) => [field, [PLATE]]));

test('M-03 J-02 all that a server writes, at the finest level, names neither visitors nor cars', async ({
  request,
}) => {
  const send = (path: string, data?: unknown) =>
    request.fetch(`http://localhost:${other.port}${path}`, {
      headers: { host: `car-store-se.localhost:${other.port}` },
      maxRedirects: 0,
      ...(data !== undefined && { method: 'POST', data }),
    });
  const reads = [
    `car/${PLATE}`,
    `car/${PLATE.repeat(9)}`,
    `services/${PLATE}?latitude=${PLATE}&longitude=1`,
    `addons/${PLATE}`,
    `prices/${PLATE}/${PLATE}/0?serviceOfferings=${PLATE}`,
    `departments/closestAvailable?regNo=${PLATE}&latitude=${PLATE}&longitude=${PLATE}`,
    `timeslots/from/${PLATE}/${PLATE}/${PLATE}/?serviceOfferings=${PLATE}`,
  ];
  for (const path of reads) await send(`/api/mechmate/${path}`);
  for (const path of [`/service-och-verkstad/boka-bilverkstad?regnr=${PLATE}`, `/api/${PLATE}`]) await send(path);
  const writes =
    'mechmate/book mechmate/holds mechmate/bookings/see mechmate/bookings/move tirehotel/login tirehotel/validate ' +
    'places/reverse forms/comhub jotform search analytics/page-view';
  for (const path of writes.split(' '))
    for (const data of [refused, `{"registrationNumber":${PLATE}`])
      expect((await send(`/api/${path}`, data)).status(), path).toBeGreaterThanOrEqual(400);
  const written = other.output();
  expect(written).toContain('"route":"/api/mechmate/book"');
  expect(written).toContain('"route":"/api/mechmate/car/:registrationNumber"');
  const named = written
    .split('\n')
    .filter((line) => new RegExp(`${PLATE}|${EMAIL}|1740605|\\b(?:GAS|Anna)\\b`, 'i').test(line));
  expect(named).toEqual([]);
});

test('A-04 a call of the specification that ends with a slash is answered, not redirected', async ({ request }) => {
  const response = await request.get(
    `${directoryAddress}/api/mechmate/timeslots/from/ABC123/0/2026-01-01T00:00:00/?serviceOfferings=`,
    { maxRedirects: 0 },
  );
  // There is no department 0: the response comes from the API itself.
  expect([response.status(), await response.json()]).toEqual([
    404,
    expect.objectContaining({ errors: expect.anything() }),
  ]);
});
