import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startPostgres, type PostgresServer } from '../test/server/database/postgresServer';
import { startMailServer, type MailServer } from '../test/server/messages/mailServer';
import { expect, open, test } from './kit/fixtures';
import { startOtherServer, type OtherServer } from './kit/otherServer';

const CUSTOMER = 'anna.ek@kund.example';

/** The files that docs/new-group.md shows, in their order. */
const shown = [...readFileSync('docs/new-group.md', 'utf8').matchAll(/`(\w+\.jsonl)`:\n\n```json\n([^]*?)```/g)].map(
  ([, name = '', content = '']) => ({ name, content }),
);

let postgres: PostgresServer;
let mails: MailServer;
let other: OtherServer;
/** What the documentation exports, for the server and the commands. */
let settings: Record<string, string>;
test.beforeAll(async () => {
  // A database and a server are started while other tests run.
  test.setTimeout(240_000);
  postgres = await startPostgres();
  mails = await startMailServer();
  settings = {
    FORECOURT_MODE: 'live',
    DATABASE_URL: await postgres.newDatabase(),
    STOCK_KEY: 'a-key-of-this-group-alone',
    SITECORE_API_KEY: 'another-key-of-this-group',
    SMTP_URL: mails.url,
    // Nothing listens there: text messages wait.
    SMS_URL: 'http://127.0.0.1:9/sms',
  };
  other = await startOtherServer(settings);
});
test.afterAll(async () => {
  await other?.stop();
  await mails?.close();
  await postgres?.stop();
});

test('I-01 J-06 M-03 a new group in live mode on an empty database has its first booking after three files', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const site = `http://car-store-se.localhost:${other.port}`;

  await test.step('nothing invented is there', async () => {
    await open(page, `${site}/anlaggningar`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Exempelbil Örebro')).toHaveCount(0);
    await expect(page.locator('a[href*="/anlaggningar/"]')).toHaveCount(0);
  });

  await test.step('three files are imported while it runs', async () => {
    expect(shown.map(({ name }) => name)).toEqual(['facilities.jsonl', 'cars.jsonl', 'workshop.jsonl']);
    const folder = mkdtempSync(path.join(tmpdir(), 'new group '));
    for (const { name, content } of shown) {
      const file = path.join(folder, name);
      writeFileSync(file, content);
      const command = name === 'cars.jsonl' ? 'stock' : 'facilities';
      await promisify(execFile)(
        process.execPath,
        ['src/tools/run.js', command, 'import', file, '--site', 'car-store-se'],
        { env: { ...process.env, ...settings, DATA_DIR: other.dataDir } },
      );
    }
    rmSync(folder, { recursive: true });
  });

  await test.step('its facility is shown', async () => {
    await expect(async () => {
      await open(page, `${site}/anlaggningar`);
      await expect(page.getByRole('link', { name: /Exempelbil Örebro/ }).first()).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
  });

  await test.step('a visitor books a service there', async () => {
    await open(page, `${site}/service-och-verkstad/boka-bilverkstad`);
    const next = page.getByRole('button', { name: 'Fortsätt', exact: true }).first();
    await page.getByLabel('Registreringsnummer').fill('XYZ123');
    await page.getByRole('combobox', { name: 'Var vill du lämna bilen?' }).fill('Örebro');
    await page.getByRole('option').first().click();
    await next.click();
    await page.getByRole('radio', { name: 'Service' }).check();
    await next.click();
    await page.getByRole('button', { name: /^Visa tider/ }).click();
    await page.locator('.slots button').first().click();
    await page.getByLabel('Förnamn').fill('Anna');
    await page.getByLabel('Efternamn').fill('Ek');
    await page.getByLabel('Mobilnummer').fill('070 1740605');
    await page.getByLabel('E-post').fill(CUSTOMER);
    await page.getByRole('button', { name: 'Boka tid' }).click();
    await expect(page.getByRole('heading', { name: 'Tack, din tid är bokad!' })).toBeVisible();
    await expect(page.getByText('Exempelbil Örebro').first()).toBeVisible();
  });

  await test.step('the customer and the workshop get mail', async () => {
    const recipients = () => mails.received.flatMap((mail) => mail.recipients);
    await expect.poll(recipients, { timeout: 30_000 }).toContain(CUSTOMER);
    const confirmation = mails.received.find((mail) => mail.recipients.includes(CUSTOMER));
    expect(confirmation?.parts[0]?.content).toContain('Exempelbil Örebro');
  });
});
