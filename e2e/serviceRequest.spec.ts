import { axe, directoryAddress, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';

const ADDRESS = `${siteAddress('car-store-no')}/verksted`;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('L-01 a request is filled in by keyboard, corrected, sent, and arrives at the workshop', async ({
  page,
  context,
  guard,
}) => {
  test.setTimeout(120_000);
  // Filled in faster than people do: the browser solves a challenge first.
  guard.expect(/status of 428/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 60.39, longitude: 5.33 });
  await open(page, ADDRESS);
  const form = page.locator('#service-request');
  const type = (name: string, text: string) => form.getByRole('textbox', { name }).pressSequentially(text);

  await form.getByRole('radio', { name: 'Motorsykkel' }).press('Space');
  await expect(form.getByRole('checkbox', { name: 'Bestille deler' })).toBeVisible();
  await expect(form.getByRole('checkbox', { name: 'EU-kontroll' })).toBeHidden();
  await form.getByRole('radio', { name: 'Bil', exact: true }).press('Space');
  await form.getByRole('checkbox', { name: 'EU-kontroll' }).press('Space');
  await form.getByLabel('Første gang registrert').fill('2024-03-12');
  await expect(form.getByRole('region', { name: 'Når må bilen på EU-kontroll?' })).toContainText(
    'senest 12. mars 2028',
  );
  await type('Registreringsnummer', 'ab 12345');
  await form.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(form.getByRole('alert')).toContainText('Noe mangler eller stemmer ikke.');
  await axe(page, '#service-request');

  // The date field has one segment each for day, month and year.
  const [year, month, day] = inDays(7).split('-');
  await form.getByRole('group', { name: 'Ønsket dato' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${day}${month}${year}`);
  await form.getByRole('button', { name: 'Vis de nærmeste først' }).press('Enter');
  await expect(form.getByText(/Nærmest er Nordvik Bil Bergen/)).toBeVisible();
  await form.getByRole('combobox', { name: 'Avdeling' }).selectOption({ index: 1 });
  await type('Navn', 'Kari Lund');
  await type('Telefon', '+47 00 01 02 03');
  await type('E-post', 'kari.request@kunde.example');
  await form.getByRole('checkbox', { name: /^Jeg har lest/ }).press('Space');
  await form.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Takk, forespørselen er sendt' })).toBeFocused();
  const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await page.getByText(/^Referansenummer/).innerText())?.[0] ?? '';
  await axe(page, '#service-request');

  await page.goto(`${directoryAddress}/dev/outbox`);
  const mail = page.getByRole('article', { name: `Forespørsel til verkstedet (${reference})` });
  await expect(mail).toContainText('verksted.bergen@no.nordvik.example');
  await expect(mail).toContainText('AB12345');
});

test('L-01 a failure shows the text of the specification and keeps what was filled in, also over a reload', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(/status of (?:428|502)/);
  await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: 502, body: '' }));
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, ADDRESS);
  const form = page.locator('#service-request');
  await form.getByRole('textbox', { name: 'Registreringsnummer' }).fill('AB12345');
  const [year, month, day] = inDays(7).split('-');
  await form.getByRole('group', { name: 'Ønsket dato' }).getByRole('spinbutton').first().focus();
  await page.keyboard.type(`${day}${month}${year}`);
  await form.getByRole('combobox', { name: 'Avdeling' }).selectOption({ index: 2 });
  await form.getByRole('textbox', { name: 'Navn' }).fill('Kari Lund');
  await form.getByRole('textbox', { name: 'Telefon' }).fill('+47 00 01 02 03');
  await form.getByRole('textbox', { name: 'E-post' }).fill('kari@kunde.example');
  await form.getByRole('checkbox', { name: /^Jeg har lest/ }).check();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toContainText('Noe gikk galt, vennligst prøv igjen senere.', {
    timeout: 20_000,
  });
  await fitsWidth(page);
  await page.unroute('**/api/forms/comhub');
  await page.reload();
  await expect(form.getByRole('textbox', { name: 'Navn' })).toHaveValue('Kari Lund');
  await expect(form.getByRole('combobox', { name: 'Avdeling' })).not.toHaveValue('');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('heading', { name: 'Takk, forespørselen er sendt' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, consent: 'none' });
  test('L-01 the request is an ordinary form with a receipt', async ({ page, guard }) => {
    guard.expect(/status of 422/);
    await page.goto(ADDRESS);
    await page.getByRole('radio', { name: 'Motorsykkel' }).check();
    await page.getByRole('checkbox', { name: 'Bestille service' }).check();
    await page.getByRole('textbox', { name: 'Registreringsnummer' }).fill('AB 1234');
    await page.getByLabel('Ønsket dato').fill(inDays(14));
    await page.getByRole('combobox', { name: 'Avdeling' }).selectOption({ index: 1 });
    await page.getByRole('textbox', { name: 'Navn' }).fill('Kari Uten Skript');
    await page.getByRole('textbox', { name: 'Telefon' }).fill('+47 00 01 02 03');
    await page.getByRole('textbox', { name: 'E-post' }).fill('kari@kunde');
    await page.getByRole('checkbox', { name: /^Jeg har lest/ }).check();
    await page.getByRole('button', { name: 'Send' }).click();
    // The API's rule is stricter than the browser's.
    await expect(page.getByText('Skriv en e-postadresse, for eksempel navn@eksempel.no.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Bestille service' })).toBeChecked();
    await page.getByRole('textbox', { name: 'E-post' }).fill('kari@kunde.example');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', { name: 'Takk, forespørselen er sendt' })).toBeVisible();
    await page.getByRole('link', { name: 'Tilbake' }).click();
    await expect(page).toHaveURL(ADDRESS);
  });
});
