import { homeItemPath } from '@/domain/content/contentIds';
import { pageFormId } from '@/server/content/pageForm';
import { axe, directoryAddress, expect, fitsWidth, open, siteAddress, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { EDITING_SECRET, EditorPage } from './pages/editorPage';

const SITE = siteAddress('car-store-se');
/** A red picture of two by two pixels. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

test('L-03 a form of the content is filled in by keyboard, with a picture, sent, and created again after three seconds', async ({
  page,
  request,
  guard,
}) => {
  test.setTimeout(120_000);
  // Filled in faster than people do: the browser solves a challenge first.
  guard.expect(/status of 428/);
  await open(page, `${SITE}/om-nordvik/omdome`);
  const send = page.getByRole('button', { name: 'Skicka omdömet' });
  await send.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'Något saknas' })).toBeVisible();
  await axe(page);
  await page.getByRole('radio', { name: 'Annat' }).press('Space');
  await page.getByRole('textbox', { name: 'Vad då?' }).pressSequentially('Fikat');
  await page.getByRole('checkbox', { name: 'Bemötandet' }).press('Space');
  await page.getByRole('radio', { name: '4 av 5' }).press('Space');
  await page.getByLabel('Lägg till bild').setInputFiles({ name: 'fika.png', mimeType: 'image/png', buffer: PICTURE });
  await expect(page.getByText('fika.png är uppladdad')).toBeVisible();
  await page.getByRole('radio', { name: 'Ja', exact: true }).press('Space');
  await page.getByRole('textbox', { name: 'Förnamn' }).pressSequentially('Ada');
  await page.getByRole('textbox', { name: 'Efternamn' }).pressSequentially('Ek');
  await page.getByRole('textbox', { name: 'E-post' }).pressSequentially('ada.form@kund.example');
  await send.press('Enter');
  await expect(page.getByText('Tack för ditt omdöme!')).toBeVisible();
  const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await page.getByText(/^Referensnummer/).innerText())?.[0] ?? '';
  await expect(page.getByText('Formuläret är tomt igen om du vill skicka ett till.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Annat' })).not.toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Förnamn' })).toBeHidden();

  await page.goto(`${directoryAddress}/dev/outbox`);
  const mail = page.getByRole('article', { name: `Ditt omdöme (${reference})` });
  await expect(mail).toContainText('omdome@nordvik.example');
  for (const part of ['Vad då? Fikat', 'Betyg: 4/5', 'Namn: Ada Ek']) await expect(mail).toContainText(part);
  const picture = /http\S+\/api\/uploads\/\S+/.exec(await mail.innerText())?.[0] ?? '';
  const shown = await requestHost(request, 'car-store-se.localhost', new URL(picture).pathname);
  expect([shown.status(), shown.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('L-03 the popup of a form is at most 520 px wide, works by keyboard, and keeps what was filled in when sending fails', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(/status of (?:428|502)/);
  await page.route('**/api/forms/comhub', (route) => route.fulfill({ status: 502, body: '' }));
  await open(page, `${SITE}/dack-och-biltillbehor`);
  const summary = page.locator('summary').filter({ hasText: 'Fråga om däck' });
  await summary.press('Enter');
  const popup = page.locator('details[open]').filter({ has: summary });
  expect((await popup.locator('> div').boundingBox())?.width).toBeLessThanOrEqual(520);
  await axe(page);
  await popup.getByRole('textbox', { name: 'Din fråga' }).fill('Har ni plats?');
  await page.keyboard.press('Escape');
  await expect(summary).toBeFocused();
  await summary.press('Enter');
  await popup.getByRole('textbox', { name: 'E-post' }).fill('ada@kund.example');
  await popup.getByRole('button', { name: 'Skicka' }).click();
  await expect(popup.getByRole('alert')).toContainText('Formuläret kan inte skickas just nu.', { timeout: 20_000 });
  await page.setViewportSize({ width: 320, height: 700 });
  await fitsWidth(page);
  await page.unroute('**/api/forms/comhub');
  await page.reload();
  await summary.press('Enter');
  await expect(popup.getByRole('textbox', { name: 'Din fråga' })).toHaveValue('Har ni plats?');
  await popup.getByRole('button', { name: 'Skicka' }).click();
  await expect(popup.getByText('Tack, formuläret är skickat')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, consent: 'none' });
  test('L-03 a form of the content is an ordinary form with a receipt', async ({ page }) => {
    await page.goto(`${SITE}/om-nordvik/omdome`);
    await page.getByRole('radio', { name: 'Verkstad' }).check();
    await page.getByRole('radio', { name: '5 av 5' }).check();
    await page.getByRole('radio', { name: 'Nej' }).check();
    await page.getByRole('button', { name: 'Skicka omdömet' }).click();
    await expect(page.getByRole('heading', { name: 'Tack, formuläret är skickat' })).toBeVisible();
    await page.getByRole('link', { name: 'Tillbaka' }).click();
    await expect(page).toHaveURL(`${SITE}/om-nordvik/omdome`);
  });
});

