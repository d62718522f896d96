import type { Page, Request, Route } from '@playwright/test';
import { axePart, directoryAddress, expect, open, test } from './kit/fixtures';
import { carAddress, findCar } from './kit/stock';

const SITE = 'car-store-se';
const API = '**/api/forms/comhub';
const sample = { name: 'car_is_sample', values: ['true'] };

const formOf = (page: Page) => {
  const form = page.locator('#contact-form');
  return {
    form,
    field: (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) }),
    box: (name: string) => form.getByRole('checkbox', { name }),
    choice: (name: string) => form.getByRole('combobox', { name: new RegExp(`^${name}`) }),
    send: form.getByRole('button', { name: 'Skicka', exact: true }),
    alert: form.getByRole('alert'),
    thanks: form.getByRole('heading', { name: 'Tack, din förfrågan är skickad' }),
  };
};

const idOf = (request: Request): string => String(request.postDataJSON().formSubmissionId);

/** Responds in place of the service. */
const respond = (page: Page, status: number, code: string) =>
  page.route(API, (route) => route.fulfill({ status, json: { error: { code } } }));

test('H-02 M-04 a message by keyboard: what is missing, a failing service, a reload while it is sent, a double click, one receipt', async ({
  page,
  request,
  guard,
}) => {
  // Filled faster than a person does: the browser solves a proof of work.
  guard.expect(/status of (502|428)/);
  const car = await findCar(request, SITE, { filters: [{ ...sample, not: true }] });
  await open(page, `${carAddress(SITE, car)}#contact-testdrive`);
  const { form, field, box, choice, send, alert, thanks } = formOf(page);
  await expect(box('Provköra bilen')).toBeChecked();
  await expect(field('Namn')).toBeFocused();

  await field('Telefon').fill('12');
  await send.press('Enter');
  await expect(alert).toHaveText('Något saknas eller stämmer inte. Rätta fälten som är markerade.');
  await expect(field('Namn')).toBeFocused();
  await axePart(page, '#contact-form');
  await page.keyboard.type('Lena Svensson');
  await expect(alert).toHaveCount(0);
  await field('Telefon').fill('070-174 06 05');
  await field('E-post').fill('lena@kund.example');
  await field('Meddelande').fill('Är den besiktigad?');
  await choice('Dag 1').selectOption({ index: 2 });
  await choice('Tid 1').selectOption({ index: 1 });
  const time = await choice('Tid 1').inputValue();

  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/api/forms/comhub')) sent.push(idOf(one));
  });
  await respond(page, 502, 'FORM_FAILED');
  await send.press('Enter');
  await expect(alert).toContainText('Det gick inte att skicka just nu. Inget du skrev är borta');
  expect(sent).toHaveLength(3);
  await expect(alert.getByRole('link', { name: /^Ring / })).toHaveAttribute('href', /^tel:/);
  await axePart(page, '#contact-form');

  await page.reload();
  const fieldsAreSame = async () => {
    await expect(field('Namn')).toHaveValue('Lena Svensson');
    await expect(field('Telefon')).toHaveValue('070-174 06 05');
    await expect(field('E-post')).toHaveValue('lena@kund.example');
    await expect(field('Meddelande')).toHaveValue('Är den besiktigad?');
    await expect(choice('Tid 1')).toHaveValue(time);
  };
  await fieldsAreSame();
  // The service does not respond: fields are locked, a second click sends nothing.
  await page.unroute(API);
  const held: Route[] = [];
  await page.route(API, async (route) => {
    // A request after the second one is that with the proof of work.
    if (held.push(route) > 2) await route.continue();
  });
  await send.dblclick();
  const busy = form.getByRole('button', { name: 'Skickar …' });
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect(field('Namn')).toHaveAttribute('readonly');
  await expect.poll(() => sent.length).toBe(4);

  // The page that was left in the middle sends the same again.
  await page.reload();
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.continue();
  await expect(thanks).toBeFocused();
  // One submission from the first try to the last.
  expect(sent.length).toBeGreaterThanOrEqual(5);
  expect(new Set(sent).size).toBe(1);
  const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await form.innerText())?.[0] ?? '';
  await expect(form).toContainText(`Referensnummer: ${reference}`);
  await expect(form).toContainText('Vad händer nu?');
  await expect(form).toContainText('lena@kund.example');
  await axePart(page, '#contact-form');

  await page.goto(`${directoryAddress}/dev/outbox`);
  const mails = page.getByRole('article').filter({ hasText: reference });
  await expect(mails).toHaveCount(2);
  await expect(mails.filter({ hasText: 'Är den besiktigad?' })).toHaveCount(1);
  await expect(mails.filter({ hasText: 'Tack för att du hör av dig' })).not.toContainText('besiktigad');
});

