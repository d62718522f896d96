import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import type { LikeCarsRangeOf } from '@/server/cars/likeCarsRange';
import { plainSellCar } from '@/server/forms/sellCar.plain';
import { openUploads, type UploadsService } from '@/server/uploads/uploads.service';
import type { SiteName } from '@/sites/site.types';
import { allSites } from '@/sites/sites';
import { onBothEngines } from '../database/engines';
import { fillForms, formsApp, formsOn, NOW, post, stockCar, type FormResponse } from './area';

const SITE = 'car-store-se';
const range = { low: 180_000, high: 220_000, currency: 'SEK', count: 11, fromYear: 2018, toYear: 2020 } as const;
const offered = {
  selectedOption: 'tradeIn',
  regno: 'abc 123',
  brand: 'Volvo',
  model: 'V60',
  year: 2019,
  milage: 8_400,
  odometer: 'mil',
  condition: { driving: 'fine', outside: 'damage', inside: '', service: 'full', wheels: 'worn' },
  other: 'Kupévärmaren är <b>ny</b>',
  customerName: 'Lena Svensson',
  customerPhone: '070-174 06 05',
  customerEmail: 'lena@kund.example',
  range,
  quoteReference: '',
  wantedCar: stockCar.car_id,
  photos: [] as string[],
};

/** Of a V60 alone, as the pages reckon it. */
const likeCarsRange: LikeCarsRangeOf = async (_site, { model, mileage }) =>
  model === 'V60' ? { ...range, count: mileage === offered.milage ? range.count : 0 } : null;

