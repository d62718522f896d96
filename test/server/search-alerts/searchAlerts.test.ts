import { asc, isNotNull } from 'drizzle-orm';
import { searchAlerts } from '@/server/database/alerts.tables';
import { outbox } from '@/server/database/schema';
import { withinRecipientLimit } from '@/server/messages/recipientLimit';
import { createPrivacyService } from '@/server/privacy/privacy.service';
import { onBothEngines } from '@test/server/database/engines';
import { alertsOn, DAY, linkIn, MINUTE, NOW, ORIGIN, volvo, type AlertsArea } from './area';

jest.setTimeout(60_000);

const EVA = 'eva@kund.example';

onBothEngines('alerts by mail for a search', (engine) => {
  const clock = { now: NOW };
  let area: AlertsArea;
  beforeEach(async () => {
    const { orm } = engine.database();
    await orm.execute(
      'truncate search_alerts, outbox, cars, price_history, price_ledger_heads, stock_runs, stock_staging cascade',
    );
    clock.now = NOW;
    area = alertsOn(orm, clock);
    await area.feed(volvo(), volvo({ car_id: '100002', car_brand: 'Saab', car_model: '9-5' }));
  });

  const mails = () => engine.database().orm.select().from(outbox).orderBy(asc(outbox.createdAt));
  const lastMail = async () => (await mails()).at(-1);
  const request = (search = 'car_brand=Volvo', mail = EVA) => area.post('/', { search, mail, locale: 'sv-SE' });
  const tokenOf = ({ text }: { text: string }): string => JSON.parse(text).token;
  const stateOf = async (token: string): Promise<string> =>
    JSON.parse((await area.post('/states', { tokens: [token] })).text).states[0];
  async function confirmed(search?: string): Promise<string> {
    const response = await request(search);
    await area.post(linkIn((await lastMail())?.body ?? '', 'confirm'));
    return tokenOf(response);
  }
  /** The changes are old enough to be mailed. */
  const gathered = async (): Promise<number> => {
    clock.now += 15 * MINUTE;
    return area.alerts.mailDue();
  };

  it('H-01 begin with the press on a mail that has nothing of what was entered', async () => {
    const response = await request('keyphrase=snabbkassa&car_brand=Volvo');
    expect(response.status).toBe(202);
    const mail = await lastMail();
    expect(mail).toMatchObject({ recipient: EVA, kind: 'confirm', channel: 'mail', site: 'car-store-se' });
    expect(mail?.body).not.toMatch(/snabbkassa|Volvo|eva@/);
    const token = tokenOf(response);
    expect(await stateOf(token)).toBe('waiting');
    const link = linkIn(mail?.body ?? '', 'confirm');
    expect(link).not.toMatch(/eva/);
    // Programs open the links of mails.
    const page = await area.get(link);
    expect([page.status, page.text.includes('<form method="post">'), await stateOf(token)]).toEqual([
      200,
      true,
      'waiting',
    ]);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await area.post(link)).status).toBe(200);
    expect(await stateOf(token)).toBe('confirmed');
    expect((await area.post(link)).status).toBe(200);
  });

  it('H-01 are of new and cheaper cars of the search, each once, in one mail a day', async () => {
    await confirmed();
    expect(await gathered()).toBe(0);
    await area.feed(
      volvo({ car_price: 239_900 }),
      volvo({ car_id: '100003', car_model_text: 'XC60', car_price: 399_900 }),
      volvo({ car_id: '100004', car_brand: 'Saab', car_model: '9-3' }),
    );
    // A feed comes in many parts.
    expect(await area.alerts.mailDue()).toBe(0);
    expect(await gathered()).toBe(1);
    const mail = await lastMail();
    expect(mail?.subject).toBe('2 nya eller billigare bilar: Volvo');
    const lines = (mail?.body ?? '').split('\n').filter((line) => line.startsWith('- '));
    expect(lines.map((line) => line.replaceAll('\u00a0', ' ')).toSorted()).toEqual([
      expect.stringMatching(/^- Volvo V60 B4, 2021, 239 900 kr, tidigare 249 900 kr: http.*\/100001\//),
      expect.stringMatching(/^- Volvo XC60, 2021, 399 900 kr, ny: http.*\/100003\//),
    ]);
    expect(mail?.unsubscribeUrl).toMatch(/^http:\/\/car-store-se\.localhost\/api\/search-alerts\/end\/[\w-]{43}$/);

    await area.feed(volvo({ car_id: '100005' }));
    expect(await gathered()).toBe(0);
    clock.now += DAY;
    expect(await area.alerts.mailDue()).toBe(1);
    expect((await lastMail())?.body).toMatch(/100005/);
    expect((await lastMail())?.body).not.toMatch(/100003/);
    clock.now += DAY;
    expect(await area.alerts.mailDue()).toBe(0);
  });

  it.each([
    ['a car became dearer', volvo({ car_price: 259_900 })],
    ['a car was changed without its price', volvo({ car_color: 'Röd' })],
    ['another make came', volvo({ car_id: '100009', car_brand: 'Saab', car_model: '9-5' })],
  ])('H-01 are not sent because %s', async (_, car) => {
    await confirmed();
    await area.feed(car);
    expect(await gathered()).toBe(0);
    clock.now += DAY;
    expect(await area.alerts.mailDue()).toBe(0);
  });

  it('H-01 are of what comes into a price range by its new price, and not of what was sold before the mail', async () => {
    await confirmed('car_price_max=240000');
    await area.feed(volvo({ car_price: 235_000 }), volvo({ car_id: '100003', car_price: 100_000 }));
    await area.remove('100003');
    expect(await gathered()).toBe(1);
    expect((await lastMail())?.subject).toMatch(/^1 ny eller billigare bil: /);
  });

  it('H-01 end by one press, of a mail program too, with mail that waits to be sent', async () => {
    const token = await confirmed();
    await area.feed(volvo({ car_id: '100003' }));
    expect(await gathered()).toBe(1);
    const link = linkIn((await lastMail())?.unsubscribeUrl ?? '', 'end');
    expect((await area.get(link)).text).toContain('<form method="post">');
    expect(await stateOf(token)).toBe('confirmed');
    // RFC 8058
    expect((await area.post(link, 'List-Unsubscribe=One-Click', '203.0.113.9')).status).toBe(200);
    expect(await stateOf(token)).toBe('ended');
    expect((await mails()).filter(({ kind }) => kind === null)).toEqual([]);
    await area.feed(volvo({ car_id: '100004' }));
    clock.now += 2 * DAY;
    expect(await area.alerts.mailDue()).toBe(0);
    expect((await area.post(link)).status).toBe(200);
    expect((await area.post(link.replace(/.{4}$/, 'AAAA'))).status).toBe(410);
  });

  it('H-01 end on the device that requested them, and after their time', async () => {
    const token = await confirmed();
    expect((await area.post('/end', { token })).status).toBe(204);
    expect(await stateOf(token)).toBe('ended');
    const unconfirmed = await request();
    const link = linkIn((await lastMail())?.body ?? '', 'confirm');
    clock.now += 2 * DAY;
    expect((await area.post(link)).status).toBe(410);
    expect(await stateOf(tokenOf(unconfirmed))).toBe('ended');
    await area.alerts.deleteEnded();
    expect(await engine.database().orm.$count(searchAlerts)).toBe(0);
    const old = await confirmed();
    clock.now += 180 * DAY;
    await area.feed(volvo({ car_id: '100007' }));
    expect([await gathered(), await stateOf(old)]).toEqual([0, 'ended']);
  });

  it('H-01 of the same search are one: the newer replaces the older, and the links and tokens of both end it', async () => {
    const first = await confirmed();
    await area.feed(volvo({ car_id: '100003' }));
    expect(await gathered()).toBe(1);
    const oldLink = linkIn((await lastMail())?.unsubscribeUrl ?? '', 'end');
    const second = await confirmed('car_brand=Volvo&page=3');
    const other = await confirmed('car_brand=Saab');
    expect([await stateOf(first), await stateOf(second)]).toEqual(['confirmed', 'confirmed']);
    clock.now += 2 * DAY;
    await area.feed(volvo({ car_id: '100004' }));
    expect(await gathered()).toBe(1);

    expect((await area.post(oldLink, 'List-Unsubscribe=One-Click', '203.0.113.9')).status).toBe(200);
    expect([await stateOf(first), await stateOf(second), await stateOf(other)]).toEqual([
      'ended',
      'ended',
      'confirmed',
    ]);
    // What waited to be sent is gone, of both.
    expect((await mails()).filter(({ kind }) => kind === null)).toEqual([]);
    await area.feed(volvo({ car_id: '100005' }));
    clock.now += 2 * DAY;
    expect(await area.alerts.mailDue()).toBe(0);
  });

  it('H-01 that are confirmed end by no request of another device that still waits', async () => {
    const token = await confirmed();
    const waiting = tokenOf(await request());
    expect((await area.post('/end', { token: waiting })).status).toBe(204);
    expect([await stateOf(token), await stateOf(waiting)]).toEqual(['confirmed', 'ended']);
  });

  it('M-03 take none of the ten other messages that an address may get in a day', async () => {
    await confirmed();
    const receipt = { channel: 'mail' as const, recipient: EVA };
    const { orm } = engine.database();
    await area.feed(volvo({ car_id: '100003' }));
    expect(await gathered()).toBe(1);
    const alert = (await mails()).find(({ unsubscribeUrl }) => unsubscribeUrl !== null);
    if (!alert) throw new Error('No alert was mailed.');
    const { id: _, ...another } = alert;
    await orm.insert(outbox).values(Array.from({ length: 9 }, () => another));
    const within = await orm.transaction((tx) => withinRecipientLimit(tx, [receipt], null, clock.now));
    expect(within).toEqual([receipt]);
  });

  it('M-03 may be requested beside those that a stranger requested for the mailbox without a confirmation', async () => {
    for (let number = 0; number < 5; number += 1) await confirmed(`car_year_min=${2000 + number}`);
    clock.now += DAY;
    for (let number = 5; number < 10; number += 1)
      expect((await request(`car_year_min=${2000 + number}`)).status).toBe(202);
    clock.now += DAY;
    expect((await request()).status).toBe(202);
  });

  it('M-03 are ten of a mailbox at most, of which one that was replaced is none', async () => {
    for (let number = 0; number < 9; number += 1) {
      await confirmed(`car_year_min=${2000 + number}`);
      clock.now += DAY;
    }
    await confirmed('car_year_min=2000');
    await confirmed();
    expect((await request('car_brand=Saab')).status).toBe(429);
  });

  it('H-01 that fail are reported and tried again, and stop no other', async () => {
    await confirmed();
    await confirmed('');
    await area.feed(volvo({ car_id: '100003' }));
    clock.now += 15 * MINUTE;
    const reported: unknown[] = [];
    const failure = new Error('a failure');
    let links = 0;
    const failing = alertsOn(engine.database().orm, clock, {
      report: (error) => reported.push(error),
      origin: () => {
        links += 1;
        if (links === 1) throw failure;
        return ORIGIN;
      },
    });
    expect(await failing.alerts.mailDue()).toBe(1);
    expect(reported).toEqual([failure]);
    expect(await area.alerts.mailDue()).toBe(0);
    clock.now += 60 * MINUTE;
    expect(await area.alerts.mailDue()).toBe(1);
  });

  it('H-01 wait for the next start while the server closes', async () => {
    await confirmed();
    await area.feed(volvo({ car_id: '100003' }));
    clock.now += 15 * MINUTE;
    expect(await area.alerts.mailDue(AbortSignal.abort())).toBe(0);
    expect(await area.alerts.mailDue()).toBe(1);
  });

  it('H-01 read what changed once for all that have seen the same, and hold no transaction meanwhile', async () => {
    for (let number = 0; number < 4; number += 1) await confirmed(`car_year_min=${2000 + number}`);
    await area.feed(volvo({ car_id: '100003' }));
    clock.now += 15 * MINUTE;
    const { orm } = engine.database();
    let open = 0;
    const transactions: unknown[] = [];
    const watched: typeof orm = Object.create(orm, {
      transaction: {
        value: async (...[work, config]: Parameters<typeof orm.transaction>) => {
          open += 1;
          transactions.push(config?.isolationLevel ?? 'usual');
          return orm.transaction(work, config).finally(() => (open -= 1));
        },
      },
    });
    const openAtLinks: number[] = [];
    const { alerts } = alertsOn(watched, clock, {
      origin: () => {
        openAtLinks.push(open);
        return ORIGIN;
      },
    });
    expect(await alerts.mailDue()).toBe(4);
    expect(new Set(openAtLinks)).toEqual(new Set([0]));
    expect(transactions).toEqual(['repeatable read', 'usual', 'usual', 'usual', 'usual']);
  });

  it('H-01 have the words of the stock in the language of their page', async () => {
    await area.feed(volvo({ car_fuel: 'Bensin' }));
    await area.post('/', { search: 'car_fuel=Bensin', mail: EVA, locale: 'en' });
    await area.post(linkIn((await lastMail())?.body ?? '', 'confirm'));
    await area.feed(volvo({ car_id: '100003', car_fuel: 'Bensin' }));
    expect(await gathered()).toBe(1);
    const subject = (await lastMail())?.subject;
    expect(subject).toContain('Petrol');
    expect(subject).not.toContain('Bensin');
  });

  it('M-03 fill no mailbox: five requests a day of one device, however it is written, whoever ends them in between', async () => {
    for (let number = 1; number <= 5; number += 1) {
      const response = await request(`car_year_min=${2000 + number}`, `eva+${number}@kund.example`);
      expect(response.status).toBe(202);
      await area.post('/end', { token: tokenOf(response) });
    }
    for (const same of ['Eva@Kund.example', 'eva@ｋund.example', 'eva@ku\u034fnd.example']) {
      const sixth = await request('car_year_min=2019', same);
      expect([sixth.status, JSON.parse(sixth.text).error.code]).toEqual([429, 'ALERT_LIMIT']);
    }
    expect(await mails()).toHaveLength(5);
    clock.now += DAY;
    expect((await request()).status).toBe(202);
  });

  it('M-03 which strangers request from sixty addresses bring a mailbox six mails, and do not keep its owner out', async () => {
    const from = (client: string) => area.post('/', { search: 'car_brand=Volvo', mail: EVA, locale: 'sv-SE' }, client);
    const isFree = ({ confirmHash }: { confirmHash: string | null }): boolean => confirmHash === null;
    for (let stranger = 0; stranger < 60; stranger += 1) {
      expect((await from(`203.0.113.${stranger}`)).status).toBe(202);
      clock.now += 1_000;
    }
    const own = tokenOf(await from('198.51.100.9'));
    const before = (await mails()).filter(isFree);
    expect(before.map(({ subject }) => subject)).toEqual([
      ...Array.from({ length: 5 }, () => 'Bekräfta din bevakning'),
      'Bekräfta din adress',
    ]);
    // The owner presses the link of the last one: ten come, their own among them, and each confirms itself alone.
    await area.confirmAddress(/\/confirm\/([\w-]+)/.exec(before.at(-1)?.body ?? '')?.[1] ?? '');
    const released = (await mails()).filter(isFree).slice(6);
    expect(released).toHaveLength(10);
    expect((await area.post(linkIn(released.at(-1)?.body ?? '', 'confirm'))).status).toBe(200);
    expect(await stateOf(own)).toBe('confirmed');
    expect(await engine.database().orm.$count(searchAlerts, isNotNull(searchAlerts.confirmedAt))).toBe(1);
  });

  it.each([
    ['ten strangers', 10, 1],
    ['two strangers with five requests each', 2, 5],
  ])('M-03 its owner requests before %s wait with theirs', async (_, strangers, requests) => {
    const from = async (client: string, year: number) => {
      const search = `car_year_min=${year}`;
      const response = await area.post('/', { search, mail: EVA, locale: 'sv-SE' }, client);
      expect(response.status).toBe(202);
      clock.now += 1_000;
      return response;
    };
    // The day's five mails are used up.
    for (let stranger = 0; stranger < 5; stranger += 1) await from(`192.0.2.${stranger}`, 2001);
    const own = tokenOf(await from('198.51.100.9', 2010));
    const confirmation = (await mails()).find(({ subject }) => subject === 'Bekräfta din adress');
    for (let index = 0; index < strangers * requests; index += 1)
      await from(`203.0.113.${index % strangers}`, 2011 + index);
    await area.confirmAddress(/\/confirm\/([\w-]+)/.exec(confirmation?.body ?? '')?.[1] ?? '');
    const released = (await mails()).filter(
      ({ subject, confirmHash, expiresAt }) =>
        subject === 'Bekräfta din bevakning' && confirmHash === null && expiresAt.getTime() > clock.now,
    );
    expect(released).toHaveLength(15);
    for (const { body } of released) await area.post(linkIn(body, 'confirm'));
    expect(await stateOf(own)).toBe('confirmed');
  });

  it('M-03 of one device ask thirty mailboxes a day', async () => {
    for (let number = 1; number <= 30; number += 1)
      expect((await request('', `kund${number}@kund.example`)).status).toBe(202);
    expect((await request('', 'kund31@kund.example')).status).toBe(429);
    const other = await area.post('/', { search: '', mail: 'kund31@kund.example', locale: 'sv-SE' }, '203.0.113.5');
    expect(other.status).toBe(202);
  });

  it.each([
    ['no address', { search: '', mail: 'eva', locale: 'sv-SE' }],
    ['more than a search', { search: 'x'.repeat(2_001), mail: EVA, locale: 'sv-SE' }],
    ['no language', { search: '', mail: EVA }],
  ])('M-03 refuse %s', async (_, body) => {
    expect((await area.post('/', body)).status).toBe(400);
    expect(await mails()).toEqual([]);
  });

  it('M-03 leave with an export of their person, and end with an erasure', async () => {
    await confirmed();
    const privacy = createPrivacyService({
      orm: engine.database().orm,
      removePictures: async () => undefined,
      now: () => clock.now,
    });
    expect((await privacy.export('EVA@kund.example')).tables.search_alerts).toMatchObject([
      { mail: EVA, search: 'car_brand=Volvo' },
    ]);
    expect((await privacy.erase(EVA)).erased).toMatchObject({ search_alerts: 1 });
    expect(await engine.database().orm.$count(searchAlerts)).toBe(0);
  });
});