test.describe('an editor', () => {
  const PATH = '/om-nordvik/hallbarhet';
  // Nothing covers the editor's controls.
  test.use({ consent: 'none' });
  test.afterEach(async ({ request }) => {
    const of = { site: 'car-store-se', language: 'sv-SE' };
    const item = pageFormId(homeItemPath('car-store-se') + PATH);
    const send = async (path: string, data: object) =>
      requestHost(request, 'car-store-se.localhost', `/api/content${path}`, {
        method: 'POST',
        headers: { 'x-editing-secret': EDITING_SECRET },
        data: { ...of, ...data },
      });
    await send(`/items/${item}/restore`, { version: 1 });
    expect((await send('/publish', { items: [item] })).status()).toBe(200);
  });

  test('L-03 adds a form to a page and changes its questions; a visitor sees and sends it', async ({
    page,
    browser,
  }) => {
    test.setTimeout(120_000);
    const editor = new EditorPage(page, PATH);
    await editor.open();
    await editor.bar.getByRole('button', { name: 'Sidans uppgifter' }).click();
    const choose = async (field: string) => {
      await page.getByRole('button', { name: 'Allt i Formulär' }).first().click();
      await page.getByRole('button', { name: new RegExp(`^Ändra ${field}: `) }).click();
    };
    await choose('Formulärets nummer');
    await page.getByRole('textbox', { name: 'Formulärets nummer' }).fill('hallbarhet');
    await editor.save();
    await choose('Formulärets frågor');
    await page.getByRole('button', { name: 'Lägg till en fråga' }).press('Enter');
    await page.getByRole('textbox', { name: 'Fråga 1', exact: true }).fill('Vad undrar du?');
    await page.getByRole('checkbox', { name: 'Fråga 1 måste besvaras' }).press('Space');
    await axe(page, '[data-editor]');
    await editor.save();
    await expect(page.getByRole('main').getByRole('textbox', { name: 'Vad undrar du?' })).toBeVisible();
    await editor.publish();

    await choose('Formulärets frågor');
    await page.getByRole('textbox', { name: 'Fråga 1', exact: true }).fill('Vad vill du veta?');
    await page.getByRole('button', { name: 'Lägg till en fråga' }).click();
    await page.getByRole('textbox', { name: 'Fråga 2', exact: true }).fill('Din e-post');
    await page.getByRole('combobox', { name: 'Slag, fråga 2' }).selectOption({ label: 'E-post' });
    await editor.save();
    await editor.publish();

    const context = await browser.newContext();
    const visitor = await context.newPage();
    await open(visitor, editor.address);
    await visitor.getByRole('button', { name: 'Bara nödvändiga' }).click();
    await expect(visitor.getByRole('textbox', { name: 'Vad undrar du?' })).toHaveCount(0);
    await visitor.getByRole('textbox', { name: 'Vad vill du veta?' }).fill('Hur mycket el drar laddningen?');
    await visitor.getByRole('textbox', { name: /^Din e-post/ }).fill('ada.el@kund.example');
    await visitor.getByRole('main').getByRole('button', { name: 'Skicka', exact: true }).press('Enter');
    await expect(visitor.getByText(/^Referensnummer: [A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
    await context.close();
  });
});

test('L-03 a table is requested for an open time by keyboard; a closed day is refused in words', async ({
  page,
  guard,
}) => {
  test.setTimeout(120_000);
  guard.expect(/status of 428/);
  await open(page, `${siteAddress('restaurant')}/boka-bord`);
  const openWednesday = (): string[] => {
    const day = new Date(Date.now() + 3 * 86_400_000);
    // Christmas and Twelfth Night are closed.
    while (day.getUTCDay() !== 3 || /-12-2[3-7]|-01-0[56]/.test(day.toISOString()))
      day.setUTCDate(day.getUTCDate() + 1);
    return day.toISOString().slice(0, 10).split('-');
  };
  const types = async (parts: readonly string[]) => {
    await page.getByRole('spinbutton', { name: /^år/i }).focus();
    for (const part of parts) await page.keyboard.type(part);
  };
  const time = page.getByRole('combobox', { name: 'Tid' });
  await expect(time.getByRole('option')).toHaveText(['Välj dag först']);
  // The third Sunday is never the first of a month.
  const sunday = new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1, 15));
  while (sunday.getUTCDay() !== 0) sunday.setUTCDate(sunday.getUTCDate() + 1);
  await types(sunday.toISOString().slice(0, 10).split('-'));
  await expect(page.getByText('Den dagen har vi stängt. Välj en annan dag.')).toBeVisible();
  await axe(page);
  const wednesday = openWednesday();
  await types(wednesday);
  await expect(page.getByText('Den dagen har vi stängt. Välj en annan dag.')).toBeHidden();
  await time.selectOption('18:30');
  await page.getByRole('combobox', { name: 'Antal gäster' }).selectOption('4');
  await page.getByRole('textbox', { name: 'Förnamn' }).fill('Ada');
  await page.getByRole('textbox', { name: 'Efternamn' }).fill('Ek');
  await page.getByRole('textbox', { name: 'Telefon' }).fill('070-174 06 05');
  await page.getByRole('textbox', { name: 'E-post' }).fill('ada.table@kund.example');
  await page.getByRole('button', { name: 'Be om bordet' }).press('Enter');
  await expect(page.getByText('Tack! Vi tittar i bokningsboken och svarar på mejlen.')).toBeVisible();
  const reference = /[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(await page.getByText(/^Referensnummer/).innerText())?.[0] ?? '';
  await page.goto(`${directoryAddress}/dev/outbox`);
  const toHouse = page.getByRole('article', { name: `Be om ett bord (${reference})` });
  for (const part of ['bord@restaurangverkstan.example', 'Tid: 18:30', 'Antal gäster: 4', 'Namn: Ada Ek'])
    await expect(toHouse).toContainText(part);
  await expect(toHouse).toContainText(`onsdag ${Number(wednesday[2])}`);
});
