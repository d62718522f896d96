import { and, asc, eq, isNotNull, isNull, not, or, sql } from 'drizzle-orm';
import { withClient } from '@/server/http/currentClient';
import type { Orm } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import type { OpenForms } from '@/server/forms/openForms';
import { createConfirmations, type Confirmations } from '@/server/messages/confirmations';
import { createOutbox } from '@/server/messages/outbox.store';
import { withinRecipientLimit } from '@/server/messages/recipientLimit';
import { carStoreSe } from '@/sites/car-store-se';
import { onBothEngines } from '@test/server/database/engines';
import { aRequest, fillForms, formsApp, formsOn, NOW } from '../forms/area';
import { DAY } from './queue';

jest.setTimeout(60_000);

/** Of one device, which documents name. */
const DEVICE = '198.51.100.7';
const HELD = 'kund6@kund.example';

/** Resolves once a connection waits for a lock of another one. */
async function aWaitingLock(orm: Orm): Promise<void> {
  const here = sql`not granted and database = (select oid from pg_database where datname = current_database())`;
  const waiting = () =>
    orm
      .select({ one: sql`1` })
      .from(sql`pg_locks`)
      .where(here);
  while ((await waiting()).length === 0);
}

onBothEngines('letters that one device causes to many addresses', (engine) => {
  const clock = { now: NOW };
  const queued = jest.fn();
  const textsUsedUp = jest.fn();
  let confirmations: Confirmations;
  let forms: OpenForms;
  let app: ReturnType<typeof formsApp>['app'];
  beforeAll(() => fillForms(engine.database().orm));
  beforeEach(async () => {
    const { orm } = engine.database();
    await orm.execute('truncate outbox, submissions cascade');
    clock.now = NOW;
    queued.mockReset();
    textsUsedUp.mockReset();
    confirmations = createConfirmations({
      orm,
      key: 'a-key-of-tests',
      siteOf: () => carStoreSe,
      origin: ({ name }) => `http://${name}.localhost`,
      messagesQueued: queued,
      textsUsedUp,
      now: () => clock.now,
    });
    forms = formsOn(orm, { clock, confirmations });
    ({ app } = formsApp(forms.service, { clock, confirm: (token) => confirmations.confirm(token) }));
  });

  afterEach(() => forms.close());

  let sent = 0;
  const submit = async (email: string, peer = DEVICE): Promise<void> => {
    sent += 1;
    const body = JSON.stringify(aRequest(`submission-of-many-${sent}`, { email }));
    const request = new Request('http://car-store-se.localhost/api/forms/comhub', { method: 'POST', body });
    expect((await app.fetch(request, { peer })).status).toBe(202);
  };
  const submitAll = async (count: number, peer = DEVICE): Promise<void> => {
    for (let number = 1; number <= count; number += 1) await submit(`kund${number}@kund.example`, peer);
  };
  /** To visitors, without what delivers a submission to the dealer, or tells that it waits in the inbox. */
  const isGathered = eq(outbox.kind, 'gathered');
  const toVisitors = () =>
    engine
      .database()
      .orm.select()
      .from(outbox)
      .where(and(isNull(outbox.submissionId), or(isNull(outbox.kind), not(isGathered))))
      .orderBy(asc(outbox.createdAt));
  const confirmationsTo = async (recipient: string) =>
    (await toVisitors()).filter((message) => message.recipient === recipient && message.kind === 'confirm');
  /** Recipients of all messages to visitors that a sender would send now. */
  const due = async (): Promise<string[]> => {
    const store = createOutbox(engine.database().orm, () => clock.now);
    const found: string[] = [];
    for (;;) {
      const message = await store.claim(['mail'], 60_000);
      if (!message) return found.toSorted();
      await store.sent(message);
      if (message.submissionId === null && message.kind !== 'gathered') found.push(message.recipient);
    }
  };
  const linkIn = (body: string): string => /http:\S+/.exec(body)?.[0] ?? '';
  const press = async (link: string, method = 'POST') => {
    const response = await app.fetch(new Request(link, { method }), { peer: '203.0.113.1' });
    return { status: response.status, text: await response.text() };
  };

  it('M-03 reach five at once, and others after one press; the dealer has each submission', async () => {
    await submitAll(6);
    await submit('kund6+again@kund.example');
    const { orm } = engine.database();
    expect(await orm.$count(submissions)).toBe(7);
    // Five by mail, of one address.
    expect(await orm.$count(outbox, isNotNull(outbox.submissionId))).toBe(5);
    expect(await orm.select().from(outbox).where(isGathered)).toMatchObject([{ gathered: 2 }]);
    const [mail, ...more] = await confirmationsTo(HELD);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Bekräfta din adress');
    expect(mail?.body).not.toMatch(/Lena|besiktigad|V60/);
    const link = linkIn(mail?.body ?? '');
    expect(await due()).toEqual(Array.from({ length: 6 }, (_, index) => `kund${index + 1}@kund.example`));

    // A mail program may open the link by itself: only the press counts.
    expect(await press(link, 'GET')).toEqual({ status: 200, text: expect.stringContaining('<form method="post"') });
    expect(await due()).toEqual([]);
    queued.mockReset();
    expect(await press(link)).toEqual({ status: 200, text: expect.stringContaining('Tack! Meddelandet är på väg.') });
    expect(queued).toHaveBeenCalledTimes(1);
    expect(await due()).toEqual(['kund6+again@kund.example', HELD]);
    expect((await press(link)).status).toBe(410);
    // It is confirmed for this device.
    await submit(HELD);
    expect(await due()).toEqual([HELD]);
  });

  it('M-03 end after 48 hours without a press, and the link with them', async () => {
    await submitAll(6);
    const link = linkIn((await confirmationsTo(HELD))[0]?.body ?? '');
    await due();
    clock.now += 2 * DAY;
    const gone = await press(link);
    expect([gone.status, gone.text.includes('för gammal')]).toEqual([410, true]);
    expect(await due()).toEqual([]);
    const store = createOutbox(engine.database().orm, () => clock.now);
    expect(await store.counts()).toEqual({ waiting: 0, failed: 0, dead: 0 });
    expect(await store.deleteOld({ sent: new Date(NOW - DAY), dead: new Date(NOW - DAY) }, 100)).toBe(1);
    expect((await toVisitors()).filter(({ confirmHash }) => confirmHash !== null)).toEqual([]);
  });

  it('M-03 of a second device join those that wait for the same press', async () => {
    await submitAll(6);
    await submitAll(6, '198.51.100.8');
    expect(await confirmationsTo(HELD)).toHaveLength(1);
    expect((await toVisitors()).filter(({ recipient }) => recipient === HELD)).toHaveLength(3);
  });

  it('M-03 bring one mailbox six a day of one device, with capitals that databases know and do not know', async () => {
    for (let number = 0; number < 12; number += 1) await submit(number % 2 ? 'ÅSA@kund.example' : 'ÅSA@Kund.example');
    expect(await toVisitors()).toHaveLength(6);
  });

  it('M-03 of strangers keep nobody from their own, and fill no mailbox', async () => {
    const counts: number[] = [];
    for (let stranger = 1; stranger <= 12; stranger += 1) {
      for (let number = 0; number < 8; number += 1) await submit('asa@kund.example', `198.51.${stranger}.1`);
      counts.push((await toVisitors()).filter(({ recipient }) => recipient === 'asa@kund.example').length);
    }
    // Six and four, then three of each device up to twelve of a kind.
    expect(counts.slice(0, 4)).toEqual([6, 10, 12, 12]);
    expect(counts.at(-1)).toBe(12);
    // A visit, which binds, is told all the same.
    expect(await bookFor(toBoth('asa@kund.example', '+46701740605'))).toContain('mail');
  });

  it('M-03 of visits that strangers of many networks move leave their owner the first three about the own', async () => {
    const both = toBoth('asa@kund.example', '+46701740605');
    // A customer of before: the budget of new telephones is not meant.
    const before = { channel: 'sms' as const, recipient: '+46701740605', body: '' };
    await engine
      .database()
      .orm.insert(outbox)
      .values({ ...before, createdAt: new Date(NOW - 2 * DAY) });
    for (let stranger = 1; stranger <= 20; stranger += 1)
      for (let move = 0; move < 8; move += 1) await bookFor(both, undefined, `198.51.${stranger}.1`);
    for (const event of ['booked', 'moved', 'cancelled'])
      expect([event, await bookFor(both, undefined, DEVICE)]).toEqual([event, ['mail', 'sms']]);
    for (let stranger = 21; stranger <= 60; stranger += 1) await bookFor(both, undefined, `198.51.${stranger}.1`);
    expect(await toVisitors()).toHaveLength(1 + 2 * 72);
  });

  const causedBy = (client: string) => withClient(client, () => confirmations.causedBy());
  /** A bid in the name of 'bid@kund.example'; responds with the number of its confirmations. */
  const bid = async (client: string, number: number): Promise<number> => {
    const { orm } = engine.database();
    const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
    await orm.insert(submissions).values({
      id,
      formSubmissionId: `bid-${number}`,
      form: 'advance-bid',
      site: 'car-auction-se',
      payload: {},
    });
    const mail = { channel: 'mail' as const, recipient: 'bid@kund.example', subject: 'Bud', body: '' };
    return orm.transaction(async (tx) => {
      const by = causedBy(client);
      const within = await withinRecipientLimit(tx, [mail], 'advance-bid', NOW, by);
      const rows = within.map((one) => ({ ...one, ...by, thread: id, createdAt: new Date(NOW) }));
      if (rows.length > 0) await tx.insert(outbox).values(rows);
      return rows.length;
    });
  };

  it('M-03 about ten bids or visits of one device are ten, beyond twelve none, and others have their first', async () => {
    const times = async (count: number, one: (index: number) => Promise<number>): Promise<number> => {
      let all = 0;
      for (let index = 0; index < count; index += 1) all += await one(index);
      return all;
    };
    expect(await times(10, (index) => bid(DEVICE, index))).toBe(10);
    expect(await times(4, (index) => bid(DEVICE, 10 + index))).toBe(2);
    expect(await times(2, (index) => bid('198.51.100.8', 20 + index))).toBe(0);
    expect(await times(4, (index) => bid('203.0.113.1', 30 + index))).toBe(3);
    const both = toBoth('asa@kund.example', '+46701740605');
    const visit = async (): Promise<number> => (await bookFor(both, undefined, DEVICE)).length;
    expect([await times(10, visit), await times(4, visit)]).toEqual([2 * 10, 2 * 2]);
  });

  it('M-03 of one network’s many devices count as few: about visits and bids in another’s name come six', async () => {
    const both = toBoth('asa@kund.example', '+46701740605');
    for (let device = 0; device < 64; device += 1) await bookFor(both, undefined, `2a02:1810:9:4a${device}::/64`);
    expect(await toVisitors()).toHaveLength(2 * 6);
    for (const event of ['booked', 'moved', 'cancelled'])
      expect([event, await bookFor(both, undefined, DEVICE)]).toEqual([event, ['mail', 'sms']]);

    let ofStrangers = 0;
    for (let number = 0; number < 14; number += 1)
      ofStrangers += await bid(`2a02:1810:9:4b0${number % 4}::/64`, number);
    expect([ofStrangers, await bid(DEVICE, 14)]).toEqual([6, 1]);
  });

  it('M-03 of one network’s many devices wait from its fifteenth mailbox and miss from its fifteenth telephone', async () => {
    const from = async (number: number) =>
      bookFor(
        toBoth(`kund${number}@kund.example`, `+46 70 111 1${String(number).padStart(3, '0')}`),
        undefined,
        `2a02:1810:9:${number}::/64`,
      );
    for (let number = 1; number <= 15; number += 1) expect(await from(number)).toEqual(['mail', 'sms']);
    expect(await from(16)).toEqual(['mail confirm', 'mail waits']);
    expect(await bookFor(toBoth('other@kund.example', '+46 70 222 22 22'), undefined, DEVICE)).toEqual(['mail', 'sms']);
  });

  it('M-03 are free from this machine, whose proxy stands for all visitors, and again a day later', async () => {
    await submitAll(6, '127.0.0.1');
    expect(await confirmationsTo(HELD)).toEqual([]);
    await submitAll(5);
    clock.now += DAY + 1;
    await submit(HELD);
    expect(await confirmationsTo(HELD)).toEqual([]);
  });

  const toBoth = (email: string, phone: string) => [
    { channel: 'mail' as const, recipient: email, subject: 'Din tid', body: 'Tid: tisdag' },
    { channel: 'sms' as const, recipient: phone, subject: null, body: 'Tid: tisdag' },
  ];
  /** Queues messages as a booking does, with `meanwhile` before its transaction ends. */
  const bookFor = (
    messages: ReturnType<typeof toBoth>,
    meanwhile: () => Promise<void> = async () => undefined,
    device: string | null = null,
  ) =>
    withClient(device ?? DEVICE, () =>
      engine.database().orm.transaction(async (tx) => {
        const within = await withinRecipientLimit(
          tx,
          messages,
          null,
          NOW,
          device === null ? null : confirmations.causedBy(),
        );
        const held = await confirmations.hold(tx, within, { site: 'car-store-se', locale: null }, NOW);
        await meanwhile();
        if (held.length === 0) return [];
        const about = { site: 'car-store-se', createdAt: new Date(NOW) };
        await tx.insert(outbox).values(held.map((message) => ({ ...message, ...about })));
        return held.map(({ channel, kind, confirmHash }) =>
          [channel, kind, confirmHash ? 'waits' : null].filter(Boolean).join(' '),
        );
      }),
    );

  it('M-03 text messages of one device reach five telephones a day, and one that it reached before', async () => {
    const own = 'own@kund.example';
    for (let number = 1; number <= 5; number += 1)
      expect(await bookFor(toBoth(own, `+46 70 111 11 1${number}`))).toEqual(['mail', 'sms']);
    // Nobody can confirm a telephone: the owner of the mailbox could be anyone.
    expect(await bookFor(toBoth(own, '+46 70 222 22 22'))).toEqual(['mail']);
    expect(await bookFor(toBoth(own, '070-111 11 11'))).toEqual(['mail', 'sms']);
    expect(await bookFor(toBoth(own, '+46 70 222 22 22').slice(1))).toEqual([]);
  });

  it('M-03 text messages to new telephones are few in ten minutes and in a day of a site, whoever causes them', async () => {
    const { orm } = engine.database();
    const earlier = { channel: 'sms' as const, site: 'car-store-se', body: '' };
    const [customer, signedIn] = ['+46 70 333 33 33', '+46 70 444 44 44'];
    await orm.insert(outbox).values([
      { ...earlier, recipient: customer, createdAt: new Date(NOW - 2 * DAY) },
      { ...earlier, recipient: signedIn, kind: 'signIn', createdAt: new Date(NOW) },
    ]);
    const book = (number: number, phone = `+46 70 111 1${String(number).padStart(3, '0')}`) =>
      bookFor(toBoth(`kund${number}@kund.example`, phone), undefined, `198.51.${number}.1`);
    for (let number = 1; number <= 30; number += 1) expect(await book(number)).toEqual(['mail', 'sms']);
    expect(textsUsedUp).not.toHaveBeenCalled();
    expect([await book(31), await book(32)]).toEqual([['mail'], ['mail']]);
    expect(textsUsedUp.mock.calls).toEqual([['car-store-se']]);
    // From the machine of a proxy as well; those that were reached before get theirs.
    expect(await bookFor(toBoth('local@kund.example', '+46 70 222 22 22'), undefined, '127.0.0.1')).toEqual(['mail']);
    expect([await book(33, customer), await book(34, signedIn)]).toEqual([
      ['mail', 'sms'],
      ['mail', 'sms'],
    ]);

    await orm.update(outbox).set({ createdAt: new Date(NOW - 11 * 60_000) });
    expect(await book(35)).toEqual(['mail', 'sms']);
    const others = Array.from({ length: 169 }, (_, index) => ({
      ...earlier,
      recipient: `+46 70 555 5${String(index).padStart(3, '0')}`,
      isNewTelephone: true,
      createdAt: new Date(NOW - DAY / 2),
    }));
    await orm.insert(outbox).values(others);
    expect(await book(36)).toEqual(['mail']);
    expect(await book(36)).toEqual(['mail']);
  });

  it('M-03 text messages count while they wait for an address', async () => {
    for (let number = 1; number <= 5; number += 1)
      await bookFor(toBoth(`kund${number}@kund.example`, '+46 70 111 11 11'));
    for (let number = 2; number <= 5; number += 1)
      expect(await bookFor(toBoth(HELD, `+46 70 111 11 1${number}`))).toContain('sms waits');
    expect(await bookFor(toBoth(HELD, '+46 70 222 22 22'))).toEqual(['mail waits']);
  });

  it('M-03 a letter that joins others while their address is confirmed is sent with them', async () => {
    await submitAll(6);
    const token = linkIn((await confirmationsTo(HELD))[0]?.body ?? '').replace(/.*\//, '');
    let confirmed: Promise<boolean> | undefined;
    await bookFor(toBoth(HELD, '+46 70 111 11 11'), async () => {
      // The embedded engine has one connection: there, nothing happens meanwhile.
      if (engine.database().kind === 'embedded') return;
      confirmed = confirmations.confirm(token);
      await Promise.race([confirmed, aWaitingLock(engine.database().orm)]);
    });
    expect(await (confirmed ?? confirmations.confirm(token))).toBe(true);
    expect((await toVisitors()).filter(({ confirmHash }) => confirmHash !== null)).toEqual([]);
  });

  it('M-03 whose request caused a message is forgotten after a day', async () => {
    await submitAll(6);
    const store = createOutbox(engine.database().orm, () => clock.now);
    const devices = async () => (await toVisitors()).filter(({ device }) => device !== null).length;
    expect(await devices()).toBe(7);
    expect(await store.forgetDevices(new Date(NOW), 100)).toBe(0);
    const forget = () => store.forgetDevices(new Date(NOW + 1), 5);
    // Those of the five mails to the dealer, too.
    expect([await forget(), await forget(), await forget()]).toEqual([5, 5, 2]);
    expect(await devices()).toBe(0);
    expect(await engine.database().orm.$count(outbox, isNotNull(outbox.neighbourhood))).toBe(0);
    expect(await toVisitors()).toHaveLength(7);
  });

  it('M-03 ask no more than 30 addresses a day, and store no address of the device', async () => {
    await submitAll(6);
    const { orm } = engine.database();
    const [request] = await confirmationsTo(HELD);
    await orm.insert(outbox).values(
      Array.from({ length: 28 }, (_, index) => ({
        channel: 'mail' as const,
        kind: 'confirm' as const,
        recipient: `other${index}@kund.example`,
        body: '',
        device: request?.device,
        createdAt: new Date(NOW),
      })),
    );
    await submit('kund7@kund.example');
    await submit('kund8@kund.example');
    const rows = await toVisitors();
    expect(rows.filter(({ kind }) => kind === 'confirm')).toHaveLength(30);
    expect(rows.map(({ recipient }) => recipient)).not.toContain('kund8@kund.example');
    expect(JSON.stringify(rows)).not.toContain(DEVICE);
  });
});
