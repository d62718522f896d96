import { Hono } from 'hono';
import type { Database } from '@/server/database/orm';
import { outbox, submissions } from '@/server/database/schema';
import { createEmbeddedFormProvider } from '@/server/forms/embedded.formProvider';
import { jotformRoutes } from '@/server/forms/jotform.routes';
import { plainOnlineForm } from '@/server/forms/onlineForm.plain';
import type { OnlineForms } from '@/server/forms/onlineForms';
import { createSubmissionsStore } from '@/server/forms/submissions.store';
import { failed, ok } from '@/errors/result';
import { onBothEngines } from '../database/engines';
import { openContentForms } from './contentForms';
import { fillForms, formsApp, formsOn, post } from './area';

const SITE = 'car-store-se';
const SOURCE = '/om-nordvik/omdome';
const PICTURE = 'A'.repeat(22);
const answers = {
  topic: 'Bilköp',
  what: 'Not shown, so not taken',
  visit: { day: '3', month: '11', year: '2026' },
  liked: ['Tiden', 'Bemötandet'],
  rating: '4',
  message: 'Tack <b>Eva</b>!',
  answer: 'Ja',
  name: { first: 'Ada', last: 'Ek' },
  email: 'ada@kund.example',
};

onBothEngines('forms of the content', (engine) => {
  let database: Database;
  let forms: OnlineForms;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
    forms = await openContentForms();
  });
  afterEach(async () => {
    await database.orm.delete(outbox);
    await database.orm.delete(submissions);
  });

  const attached: string[][] = [];
  const open = (
    onlineForms = forms,
    attach = async (ids: readonly string[]) => (attached.push([...ids]), ok(null)),
  ) => {
    attached.length = 0;
    const { service } = formsOn(database.orm, {
      onlineForms,
      uploads: { attach, address: (id) => `/api/uploads/${id}/signature` },
      reportErrors: false,
    });
    const { app } = formsApp(service, { plain: [plainOnlineForm(onlineForms)] });
    const jotform = new Hono().route(
      '/api/jotform',
      jotformRoutes(
        createEmbeddedFormProvider({
          onlineForms,
          submissions: createSubmissionsStore(database.orm),
          report: () => undefined,
        }),
      ),
    );
    const send = (id: string, changes: object = {}, more: object = {}) =>
      post(app, {
        formName: 'online-form',
        formSubmissionId: id,
        locale: 'sv-SE',
        values: { formId: 'omdome', source: SOURCE, answers: { ...answers, ...changes }, ...more },
      });
    const request = async (body: object) => {
      const response = await jotform.request(`http://${SITE}.localhost/api/jotform`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      const received: { content?: { answers: Record<string, { name: string; answer?: unknown }> }[]; error?: object } =
        await response.json();
      return { status: response.status, ...received };
    };
    return { app, send, request };
  };
  const stored = () => database.orm.select().from(submissions);
  const mails = () => database.orm.select().from(outbox).orderBy(outbox.recipient);

  it.each(['http://evil.example', 'evil.com', 'A\nBcc: x', 'Ada\u202eadA', 'Ada\u2028Ek'])(
    'L-03 takes no link and no further line as a name: %j',
    async (first) => {
      expect(await open().send('online-form-name', { name: { first, last: 'Ek' } })).toMatchObject({ status: 400 });
      expect([await mails(), await stored()]).toEqual([[], []]);
    },
  );

  it('L-03 are checked by their own fields, stored flat, and sent to whom the editors named', async () => {
    const { send } = open();
    const first = await send('online-form-1', { pictures: [PICTURE] });
    expect(first).toMatchObject({ status: 202, body: { reference: expect.stringMatching(/^[A-Z2-9-]{9}$/) } });
    expect(await send('online-form-1', { pictures: [PICTURE] })).toEqual(first);
    expect(await send('online-form-1')).toMatchObject({ status: 422, body: { error: { code: 'FORM_ID_REUSED' } } });
    expect(attached[0]).toEqual([PICTURE]);
    expect(await stored()).toMatchObject([
      {
        form: 'online-form',
        payload: {
          formId: 'omdome',
          title: 'Ditt omdöme',
          fields: {
            topic: 'Bilköp',
            visit_day: '03',
            visit_month: '11',
            visit_year: '2026',
            liked: 'Bemötandet, Tiden',
            rating: '4/5',
            message: 'Tack <b>Eva</b>!',
            answer: 'Ja',
            name_first: 'Ada',
            name_last: 'Ek',
            email: 'ada@kund.example',
            pictures: `https://${SITE}.example/api/uploads/${PICTURE}/signature`,
          },
        },
      },
    ]);
    const [receipt, toStaff] = await mails();
    expect(toStaff).toMatchObject({ recipient: 'omdome@nordvik.example', replyTo: 'ada@kund.example' });
    for (const part of [
      'Vad gäller det? Bilköp',
      'När var du hos oss? 03.11.2026',
      'Betyg: 4/5',
      'Namn: Ada Ek',
      '\n> Tack <b>Eva</b>!\n',
    ])
      expect(toStaff?.body).toContain(part);
    expect(receipt).toMatchObject({ recipient: 'ada@kund.example', submissionId: null });
    for (const text of ['Ada', 'Eva', 'Bilköp']) expect(receipt?.body).not.toContain(text);
  });

  it('L-03 go to mailboxes of our domains only: what another recipient would get waits in the inbox', async () => {
    const reports: unknown[] = [];
    const ofAnother = await openContentForms({
      recipients: { domains: [], has: () => false },
      report: (error) => void reports.push(error),
    });
    expect(await open(ofAnother).send('online-form-8')).toMatchObject({ status: 202 });
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(['ada@kund.example']);
    expect(await stored()).toMatchObject([{ form: 'online-form' }]);
    expect(reports).toHaveLength(1);
    expect(String(reports[0])).toMatch(/^Error: The recipient of the form omdome /);
    expect(String(reports[0])).not.toContain('@');
  });

  it.each([
    ['a required answer', { topic: '' }],
    ['an option of the form', { topic: 'Båt' }],
    ['a day that exists', { visit: { day: '31', month: '2', year: '2026' } }],
    ['as many stars as there are', { rating: '6' }],
    ['an answer whose condition holds', { topic: 'Annat', what: '' }],
    ['an email address', { email: 'ada@kund' }],
  ])('L-03 need %s', async (_what, changes) => {
    expect(await open().send('online-form-2', changes)).toMatchObject({ status: 400 });
    expect(await stored()).toEqual([]);
  });

  it('L-03 need an id, and a form of the page; an error of the platform is a failure', async () => {
    const { send } = open();
    const missing = await send('online-form-3', {}, { formId: undefined });
    expect(missing).toMatchObject({ status: 400 });
    expect(JSON.stringify(missing.body)).toContain('Missing FormId');
    for (const more of [{ formId: 'other' }, { source: '/' }, { source: '/nowhere' }])
      expect(await send('online-form-4', {}, more)).toMatchObject({
        status: 404,
        body: { error: { code: 'FORM_NOT_FOUND' } },
      });
    const broken: OnlineForms = { find: () => Promise.reject(new Error('unreachable')) };
    expect(await open(broken).send('online-form-5')).toMatchObject({
      status: 502,
      body: { error: { code: 'FORM_FAILED' } },
    });
    const gone = open(forms, async () => failed('UPLOAD_GONE'));
    expect(await gone.send('online-form-6', { pictures: [PICTURE] })).toMatchObject({
      status: 422,
      body: { error: { code: 'UPLOAD_GONE' } },
    });
    expect(await stored()).toEqual([]);
  });

  it('L-03 POST /api/jotform has the provider’s shape: questions, and the answers of a submission to who knows its id', async () => {
    const { send, request } = open();
    expect(await request({ source: SOURCE })).toMatchObject({ status: 400, error: { message: 'Missing FormId' } });
    expect(await request({ formId: 'omdome', source: '/' })).toMatchObject({ status: 404 });
    await send('a-secret-of-the-sender');
    const empty = await request({ formId: 'omdome', source: SOURCE });
    expect(empty).toMatchObject({
      responseCode: 200,
      content: [
        {
          id: null,
          form_id: 'omdome',
          answers: { '1': { name: 'topic', order: '1', text: 'Vad gäller det?', type: 'control_radio' } },
        },
      ],
    });
    expect(JSON.stringify(empty)).not.toContain('Ada');
    const own = await request({ formId: 'omdome', source: SOURCE, submissionId: 'a-secret-of-the-sender' });
    const given = Object.values(own.content?.[0]?.answers ?? {}).map(({ name, answer }) => [name, answer]);
    expect(Object.fromEntries(given)).toMatchObject({
      topic: 'Bilköp',
      name: { first: 'Ada', last: 'Ek' },
      rating: '4',
    });
    expect(await request({ formId: 'omdome', source: SOURCE, submissionId: 'another-id' })).toMatchObject({
      status: 404,
    });
    expect(
      await request({ formId: 'dackfraga', source: SOURCE, submissionId: 'a-secret-of-the-sender' }),
    ).toMatchObject({
      status: 404,
    });
    expect(await request({ formId: '../x' })).toMatchObject({ status: 400 });
    const broken: OnlineForms = { find: () => Promise.reject(new Error('unreachable')) };
    expect(await open(broken).request({ formId: 'omdome', source: SOURCE })).toMatchObject({ status: 502 });
  });

  it('L-03 work without JavaScript: a receipt, or the form again', async () => {
    const { app } = open();
    const plain = async (fields: Record<string, string>) => {
      const response = await app.fetch(
        new Request(`http://${SITE}.localhost/api/forms/plain/online-form`, {
          method: 'POST',
          body: new URLSearchParams({ formId: 'omdome', source: SOURCE, locale: 'sv-SE', ...fields }),
        }),
        { peer: '203.0.113.9' },
      );
      return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
    };
    const filled = {
      topic: 'Verkstad',
      rating: '5',
      answer: 'Ja',
      'name.first': 'Ada',
      'name.last': 'Ek',
      email: 'ada@kund.example',
    };
    const { status, location } = await plain(filled);
    expect([status, location.startsWith('/api/forms/plain/receipt?form=online-form')]).toEqual([303, true]);
    expect((await plain(filled)).location).toBe(location);
    // A receipt is of what was sent: whoever changes its address has none.
    const receipt = async (address: string): Promise<number> =>
      (await app.fetch(new Request(`http://car-store-se.localhost${address}`), { peer: '203.0.113.9' })).status;
    expect(await receipt(location)).toBe(200);
    for (const changed of [
      location.replace('online-form', 'advance-bid'),
      location.replace(/reference=[^&]+/, 'reference=AAAA-BBBB'),
      location.replace(/&signature=[^&]+/, ''),
      `${location}&back=/x`,
    ])
      expect(await receipt(changed)).toBe(404);
    expect(await stored()).toMatchObject([{ payload: { fields: { name_first: 'Ada', rating: '5/5' } } }]);
    const again = await plain({ ...filled, rating: '', message: '"><script>alert(1)</script>' });
    expect(again.status).toBe(422);
    expect(again.text).toContain('Fyll i det här fältet.');
    expect(again.text).toContain('value="Ada"');
    expect(again.text).not.toContain('<script>');
    expect((await plain({ formId: 'other' })).status).toBe(422);
  });

  describe('that ask for a day and a time', () => {
    const RESTAURANT = 'restaurant';
    const plainSpaces = (text = ''): string => text.replaceAll('\u00a0', ' ');
    afterEach(() => jest.restoreAllMocks());
    /** Friday 27 November 2026, 16:00 in Sweden. */
    const NOW = Date.parse('2026-11-27T15:00:00Z');
    const request = {
      day: '2026-12-02',
      time: '18:30',
      guests: '4',
      name: { first: 'Ada', last: 'Ek' },
      phone: '070-174 06 05',
      email: 'ada@kund.example',
      message: 'En barnstol',
    };
    const openRestaurant = () => {
      const { service } = formsOn(database.orm, {
        onlineForms: forms,
        uploads: { attach: async () => ok(null), address: () => '' },
        clock: { now: NOW },
      });
      const { app } = formsApp(service, { plain: [plainOnlineForm(forms)], clock: { now: NOW } });
      const sends = (id: string, changes: object = {}) =>
        post(
          app,
          {
            formName: 'online-form',
            formSubmissionId: id,
            locale: 'sv-SE',
            values: { formId: 'bord', source: '/boka-bord', answers: { ...request, ...changes } },
          },
          '/api/forms/comhub',
          RESTAURANT,
        );
      return { app, sends };
    };

    it('L-03 tell the house who comes when, and the visitor what was chosen but nothing typed', async () => {
      const { sends } = openRestaurant();
      const first = await sends('table-0001');
      expect(first.status).toBe(202);
      expect(await sends('table-0001')).toEqual(first);
      const [receipt, toHouse, ...more] = await mails();
      expect(more).toEqual([]);
      expect(toHouse).toMatchObject({ recipient: 'bord@restaurangverkstan.example', replyTo: 'ada@kund.example' });
      for (const part of ['Dag: onsdag 2 december', 'Tid: 18:30', 'Antal gäster: 4', 'Namn: Ada Ek', 'En barnstol'])
        expect(plainSpaces(toHouse?.body)).toContain(part);
      expect(receipt?.recipient).toBe('ada@kund.example');
      for (const part of ['Du har valt:', '- Dag: onsdag 2 december', '- Tid: 18:30', '- Antal gäster: 4'])
        expect(plainSpaces(receipt?.body)).toContain(part);
      for (const text of ['Ada', 'barnstol', '070']) expect(receipt?.body).not.toContain(text);
      expect(await stored()).toMatchObject([
        { payload: { fields: { day_day: '02', day_month: '12', day_year: '2026', time: '18:30', guests: '4' } } },
      ]);
    });

    it.each([
      ['a day that is closed', { day: '2026-11-29' }],
      ['Christmas Eve', { day: '2026-12-24' }],
      ['a time at which the kitchen is closed', { time: '15:00' }],
      ['a time that is too soon', { day: '2026-11-27', time: '17:30' }],
      ['a day that is too far ahead', { day: '2027-06-02' }],
    ])('L-03 refuse %s', async (_what, changes) => {
      expect(await openRestaurant().sends('table-0002', changes)).toMatchObject({ status: 400 });
      expect(await stored()).toEqual([]);
    });

    it('L-03 say without JavaScript that the day is closed, and take another one', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(NOW);
      const { app } = openRestaurant();
      const plain = (day: string) =>
        app.fetch(
          new Request(`http://${RESTAURANT}.localhost/api/forms/plain/online-form`, {
            method: 'POST',
            body: new URLSearchParams({
              formId: 'bord',
              source: '/boka-bord',
              locale: 'sv-SE',
              day,
              time: '18:30',
              guests: '2',
              'name.first': 'Ada',
              'name.last': 'Ek',
              phone: '070-174 06 05',
              email: 'ada@kund.example',
            }),
          }),
          { peer: '203.0.113.9' },
        );
      const refused = await plain('2026-11-30');
      expect(refused.status).toBe(422);
      const page = await refused.text();
      expect(page).toContain('Den tiden går inte att välja den dagen.');
      expect(page).toMatch(/type="date"\s+name="day"[^>]*value="2026-11-30"[^>]*min="2026-11-27"/);
      expect(page).toContain('<option value="18:30" selected');
      expect(await (await plain('2026-11-29')).text()).toContain('Den dagen har vi stängt. Välj en annan dag.');
      expect((await plain('2026-12-02')).status).toBe(303);
    });
  });
});
