import { openPostgres } from '@/server/database/postgres';
import { newDatabase } from '../database/sharedPostgres';
import { startMailServer } from '../messages/mailServer';
import { mailTo, senderOn } from '../messages/queue';
import { alertsOn, DAY, linkIn, MINUTE, NOW, volvo } from './area';

jest.setTimeout(180_000);

/** One server's alerts and sender, with connections of its own. */
async function openServer(url: string, smtp: string, clock: { now: number }) {
  const database = await openPostgres(url);
  const sender = senderOn(database.orm, { mail: mailTo(smtp) });
  return {
    ...alertsOn(database.orm, clock),
    async send() {
      sender.clock.now = clock.now;
      await sender.sendDue();
    },
    async close() {
      await sender.close();
      await database.close();
    },
  };
}

describe('an alert, on PostgreSQL and over SMTP', () => {
  it('H-01 is mailed for a car that came by the feed, once, and never after the one-press end, over restarts and two processes', async () => {
    const smtp = await startMailServer({});
    const url = await newDatabase();
    const clock = { now: NOW };
    const open = () => openServer(url, smtp.url, clock);
    let servers = await Promise.all([open(), open()]);
    const all = <T>(work: (server: (typeof servers)[number]) => Promise<T>): Promise<T[]> =>
      Promise.all(servers.map(work));
    const restart = async (): Promise<void> => {
      await all((server) => server.close());
      servers = await Promise.all([open(), open()]);
    };
    const lookAndSend = async (): Promise<number> => {
      const counts = await all(({ alerts }) => alerts.mailDue());
      await all(({ send }) => send());
      return counts.reduce((sum, count) => sum + count, 0);
    };
    const [feeding] = servers;
    if (!feeding) throw new Error('There is no server.');
    await feeding.feed(volvo());
    // Ten mailboxes, so that both processes look at the same time.
    const people = Array.from({ length: 10 }, (_, index) => `kund${index}@kund.example`);
    for (const mail of people)
      expect((await feeding.post('/', { search: 'car_brand=Volvo', mail, locale: 'sv-SE' })).status).toBe(202);
    await lookAndSend();
    expect(smtp.received).toHaveLength(people.length);
    for (const { parts } of smtp.received)
      expect((await feeding.post(linkIn(parts[0]?.content ?? '', 'confirm'))).status).toBe(200);

    await restart();
    clock.now += MINUTE;
    await servers[1]?.feed(volvo({ car_id: '100003' }));
    clock.now += 15 * MINUTE;
    expect(await lookAndSend()).toBe(people.length);
    const alerts = smtp.received.slice(people.length);
    expect(alerts.map(({ recipients }) => recipients[0]).toSorted()).toEqual(people.toSorted());
    const headers = alerts[0]?.headers;
    expect(headers?.get('list-unsubscribe')).toMatch(
      /^<http:\/\/car-store-se\.localhost\/api\/search-alerts\/end\/[\w-]{43}>$/,
    );
    expect(headers?.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');

    await restart();
    clock.now += 2 * DAY;
    expect(await lookAndSend()).toBe(0);
    expect(smtp.received).toHaveLength(2 * people.length);

    const ended = linkIn(headers?.get('list-unsubscribe') ?? '', 'end');
    expect((await servers[0]?.post(ended, 'List-Unsubscribe=One-Click'))?.status).toBe(200);
    await servers[0]?.feed(volvo({ car_id: '100004' }));
    await restart();
    clock.now += 15 * MINUTE;
    expect(await lookAndSend()).toBe(people.length - 1);
    const last = smtp.received.slice(2 * people.length).map(({ recipients }) => recipients[0]);
    expect(last).not.toContain(alerts[0]?.recipients[0]);
    expect(new Set(last).size).toBe(people.length - 1);
    await all((server) => server.close());
    await smtp.close();
  });
});
