import { expect, type Page } from '@playwright/test';
import { open } from './fixtures';

/** Books an oil change at the first workshop near Solna; takes its last time, because parallel tests take the first ones. */
export async function bookVisit(page: Page, site: string, email: string): Promise<void> {
  await open(page, `${site}/service-och-verkstad/boka-bilverkstad`);
  const next = page.getByRole('button', { name: 'Fortsätt', exact: true }).first();
  await page.getByLabel('Registreringsnummer').fill('GAS');
  await page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }).fill('Solna');
  await page.getByRole('option').first().click();
  await next.click();
  await page.getByRole('radio', { name: 'Oljebyte' }).check();
  await next.click();
  await page.getByRole('button', { name: 'Fortsätt utan tillval' }).first().click();
  await page
    .getByRole('button', { name: /^Visa tider/ })
    .first()
    .click();
  await page.locator('.slots:not(.whole) button').last().click();
  await page.getByLabel('Förnamn').fill('Anna');
  await page.getByLabel('Efternamn').fill('Ek');
  await page.getByLabel('Mobilnummer').fill('070 1740605');
  await page.getByLabel('E-post').fill(email);
  await page.getByRole('button', { name: 'Boka tid' }).click();
  await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
}
