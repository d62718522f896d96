import { directoryAddress } from './kit/addresses';
import { axe, expect, fitsWidth, hydrated, siteAddress, test } from './kit/fixtures';
import { consentGiven } from './kit/consent';
import { CarList } from './pages/carList';

const SAVED = `${siteAddress('car-store-se')}/kop-bil/sparat`;

test('H-01 F-06 cars and a search are saved by keyboard, found on their page, in another tab, and by a link', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const list = new CarList(page);
  await list.open('car_brand=Volvo');
  const heart = (index: number) => list.cards.nth(index).getByRole('button', { name: /^Spara / });
  for (const index of [0, 1]) {
    await heart(index).press('Enter');
    await expect(heart(index)).toHaveAttribute('aria-pressed', 'true');
  }
  await page.getByRole('button', { name: 'Spara sökning' }).press('Enter');
  const name = page.getByRole('textbox', { name: 'Namn på sökningen' });
  await expect(name).toBeFocused();
  await expect(name).toHaveValue('Volvo');
  await name.fill('Volvo till mamma');
  await name.press('Enter');
  await expect(page.getByText('Sökningen är sparad på den här enheten.')).toBeVisible();
  await axe(page, '.link');
  await expect(page.getByRole('status').filter({ hasText: 'Volvo till mamma är sparad.' })).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWidth(page);
  await page.getByRole('link', { name: 'Visa sparat (3)' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'Sparat' })).toBeVisible();
  const cars = page.getByRole('region', { name: 'Sparade bilar' });
  await expect(cars.getByRole('article')).toHaveCount(2);
  await expect(cars.getByText(/kr när du sparade den /)).toHaveCount(2);
  await hydrated(page);
  await axe(page);
  await fitsWidth(page);

  // What is taken away stays in its line, where the same press brings it back.
  const first = cars
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Spara / });
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(first).toBeFocused();
  await first.press('Enter');
  await expect(first).toHaveAttribute('aria-pressed', 'true');

  await cars.getByRole('button', { name: 'Dela' }).press('Enter');
  await expect(page.getByText('Länken är kopierad.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/kop-bil\/sparat#cars=\d+,\d+$/);
  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(consentGiven());
  const other = await elsewhere.newPage();
  await other.goto(link);
  const shared = other.getByRole('region', { name: 'Bilar som någon delar med dig' });
  await expect(shared.getByRole('article')).toHaveCount(2);
  await shared.getByRole('button', { name: 'Spara alla' }).click();
  await expect(other.getByRole('region', { name: 'Sparade bilar' }).getByRole('article')).toHaveCount(2);
  await elsewhere.close();

  // The last search takes its list with it: the focus goes to the page's heading.
  const search = page.getByRole('link', { name: 'Volvo till mamma' });
  const address = (await search.getAttribute('href')) ?? '';
  await page.getByRole('button', { name: 'Ta bort Volvo till mamma' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Sparat' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Volvo till mamma är borttagen.' })).toHaveCount(1);
  await expect(page.getByRole('list', { name: 'Sparade sökningar' })).toHaveCount(0);
  await page.goto(new URL(address, SAVED).href);
  await expect(page).toHaveURL(/\/kop-bil\/alla-bilar-i-lager\?car_brand=Volvo$/);
  await expect(list.cards.first()).toBeVisible();
});

test('H-01 a browser that refuses to store says so, and what is saved stays until the page is left', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const list = new CarList(page);
  await list.open();
  const heart = list.cards.first().getByRole('button', { name: /^Spara / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  const refusal = page.getByText('Webbläsaren kan inte spara något just nu.');
  await expect(refusal).toBeVisible();
  await page.getByRole('link', { name: 'Visa sparat (1)' }).click();
  await expect(page.getByRole('region', { name: 'Sparade bilar' }).getByRole('article')).toHaveCount(1);
  await expect(refusal).toBeVisible();
  await axe(page);
});

test('H-01 F-08 on a phone the box that saves a search shares it, too, and leads to what is saved', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const list = new CarList(page);
  await list.open('car_brand=Volvo');
  const save = page.getByRole('button', { name: 'Spara sökning' });
  await expect(page.getByRole('button', { name: 'Spara som länk' })).toBeHidden();
  await save.press('Enter');
  await expect(page.getByRole('button', { name: 'Spara som länk' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Namn på sökningen' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Visa sparat (1)' })).toBeVisible();
  await axe(page, '.link');
  await page.getByRole('link', { name: 'Visa sparat (1)' }).press('Escape');
  await expect(save).toBeFocused();
  await expect(page.getByRole('link', { name: 'Visa sparat (1)' })).toBeHidden();
});

