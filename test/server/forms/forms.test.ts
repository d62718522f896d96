import { createServer } from 'node:http';
import { nextOpening } from '@/domain/dealers/nextOpening';
import { createCarsStore } from '@/server/cars/cars.store';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { readFormDeliveries } from '@/server/forms/formDeliveries';
import { createStaffMailLimit } from '@/server/forms/staffMailLimit';
import { createHttpDelivery, webhookSignature } from '@/server/messages/http.delivery';
import { localMoment } from '@/i18n/localTime';
import { listen } from '@test/contract/api/transports';
import { onBothEngines } from '../database/engines';
import { startMailServer } from '../messages/mailServer';
import { mailTo, MINUTE, senderOn } from '../messages/queue';
import { aRequest, facility, fillForms, formsApp, formsOn, NOW, post, quotes, sampleCar, stockCar } from './area';

const SECRET = 'a-secret-of-the-receiver';

onBothEngines('submitted forms', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });
  const open = (options: Parameters<typeof formsOn>[1] = {}) => {
    const forms = formsOn(database.orm, options);
    return { ...formsApp(forms.service, options.clock ? { clock: options.clock } : {}), forms };
  };
  const mails = () => database.orm.select().from(outbox).orderBy(outbox.recipient);
  const stored = () => database.orm.select().from(submissions);

  it('H-02 stores a submission once, and queues a mail to the seller and a receipt in the same transaction', async () => {
    const { app, lines } = open();
    const response = await post(
      app,
      aRequest('submission-1', { testDrive: true, testDriveTimes: ['2026-11-24T10:30'] }),
    );
    expect(response).toMatchObject({
      status: 202,
      body: { reference: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) },
    });
    expect(await stored()).toMatchObject([{ form: 'contact', site: 'car-store-se', state: 'received' }]);
    const [seller, receipt] = await mails();
    expect(seller).toMatchObject({
      recipient: 'asa.oberg@nordvikbil.example',
      replyTo: 'lena@kund.example',
      submissionId: expect.any(String),
    });
    for (const part of [
      'V60',
      'https://car-store-se.example/kop-bil/1000001/volvo-v60-2021',
      'Vill ha en offert',
      'Vill provköra',
      'tisdag 24 november 10:30',
      'Lena Svensson',
      '070 174 06 05',
      'lena@kund.example',
      '> Är den besiktigad?\n> Hälsningar Lena',
      String(response.body.reference),
    ])
      expect(seller?.body.replaceAll('\u00a0', ' ')).toContain(part);
    // The receipt could be sent to anybody: nothing that was typed is in it.
    expect(receipt).toMatchObject({ recipient: 'lena@kund.example', submissionId: null });
    expect(receipt?.body).toContain(response.body.reference);
    for (const text of ['Lena', 'besiktigad', '174']) expect(receipt?.body).not.toContain(text);
    expect(lines.join()).not.toMatch(/Lena|kund\.example|174/);
  });

  it('H-02 sends an address ten receipts in a day, whoever types it, and the seller every enquiry', async () => {
    const clock = { now: NOW };
    const { app } = open({ clock });
    const send = async (id: string, email: string) => {
      expect((await post(app, aRequest(id, { email }))).status).toBe(202);
    };
    for (let index = 0; index < 12; index += 1)
      await send(`flooding-${index}`, index % 2 === 0 ? 'lena@kund.example' : 'Lena@Kund.example');
    await send('another-one', 'karl@kund.example');
    const recipients = async () => (await mails()).map(({ recipient }) => recipient.toLowerCase());
    const count = async (address: string) => (await recipients()).filter((recipient) => recipient === address).length;
    expect(await count('asa.oberg@nordvikbil.example')).toBe(13);
    expect(await count('lena@kund.example')).toBe(10);
    expect(await count('karl@kund.example')).toBe(1);
    clock.now += 86_400_000;
    await send('the-next-day', 'lena@kund.example');
    expect(await count('lena@kund.example')).toBe(11);
  });

  it('H-02 a flood brings a seller twenty mails in ten minutes and one that says how many wait in the inbox, and loses nothing', async () => {
    const clock = { now: NOW };
    const { app } = open({ clock });
    const send = async (from: number, to: number) => {
      for (let index = from; index < to; index += 1)
        expect((await post(app, aRequest(`to-seller-${index}`, { email: `k${index}@kund.example` }))).status).toBe(202);
    };
    const toSeller = async () =>
      (await mails()).filter(({ recipient }) => recipient === 'asa.oberg@nordvikbil.example');
    const notices = async () =>
      (await toSeller())
        .filter(({ kind }) => kind === 'gathered')
        .map(({ subject, nextAttemptAt }) => [subject, (nextAttemptAt.getTime() - NOW) / MINUTE]);
    await send(0, 24);
    expect((await toSeller()).filter(({ submissionId }) => submissionId !== null)).toHaveLength(20);
    expect(await notices()).toEqual([['Fler ärenden väntar i inkorgen: 4', 5]]);
    expect((await stored()).map(({ state }) => state).filter((state) => state === 'delivered')).toHaveLength(4);
    expect(await stored()).toHaveLength(24);
    const notice = (await toSeller()).find(({ kind }) => kind === 'gathered');
    expect(notice?.body).toContain('https://car-store-se.example/inbox');
    expect(notice?.body).not.toContain('Lena');
    // What comes after it was sent is in another one, half an hour after the first.
    await database.orm.update(outbox).set({ sentAt: new Date(NOW + 5 * MINUTE) });
    clock.now += 6 * MINUTE;
    await send(24, 26);
    expect(await notices()).toEqual(
      expect.arrayContaining([
        ['Fler ärenden väntar i inkorgen: 4', 5],
        ['Fler ärenden väntar i inkorgen: 2', 30],
      ]),
    );
    // The flood is over.
    clock.now += 10 * MINUTE;
    await send(26, 27);
    expect((await toSeller()).filter(({ submissionId }) => submissionId !== null)).toHaveLength(21);
  });

  it('H-02 each mailbox reads how many of its own wait in the inbox, also where a system gets all of them by mail', async () => {
    const deliveries = readFormDeliveries(
      JSON.stringify([{ name: 'leads', format: 'adf', mail: 'leads@dealer.example', forms: ['contact'] }]),
    );
    const { app } = open({ deliveries });
    for (let index = 0; index < 23; index += 1)
      expect((await post(app, aRequest(`with-adf-${index}`, { email: `k${index}@kund.example` }))).status).toBe(202);
    const limit = createStaffMailLimit(() => 'https://car-store-se.example');
    const to = (recipient: string) => ({ channel: 'mail' as const, recipient, subject: '', body: '', delivers: true });
    // The other mailbox has as many, and gets two more, one of them with a mail to a third.
    const other = { ...to('karl@nordvikbil.example'), createdAt: new Date(NOW) };
    const [{ id: submissionId = '' } = {}] = await stored();
    await database.orm.insert(outbox).values(Array.from({ length: 20 }, () => ({ ...other, submissionId })));
    const about = { form: 'contact', site: 'car-store-se', reference: 'ABCD-EFGH' };
    const third = to('office@nordvikbil.example');
    await database.orm.transaction(async (tx) => {
      expect(await limit.within(tx, about, [to(other.recipient), third], NOW, null)).toEqual([
        { ...third, neighbourhood: null },
      ]);
      expect(await limit.within(tx, about, [to(other.recipient), to(other.recipient)], NOW, null)).toEqual([]);
    });
    const notices = (await mails()).filter(({ kind }) => kind === 'gathered');
    expect(notices.map(({ recipient, subject }) => [recipient, subject])).toEqual([
      ['asa.oberg@nordvikbil.example', 'Fler ärenden väntar i inkorgen: 3'],
      ['karl@nordvikbil.example', 'Fler ärenden väntar i inkorgen: 2'],
    ]);
  });

  it.each(['Win at https://evil.example', 'evil.example/now', 'www.evil', 'Lena lena@kund.example'])(
    'H-02 takes no name with an address: %s',
    async (name) => {
      const response = await post(open().app, aRequest('link-in-name', { name }));
      expect([response.status, await mails()]).toEqual([400, []]);
    },
  );

  it.each(['A\nBcc: x', 'Lena\u202eavS', 'Lena\u2028Ek', 'Lena\u0000Ek', 'Lena\u2067Ek'])(
    'H-02 takes no name that is more than a line: %j',
    async (name) => {
      const response = await post(open().app, aRequest('lines-in-name', { name }));
      expect([response.status, await mails()]).toEqual([400, []]);
    },
  );

  it('H-05 tells the seller of a lender’s quote what it was given as, and of no other', async () => {
    const { app } = open();
    const plan = { kind: 'pcp', currency: 'GBP', monthlyMinor: 29_714, months: 48, quoteReference: 'REF-1' } as const;
    const signed = { ...plan, signature: quotes.of(stockCar.car_id, plan) };
    for (const [id, sent] of Object.entries({
      signed,
      cheaper: { ...signed, monthlyMinor: 100 },
      'of-another-car': { ...plan, signature: quotes.of('1000009', plan) },
      unsigned: plan,
    }))
      await post(app, aRequest(`quote-${id}`, { plan: sent }));
    const payloads = new Map((await stored()).map(({ formSubmissionId, payload }) => [formSubmissionId, payload.plan]));
    expect([...payloads.values()].filter((one) => one !== null)).toEqual([signed]);
    expect(payloads.get('quote-signed')).toEqual(signed);
    const notified = (await mails()).filter(({ body }) => body.includes('REF-1'));
    expect(notified.map(({ body }) => body.includes('297'))).toEqual([true]);
  });

  it('H-03 tells the seller the chosen plan with the figures of the stock, whatever was sent, and the visitor its terms without a monthly price', async () => {
    const { app } = open();
    const plan = {
      kind: 'loan',
      currency: 'EUR',
      monthlyMinor: 100,
      months: 36,
      depositMinor: 6_000_000,
      residualMinor: 1,
      interestRate: 0.1,
      effectiveRate: 0.1,
      quoteReference: 'AGREED-1',
    } as const;
    await post(app, aRequest('submission-with-a-plan', { plan }));
    const [seller, receipt] = (await mails()).map(({ body }) => body.replaceAll('\u00a0', ' '));
    const terms = '- Vald finansiering: Billån, 36 månader, 60 000 kr kontant';
    for (const line of [
      terms,
      '- Månadskostnad på sidan: 4 385 kr',
      '- Restvärde: 115 960 kr',
      '- Effektiv ränta: 8,7 %',
    ])
      expect(seller).toContain(line);
    expect(seller).not.toContain('boss');
    expect(receipt).toContain(terms);
    expect(receipt).not.toMatch(/4 385|8,7|Månadskostnad/);
    expect((await stored())[0]?.payload).toMatchObject({ plan: { monthlyMinor: 438_500, interestRate: 7.95 } });
    await post(
      app,
      aRequest('submission-with-a-lease', {
        plan: { kind: 'privateLeasing', currency: 'SEK', monthlyMinor: 1, months: 36, mileage: 1500 },
      }),
    );
    const lease = (await mails())
      .map(({ body }) => body.replaceAll('\u00a0', ' '))
      .find((body) => /leasing/.test(body));
    expect(lease).toContain('Vald finansiering: Privatleasing, 36 månader, 1 500 mil om året');
    expect(lease).toContain('Månadskostnad på sidan: 4 295 kr');
  });

  it('H-03 names no plan that the car does not have', async () => {
    const { app } = open();
    for (const [index, kind] of (['companyLeasing', 'hp'] as const).entries())
      await post(
        app,
        aRequest(`submission-without-a-plan-${index}`, {
          plan: { kind, currency: 'SEK', monthlyMinor: 1, months: 36 },
        }),
      );
    expect((await mails()).map(({ body }) => body).join()).not.toMatch(/finansiering|Månadskostnad/);
    expect((await stored()).map(({ payload }) => payload.plan)).toEqual([null, null]);
  });

  it('H-02 takes a repeated formSubmissionId as the same submission, also at the same moment, and refuses other content', async () => {
    const { app } = open();
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(app, aRequest('submission-2'))));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body.reference}`)).size).toBe(1);
    expect(await post(app, aRequest('submission-2', { message: 'Something else' }))).toMatchObject({
      status: 422,
      body: { error: { code: 'FORM_ID_REUSED' } },
    });
    expect(await stored()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  it.each([
    ['a name', { name: ' ' }],
    ['a phone number', { phone: '12345' }],
    ['letters as a phone number', { phone: 'call me now' }],
    ['an email address', { email: 'lena@kund' }],
    ['an email address with a short top-level part', { email: 'lena@kund.x' }],
    ['a known car', { car: 'abc' }],
    ['times that are times', { testDriveTimes: ['tomorrow'] }],
    ['times of days that exist', { testDriveTimes: ['2026-11-31T10:30'] }],
    ['times to come', { testDriveTimes: ['2020-01-01T10:00'] }],
    ['times that are offered', { testDriveTimes: ['2026-11-24T10:30', '9999-12-31T23:59'] }],
  ])('H-02 needs %s', async (_what, changes) => {
    const { app } = open();
    expect(await post(app, aRequest('submission-3', changes))).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it('H-02 writes only to a seller of the car, and for a sample car to a department', async () => {
    const { app } = open();
    for (const toEmail of ['victim@other.example', 'not-an-email', 'a@b.example\r\nBcc:x@y.example', facility.site_id])
      expect(await post(app, aRequest('submission-4', { toEmail }))).toMatchObject({
        status: 400,
        body: { error: { code: 'BAD_REQUEST' } },
      });
    expect([await mails(), await stored()]).toEqual([[], []]);
    // A mailbox of the facility names nobody in particular: the car's seller gets it.
    await post(app, aRequest('submission-4', { toEmail: facility.site_email.toUpperCase() }));
    expect((await mails()).map(({ recipient }) => recipient)).toEqual([
      'asa.oberg@nordvikbil.example',
      'lena@kund.example',
    ]);
    const department = facility.site_departments.find(({ group }) => group === 'New cars');
    expect(
      await post(app, aRequest('submission-5', { car: sampleCar.car_id, toEmail: department?.email ?? '' })),
    ).toMatchObject({ status: 202 });
    expect((await mails()).map(({ recipient }) => recipient)).toContain(department?.email);
    for (const [id, car] of [
      ['submission-6', sampleCar.car_id],
      ['submission-7', '2000002'],
    ] as const)
      expect(await post(app, aRequest(id, { car, toEmail: 'nobody@nordvikbil.example' }))).toMatchObject({
        status: 422,
        body: { error: { code: 'DEPARTMENT_NOT_FOUND', message: 'Department not found' } },
      });
    expect(await post(app, aRequest('submission-8', { car: '99999999' }))).toMatchObject({ status: 404 });
  });

  it('H-02 still takes an enquiry about a car that was sold while the visitor wrote', async () => {
    const cars = createCarsStore(database.orm);
    await cars.apply('se', [{ kind: 'remove', line: 1, ref: { car_id: stockCar.car_id } }]);
    expect(await post(open().app, aRequest('submission-9'))).toMatchObject({ status: 202 });
    await cars.apply('se', [{ kind: 'car', line: 1, car: stockCar }]);
  });

  it('H-02 states when the seller responds, by the opening hours', async () => {
    const schedule = facility.site_departments.find(({ group }) => group === 'New cars')?.openingschedule;
    if (!schedule) throw new Error('The facility sells no cars.');
    for (const instant of ['2026-11-20T09:00:00Z', '2026-11-20T22:00:00Z', '2026-11-22T03:00:00Z']) {
      const { app } = open({ clock: { now: Date.parse(instant) } });
      const { body } = await post(app, aRequest(`submission-${instant.replace(/\W/g, '')}`));
      expect(body.reply).toEqual(nextOpening(schedule, localMoment(instant, 'Europe/Stockholm')));
      expect(body.reply).not.toBeNull();
    }
  });

  it('H-02 a dead mail server loses nothing: the submission is delivered, once, when it is back', async () => {
    const clock = { now: NOW };
    const { app } = open({ clock });
    await post(app, aRequest('submission-10'));
    const gone = await startMailServer();
    await gone.close();
    const before = senderOn(database.orm, { mail: mailTo(gone.url) }, { clock });
    await before.sendDue();
    expect(before.results).toEqual(['failed', 'failed']);
    expect(await stored()).toMatchObject([{ state: 'received', deliveredAt: null }]);
    await before.close();
    const server = await startMailServer();
    clock.now += 2 * MINUTE;
    const after = senderOn(database.orm, { mail: mailTo(server.url) }, { clock });
    await after.sendDue();
    await after.sendDue();
    expect(server.received.map(({ recipients }) => recipients[0]).toSorted()).toEqual([
      'asa.oberg@nordvikbil.example',
      'lena@kund.example',
    ]);
    const toSeller = server.received.find(({ recipients }) => recipients[0]?.startsWith('asa'));
    expect(toSeller?.headers.get('reply-to')).toBe('lena@kund.example');
    expect(await stored()).toMatchObject([{ state: 'delivered', deliveredAt: new Date(clock.now) }]);
    await after.close();
    await server.close();
  });

  it('H-02 passes a lead on as ADF by mail and HTTP and as a signed webhook, each once by its id', async () => {
    const requests: { url: string; headers: Record<string, unknown>; body: string }[] = [];
    let failures = 2;
    const receiver = createServer();
    receiver.on('request', (request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        requests.push({ url: request.url ?? '', headers: request.headers, body });
        response.statusCode = failures-- > 0 ? 503 : 202;
        response.end();
      });
    });
    const server = await listen((request, response) => void receiver.emit('request', request, response));
    const deliveries = readFormDeliveries(
      JSON.stringify([
        { name: 'crm', format: 'json', url: `http://127.0.0.1:${server.port}/crm`, secret: SECRET },
        {
          name: 'dms',
          format: 'adf',
          url: `http://127.0.0.1:${server.port}/dms`,
          secret: SECRET,
          sites: ['car-store-se'],
        },
        { name: 'leads', format: 'adf', mail: 'leads@dealer.example', forms: ['contact'] },
        { name: 'other', format: 'adf', mail: 'other@dealer.example', sites: ['car-store-no'] },
      ]),
    );
    const clock = { now: NOW };
    const { app } = open({ deliveries, clock });
    const { body: response } = await post(
      app,
      aRequest('submission-11', { name: 'A <b>&"', message: ']]> & <script>\u0001\ud800' }),
    );
    const mailServer = await startMailServer();
    const sender = senderOn(
      database.orm,
      { mail: mailTo(mailServer.url), http: createHttpDelivery(deliveries, { now: () => clock.now }) },
      { clock },
    );
    await sender.sendDue();
    expect(await stored()).toMatchObject([{ state: 'received' }]);
    clock.now += 2 * MINUTE;
    await sender.sendDue();
    await sender.sendDue();
    expect(await stored()).toMatchObject([{ state: 'delivered' }]);
    expect(requests.map(({ url }) => url).toSorted()).toEqual(['/crm', '/crm', '/dms', '/dms']);
    for (const path of ['/crm', '/dms']) {
      const [one, two] = requests.filter(({ url }) => url === path);
      expect(one?.headers['webhook-id']).toBe(two?.headers['webhook-id']);
      const headers: Record<string, unknown> = two?.headers ?? {};
      const body = two?.body ?? '';
      expect(headers['webhook-signature']).toBe(
        webhookSignature(SECRET, String(headers['webhook-id']), Number(headers['webhook-timestamp']), body),
      );
      expect(headers['webhook-signature']).not.toBe(
        webhookSignature(
          'another-secret-of-16',
          String(headers['webhook-id']),
          Number(headers['webhook-timestamp']),
          body,
        ),
      );
    }
    expect(JSON.parse(requests.find(({ url }) => url === '/crm')?.body ?? '')).toMatchObject({
      type: 'submission',
      reference: response.reference,
      site: 'car-store-se',
      form: 'contact',
      values: { email: 'lena@kund.example', car: stockCar.car_id },
    });
    const adf = requests.find(({ url }) => url === '/dms')?.body ?? '';
    for (const part of [
      `<id sequence="1" source="Nordvik Bil">${response.reference}</id>`,
      '<vehicle interest="buy" status="used">',
      '<odometer status="original" units="km">45200</odometer>',
      '<name part="full" type="individual">A &lt;b&gt;&amp;&quot;</name>',
      ']]&gt; &amp; &lt;script&gt;',
    ])
      expect(adf).toContain(part);
    const byMail = mailServer.received.filter(({ recipients }) => recipients[0] === 'leads@dealer.example');
    expect(byMail.map(({ parts }) => parts.map(({ content }) => content.replaceAll('\r\n', '\n').trim()))).toEqual([
      [adf.trim()],
    ]);
    await sender.close();
    await mailServer.close();
    await server.close();
  });

  it('H-02 stores what a program fills in without delivering it, and deletes by age', async () => {
    const clock = { now: NOW };
    const { app, forms } = open({ clock });
    const held = await post(app, aRequest('submission-12', {}, { check: { website: 'https://spam.example' } }));
    expect(held.status).toBe(202);
    await post(app, aRequest('submission-13', {}, { check: { website: '', filledMs: 9_000 } }));
    expect((await stored()).map(({ state }) => state).toSorted()).toEqual(['held', 'received']);
    expect((await mails()).map(({ submissionId }) => submissionId !== null)).toEqual([true, false]);
    clock.now += 91 * 24 * 60 * MINUTE;
    await forms.deleteOld();
    expect(await stored()).toMatchObject([{ state: 'received' }]);
    clock.now += 365 * 24 * 60 * MINUTE;
    await forms.deleteOld();
    expect(await stored()).toEqual([]);
  });

  it('H-02 deletes old submissions after a time without a database', async () => {
    const clock = { now: NOW };
    const { app } = open({ clock });
    await post(app, aRequest('submission-14', {}, { check: { website: 'https://spam.example' } }));
    let fails = true;
    const orm = new Proxy(database.orm, {
      get(target, name, receiver) {
        if (name === 'delete' && fails) throw new Error('no database');
        return Reflect.get(target, name, receiver);
      },
    });
    const forms = formsOn(orm, { clock, reportErrors: false });
    clock.now += 91 * 24 * 60 * MINUTE;
    await expect(forms.deleteOld()).rejects.toThrow('no database');
    fails = false;
    await forms.deleteOld();
    expect(await stored()).toEqual([]);
    await forms.close();
  });
});
