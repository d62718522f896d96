import { bookVisit } from './kit/bookVisit';
import { directoryAddress, expect, test } from './kit/fixtures';
import { startOtherServer, type OtherServer } from './kit/otherServer';

/* Two installations of one build: the second has no workshop service of its own and calls that of the first. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

let other: OtherServer;
test.beforeAll(async () => {
  // A database is filled and a server started while other tests run.
  test.setTimeout(240_000);
  other = await startOtherServer({ MECHMATE_URL: `${directoryAddress}/api/mechmate` });
});
test.afterAll(() => other.stop());

test('J-05 J-06 P27 with the workshop service of another installation a visitor chooses a time and books', async ({
  page,
}) => {
  await bookVisit(page, `http://car-store-se.localhost:${other.port}`, 'anna@example.com');
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
