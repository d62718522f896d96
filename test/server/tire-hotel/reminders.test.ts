import { Hono, type Env } from 'hono';
import { createApp } from '@/server/app';
import type { Orm } from '@/server/database/orm';
import { outbox } from '@/server/database/schema';
import { tireAgreements, tireReminders, tireWheels } from '@/server/database/tireHotel.tables';
import { workshopBookings } from '@/server/database/workshop.tables';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { changeSeasonAt } from '@/server/tire-hotel/changeSeason';
import { reminderRoutes } from '@/server/tire-hotel/reminder.routes';
import { createTireReminders } from '@/server/tire-hotel/tireReminders';
import { onBothEngines } from '../database/engines';
import { aRequest, DEPARTMENT, openTireBooking } from './bookingArea';
import { embedded, fillWorkshop } from '../workshop/area';

/** Noon of a day in the weeks before winter. */
const OCTOBER = Date.parse('2026-10-12T10:00:00Z');
const HOST = 'http://car-store-se.localhost';

const agreement = (regNo: string, changes: Partial<typeof tireAgreements.$inferInsert> = {}) => ({
  regNo,
  phone: '+46701740605',
  customerName: 'Åsa Öberg',
  customerEmail: 'asa@kund.example',
  brand: 'Volvo',
  brandCode: 'VO',
  model: 'V60',
  buildYear: 2021,
  productId: 'p',
  packageLevel: 'Bas',
  erpId: DEPARTMENT,
  wantsReminder: true,
  ...changes,
});
const wheel = (regNo: string, season: 'winter' | 'summer') => ({
  regNo,
  position: 'FL',
  name: 'Nokian',
  rimDiameter: 17,
  sectionWidth: 225,
  aspectRatio: 50,
  threadPattern: 'x',
  season,
  isStudded: false,
});

describe('when customers are reminded', () => {
  it.each([
    ['2026-09-30T10:00:00Z', null],
    ['2026-10-01T06:59:00Z', null],
    ['2026-10-01T07:00:00Z', '2026-winter'],
    ['2026-10-01T16:59:00Z', '2026-winter'],
    ['2026-10-01T17:00:00Z', null],
    // The first hours after the clocks went back, and forward.
    ['2026-10-25T07:59:00Z', null],
    ['2026-10-25T08:00:00Z', '2026-winter'],
    ['2027-03-28T06:59:00Z', null],
    ['2027-03-28T07:00:00Z', '2027-summer'],
    ['2026-11-26T10:00:00Z', null],
    ['2027-03-14T10:00:00Z', null],
  ])('K-05 at %s it is %s', (now, name) => {
    expect(changeSeasonAt(Date.parse(now))?.name ?? null).toBe(name);
  });
});

