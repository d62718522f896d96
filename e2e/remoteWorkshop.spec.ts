import { directoryAddress, expect, open, test } from './kit/fixtures';
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
  await open(page, `http://car-store-se.localhost:${other.port}/service-och-verkstad/boka-bilverkstad`);
  const next = page.getByRole('button', { name: 'Fortsätt', exact: true });
  await page.getByLabel('Registreringsnummer').fill('ÅSA');
  await page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }).fill('Solna');
  await page.getByRole('option').first().click();
  await next.click();
  await page.getByRole('checkbox', { name: 'Oljebyte' }).check();
  await next.click();
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).click();
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .click();
  // Parallel tests take the first times.
  await page.locator('.slots button').last().click();
  await page.getByLabel('Förnamn').fill('Anna');
  await page.getByLabel('Efternamn').fill('Ek');
  await page.getByLabel('Mobilnummer').fill('070 1740605');
  await page.getByLabel('E-post').fill('anna@example.com');
  await page.getByRole('button', { name: 'Boka tid' }).click();
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
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
