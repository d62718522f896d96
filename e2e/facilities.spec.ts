import { expect, open, siteAddress, test } from './kit/fixtures';

const LIST = `${siteAddress('car-store-se')}/anlaggningar`;

test.describe('a visitor without script', () => {
  test.use({ javaScriptEnabled: false, consent: 'none' });

  test('I-01 I-02 M-05 finds a facility by town, shows its opening hours and links to its cars', async ({ page }) => {
    await page.goto(LIST);
    await expect(page.getByRole('heading', { level: 1, name: 'Våra anläggningar' })).toBeVisible();
    const field = page.getByRole('searchbox', { name: 'Sök anläggning' });
    await field.fill('uppsala');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/anlaggningar\?near=&keyphrase=uppsala&/);
    await expect(field).toHaveValue('uppsala');
    await page.getByRole('textbox', { name: 'Nära' }).fill('Enköping');
    await page.getByRole('button', { name: 'Sök', exact: true }).click();
    await expect(page.getByRole('article').first()).toContainText(/Enköping.*i Enköping/s);
    await page.getByRole('link', { name: 'Nordvik Bil Uppsala', exact: true }).click();
    await expect(page).toHaveURL(/\/anlaggningar\/uppsala$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Nordvik Bil Uppsala' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Du är här' })).toContainText('Nordvik Bil Uppsala');
    const hours = page.getByRole('table', { name: 'Öppettider' });
    await expect(hours.getByRole('columnheader', { name: 'Verkstad', exact: true })).toBeVisible();
    await expect(hours.getByRole('row', { name: /^Måndag/ })).toBeVisible();
    await page.getByText('Visa medarbetare').click();
    await expect(page.getByRole('link', { name: /^Mejla / }).last()).toBeVisible();
    await page
      .getByRole('link', { name: /^Se (?:alla )?\d+ bil/ })
      .first()
      .click();
    await expect(page).toHaveURL(/car_site_name=Nordvik\+Bil\+Uppsala/);
    await expect(page.getByRole('article').first()).toContainText('Uppsala');
  });

  test('C-27 a landing page leads to the list with its filter', async ({ page }) => {
    await page.goto(`${siteAddress('car-store-se')}/kop-bil/bilmarken/volvo`);
    const link = page.getByRole('link', { name: /^Visa alla .* bilar$/ });
    const total = (await link.innerText()).replace(/\D/g, '');
    await link.click();
    await expect(page).toHaveURL(/\?car_brand=Volvo$/);
    await expect(
      page.getByText(new RegExp(`^${total.replace(/\B(?=(\d{3})+$)/g, '\\s')} bilar$`)).first(),
    ).toBeVisible();
  });
});

test('I-01 issue 21: on a phone a search shows what it has found, also the second time', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, LIST);
  const field = page.getByRole('searchbox', { name: 'Sök anläggning' });
  const found = page.getByRole('status').filter({ hasText: /anläggning/ });
  await page.locator('summary', { hasText: 'Filter' }).click();
  await expect(found).not.toBeInViewport();
  for (const text of ['malm', 'malm']) {
    await field.fill(text);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await expect(found).not.toBeInViewport();
    await field.press('Enter');
    await expect(page).toHaveURL(/keyphrase=malm/);
    await expect(found).toBeInViewport();
  }
});

test('I-01 the facility search by keyboard: text, brand, and back to all', async ({ page }) => {
  await page.goto(LIST);
  const field = page.getByRole('searchbox', { name: 'Sök anläggning' });
  await field.focus();
  await page.keyboard.type('ingenstans-alls');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Vi hittade ingen anläggning som stämmer.', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Visa alla anläggningar' }).press('Enter');
  await expect(page).toHaveURL(LIST);
  await page.getByRole('combobox', { name: 'Märke' }).selectOption('Porsche');
  await page.getByRole('button', { name: 'Sök', exact: true }).press('Enter');
  await expect(page).toHaveURL(/site_brands=Porsche/);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Märke' })).toHaveValue('Porsche');
});

test('I-01 M-05 the makes as buttons: on a phone each is whole on the screen when it has the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, `${siteAddress('dealer-brand-uk')}/locations`);
  const makes = page.getByRole('list', { name: 'Make' }).getByRole('link');
  await makes.first().focus();
  for (const make of (await makes.all()).slice(1, 8)) {
    await page.keyboard.press('Tab');
    await expect(make).toBeFocused();
    await expect(make).toBeInViewport({ ratio: 1 });
  }
});

test('I-02 J-02 from a facility back to the list as it was, and on to a booking at its workshop', async ({ page }) => {
  // A link before hydration is a plain one.
  await open(page, `${LIST}?near=Uppsala&order=name`);
  await page.getByRole('link', { name: 'Nordvik Bil Uppsala', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nordvik Bil Uppsala' })).toBeVisible();
  await page.getByRole('link', { name: 'Till alla anläggningar' }).click();
  await expect(page).toHaveURL(/\?near=Uppsala&order=name$/);
  await page.getByRole('link', { name: 'Nordvik Bil Uppsala', exact: true }).click();
  await page.getByRole('link', { name: 'Boka verkstadstid' }).click();
  await expect(page).toHaveURL(/boka-bilverkstad\?workshop=\d+/);
  // The address changes before the page does.
  await expect(page.getByRole('button', { name: 'Byt plats' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Nordvik Bil Uppsala', { exact: true })).toBeVisible();
});

test("I-02 an unknown facility is the site's 404", async ({ page, guard }) => {
  guard.expect(/status of 404/);
  const response = await page.goto(`${LIST}/finns-inte`);
  expect(response?.status()).toBe(404);
});
