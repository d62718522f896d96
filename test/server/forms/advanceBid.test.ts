import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import { createCarsStore } from '@/server/cars/cars.store';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { plainAdvanceBid } from '@/server/forms/advanceBid.plain';
import type { SiteName } from '@/sites/site.types';
import { onBothEngines } from '../database/engines';
import { fillForms, formsApp, formsOn, NOW, post, stockCar } from './area';

const SITE = 'car-auction-se';
const OFFICE = 'bud@auktion.nordvik.example';
const lot: Car = {
  ...stockCar,
  car_id: '3000001',
  slug: 'volvo-v60-2015',
  car_price: 25_000,
  car_lot_number: '214',
  car_estimate_low: 40_000,
  car_estimate_high: 50_000,
  car_bids_end: new Date(NOW + 3_600_000).toISOString(),
};
const closed: Car = { ...lot, car_id: '3000002', car_lot_number: '215', car_bids_end: new Date(NOW).toISOString() };
const withdrawn: Car = { ...lot, car_id: '3000003', car_lot_number: '216' };
const bid = {
  car: lot.car_id,
  bid: 45_500,
  name: 'Lena Svensson',
  phone: '070-174 06 05',
  email: 'lena@kund.example',
  terms: true,
  source: '/kop-bil/3000001/volvo-v60-2015',
};

