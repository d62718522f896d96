import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRecording, type Recording } from '@/store/recording';
import { hydrated, axe, directoryAddress, expect, test } from './kit/fixtures';
import { CarList } from './pages/carList';
import { CarPage } from './pages/carPage';

const SECRET = 'volvo kombi';
/** UPDATE_RECORDINGS writes the recording for the test of recordings: run it when the actions of a search change. */
const RECORDING = path.join(__dirname, '../test/recordings/search-session.json');

const read = (text: string): Recording => {
  const result = readRecording(text);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

test('M-02 a visit is exported from the footer, redacted, and replays to its end', async ({ page, guard }) => {
  guard.expect(/Failed to load resource/);
  const list = new CarList(page);
  const car = new CarPage(page);
  await list.open('car_year_min=2000');
  await list.search.fill(SECRET);
  await list.search.press('Enter');
  await expect(page).toHaveURL(/said=volvo\+kombi$/);
  const fuel = await list.narrowing('Drivmedel');
  await fuel.box.check();
  await list.shows(fuel.count);
  await list.bound('Årsmodell, från').fill('2003');
  await expect(page).toHaveURL(/car_year_min=2003/);
  await list.sort.selectOption({ label: 'Lägst pris' });
  await expect(page).toHaveURL(/sort=car_price_asc/);
  // An error and its recovery are part of the visit.
  await page.route('**/api/search', (route) => route.fulfill({ status: 502, body: '' }));
  await list.chip(/^Ta bort Årsmodell/).click();
  await expect(list.results.getByRole('status')).toContainText('Vi kunde inte hämta bilarna.');
  await page.unrouteAll({ behavior: 'wait' });
  await list.results.getByRole('button', { name: 'Försök igen' }).click();
  await list.shows(fuel.count);
  await list.cards.first().getByRole('link').click();
  await expect(car.section('Tekniska data')).toBeVisible();
  await page.goBack();
  await list.shows(fuel.count);
  await page.goBack();
  await page.goBack();
  await list.shows(fuel.count);
  // Another page of the site and back: the visit continues.
  await page.getByRole('banner').getByRole('link', { name: 'Nordvik Bil, till startsidan' }).click();
  await expect(page.getByRole('searchbox', { name: 'Sök bil' })).toBeVisible();
  await page.goBack();
  await list.shows(fuel.count);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('contentinfo').getByRole('button', { name: 'Skicka felrapport' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const text = readFileSync(await download.path(), 'utf8');
  const recording = read(text);
  expect(recording.site).toBe('car-store-se');
  expect(recording.actions.map(({ type }) => type)).toEqual(
    expect.arrayContaining([
      'carList/textSearched',
      'carList/termToggled',
      'carList/rangesSettled',
      'carList/sortChosen',
      'carList/searchFailed',
      'carList/retried',
      'carsPage/carChosen',
      'carList/historyRestored',
    ]),
  );
  const plain = decodeURIComponent(text.replaceAll('+', ' ').replaceAll('%', '%25')).replaceAll('%20', ' ');
  expect(plain.toLowerCase()).not.toContain(SECRET);
  expect(text).not.toMatch(/(?:keyphrase|said)=(?!redacted)[^"&]/);
  // The car's page contains sellers and registration numbers.
  expect(text).not.toMatch(/[\w.+-]+@[\w-]+\.\w+/);
  expect(text).not.toMatch(/"car_regno":"(?!redacted)/);
  if (process.env.UPDATE_RECORDINGS) writeFileSync(RECORDING, `${JSON.stringify(recording)}\n`);

  await page.goto(`${directoryAddress}/dev/replay`);
  await hydrated(page);
  await page.getByLabel('Open a recording').setInputFiles(await download.path());
  await expect(page.getByText('The replay ends as the visit did.')).toBeVisible();
  const last = recording.actions.length;
  await expect(page.getByText(`Step 0 of ${last}`)).toBeVisible();
  const slider = page.getByRole('slider', { name: 'Replay a recording' });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(page.getByText(`Step ${last} of ${last}`)).toBeVisible();
  await page.getByRole('button', { name: 'Previous step' }).click();
  await expect(page.getByText(`Step ${last - 1} of ${last}`)).toBeVisible();
  const [devTools] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save for Redux DevTools' }).click(),
  ]);
  expect(Object.keys(JSON.parse(readFileSync(await devTools.path(), 'utf8')))).toEqual(['payload', 'preloadedState']);
});

test('M-02 a stored recording is chosen from a list and replays to its end', async ({ page }) => {
  await page.goto(`${directoryAddress}/dev/replay`);
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Recordings kept as tests' })
    .getByRole('link', { name: 'Booking slot lost', exact: true })
    .press('Enter');
  await expect(page).toHaveURL(/\?recording=booking-slot-lost$/);
  await expect(page.getByText('The replay ends as the visit did.')).toBeVisible();
  await axe(page);
  expect((await page.request.get(`${directoryAddress}/dev/replay?recording=nobody`)).status()).toBe(404);
});

test('M-02 a file that is no recording shows an error', async ({ page }) => {
  await page.goto(`${directoryAddress}/dev/replay`);
  await hydrated(page);
  for (const text of [
    '',
    '{}',
    '{"format":"forecourt-recording","version":2}',
    'null',
    '{"format":"forecourt-recording","version":1,"build":"","site":"","base":{"facets":7},"end":{},"facts":[{"type":"carList/moreRequested","at":0}]}',
  ]) {
    await page
      .getByLabel('Open a recording')
      .setInputFiles({ name: 'visit.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(
      page
        .getByRole('alert')
        .filter({ hasText: 'cannot be read' })
        .or(page.getByText('The replay ends as the visit did.')),
    ).toBeVisible();
  }
});
