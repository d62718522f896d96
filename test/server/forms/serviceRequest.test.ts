import { createDealersStore } from '@/server/dealers/dealers.store';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { plainServiceRequest } from '@/server/forms/serviceRequest.plain';
import { onBothEngines } from '../database/engines';
import { fillForms, formsApp, formsOn, norwegianFacility, NOW, post, type FormResponse } from './area';

const SITE = 'car-store-no';
const workshop = norwegianFacility.site_departments.find(({ group }) => group === 'Workshop');
const today = new Date(NOW).toISOString().slice(0, 10);
const dayFrom = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 10);
const request = {
  siteId: norwegianFacility.site_id,
  siteName: norwegianFacility.site_official_name,
  siteEmail: norwegianFacility.site_email,
  typeCar: 'car',
  services: ['inspection', 'other'],
  other: 'Ulyd bak',
  description: 'Nøkkelen ligger i postkassen',
  regno: 'ab 12345',
  milage: 84_500,
  date: dayFrom(3),
  customerName: 'Kari Lund',
  customerPhone: '+47 00 01 02 03',
  customerEmail: 'kari@kunde.example',
  gdpr: true,
  newsletter: false,
};

onBothEngines('the Norwegian request', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });
  const open = (now = NOW) => {
    const clock = { now };
    const { app } = formsApp(formsOn(database.orm, { clock }).service, {
      clock,
      plain: [plainServiceRequest(createDealersStore(database.orm))],
    });
    const send = (id: string, changes: object = {}): Promise<FormResponse> =>
      post(
        app,
        { formName: 'service-request', formSubmissionId: id, locale: 'nb-NO', values: { ...request, ...changes } },
        '/api/forms/comhub',
        SITE,
      );
    const plain = async (fields: readonly (readonly [string, string])[]) => {
      const response = await app.fetch(
        new Request(`http://${SITE}.localhost/api/forms/plain/service-request`, {
          method: 'POST',
          body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
        }),
        { peer: '203.0.113.9' },
      );
      return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
    };
    return { app, send, plain };
  };
  const mails = () => database.orm.select().from(outbox).orderBy(outbox.recipient);
  const stored = () => database.orm.select().from(submissions);

  it('L-01 whose address is typed learns that the newsletter was asked for', async () => {
    await open().send('request-newsletter', { newsletter: true });
    const receipt = (await mails()).find(({ recipient }) => recipient === 'kari@kunde.example');
    expect(receipt?.body).toContain('Du har bedt om nyhetsbrevet. Svar på denne e-posten hvis det ikke var deg.');
  });

  it('L-01 is 202, stored once, and goes to the workshop of the facility with a receipt that quotes nothing typed', async () => {
    const { send } = open();
    const first = await send('request-1');
    expect(first).toMatchObject({ status: 202, body: { reference: expect.stringMatching(/^[A-Z2-9-]{9}$/) } });
    expect(await send('request-1')).toEqual(first);
    expect(await send('request-1', { description: 'Noe annet' })).toMatchObject({
      status: 422,
      body: { error: { code: 'FORM_ID_REUSED' } },
    });
    expect(await stored()).toMatchObject([
      {
        form: 'service-request',
        site: SITE,
        payload: { regno: 'AB12345', milage: 84_500, gdpr: true, newsletter: false },
      },
    ]);
    const all = await mails();
    const toWorkshop = all.find(({ recipient }) => recipient === workshop?.email);
    const receipt = all.find(({ recipient }) => recipient === 'kari@kunde.example');
    expect(all).toHaveLength(2);
    expect(toWorkshop).toMatchObject({ replyTo: 'kari@kunde.example', submissionId: expect.any(String) });
    for (const part of [
      'EU-kontroll',
      'Annet',
      'Ulyd bak',
      'AB12345',
      '84 500 km',
      'Kari Lund',
      '\n> Nøkkelen ligger i postkassen',
      'Ønsker ikke nyhetsbrevet',
    ])
      expect(toWorkshop?.body.replaceAll('\u00a0', ' ')).toContain(part);
    expect(receipt?.submissionId).toBeNull();
    expect(receipt?.body).toContain('EU-kontroll');
    expect(receipt?.body).not.toContain('nyhetsbrev');
    for (const text of ['Kari', 'Ulyd', 'postkassen', 'AB12345', '01 02 03']) expect(receipt?.body).not.toContain(text);
  });

  it('L-01 the newsletter is optional and false unless ticked (decision 20)', async () => {
    const { send } = open();
    const { newsletter: _none, ...without } = request;
    await send('request-2', { ...without, newsletter: undefined });
    await send('request-3', { newsletter: true });
    expect((await stored()).map(({ payload }) => payload.newsletter).toSorted()).toEqual([false, true]);
  });

  it.each([
    ['a facility', { siteId: '' }],
    ['a registration number', { regno: ' ' }],
    ['one that a plate can hold', { regno: 'AB 123456789' }],
    ['a date', { date: '' }],
    ['a day of the calendar', { date: '2026-02-30' }],
    ['a date that is not past', { date: dayFrom(-1) }],
    ['a date within a year', { date: dayFrom(367) }],
    ['the notice of privacy', { gdpr: false }],
    ['a name', { customerName: '' }],
    ['a phone number', { customerPhone: '12345' }],
    ['an email address', { customerEmail: 'kari@kunde' }],
    ['a mileage of at least 0', { milage: -1 }],
    ['a whole mileage', { milage: 1.5 }],
    ['services that the vehicle has', { services: ['motorcycleParts'] }],
    ['known services', { services: ['polish'] }],
    ['a car or a motorcycle', { typeCar: 'boat' }],
  ])('L-01 needs %s', async (_what, changes) => {
    expect(await open().send('request-4', changes)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it('L-01 takes today, and a request sent just before midnight that arrives after it', async () => {
    const { send } = open();
    expect(await send('request-5', { date: today })).toMatchObject({ status: 202 });
    const midnight = Date.parse(`${dayFrom(1)}T00:00:00+01:00`);
    expect(await open(midnight + 60_000).send('request-6', { date: today })).toMatchObject({ status: 202 });
    expect(await open(midnight + 20 * 60_000).send('request-7', { date: today })).toMatchObject({ status: 400 });
  });

  it('L-01 writes to no facility that the site does not have', async () => {
    expect(await open().send('request-8', { siteId: '99' })).toMatchObject({
      status: 422,
      body: { error: { code: 'DEPARTMENT_NOT_FOUND' } },
    });
    await open().send('request-9', { siteEmail: 'victim@other.example', siteName: 'Other' });
    expect((await mails()).map(({ recipient }) => recipient).toSorted()).toEqual(
      ['kari@kunde.example', workshop?.email].toSorted(),
    );
  });

  describe('without JavaScript', () => {
    const fields = Object.entries({
      siteId: request.siteId,
      typeCar: 'motorcycle',
      regno: 'AB 1234',
      milage: '12 000',
      date: request.date,
      customerName: 'Kari Lund',
      customerPhone: '+47 00 01 02 03',
      customerEmail: 'kari@kunde.example',
      gdpr: 'on',
      locale: 'nb-NO',
      source: '/verksted',
    });

    it('L-01 is redirected to a receipt, and sent twice it is one submission', async () => {
      const { plain, app } = open();
      const ticked = [...fields, ['services', 'motorcycleService'], ['services', 'inspection']] as const;
      const { status, location } = await plain(ticked);
      expect(status).toBe(303);
      expect((await plain(ticked)).location).toBe(location);
      expect(await stored()).toMatchObject([
        { payload: { typeCar: 'motorcycle', services: ['motorcycleService'], milage: 12_000, newsletter: false } },
      ]);
      const receipt = await app.fetch(new Request(`http://${SITE}.localhost${location}`), { peer: '203.0.113.9' });
      expect(receipt.headers.get('content-security-policy')).toContain("style-src 'unsafe-inline'");
      const text = await receipt.text();
      expect(text).toContain('Takk, forespørselen er sendt');
      expect(text).toContain('href="/verksted"');
    });

    it('L-01 shows the form again with all that was filled in and what is wrong, and no script of it', async () => {
      const { plain } = open();
      const wrong = fields
        .filter(([name]) => name !== 'gdpr' && name !== 'date' && name !== 'customerName')
        .concat([
          ['date', dayFrom(-2)],
          ['customerName', '"><script>alert(1)</script>'],
          ['description', 'x'.repeat(2_001)],
        ]);
      const { status, text } = await plain(wrong);
      expect(status).toBe(422);
      for (const part of [
        'Noe mangler',
        'Bekreft at du har lest det.',
        'value="AB 1234"',
        norwegianFacility.site_official_name,
      ])
        expect(text).toContain(part);
      expect(text).not.toContain('<script>');
      const past = await plain([...fields.filter(([name]) => name !== 'date'), ['date', dayFrom(-2)]]);
      expect([past.status, past.text.includes('Datoen er passert.')]).toEqual([422, true]);
      const elsewhere = await plain([...fields.filter(([name]) => name !== 'siteId'), ['siteId', '99']]);
      expect([elsewhere.status, elsewhere.text.includes('Noe gikk galt, vennligst prøv igjen senere.')]).toEqual([
        422,
        true,
      ]);
      expect(await stored()).toEqual([]);
    });

    it('L-01 refuses a body that is no form', async () => {
      const { app } = open();
      for (const path of ['service-request', 'contact']) {
        const response = await app.fetch(
          new Request(`http://${SITE}.localhost/api/forms/plain/${path}`, { method: 'POST', body: '{}' }),
          { peer: '203.0.113.9' },
        );
        expect(response.status).toBe(400);
      }
    });
  });
});
