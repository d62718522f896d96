import { formatFor } from '@/i18n/format';
import { axePart, directoryAddress, expect, open, test } from './kit/fixtures';
import { carAddress, findCars } from './kit/stock';

const SITE = 'car-auction-se';
const API = '**/api/forms/comhub';
const kr = (amount: number): string => formatFor('sv-SE').money(amount, 'SEK').replaceAll('\u00a0', ' ');

test('A-01 H-02 an advance bid by keyboard: what is missing, one too low, a double press, one confirmation, and a lot that closes', async ({
  page,
  request,
  guard,
}) => {
  // Filled faster than a person does: the browser solves a proof of work. The last bid is refused.
  guard.expect(/status of (422|428)/);
  const { cars: lots } = await findCars(request, SITE, { sort_name: 'car_bids_end_desc', limit: 48 });
  const lot = lots.find(({ car_bids_end: end = '' }) => Date.parse(end) > Date.now() + 600_000);
  const first = lot?.car_price;
  if (!lot || first === undefined) throw new Error('No lot is open for ten minutes.');
  await open(page, carAddress(SITE, lot));
  const main = page.getByRole('main');
  const section = main.getByRole('region', { name: 'Lägg förhandsbud' });
  const form = section.getByRole('form', { name: 'Lägg förhandsbud' });
  const field = (name: string) => form.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const send = form.getByRole('button', { name: 'Skicka förhandsbud' });
  const alert = form.getByRole('alert');

  // How it works, in four steps; the amount next to the price, and the way to the form, which has it and asks the name.
  await expect(section.getByRole('listitem')).toHaveCount(4);
  const quick = main.getByRole('textbox', { name: 'Ditt bud' });
  const firstBid = new RegExp(`^${kr(first).replace(/\D+$/, '').replaceAll(' ', '\\s')}$`);
  await expect(quick).toHaveValue(firstBid);
  await main.getByRole('button', { name: /^\+/ }).first().press('Enter');
  await expect(quick).not.toHaveValue(firstBid);
  await expect(field('Ditt högsta bud')).toHaveValue(await quick.inputValue());
  await main.getByRole('link', { name: 'Lägg förhandsbud' }).press('Enter');
  await expect(page).toHaveURL(/#advance-bid$/);
  await expect(section).toBeInViewport();
  await expect(field('Namn')).toBeFocused();
  await expect(section.getByRole('alert')).toHaveCount(0);

  await field('Ditt högsta bud').fill(String(first - 1));
  await send.press('Enter');
  await expect(alert).toHaveText('Något saknas eller stämmer inte. Rätta fälten som är markerade.');
  await expect(field('Ditt högsta bud')).toBeFocused();
  await expect(field('Ditt högsta bud')).toHaveAccessibleDescription(
    new RegExp(`Budet måste vara minst utropspriset, ${kr(first).replaceAll(' ', '\\s')}\\.`),
  );
  await axePart(page, '#advance-bid');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${first} kr`);
  await field('Namn').fill('Lena Svensson');
  await field('Telefon').fill('070-174 06 05');
  await field('E-post').fill('lena.bud@kund.example');
  await form.getByRole('checkbox', { name: /Jag har läst auktionens regler/ }).press('Space');

  const sent = new Set<string>();
  page.on('request', (one) => {
    if (one.url().endsWith('/api/forms/comhub')) sent.add(String(one.postDataJSON().formSubmissionId));
  });
  await send.dblclick();
  const thanks = section.getByRole('heading', { name: 'Tack, vi har tagit emot ditt förhandsbud' });
  await expect(thanks).toBeFocused();
  expect(sent.size).toBe(1);
  await expect(section.getByRole('status')).toContainText(`Utrop ${lot.car_lot_number}: högst ${kr(first)}.`);
  await axePart(page, '#advance-bid');

  // The server has the last word: here as if bidding had just closed.
  await section.getByRole('button', { name: 'Lägg ett annat bud' }).press('Enter');
  await expect(field('Namn')).toHaveValue('Lena Svensson');
  await field('Ditt högsta bud').fill(String(first));
  await form.getByRole('checkbox', { name: /Jag har läst auktionens regler/ }).press('Space');
  await page.route(API, (route) => route.fulfill({ status: 422, json: { error: { code: 'BIDS_CLOSED' } } }));
  await send.press('Enter');
  await expect(alert).toContainText('Budgivningen på det här utropet är stängd. Ditt bud togs inte emot.');
  await expect(alert.getByRole('link', { name: 'Till alla utrop' })).toBeVisible();

  await page.goto(`${directoryAddress}/dev/outbox`);
  await expect(page.getByText(`Ditt förhandsbud, Utrop ${lot.car_lot_number}`).first()).toBeVisible();
});
