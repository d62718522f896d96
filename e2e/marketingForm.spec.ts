import { MARKETING_SCRIPT } from '@/domain/sites/marketingForms';
import { axe, expect, open, siteAddress, test } from './kit/fixtures';

/** The script of the platform: a form with a field, in the element that it is given. */
const SCRIPT = `window.hbspt = { forms: { create: ({ region, target }) => {
  document.querySelector(target).innerHTML = '<form><label>Din e-post (' + region + ')<input type="email"></label><input type="submit" value="Skicka"></form>';
} } };`;

test('L-04 the marketing form explains itself and loads nothing before consent; after a yes it is there', async ({
  page,
  context,
  guard,
}) => {
  guard.expect(/^third-party request: https:\/\/js-eu1\.hsforms\.net\/forms\/embed\/v2\.js/);
  guard.expect(/^third-party request: https:\/\/www\.googletagmanager\.com\/gtm\.js/);
  const requested: string[] = [];
  await context.route(`${MARKETING_SCRIPT}*`, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  await context.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await open(page, `${siteAddress('custom')}/press`);
  await expect(page.getByText(/först när du har sagt ja till marknadsföring/)).toBeVisible();
  await axe(page);
  expect(requested).toEqual([]);
  await page.getByRole('button', { name: 'Välj kakor' }).press('Enter');
  await page.getByRole('checkbox', { name: /^Marknadsföring/ }).check();
  await page.getByRole('button', { name: 'Spara mina val' }).click();
  const field = page.getByRole('textbox', { name: 'Din e-post (eu1)' });
  await expect(field).toBeVisible();
  // In the site's looks: below its label, a finger high, the button in the accent.
  expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('button', { name: 'Skicka', exact: true })).toHaveCSS('font-weight', '600');
  expect(requested).toEqual([MARKETING_SCRIPT]);
  await axe(page);
});
