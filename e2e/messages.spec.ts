import { startMailServer, type MailServer } from '../test/server/messages/mailServer';
import { bookVisit } from './kit/bookVisit';
import { expect, test } from './kit/fixtures';
import { startOtherServer, type OtherServer } from './kit/otherServer';

let mails: MailServer;
let other: OtherServer;
test.beforeAll(async () => {
  // A database is filled and a server started while other tests run.
  test.setTimeout(240_000);
  mails = await startMailServer();
  other = await startOtherServer({ SMTP_URL: mails.url });
});
test.afterAll(async () => {
  await other.stop();
  await mails.close();
});

test('J-07 a booking arrives as a mail with a calendar file', async ({ page }) => {
  test.setTimeout(120_000);
  await bookVisit(page, `http://car-store-se.localhost:${other.port}`, 'anna@example.com');
  await expect.poll(() => mails.received.length, { timeout: 30_000 }).toBe(1);
  const [mail] = mails.received;
  expect(mail?.recipients).toEqual(['anna@example.com']);
  expect(mail?.parts.map(({ type }) => type.split(';')[0])).toEqual([
    'text/plain',
    'text/html',
    'text/calendar',
    'application/ics',
  ]);
  expect(mail?.parts.at(-1)?.content).toMatch(/^BEGIN:VCALENDAR/);
});
