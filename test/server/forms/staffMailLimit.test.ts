import { and, eq, isNotNull } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import { createCarsStore } from '@/server/cars/cars.store';
import { outbox, submissions } from '@/server/database/schema';
import type { OpenForms } from '@/server/forms/openForms';
import { createConfirmations } from '@/server/messages/confirmations';
import { carStoreSe } from '@/sites/car-store-se';
import { onBothEngines } from '../database/engines';
import { DAY, MINUTE } from '../messages/queue';
import { aRequest, fillForms, formsApp, formsOn, NOW, post, stockCar, type FormResponse } from './area';

jest.setTimeout(60_000);

const AUCTION = 'car-auction-se';
const OFFICE = 'bud@auktion.nordvik.example';
const SELLER = 'asa.oberg@nordvikbil.example';
/** Addresses that documents name. */
const FLOODING = '198.51.100.7';
const ITS_NEIGHBOUR = '198.51.100.8';
const HONEST = '203.0.113.1';
const lot: Car = {
  ...stockCar,
  car_id: '3000001',
  slug: 'volvo-v60-2015',
  car_price: 25_000,
  car_lot_number: '214',
  car_bids_end: new Date(NOW + 2 * DAY).toISOString(),
};

onBothEngines('mails to a mailbox of staff, of known networks', (engine) => {
  const clock = { now: NOW };
  let forms: OpenForms;
  let app: ReturnType<typeof formsApp>['app'];
  beforeAll(async () => {
    const { orm } = engine.database();
    await fillForms(orm);
    await createCarsStore(orm).apply('se', [{ kind: 'car', line: 1, car: lot }]);
  });
  beforeEach(async () => {
    const { orm } = engine.database();
    await orm.execute('truncate outbox, submissions cascade');
    clock.now = NOW;
    const confirmations = createConfirmations({
      orm,
      key: 'a-key-of-tests',
      siteOf: () => carStoreSe,
      origin: ({ name }) => `http://${name}.localhost`,
      messagesQueued: () => undefined,
      now: () => clock.now,
    });
    forms = formsOn(orm, { clock, confirmations });
    ({ app } = formsApp(forms.service, { clock }));
  });
  afterEach(() => forms.close());

  let sent = 0;
  const bid = async (peer: string, amount = 45_500): Promise<FormResponse['body']> => {
    sent += 1;
    const bidder = { name: 'Lena Svensson', phone: '070-174 06 05', email: `b${sent}@kund.example` };
    const values = { ...bidder, car: lot.car_id, bid: amount, terms: true, source: '/' };
    const request = { formName: 'advance-bid', formSubmissionId: `an-advance-bid-${sent}`, values };
    const { status, body } = await post(app, request, undefined, AUCTION, peer);
    expect(status).toBe(202);
    return body;
  };
  const enquire = async (peer: string): Promise<void> => {
    sent += 1;
    const request = aRequest(`a-question-${sent}`, { email: `k${sent}@kund.example` });
    expect((await post(app, request, undefined, undefined, peer)).status).toBe(202);
  };
  const times = async (count: number, one: () => Promise<unknown>): Promise<void> => {
    for (let index = 0; index < count; index += 1) await one();
  };
  const mailed = (recipient: string): Promise<number> =>
    engine.database().orm.$count(outbox, and(eq(outbox.recipient, recipient), isNotNull(outbox.submissionId)));
  const notices = (recipient: string) =>
    engine
      .database()
      .orm.select()
      .from(outbox)
      .where(and(eq(outbox.recipient, recipient), eq(outbox.kind, 'gathered')))
      .orderBy(outbox.createdAt);
  const linesOf = (body = ''): string[] =>
    body
      .replaceAll('\u00a0', ' ')
      .split('\n')
      .filter((line) => line.startsWith('>'));

  it('H-02 M-03 a flood of bids of one address is gathered from the sixth, and a bid of another network is mailed', async () => {
    await times(20, () => bid(FLOODING));
    await bid(ITS_NEIGHBOUR);
    expect([await mailed(OFFICE), (await notices(OFFICE))[0]?.gathered]).toEqual([5, 16]);
    await bid(HONEST);
    expect(await mailed(OFFICE)).toBe(6);
    // Ten minutes after ten minutes it has fifteen a day.
    for (const count of [11, 16, 16]) {
      clock.now += 11 * MINUTE;
      await times(8, () => bid(FLOODING));
      expect(await mailed(OFFICE)).toBe(count);
    }
    await bid(HONEST);
    expect(await mailed(OFFICE)).toBe(17);
    clock.now += DAY;
    await bid(FLOODING);
    expect(await mailed(OFFICE)).toBe(18);
    expect(await engine.database().orm.$count(submissions)).toBe(20 + 1 + 24 + 2 + 1);
  });

  it('H-02 M-03 of many networks the first two forms are mailed, up to sixty in ten minutes and three hundred a day', async () => {
    for (let network = 1; network <= 31; network += 1) await times(2, () => enquire(`198.51.${network}.1`));
    expect(await mailed(SELLER)).toBe(60);
    clock.now += 11 * MINUTE;
    await times(3, () => enquire(HONEST));
    expect(await mailed(SELLER)).toBe(63);
    const { orm } = engine.database();
    const [one] = await orm.select().from(outbox).where(isNotNull(outbox.submissionId)).limit(1);
    if (!one) throw new Error('The seller got no mail.');
    const { submissionId } = one;
    const mail = { channel: 'mail' as const, recipient: SELLER, body: '', submissionId, createdAt: new Date(NOW) };
    await orm.insert(outbox).values(Array.from({ length: 237 }, () => mail));
    await enquire('192.0.2.1');
    expect(await mailed(SELLER)).toBe(300);
  });

  it('H-02 behind a proxy of this machine, which stands for all visitors, nobody has a share', async () => {
    await times(24, () => enquire('127.0.0.1'));
    expect(await mailed(SELLER)).toBe(20);
  });

  it('H-02 stores the network of a mail to staff as a keyed hash alone', async () => {
    await enquire(FLOODING);
    const rows = await engine.database().orm.select().from(outbox).where(eq(outbox.recipient, SELLER));
    expect(rows).toMatchObject([{ device: null, neighbourhood: expect.stringMatching(/^[\w-]{43}$/) }]);
  });

  it('H-02 the notice lists what it gathers, a line each with reference and amount, as quoted, and at most fifty', async () => {
    await times(5, () => bid(FLOODING));
    const { reference: first } = await bid(FLOODING);
    const { reference: second } = await bid(FLOODING, 46_000);
    const [notice] = await notices(OFFICE);
    expect(linesOf(notice?.body)).toEqual([
      `> Förhandsbud, Utrop 214: 45 500 kr (${first})`,
      `> Förhandsbud, Utrop 214: 46 000 kr (${second})`,
    ]);
    expect(notice?.body).toMatch(/visas\):\n> Förhandsbud[^]*\n\nÖppna inkorgen: https:\S+\/inbox$/);
    await times(50, () => bid(FLOODING));
    const [full] = await notices(OFFICE);
    expect([full?.gathered, linesOf(full?.body).length]).toEqual([52, 50]);
  });

  it('H-02 the notice of bids goes within five minutes, that of other forms half an hour after the last', async () => {
    const { orm } = engine.database();
    const due = async (recipient: string) =>
      (await notices(recipient)).map(({ nextAttemptAt }) => (nextAttemptAt.getTime() - NOW) / MINUTE);
    await times(6, () => bid(FLOODING));
    await times(6, () => enquire(FLOODING));
    expect([await due(OFFICE), await due(SELLER)]).toEqual([[5], [5]]);
    await orm.update(outbox).set({ sentAt: new Date(NOW + 5 * MINUTE) });
    clock.now += 6 * MINUTE;
    await bid(FLOODING);
    await enquire(FLOODING);
    expect([await due(OFFICE), await due(SELLER)]).toEqual([
      [5, 11],
      [5, 30],
    ]);
    // A bid hurries a notice that waits for its half hour, unless a failure has given it a time.
    const [, waiting] = await notices(OFFICE);
    const wait = (attempts: number) =>
      orm
        .update(outbox)
        .set({ nextAttemptAt: new Date(NOW + 30 * MINUTE), attempts })
        .where(eq(outbox.id, waiting?.id ?? ''));
    await wait(0);
    await bid(FLOODING);
    expect(await due(OFFICE)).toEqual([5, 11]);
    await wait(1);
    await bid(FLOODING);
    expect(await due(OFFICE)).toEqual([5, 30]);
  });
});