onBothEngines('an advance bid on a lot', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
    const cars = createCarsStore(database.orm);
    await cars.apply(
      'se',
      [lot, closed, withdrawn].map((car, index) => ({ kind: 'car', line: index + 1, car })),
    );
    await cars.apply('se', [{ kind: 'remove', line: 1, ref: { car_id: withdrawn.car_id } }]);
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });
  const open = (deliveries: Parameters<typeof formsOn>[1] = {}) => {
    const { app, lines } = formsApp(formsOn(database.orm, deliveries).service, { plain: [plainAdvanceBid] });
    const send = (id: string, changes: object = {}, site: SiteName = SITE) =>
      post(app, { formName: 'advance-bid', formSubmissionId: id, values: { ...bid, ...changes } }, undefined, site);
    const plain = async (fields: Record<string, string>) => {
      const response = await app.fetch(
        new Request(`http://${SITE}.localhost/api/forms/plain/advance-bid`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
        { peer: '203.0.113.9' },
      );
      return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
    };
    return { lines, send, plain };
  };
  it('H-02 reaches the office although other forms fill its mailbox, and a flood of bids waits in the inbox', async () => {
    const { send } = open();
    const another = { channel: 'mail' as const, recipient: OFFICE, subject: '', body: '', createdAt: new Date(NOW) };
    const ofForms = Array.from({ length: 40 }, () => ({ ...another, submissionId: randomUUID() }));
    await database.orm.insert(outbox).values(ofForms);
    for (let index = 1; index <= 7; index += 1)
      expect((await send(`bid-in-flood-${index}`, { email: `b${index}@kund.example` })).status).toBe(202);
    const subjects = (await database.orm.select().from(outbox).where(eq(outbox.recipient, OFFICE)))
      .map(({ subject }) => subject ?? '')
      .filter((subject) => subject !== '');
    expect(subjects.filter((subject) => subject.includes('214'))).toHaveLength(5);
    expect(subjects).toContain('Fler ärenden väntar i inkorgen: 2');
    expect(await database.orm.$count(submissions)).toBe(7);
  });

  const plainText = (body = '') => body.replaceAll('\u00a0', ' ');

  it('H-02 goes to the office once, and the bidder gets lot, bid and closing time in a mail', async () => {
    const { send, lines } = open();
    const first = await send('advance-bid-1');
    expect(first).toMatchObject({ status: 202, body: { reference: expect.any(String), reply: null } });
    expect(await send('advance-bid-1')).toEqual(first);
    expect(await database.orm.select().from(submissions)).toMatchObject([
      { form: 'advance-bid', site: SITE, payload: { car: lot.car_id, bid: 45_500 } },
    ]);
    const mails = await database.orm.select().from(outbox);
    expect(mails).toHaveLength(2);
    const office = mails.find(({ recipient }) => recipient === OFFICE);
    expect(office).toMatchObject({ replyTo: bid.email, submissionId: expect.any(String) });
    expect(plainText(office?.subject ?? '')).toContain('Utrop 214: 45 500 kr');
    for (const part of [
      'Högsta bud: 45 500 kr',
      'Slutsumma vid 45 500 kr: 48 490 kr inkl. avgift',
      'Utropspris: 25 000 kr',
      'Lena Svensson',
      '/kop-bil/3000001/',
    ])
      expect(plainText(office?.body)).toContain(part);
    const receipt = mails.find(({ recipient }) => recipient === bid.email);
    expect(receipt?.submissionId).toBeNull();
    expect(receipt?.subject).toBe('Ditt förhandsbud, Utrop 214');
    for (const part of [
      'Utrop 214: ',
      'Högsta bud: 45 500 kr',
      ': 48 490 kr inkl. avgift',
      'Budgivningen stänger: ',
      first.body.reference,
    ])
      expect(plainText(receipt?.body)).toContain(part);
    for (const entered of ['Lena', '174 06']) expect(receipt?.body).not.toContain(entered);
    expect(lines.join('\n')).not.toMatch(/Lena|kund\.example|45500/);
  });

  it.each<[what: string, changes: object, site: SiteName, status: number, error: object]>([
    ['below the first bid', { bid: 24_500 }, SITE, 422, { code: 'BID_TOO_LOW', amount: '25\u00a0000\u00a0kr' }],
    ['of a name that is two lines', { name: 'Lena\nBcc: x' }, SITE, 400, { code: 'BAD_REQUEST' }],
    ['of a name that turns the text', { name: 'Lena\u202e' }, SITE, 400, { code: 'BAD_REQUEST' }],
    ['between two steps', { bid: 45_600 }, SITE, 422, { code: 'BID_OFF_STEP', amount: '46\u00a0000\u00a0kr' }],
    ['after bidding has closed', { car: closed.car_id }, SITE, 422, { code: 'BIDS_CLOSED' }],
    ['on a lot that was withdrawn', { car: withdrawn.car_id }, SITE, 404, { code: 'CAR_NOT_FOUND' }],
    ['on a car that is no lot', { car: stockCar.car_id }, SITE, 404, { code: 'CAR_NOT_FOUND' }],
    ['at a store', {}, 'car-store-se', 404, { code: 'CAR_NOT_FOUND' }],
    ['without the rules', { terms: false }, SITE, 400, {}],
    ['of no whole amount', { bid: 45_500.5 }, SITE, 400, {}],
    ['as a text', { bid: '45500' }, SITE, 400, {}],
  ])('H-02 %s is refused, stored nowhere, and nobody gets a mail', async (_, changes, site, status, error) => {
    const { send } = open();
    const response = await send('advance-bid-2', changes, site);
    expect(response).toMatchObject({ status, body: { error } });
    expect(await database.orm.select().from(submissions)).toEqual([]);
    expect(await database.orm.select().from(outbox)).toEqual([]);
  });

  it('H-02 M-03 is told to whom it names though strangers have used up the mailbox, and how to withdraw it', async () => {
    const { send } = open();
    const contact = { channel: 'mail' as const, recipient: bid.email, subject: 'Tack', body: 'Tack' };
    await database.orm
      .insert(outbox)
      .values(Array.from({ length: 10 }, () => ({ ...contact, createdAt: new Date(NOW - 1_000) })));
    const notified = async () =>
      (await database.orm.select().from(outbox)).filter(
        ({ recipient, body }) => recipient === bid.email && body !== contact.body,
      );
    for (const [index, count] of [1, 2, 3, 3].entries()) {
      expect((await send(`advance-bid-${index}`)).status).toBe(202);
      expect(await notified()).toHaveLength(count);
    }
    expect((await notified())[0]?.body).toContain(
      'Var det inte du som lade budet? Svara på det här mejlet eller ring oss',
    );
  });

  it('H-02 without JavaScript is taken, and a low one shown again with what would do', async () => {
    const { plain } = open();
    const fields = { ...bid, bid: '45 500 kr', terms: 'on', locale: 'sv-SE' };
    const taken = await plain(fields);
    expect([taken.status, taken.location]).toEqual([303, expect.stringContaining('form=advance-bid')]);
    const low = await plain({ ...fields, bid: '1 000' });
    expect(low.status).toBe(422);
    expect(plainText(low.text)).toContain('Lägsta bud är 25 000 kr.');
    expect(low.text).toContain('value="1 000"');
    const unread = await plain({ ...fields, bid: 'mycket', terms: '' });
    expect(unread.text).toContain('Godkänn reglerna');
    expect(await database.orm.select().from(submissions)).toHaveLength(1);
  });

  it('H-02 is a lead for systems of the trade', async () => {
    const { send } = open({
      deliveries: [{ name: 'hall', forms: ['advance-bid'], format: 'adf', mail: 'hall@dealer.example' }],
    });
    await send('advance-bid-3');
    const mails = await database.orm.select().from(outbox);
    const lead = mails.find(({ recipient }) => recipient === 'hall@dealer.example');
    expect(plainText(lead?.body)).toContain('Högsta bud: 45 500 kr');
  });
});
