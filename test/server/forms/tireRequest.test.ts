import { createDealersStore } from '@/server/dealers/dealers.store';
import { outbox, submissions } from '@/server/database/schema';
import { plainTireRequest } from '@/server/forms/tireRequest.plain';
import { onBothEngines } from '../database/engines';
import { facility, fillForms, formsApp, formsOn, post } from './area';

const SITE = 'car-store-se';
const workshop = facility.site_departments.find(({ group }) => group === 'Workshop');
const erpId = workshop?.brands[0]?.erp_id ?? '';
const request = {
  erpId,
  regno: 'abc 123',
  car: 'Volvo V60 2021',
  dimension: '225/50 R17',
  currentTire: 'Nokian Hakkapeliitta R5',
  positions: ['FR', 'FL'],
  priority: 'same',
  message: 'Gärna före jul <b>',
  customerName: 'Åsa Öberg',
  customerPhone: '070-174 06 05',
  customerEmail: 'asa@kund.example',
};

onBothEngines('the request for new tires', ({ database }) => {
  beforeAll(() => fillForms(database().orm));
  beforeEach(async () => {
    await database().orm.delete(outbox);
    await database().orm.delete(submissions);
  });
  const open = () =>
    formsApp(
      formsOn(database().orm, {
        deliveries: [
          { name: 'crm', format: 'adf', url: 'https://crm.example/adf', secret: 'a-secret-of-tests' },
          {
            name: 'hook',
            format: 'json',
            url: 'https://hook.example',
            secret: 'a-secret-of-tests',
            forms: ['tire-request'],
          },
        ],
      }).service,
      { plain: [plainTireRequest(createDealersStore(database().orm))] },
    );
  const send = (id: string, changes: object = {}) =>
    post(open().app, {
      formName: 'tire-request',
      formSubmissionId: id,
      locale: 'sv-SE',
      values: { ...request, ...changes },
    });
  const plain = async (fields: readonly (readonly [string, string])[]) => {
    const response = await open().app.fetch(
      new Request(`http://${SITE}.localhost/api/forms/plain/tire-request`, {
        method: 'POST',
        body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
      }),
      { peer: '203.0.113.9' },
    );
    return { status: response.status, location: response.headers.get('location') ?? '', text: await response.text() };
  };

  it('K-03 arrives once at the workshop that has the wheels, and at the dealer’s systems, with a receipt', async () => {
    const first = await send('tire-request-1');
    expect(first).toMatchObject({ status: 202, body: { reference: expect.stringMatching(/^[A-Z2-9-]{9}$/) } });
    expect(await send('tire-request-1')).toEqual(first);
    expect(await send('tire-request-1', { priority: 'price' })).toMatchObject({ status: 422 });
    expect(await database().orm.select().from(submissions)).toMatchObject([
      {
        form: 'tire-request',
        payload: { regno: 'ABC123', positions: ['FL', 'FR'], siteName: facility.site_official_name },
      },
    ]);
    const sent = await database().orm.select().from(outbox);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual(
      ['asa@kund.example', workshop?.email, 'crm', 'hook'].toSorted(),
    );
    const bodyTo = (to: string | undefined): string => sent.find(({ recipient }) => recipient === to)?.body ?? '';
    for (const part of [
      'ABC123',
      'Volvo V60 2021',
      '225/50 R17',
      'Hakkapeliitta',
      'Vänster fram, Höger fram',
      'Samma däck',
      '\n> Gärna före jul <b>',
    ])
      expect(bodyTo(workshop?.email)).toContain(part);
    expect(bodyTo('crm')).toContain('225/50 R17');
    expect(bodyTo('crm')).toContain('<vendorname>');
    for (const detail of ['ABC123', 'Åsa', 'före jul', 'Hakkapeliitta'])
      expect(bodyTo('asa@kund.example')).not.toContain(detail);
  });

  it.each([
    ['a workshop', { erpId: '' }],
    ['a registration number', { regno: '' }],
    ['a wheel', { positions: [] }],
    ['wheels of a car', { positions: ['FL', 'spare'] }],
    ['a priority of the list', { priority: 'free' }],
    ['a name', { customerName: ' ' }],
    ['a phone number', { customerPhone: '12' }],
    ['an address', { customerEmail: 'asa@kund' }],
    ['a message of 500 characters', { message: 'x'.repeat(501) }],
  ])('K-03 needs %s', async (_, changes) => {
    expect(await send('tire-request-2', changes)).toMatchObject({ status: 400 });
  });

  it('K-03 writes to no workshop that the site does not have', async () => {
    expect(await send('tire-request-3', { erpId: '9999.20' })).toMatchObject({
      status: 422,
      body: { error: { code: 'DEPARTMENT_NOT_FOUND' } },
    });
    expect(await database().orm.$count(outbox)).toBe(0);
  });

  it('K-05 nobody sends a review as a form: reviews are of customers', async () => {
    const { app } = open();
    for (const formName of ['tire-review', 'tireReview'])
      expect(await post(app, { formName, formSubmissionId: 'review-of-one', values: { rating: 5 } })).toMatchObject({
        status: 400,
      });
  });

  describe('without JavaScript', () => {
    const fields = Object.entries({
      erpId,
      regno: 'ABC 123',
      car: request.car,
      dimension: request.dimension,
      currentTire: request.currentTire,
      priority: 'price',
      message: '',
      customerName: request.customerName,
      customerPhone: request.customerPhone,
      customerEmail: request.customerEmail,
      locale: 'sv-SE',
      source: '/dackhotell',
    });

    it('K-03 is redirected to a receipt, and sent twice it is one submission', async () => {
      const ticked = [...fields, ['positions', 'RL'], ['positions', 'RR']] as const;
      const { status, location } = await plain(ticked);
      expect(status).toBe(303);
      expect((await plain(ticked)).location).toBe(location);
      expect(await database().orm.select().from(submissions)).toMatchObject([
        { payload: { positions: ['RL', 'RR'], priority: 'price' } },
      ]);
      const receipt = await open().app.fetch(new Request(`http://${SITE}.localhost${location}`), {
        peer: '203.0.113.9',
      });
      expect(await receipt.text()).toContain('Tack, din förfrågan om nya däck är skickad');
    });

    it('K-03 shows the form again with all that was filled in and what is wrong', async () => {
      const { status, text } = await plain(fields.filter(([name]) => name !== 'customerName'));
      expect(status).toBe(422);
      for (const part of ['Välj minst ett däck.', 'value="ABC 123"', facility.site_official_name, 'Lägsta pris'])
        expect(text).toContain(part);
    });
  });
});
