import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { InboxPage, InboxSubmission, SiteFigures } from '@/domain/inbox/inbox';
import { onlineFormSamples } from '@/blocks/OnlineForm/OnlineForm.sample';
import { createCarsStore } from '@/server/cars/cars.store';
import type { Database } from '@/server/database/orm';
import type { OnlineForms } from '@/server/forms/onlineForms';
import { siteByName } from '@/sites/sites';
import { inboxAudit, staffLinks, staffSessions, submissionReplies } from '@/server/database/inbox.tables';
import { outbox, submissions } from '@/server/database/schema';
import { onBothEngines } from '../database/engines';
import { facility, fillForms, norwegianFacility, stockCar } from '../forms/area';
import { startMailServer } from '../messages/mailServer';
import { mailTo, MINUTE, senderOn } from '../messages/queue';
import { ANNA, Browser, GRETA, inboxOn, KARI, signedIn, type InboxArea } from './area';

const NO_ID = '00000000-0000-4000-8000-000000000000';

onBothEngines('the inbox', (engine) => {
  let database: Database;
  beforeAll(async () => {
    database = engine.database();
    await fillForms(database.orm);
  });
  afterEach(async () => {
    await database.orm.delete(submissions);
    await database.orm.delete(staffLinks);
    await database.orm.delete(staffSessions);
    await database.orm.delete(outbox);
  });
  const open = async () => {
    const area = inboxOn(database.orm);
    for (const member of [ANNA, KARI, GRETA]) await area.staff.save(member);
    return area;
  };
  const as = (area: InboxArea, member: { email: string }, host?: string) =>
    signedIn(area, database.orm, member.email, host);
  const list = async (browser: Browser, query = ''): Promise<InboxPage> =>
    (await browser.get(`/submissions${query}`)).body as InboxPage;
  const submissionOf = (body: unknown): InboxSubmission => (body as { submission: InboxSubmission }).submission;
  const one = async (browser: Browser, id: string): Promise<InboxSubmission> =>
    submissionOf((await browser.get(`/submissions/${id}`)).body);
  const firstId = async (browser: Browser, query = ''): Promise<string> =>
    (await list(browser, query)).items[0]?.id ?? '';

  it('H-02 lists the submissions of the member’s sites, the newest first, by site, form, state, day and reference', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-a1');
    area.clock.now += MINUTE;
    await area.submit('submission-a2');
    const all = await list(anna);
    expect(all).toMatchObject({ total: 2, page: 1, pages: 1 });
    expect(all.items).toMatchObject([
      { form: 'contact', site: 'car-store-se', state: 'open', from: 'Lena Svensson', firstReplyAt: null },
      { createdAt: '2026-11-20T09:00:00.000Z' },
    ]);
    const [newest] = all.items;
    const count = async (query: string) => (await list(anna, query)).total;
    expect(await count('?site=car-store-se&form=contact&state=todo&from=2026-11-20&to=2026-11-20')).toBe(2);
    expect(await count(`?reference=${newest?.reference.slice(2, 7).toLowerCase()}`)).toBe(1);
    for (const query of [
      '?site=car-store-no',
      '?form=sell',
      '?state=handled',
      '?from=2026-11-21',
      '?to=2026-11-19',
      '?reference=%25',
      '?reference=____-____',
    ])
      expect((await list(anna, query)).items).toEqual([]);
    for (const query of ['?state=x', '?from=tomorrow', '?page=0', '?page=x', '?reference=aaaaaaaaaaaaaaaaaaaaaaaa'])
      expect((await anna.get(`/submissions${query}`)).status).toBe(400);
    expect(await list(await as(area, KARI))).toMatchObject({ items: [], total: 0 });
  });

  it('H-02 pages through more than fit on one', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    for (let index = 0; index < 27; index += 1) {
      area.clock.now += MINUTE;
      await area.submit(`submission-p${index}`);
    }
    const [first, second] = [await list(anna), await list(anna, '?page=2')];
    expect([first.items.length, second.items.length, first.pages, first.total]).toEqual([25, 2, 2, 27]);
    expect(await list(anna, '?page=9')).toEqual(second);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(27);
  });

  it('H-02 shows one submission as labelled values with its history, and is never cached', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-b1');
    const id = await firstId(anna);
    const response = await anna.get(`/submissions/${id}`);
    expect([response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      'no-store',
      'noindex',
    ]);
    const submission = submissionOf(response.body);
    expect(submission.fields).toContainEqual({
      name: 'email',
      label: '',
      values: ['lena@kund.example'],
      isHidden: false,
    });
    expect(submission.fields).toContainEqual({ name: 'quote', label: '', values: [true], isHidden: false });
    const names = submission.fields.map(({ name }) => name);
    expect(names.slice(0, 4)).toEqual(['name', 'phone', 'email', 'message']);
    expect(names).not.toContain('toEmail');
    expect(submission.history.map(({ action, by }) => [action, by])).toEqual([
      ['received', ''],
      ['opened', 'Anna Berg'],
    ]);
    expect(submission).toMatchObject({ canReply: true, canHandle: true, replies: [] });
  });

  it('H-02 replies by mail, once for a browser’s id, in the visitor’s thread; the reply to it goes to the member', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-c1');
    const id = await firstId(anna);
    area.clock.now += 42 * MINUTE;
    const reply = { id: randomUUID(), body: 'Hej Lena!\n\nJa, den är <besiktigad>.' };
    const tries = await Promise.all([1, 2, 3].map(() => anna.post(`/submissions/${id}/replies`, reply)));
    expect(tries.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await anna.post(`/submissions/${id}/replies`, { ...reply, body: 'Another text' });
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'SUBMISSION_CHANGED' } } });
    for (const body of ['', '   ', 'x'.repeat(5_001)])
      expect((await anna.post(`/submissions/${id}/replies`, { id: randomUUID(), body })).status).toBe(400);

    const mailServer = await startMailServer();
    const sender = senderOn(database.orm, { mail: mailTo(mailServer.url) }, { clock: area.clock });
    await sender.sendDue();
    const toVisitor = mailServer.received.filter(({ recipients }) => recipients[0] === 'lena@kund.example');
    expect(toVisitor).toHaveLength(2);
    const isReply = ({ headers }: (typeof toVisitor)[number]) => headers.get('auto-submitted') === undefined;
    const [mail, first] = [toVisitor.find(isReply), toVisitor.find((one) => !isReply(one))];
    expect(mail?.headers.get('subject')).toMatch(/^Svar på din förfrågan [A-Z2-9]{4}-[A-Z2-9]{4}$/);
    expect(first?.headers.get('auto-submitted')).toBe('auto-generated');
    expect(mail?.headers.get('references')).toMatch(/^<[0-9a-f-]{36}@/);
    expect(mail?.headers.get('reply-to')).toBe('anna@nordvik.example');
    expect(mail?.headers.get('references')).toBe(first?.headers.get('references'));
    const [text] = mail?.parts ?? [];
    expect(text?.content.replaceAll('\r\n', '\n')).toContain('Ja, den är <besiktigad>.\n\nAnna Berg\nNordvik Bil\n');
    await sender.close();
    await mailServer.close();

    expect(await one(anna, id)).toMatchObject({
      state: 'replied',
      firstReplyAt: '2026-11-20T09:42:00.000Z',
      replies: [{ by: 'Anna Berg', body: reply.body, mail: 'sent' }],
    });
    expect(await list(anna, '?state=replied')).toMatchObject({ total: 1 });
  });

  it('H-02 is marked as handled and opened again; twice is once', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-d1');
    const id = await firstId(anna);
    const handle = (handled: boolean) => anna.post(`/submissions/${id}/handled`, { handled });
    expect(submissionOf((await handle(true)).body)).toMatchObject({ state: 'handled' });
    await handle(true);
    expect(submissionOf((await handle(false)).body)).toMatchObject({ state: 'open', firstReplyAt: null });
    expect((await one(anna, id)).history.map(({ action }) => action)).toEqual([
      'received',
      'handled',
      'reopened',
      'opened',
    ]);
    expect((await anna.post(`/submissions/${id}/handled`, { handled: 'yes' })).status).toBe(400);
  });

  it('H-02 goes to another facility or site with a notice; who gave it away does not see it any more', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-e1');
    const id = await firstId(anna);
    const targets = (await anna.get('/targets?site=car-store-se')).body as { facilities: { id: string }[] };
    expect(targets.facilities.map(({ id: one }) => one)).toContain(facility.site_id);
    await database.orm.delete(outbox);
    const move = (to: object) => anna.post(`/submissions/${id}/assignment`, to);
    for (const to of [
      { site: 'car-store-xx', facility: '' },
      { site: 'car-store-se', facility: 'none' },
      { site: 'car-store-se' },
    ])
      expect((await move(to)).status).toBe(400);
    expect(submissionOf((await move({ site: 'car-store-se', facility: facility.site_id })).body)).toMatchObject({
      facility: facility.site_official_name,
    });
    expect((await move({ site: 'car-store-no', facility: '' })).body).toEqual({ submission: null });
    const notices = await database.orm.select().from(outbox).orderBy(outbox.createdAt, outbox.recipient);
    expect(notices.map(({ recipient, site }) => [recipient, site])).toEqual(
      expect.arrayContaining([
        [facility.site_email.toLowerCase(), 'car-store-se'],
        [KARI.email, 'car-store-no'],
      ]),
    );
    for (const { body } of notices) {
      expect(body).toContain(`/inbox#/${id}`);
      expect(body).not.toMatch(/Lena|kund\.example|besiktigad/);
    }
    expect((await anna.get(`/submissions/${id}`)).status).toBe(404);
    const kari = await as(area, KARI, 'car-store-no.localhost');
    expect((await one(kari, id)).history.map(({ action, to }) => [action, to])).toEqual([
      ['received', ''],
      ['reassigned', `Nordvik Bil, ${facility.site_official_name}`],
      ['reassigned', expect.stringContaining('Nordvik')],
      ['opened', ''],
    ]);
  });

  const PICTURE = 'P'.repeat(22);
  const onlineForms: OnlineForms = {
    find: async ({ formId }) => ({
      form: { id: formId, title: 'Omdöme', fields: onlineFormSamples.complete?.Fields ?? [] },
      recipient: 'omdome@nordvik.example',
    }),
  };
  const others = [
    [
      'sell-car',
      'car-store-se',
      ANNA,
      {
        selectedOption: 'tradeIn',
        regno: 'ABC123',
        customerName: 'Lena Svensson',
        customerPhone: '070-174 06 05',
        customerEmail: 'lena@kund.example',
        wantedCar: stockCar.car_id,
        photos: [PICTURE],
        other: 'Den är min',
      },
      [siteByName('car-store-se').carBuying?.email, 'Den är min'],
      1,
    ],
    [
      'service-request',
      'car-store-no',
      KARI,
      {
        siteId: norwegianFacility.site_id,
        siteName: norwegianFacility.site_official_name,
        siteEmail: '',
        typeCar: 'car',
        services: ['inspection'],
        other: '',
        description: 'Nøkkelen ligger i postkassen',
        regno: 'AB 12345',
        milage: 84_500,
        date: '2026-11-24',
        customerName: 'Kari Lund',
        customerPhone: '+47 00 01 02 03',
        customerEmail: 'kari@kunde.example',
        gdpr: true,
        newsletter: false,
      },
      [expect.stringContaining('@'), 'Nøkkelen ligger i postkassen'],
      0,
    ],
    [
      'online-form',
      'car-store-se',
      ANNA,
      {
        formId: 'omdome',
        source: '/om-nordvik/omdome',
        answers: {
          name: { first: 'Ada', last: 'Ek' },
          email: 'ada@kund.example',
          topic: 'Köp',
          message: 'Tack Eva',
          pictures: [PICTURE],
        },
      },
      ['omdome@nordvik.example', 'Tack Eva'],
      1,
    ],
  ] as const;

  it.each(others)(
    'H-02 releases a held %s as it would have been delivered, once, with the car and the pictures that it names',
    async (kind, of, member, given, [recipient, text], pictures) => {
      const area = inboxOn(database.orm, { onlineForms });
      await area.staff.save(member);
      const browser = await as(area, member, `${of}.localhost`);
      await database.orm.delete(outbox);
      await area.submit(`held-${kind}`, { kind, of, values: given, isHeld: true });
      expect(await database.orm.select().from(outbox)).toEqual([]);
      const id = await firstId(browser, '?state=held');
      const held = await one(browser, id);
      expect(held).toMatchObject({ form: kind, state: 'held' });
      expect(held.pictures).toEqual(pictures === 0 ? [] : [`/api/uploads/${PICTURE}/signature`]);
      expect(held.cars.map(({ id: car }) => car)).toEqual(kind === 'sell-car' ? [stockCar.car_id] : []);
      expect(JSON.stringify(held.fields)).not.toContain(PICTURE);
      expect(submissionOf((await browser.post(`/submissions/${id}/release`)).body)).toMatchObject({ state: 'open' });
      const mails = await database.orm.select().from(outbox);
      expect(mails).toMatchObject([{ recipient, submissionId: id }]);
      expect(mails[0]?.body).toContain(text);
      expect((await browser.post(`/submissions/${id}/release`)).status).toBe(409);
      expect(await database.orm.select().from(outbox)).toHaveLength(1);
    },
  );

  it('H-02 names a car that is sold, with its page; the group sees it too, and no pictures', async () => {
    const area = inboxOn(database.orm, { onlineForms });
    for (const member of [ANNA, GRETA]) await area.staff.save(member);
    const [, , , given] = others[0];
    await area.submit('of-a-sold-car', { kind: 'sell-car', values: given });
    const store = createCarsStore(database.orm);
    await store.apply('se', [{ kind: 'remove', line: 1, ref: { car_id: stockCar.car_id } }]);
    const anna = await as(area, ANNA);
    const id = await firstId(anna);
    const address = 'https://car-store-se.example/kop-bil/1000001/volvo-v60-2021';
    const name = 'Volvo V60 B4 <Plus> & "mer" 2021';
    expect((await one(anna, id)).cars).toEqual([{ id: '1000001', name, address }]);
    expect((await one(anna, id)).pictures).toHaveLength(1);
    expect(await one(await as(area, GRETA), id)).toMatchObject({ cars: [{ name }], pictures: [] });
    await store.apply('se', [{ kind: 'car', line: 1, car: stockCar }]);
  });

  it('H-02 releases what was held by mistake as it would have been delivered, and drops spam with its data', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    await area.submit('submission-f1', { isHeld: true });
    await database.orm.delete(outbox);
    const id = await firstId(anna, '?state=held');
    for (const [path, body] of [
      ['handled', { handled: true }],
      ['replies', { id: randomUUID(), body: 'Hej' }],
    ] as const)
      expect((await anna.post(`/submissions/${id}/${path}`, body)).status).toBe(409);
    expect(submissionOf((await anna.post(`/submissions/${id}/release`)).body)).toMatchObject({ state: 'open' });
    const mails = await database.orm.select().from(outbox);
    expect(mails).toMatchObject([{ recipient: 'asa.oberg@nordvikbil.example', submissionId: id }]);
    expect(mails[0]?.body).toContain('Är den besiktigad?');
    expect((await anna.post(`/submissions/${id}/release`)).status).toBe(409);
    expect((await anna.post(`/submissions/${id}/drop`)).status).toBe(409);

    await area.submit('submission-f2', { isHeld: true });
    const spam = await firstId(anna, '?state=held');
    expect(submissionOf((await anna.post(`/submissions/${spam}/drop`)).body)).toMatchObject({
      state: 'dropped',
      fields: [],
      from: '',
      canHandle: false,
    });
    const [row] = await database.orm.select().from(submissions).where(eq(submissions.id, spam));
    expect(row?.payload).toEqual({});
    // Sent again by the same program it is still the same.
    await area.submit('submission-f2', { isHeld: true });
    expect(await database.orm.$count(submissions)).toBe(2);
    expect((await anna.post(`/submissions/${spam}/release`)).status).toBe(409);
  });

  it('H-02 measures the time to the first reply for each site', async () => {
    const area = await open();
    const anna = await as(area, ANNA);
    for (const [index, minutes] of [10, 30, 80].entries()) {
      await area.submit(`submission-g${index}`);
      const id = await firstId(anna, '?state=open');
      area.clock.now += minutes * MINUTE;
      await anna.post(`/submissions/${id}/handled`, { handled: true });
    }
    await area.submit('submission-g9');
    await area.submit('submission-g10', { isHeld: true });
    const figures = async (browser: Browser) =>
      ((await browser.get('/figures')).body as { figures: SiteFigures[] }).figures;
    const expected = {
      site: 'car-store-se',
      title: 'Nordvik Bil',
      received: 4,
      replied: 3,
      waiting: 1,
      medianMinutes: 30,
      slowestMinutes: 80,
    };
    expect(await figures(anna)).toEqual([expected]);
    expect(await figures(await as(area, GRETA))).toEqual([expected]);
    expect(await figures(await as(area, KARI))).toEqual([]);
  });

  it('H-02 the group sees every site without personal data, and can only give submissions to others', async () => {
    const area = await open();
    await area.submit('submission-h1');
    const greta = await as(area, GRETA);
    const anna = await as(area, ANNA);
    const id = await firstId(greta);
    await anna.post(`/submissions/${id}/replies`, { id: randomUUID(), body: 'Hej Lena Svensson' });
    const submission = await greta.get(`/submissions/${id}`);
    const text = JSON.stringify([submission.body, await list(greta)]);
    for (const personal of ['Lena', 'Svensson', 'kund.example', '174 06', 'besiktigad'])
      expect(text).not.toContain(personal);
    expect(submissionOf(submission.body)).toMatchObject({ from: 'L• S•', canReply: false, canHandle: false });
    expect(submissionOf(submission.body).fields).toContainEqual({
      name: 'car',
      label: '',
      values: ['1000001'],
      isHidden: false,
    });
    expect(submissionOf(submission.body).fields).toContainEqual({
      name: 'phone',
      label: '',
      values: [],
      isHidden: true,
    });
    for (const [path, body] of [
      ['handled', { handled: true }],
      ['replies', { id: randomUUID(), body: 'Hej' }],
      ['release', {}],
      ['drop', {}],
    ] as const)
      expect(await greta.post(`/submissions/${id}/${path}`, body)).toMatchObject({
        status: 403,
        body: { error: { code: 'INBOX_FORBIDDEN' } },
      });
    expect((await greta.post(`/submissions/${id}/assignment`, { site: 'car-store-no', facility: '' })).status).toBe(
      200,
    );
  });

  describe('as an attacker would', () => {
    const routes = (id: string): [method: string, path: string, body?: unknown][] => [
      ['GET', '/sessions'],
      ['DELETE', '/sessions'],
      ['DELETE', `/sessions/${id}`],
      ['GET', '/submissions'],
      ['GET', `/submissions/${id}`],
      ['POST', `/submissions/${id}/handled`, { handled: true }],
      ['POST', `/submissions/${id}/replies`, { id: randomUUID(), body: 'Hej' }],
      ['POST', `/submissions/${id}/assignment`, { site: 'car-store-no', facility: '' }],
      ['POST', `/submissions/${id}/release`, {}],
      ['POST', `/submissions/${id}/drop`, {}],
      ['GET', '/targets?site=car-store-se'],
      ['GET', '/figures'],
    ];
    /** All that could have been changed. */
    const state = async () => [
      await database.orm.select().from(submissions).orderBy(asc(submissions.id)),
      await database.orm.select().from(submissionReplies),
      await database.orm.select().from(staffSessions).orderBy(asc(staffSessions.id)),
      await database.orm.$count(outbox),
      await database.orm.$count(inboxAudit),
    ];

    it('H-02 no route opens without a session: none, a guessed one, one in another place', async () => {
      const area = await open();
      await area.submit('submission-x1');
      const anna = await as(area, ANNA);
      const id = await firstId(anna);
      const before = await state();
      const token = anna.cookie.split('=')[1] ?? '';
      for (const headers of [
        {},
        { cookie: `inbox=${'A'.repeat(43)}` },
        { cookie: 'inbox=' },
        { cookie: `session=${token}` },
        { authorization: `Bearer ${token}` },
        { cookie: `inbox=${token}x` },
      ]) {
        expect((await new Browser(area.app).send('GET', '/session', { headers })).body).toEqual({ member: null });
        for (const [method, path, body] of routes(id)) {
          const { status, body: reply } = await new Browser(area.app).send(method, path, { body, headers });
          expect([method, path, status, reply]).toMatchObject([
            method,
            path,
            401,
            { error: { code: 'SIGN_IN_REQUIRED' } },
          ]);
        }
      }
      expect(await state()).toEqual(before);
    });

    it('H-02 a member of another site sees none of it on any route, whether the id is right or guessed', async () => {
      const area = await open();
      await area.submit('submission-x2');
      const id = await firstId(await as(area, ANNA));
      const kari = await as(area, KARI);
      const before = await state();
      for (const [method, path, body] of routes(id).filter(([, path]) => path.startsWith('/submissions/'))) {
        const right = await kari.send(method, path, { body });
        const guessed = await kari.send(method, path.replace(id, NO_ID), { body });
        expect([path, right.status, right.body]).toEqual([path, guessed.status, guessed.body]);
        expect(right.status).toBe(404);
      }
      for (const query of ['', '?site=car-store-se', `?reference=${'A'}`, '?state='])
        expect(await list(kari, query)).toMatchObject({ items: [], total: 0 });
      for (const wrong of ["1'%20or%20'1'='1", '..%2Fsessions', '%00', 'x'.repeat(500)])
        expect((await kari.get(`/submissions/${wrong}`)).status).toBe(404);
      expect(await state()).toEqual(before);
    });

    it('H-02 another origin changes nothing, with the cookie and whatever it sends', async () => {
      const area = await open();
      await area.submit('submission-x3');
      const anna = await as(area, ANNA);
      const id = await firstId(anna);
      const before = await state();
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { origin: 'http://car-store-no.localhost' },
        { origin: undefined },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ])
        for (const [method, path, body] of routes(id).filter(([method]) => method !== 'GET'))
          expect((await anna.send(method, path, { body, headers })).status).toBe(403);
      // A form of another page cannot send JSON.
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect(
          (
            await anna.send('POST', `/submissions/${id}/handled`, {
              body: { handled: true },
              headers: { 'content-type': type },
            })
          ).status,
        ).toBe(403);
      for (const path of ['/links', '/session'])
        expect(
          (await anna.send('POST', path, { body: { email: ANNA.email }, headers: { origin: 'https://evil.example' } }))
            .status,
        ).toBe(403);
      expect(await state()).toEqual(before);
      expect(await anna.member()).toBe('Anna Berg');
    });

    it('H-02 the log names neither persons, addresses, tokens nor ids of submissions', async () => {
      const area = await open();
      await area.submit('submission-x4');
      const anna = await as(area, ANNA);
      const id = await firstId(anna);
      await anna.get(`/submissions/${id}`);
      await anna.get('/submissions?reference=ABCD');
      await anna.post(`/submissions/${id}/replies`, { id: randomUUID(), body: 'Hej Lena' });
      const log = area.lines.join();
      expect(log).toContain('/api/inbox/submissions/:id/replies');
      for (const secret of [ANNA.email, 'Lena', 'kund.example', anna.cookie.split('=')[1], id, 'ABCD'])
        expect(log).not.toContain(secret);
    });
  });
});