onBothEngines('a car that a visitor offers', (engine) => {
  let database: Database;
  let folder: string;
  let uploads: UploadsService;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
    folder = await mkdtemp(path.join(tmpdir(), 'sell-car-'));
    uploads = openUploads({
      folder,
      key: 'a-key-of-tests',
      retentionDays: 90,
      now: () => NOW,
      report: (error) => {
        throw error;
      },
    });
  });
  afterAll(async () => {
    await uploads.close();
    await rm(folder, { recursive: true });
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });
  const open = (deliveries: Parameters<typeof formsOn>[1] = {}) => {
    const { app, lines } = formsApp(formsOn(database.orm, { uploads, likeCarsRange, ...deliveries }).service, {
      plain: [plainSellCar],
    });
    const send = (id: string, changes: object = {}, site: SiteName = SITE): Promise<FormResponse> =>
      post(app, { formName: 'sell-car', formSubmissionId: id, values: { ...offered, ...changes } }, undefined, site);
    const plain = async (fields: Record<string, string>) => {
      const response = await app.fetch(
        new Request(`http://${SITE}.localhost/api/forms/plain/sell-car`, {
          method: 'POST',
          body: new URLSearchParams(fields),
        }),
        { peer: '203.0.113.9' },
      );
      return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
    };
    return { app, lines, send, plain };
  };
  const mails = () => database.orm.select().from(outbox).orderBy(outbox.recipient);
  const stored = () => database.orm.select().from(submissions);
  const photo = async (): Promise<string> => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#888' } })
      .jpeg()
      .toBuffer();
    const added = await uploads.add(
      (async function* () {
        yield new Uint8Array(bytes);
      })(),
      bytes.length,
    );
    if (!added.ok) throw new Error(added.error.code);
    return added.value.id;
  };

  it('L-02 is 202, stored once, and goes to the buyers with a receipt that quotes nothing typed', async () => {
    const { send, lines } = open();
    const first = await send('sell-car-1');
    expect(first).toMatchObject({
      status: 202,
      body: { reference: expect.stringMatching(/^[A-Z2-9-]{9}$/), reply: null },
    });
    expect(await send('sell-car-1')).toEqual(first);
    expect(await send('sell-car-1', { other: 'Något annat' })).toMatchObject({
      status: 422,
      body: { error: { code: 'FORM_ID_REUSED' } },
    });
    expect(await stored()).toMatchObject([
      { form: 'sell-car', site: SITE, payload: { regno: 'ABC123', milage: 8_400, selectedOption: 'tradeIn' } },
    ]);
    const all = await mails();
    const toBuyer = all.find(({ recipient }) => recipient === 'inkop@nordvik.example');
    const receipt = all.find(({ recipient }) => recipient === 'lena@kund.example');
    expect(all).toHaveLength(2);
    expect(toBuyer).toMatchObject({ replyTo: 'lena@kund.example', submissionId: expect.any(String) });
    const body = toBuyer?.body.replaceAll('\u00a0', ' ') ?? '';
    for (const part of [
      'vill byta in sin bil',
      'Volvo V60 2019',
      'ABC123',
      '8 400 mil',
      'Hur går den? Bra',
      'Hur ser den ut utanpå? Skador eller rost',
      'Hur ser den ut inuti? inte besvarat',
      '180 000 kr–220 000 kr (11 bilar, 2018–2020)',
      `/kop-bil/${stockCar.car_id}/`,
      'Lena Svensson',
      '> Kupévärmaren är <b>ny</b>',
    ])
      expect(body).toContain(part);
    expect(receipt?.submissionId).toBeNull();
    expect(receipt?.body).toContain(first.body.reference);
    for (const input of ['Lena', 'Kupé', 'ABC123', 'V60', '174 06']) expect(receipt?.body).not.toContain(input);
    // Neither the number nor who sent it stands in the log.
    expect(lines.join('\n')).not.toMatch(/ABC123|abc 123|Lena|kund\.example/);
  });

  it('L-02 the buyer reads what like cars cost by the stock, whatever the browser tells', async () => {
    const { send } = open();
    const forged = { ...range, low: 980_000, high: 990_000, count: 400 };
    await send('sell-car-forged', { range: forged });
    await send('sell-car-other', { model: 'XC60', range: forged });
    const bodies = (await mails())
      .map(({ body }) => body.replaceAll('\u00a0', ' '))
      .filter((body) => body.includes('ABC123'));
    expect(bodies).toHaveLength(2);
    expect(bodies.filter((body) => body.includes('180 000 kr–220 000 kr (11 bilar'))).toHaveLength(1);
    expect(bodies.join()).not.toMatch(/980 000|400 bilar/);
    expect((await stored()).map(({ payload }) => payload.range)).toEqual(expect.arrayContaining([range, null]));
  });

  it('L-02 photographs are kept with it, and the buyer alone has their addresses', async () => {
    const photos = [await photo(), await photo()];
    const { send } = open();
    expect(await send('sell-car-2', { photos })).toMatchObject({ status: 202 });
    const all = await mails();
    const links = all.map(({ body }) => body.match(/https:\/\/car-store-se\.example\/api\/uploads\/\S+/g) ?? []);
    expect(links.map(({ length }) => length).toSorted()).toEqual([0, 2]);
    const [, , , , , , id = '', signature = ''] = ['', ...(links.flat()[0] ?? '').split('/')];
    expect(await uploads.read(id, signature)).not.toBeNull();
  });

  it('L-02 one with a photograph that is not there any more is refused, and is not stored', async () => {
    expect(await open().send('sell-car-3', { photos: [await photo(), 'never-sent-picture'] })).toMatchObject({
      status: 422,
      body: { error: { code: 'UPLOAD_GONE' } },
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ['a registration number', { regno: ' ' }],
    ['one that a plate can hold', { regno: 'ABC 1234567' }],
    ['a name', { customerName: '' }],
    ['a phone number', { customerPhone: '12345' }],
    ['an email address', { customerEmail: 'lena@kund' }],
    ['a mileage of at least 0', { milage: -1 }],
    ['a whole mileage', { milage: 1.5 }],
    ['sell or trade in', { selectedOption: 'give' }],
    ['known answers', { condition: { driving: 'fast' } }],
    ['a possible year', { year: 1800 }],
    ['a make without a link', { brand: 'Volvo https://evil.example' }],
    ['a model without an address', { model: 'me@evil.example' }],
    ['a range as it is shown', { range: { ...offered.range, count: 7 } }],
    ['eight photographs at most', { photos: Array.from({ length: 9 }, (_one, index) => `picture-${index}`) }],
    ['a car of ours', { wantedCar: 'https://x.example' }],
    ['a reference of a quote', { quoteReference: '<script>' }],
  ])('L-02 needs %s', async (_what, changes) => {
    expect(await open().send('sell-car-4', changes)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it('L-02 has no invisible signs in the subject of its mail', async () => {
    await open().send('sell-car-signs', { brand: 'Vol\u0085vo\u202e\u200b', model: 'ID.Buzz' });
    expect((await mails()).find(({ recipient }) => recipient !== offered.customerEmail)?.subject).toMatch(
      /Volvo ID\.Buzz 2019/,
    );
  });

  it('L-02 takes a car with nothing but its number and who offers it', async () => {
    const { regno, customerName, customerPhone, customerEmail } = offered;
    const { app } = open();
    const values = { regno, customerName, customerPhone, customerEmail, selectedOption: 'sell' };
    expect(await post(app, { formName: 'sell-car', formSubmissionId: 'sell-car-5', values })).toMatchObject({
      status: 202,
    });
    expect((await mails())[0]?.subject).toContain('ABC123');
  });

  it('L-02 goes to the buyers of each site that buys cars, in its language, and to no other', async () => {
    const { send } = open();
    for (const { name, carBuying } of allSites) {
      const { status } = await send(`sell-car-${name}`, { wantedCar: '', odometer: 'km' }, name);
      expect([name, status]).toEqual([name, carBuying ? 202 : 422]);
      const recipients = (await mails()).map(({ recipient }) => recipient);
      expect(recipients).toEqual(carBuying ? [carBuying.email, 'lena@kund.example'].toSorted() : []);
      await database.orm.delete(outbox);
    }
  });

  it('L-02 reaches other systems as the trade’s XML, with the car as a trade-in', async () => {
    const { send } = open({
      deliveries: [{ name: 'dms', forms: ['sell-car'], format: 'adf', mail: 'leads@dealer.example' }],
    });
    await send('sell-car-6');
    const adf = (await mails()).find(({ recipient }) => recipient === 'leads@dealer.example')?.body ?? '';
    expect(adf).toContain('<vehicle interest="trade-in" status="used">\n<year>2019</year>\n<make>Volvo</make>');
    expect(adf).toContain('<odometer status="original" units="km">84000</odometer>');
    expect(adf).toContain('<vehicle interest="buy" status="used">');
    expect(adf).toContain('Kupévärmaren är &lt;b&gt;ny&lt;/b&gt;');
  });

  describe('without JavaScript', () => {
    const fields = {
      locale: 'sv-SE',
      source: '/salj-bil',
      selectedOption: 'sell',
      regno: 'ABC 123',
      brand: 'Volvo',
      milage: '8 400',
      driving: 'fine',
      customerName: 'Lena Svensson',
      customerPhone: '070-174 06 05',
      customerEmail: 'lena@kund.example',
    };

    it('L-02 is redirected to a receipt without the number in its address, once however often it is sent', async () => {
      const { plain, app } = open();
      const first = await plain(fields);
      expect(first).toMatchObject({ status: 303 });
      expect(first.location).not.toMatch(/ABC|Lena|kund/);
      expect((await plain(fields)).location).toBe(first.location);
      expect(await stored()).toMatchObject([{ payload: { regno: 'ABC123', milage: 8_400, odometer: 'mil' } }]);
      const receipt = await app.fetch(new Request(`http://${SITE}.localhost${first.location}`), {
        peer: '203.0.113.9',
      });
      expect(await receipt.text()).toContain('Tack, vi har fått uppgifterna om din bil');
    });

    it('L-02 comes back with what is wrong, and all that was filled in', async () => {
      const { status, text } = await open().plain({
        ...fields,
        regno: '',
        milage: 'mycket',
        driving: 'x',
        other: '</textarea><script>',
      });
      expect(status).toBe(422);
      expect(text).toContain('Fyll i det här fältet.');
      expect(text).toContain('Skriv ett helt tal från 0.');
      expect(text).toContain('value="Lena Svensson"');
      expect(text).not.toContain('<script>');
      expect(await stored()).toEqual([]);
    });
  });
});