test('H-01 what is saved is found from the foot of every page, and empty hearts have no fill', async ({ page }) => {
  const list = new CarList(page);
  await list.open();
  const save = page.getByRole('button', { name: 'Spara sökning' });
  const fill = (button: typeof save) => button.locator('svg').evaluate((icon) => getComputedStyle(icon).fill);
  expect(await fill(save)).toBe('none');
  const heart = list.cards.first().getByRole('button', { name: /^Spara / });
  expect(await fill(heart)).toBe('none');
  await heart.click();
  await expect.poll(() => fill(heart)).toMatch(/^rgb/);
  // A saved car does not make the search look saved.
  expect(await fill(save)).toBe('none');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sparade bilar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sparat' })).toBeVisible();
});

test('H-01 L-01 nothing saved: the page says how, and a heart on a car’s page lasts with consent to memory', async ({
  page,
  context,
}) => {
  await page.goto(SAVED);
  await expect(page.getByRole('heading', { name: 'Du har inte sparat något än' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await axe(page);
  const list = new CarList(page);
  await list.open();
  await list.cards.first().getByRole('link').click();
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Spara / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Visa sparat (1)' }).click();
  await expect(page.getByText('Det du sparar finns kvar bara under det här besöket.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Välj kakor' }).click();
  await page.getByRole('checkbox', { name: 'Minne' }).check();
  await page.getByRole('button', { name: 'Spara mina val' }).click();
  await expect(page.getByText('Det du sparar finns kvar bara under det här besöket.')).toHaveCount(0);
  // Another tab has a session of its own; the device is the same.
  const tab = await context.newPage();
  await tab.goto(SAVED);
  const cars = tab.getByRole('region', { name: 'Sparade bilar' });
  await expect(cars.getByRole('article')).toHaveCount(1);
  await page.bringToFront();
  await page
    .getByRole('region', { name: 'Sparade bilar' })
    .getByRole('button', { name: /^Spara / })
    .click();
  await expect(cars.getByRole('button', { name: /^Spara / })).toHaveAttribute('aria-pressed', 'false');
});

test('H-01 a saved search is watched by mail: confirmed by one press, and ended by one', async ({ page, request }) => {
  const mailbox = `kund-${Date.now()}@kund.example`;
  const list = new CarList(page);
  await list.open('car_brand=Volvo');
  await page.getByRole('button', { name: 'Spara sökning' }).click();
  await page.getByRole('textbox', { name: 'Namn på sökningen' }).press('Enter');
  await page.getByRole('button', { name: 'Bevaka sökningen: Volvo' }).press('Enter');
  const address = page.getByRole('textbox', { name: 'E-post' });
  await expect(address).toBeFocused();
  await address.fill('kund');
  await address.press('Enter');
  await expect(page.getByText('Skriv en e-postadress, till exempel namn@exempel.se.')).toBeVisible();
  await expect(address).toBeFocused();
  await axe(page, '.link');
  await page.setViewportSize({ width: 360, height: 740 });
  await fitsWidth(page);
  await address.fill(mailbox);
  await address.press('Enter');
  const waiting = page.getByRole('status').filter({ hasText: 'Nästan klart: bekräfta adressen i mejlet som kommer.' });
  await expect(waiting).toBeFocused();

  const outbox = await request.get(`${directoryAddress}/dev/outbox`);
  const text = await outbox.text();
  const mail = text.slice(text.indexOf(mailbox));
  const link = /https?:\/\/[^\s"<]*\/api\/search-alerts\/confirm\/[\w-]{43}/.exec(mail)?.[0] ?? '';
  const other = await page.context().newPage();
  await other.goto(link);
  await axe(other);
  await other.getByRole('button', { name: 'Bekräfta bevakningen' }).click();
  await expect(other.getByRole('heading', { name: 'Bevakningen är igång' })).toBeVisible();
  await other.close();

  await page.getByRole('link', { name: 'Visa sparat (1)' }).click();
  const searches = page.getByRole('list', { name: 'Sparade sökningar' });
  await expect(searches.getByText('Du bevakar sökningen.')).toBeVisible();
  await axe(page);
  await fitsWidth(page);
  await searches.getByRole('button', { name: 'Sluta bevaka Volvo' }).press('Enter');
  await expect(searches.getByText('Bevakningen är avslutad.')).toBeFocused();
  await expect(searches.getByRole('button', { name: 'Bevaka sökningen: Volvo', exact: true })).toBeVisible();
});