onBothEngines(
  'reminders of the season’s change',
  ({ database, reopen }) => {
    const clock = { now: OCTOBER };
    const remindersOn = async (orm: Orm) =>
      createTireReminders({
        orm,
        lanes: (await embedded(orm)).tireLanes,
        origin: ({ name }) => `https://${name}.example`,
        now: () => clock.now,
      });
    beforeAll(() => fillWorkshop(database().orm));
    beforeEach(async () => {
      clock.now = OCTOBER;
      const { orm } = database();
      for (const table of [outbox, workshopBookings, tireReminders, tireAgreements]) await orm.delete(table);
      await orm
        .insert(tireAgreements)
        .values([
          agreement('AAA111'),
          agreement('BBB222', { customerEmail: null, locale: 'en' }),
          agreement('CCC333', { wantsReminder: false }),
          agreement('DDD444', { wantsReminder: null }),
          agreement('EEE555'),
        ]);
      await orm
        .insert(tireWheels)
        .values([
          ...['AAA111', 'BBB222', 'CCC333', 'DDD444'].map((regNo) => wheel(regNo, 'winter')),
          wheel('EEE555', 'summer'),
        ]);
    });
    const sent = () => database().orm.select().from(outbox).orderBy(outbox.channel);
    const idIn = (text: string): string => /reminder\/end\S*#([0-9a-f-]{36})/.exec(text)?.[1] ?? '';

    it('K-05 go once a season to those who want them and have the wheels with us, by mail or else by text message', async () => {
      const reminders = await remindersOn(database().orm);
      expect([await reminders.remind(), await reminders.remind()]).toEqual([2, 0]);
      const [mail, text, ...others] = await sent();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ recipient: 'asa@kund.example', subject: 'Dags att boka tid för vinterhjul' });
      for (const part of [
        'Volvo V60 2021',
        'Nordvik Bil',
        'https://car-store-se.example/dack-och-biltillbehor/dackhotell',
      ])
        expect(mail?.body).toContain(part);
      expect(mail?.unsubscribeUrl).toMatch(
        /^https:\/\/car-store-se\.example\/api\/tirehotel\/reminder\/end\?locale=sv-SE#[0-9a-f-]{36}$/,
      );
      expect(text).toMatchObject({ channel: 'sms', recipient: '+46701740605' });
      // In the customer's language, as are the pages behind its links.
      expect(text?.body).toMatch(
        /^Time to book your winter wheels\. .* https:\/\/car-store-se\.example\/en\/dack-och-biltillbehor\/dackhotell#mina-dack .*\/reminder\/end\?locale=en#[0-9a-f-]{36}$/,
      );
      for (const { body } of [mail, text].flatMap((one) => one ?? [])) expect(body).not.toMatch(/AAA111|BBB222/);
    });

    it('K-05 two servers at once, and one that starts again, remind nobody twice', async () => {
      const [one, other] = [await remindersOn(database().orm), await remindersOn(database().orm)];
      const counts = await Promise.all([one.remind(), other.remind(), one.remind(), other.remind()]);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
      const again = await remindersOn((await reopen()).orm);
      expect(await again.remind()).toBe(0);
      expect(await sent()).toHaveLength(2);
    });

    it('K-05 come again in the next season, for the wheels of that season', async () => {
      const reminders = await remindersOn(database().orm);
      await reminders.remind();
      await database().orm.delete(outbox);
      clock.now = Date.parse('2027-03-28T10:00:00Z');
      expect(await reminders.remind()).toBe(1);
      expect((await sent()).map(({ subject }) => subject)).toEqual(['Dags att boka tid för sommarhjul']);
    });

    it('K-05 do not go to who has booked the change, before or after the visit', async () => {
      await database().orm.delete(tireAgreements);
      await database()
        .orm.insert(tireAgreements)
        .values([agreement('CAR001')]);
      await database()
        .orm.insert(tireWheels)
        .values([wheel('CAR001', 'winter')]);
      const open = await openTireBooking(database().orm, { clock });
      const day = { bookingDate: '2026-10-20', bookingStart: '09:10' };
      const booked = await open.send<{ manageToken: string }>(
        `/api/tirehotel/booking/create?departmentIdentifier=${DEPARTMENT}`,
        aRequest('customer-1', day),
        { as: 'customer-1', key: 'key-of-reminder' },
      );
      expect(booked.status).toBe(200);
      const reminders = await remindersOn(database().orm);
      expect(await reminders.remind()).toBe(0);
      clock.now = Date.parse('2026-10-28T10:00:00Z');
      expect(await reminders.remind()).toBe(0);
      clock.now = OCTOBER;
      await open.send('/api/mechmate/bookings/cancel', { token: booked.body.manageToken });
      expect(await reminders.remind()).toBe(1);
    });

    it('K-05 end by the link’s button, not by opening the link', async () => {
      const reminders = await remindersOn(database().orm);
      const nothing = new Hono<Env>();
      const lines: string[] = [];
      const app = createApp({
        mode: 'demo',
        ready: () => true,
        trustedProxies: 0,
        metricsKey: undefined,
        log: createLog('debug', { write: (line) => void lines.push(line) }),
        metrics: createMetrics(),
        routes: {
          search: nothing,
          stock: nothing,
          media: nothing,
          content: nothing,
          analytics: nothing,
          tireHotel: reminderRoutes(reminders),
        },
      });
      const fetchPage = (path: string, init: RequestInit = {}) =>
        app.fetch(new Request(HOST + path, init), { peer: '203.0.113.9' });
      await reminders.remind();
      const [mail] = await sent();
      const reminder = idIn(mail?.body ?? '');
      const page = await fetchPage('/api/tirehotel/reminder/end');
      const text = await page.text();
      expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(text).toContain('<button disabled>Avsluta</button>');
      const english = await (await fetchPage('/api/tirehotel/reminder/end?locale=en')).text();
      expect(english).toMatch(/<html lang="en">.*action="[^"]*\?locale=en".*<button disabled>Stop<\/button>/s);
      const script = /<script src="([^"]+)"/.exec(text)?.[1] ?? '';
      expect(await (await fetchPage(script)).text()).toContain('location.hash');
      const wanting = async () =>
        (await database().orm.select().from(tireAgreements))
          .filter(({ wantsReminder }) => wantsReminder === true)
          .map(({ regNo }) => regNo);
      expect(await wanting()).toContain('AAA111');
      const press = (id: string) =>
        fetchPage('/api/tirehotel/reminder/end', { method: 'POST', body: new URLSearchParams({ reminder: id }) });
      for (const wrong of ['', 'x', '00000000-0000-4000-8000-000000000000'])
        expect((await press(wrong)).status).toBe(404);
      const ended = await press(reminder);
      expect([ended.status, (await ended.text()).includes('Påminnelserna är avslutade')]).toEqual([200, true]);
      expect((await press(reminder)).status).toBe(200);
      expect((await wanting()).toSorted()).toEqual(['BBB222', 'EEE555']);
      expect(lines.join('\n')).not.toContain(reminder);
    });
  },
  { reopens: true },
);