test('H-02 of a sample car the visitor chooses the seller; each error of the service says so', async ({
  page,
  request,
  guard,
}) => {
  guard.expect(/status of 4(04|22|28)/);
  const car = await findCar(request, SITE, { filters: [sample] });
  await open(page, `${carAddress(SITE, car)}#contact-quote`);
  const { form, field, box, choice, send, alert, thanks } = formOf(page);
  await expect(box('Få en offert')).toBeChecked();
  await field('Namn').fill('Lena Svensson');
  await field('Telefon').fill('+46 70 174 06 05');
  await field('E-post').fill('lena@kund.example');
  await send.click();
  await expect(choice('Säljare')).toHaveAccessibleDescription('Välj en säljare');
  await choice('Säljare').selectOption({ index: 1 });
  const seller = await choice('Säljare').inputValue();

  await respond(page, 422, 'DEPARTMENT_NOT_FOUND');
  await send.click();
  await expect(alert).toContainText('Vi hittar ingen säljare för den här modellen.');
  await page.unroute(API);
  await respond(page, 422, 'FORM_ID_REUSED');
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(alert).toContainText('Det gick inte att skicka just nu.');
  await expect(choice('Säljare')).toHaveValue(seller);
  await page.unroute(API);
  await alert.getByRole('button', { name: 'Försök igen' }).click();
  await expect(thanks).toBeFocused();
  await expect(form).toContainText(seller);
  await form.getByRole('button', { name: 'Skriv ett meddelande till' }).click();
  await expect(field('Namn')).toHaveValue('Lena Svensson');
  await expect(box('Få en offert')).not.toBeChecked();

  // The car was sold meanwhile: others instead of a retry.
  await respond(page, 404, 'CAR_NOT_FOUND');
  await choice('Säljare').selectOption({ index: 1 });
  await send.click();
  await expect(alert).toContainText('Den här bilen finns inte längre hos oss.');
  await expect(alert.getByRole('button', { name: 'Försök igen' })).toHaveCount(0);
  await expect(alert.getByRole('link', { name: 'Till alla bilar' })).toHaveAttribute('href', /alla-bilar-i-lager$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, consent: 'none' });

  test('H-02 M-05 a message is an ordinary form, with its errors and its receipt as pages', async ({
    page,
    request,
    guard,
  }) => {
    guard.expect(/status of 422/);
    const car = await findCar(request, SITE, { filters: [{ ...sample, not: true }] });
    await page.goto(carAddress(SITE, car));
    const { field, box, send } = formOf(page);
    await field('Namn').fill('Lena Svensson');
    await field('Telefon').fill('070-174 06 05');
    await field('E-post').fill('lena@kund');
    await field('Meddelande').fill('Hej utan skript');
    await box('Få en offert').check();
    await send.click();
    await expect(page.getByText('Skriv en e-postadress, till exempel namn@exempel.se.')).toBeVisible();
    const email = page.getByRole('textbox', { name: /^E-post/ });
    await expect(page.getByRole('textbox', { name: /^Meddelande/ })).toHaveValue('Hej utan skript');
    await email.fill('lena@kund.example');
    await page.getByRole('button', { name: 'Skicka' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, din förfrågan är skickad');
    await expect(page.getByText(/Referensnummer: [A-Z2-9]{4}-[A-Z2-9]{4}/)).toBeVisible();
    // The address names no person.
    expect(page.url()).not.toMatch(/lena|kund|174|Hej/i);
    await page.getByRole('link', { name: 'Tillbaka till bilen' }).click();
    await expect(page).toHaveURL(new URL(carAddress(SITE, car)).pathname);
  });
});
