import type { Database } from '@/server/database/orm';
import { inboxAudit, staffLinks, staffMembers, staffSessions } from '@/server/database/inbox.tables';
import { outbox } from '@/server/database/schema';
import { createOutbox } from '@/server/messages/outbox.store';
import { onBothEngines } from '../database/engines';
import { MINUTE } from '../messages/queue';
import { ANNA, Browser, GRETA, inboxOn, KARI, mailedTokens, signedIn } from './area';

const HOUR = 60 * MINUTE;

onBothEngines('signing in to the inbox', (engine) => {
  let database: Database;
  beforeAll(() => {
    database = engine.database();
  });
  afterEach(async () => {
    await database.orm.delete(staffLinks);
    await database.orm.delete(staffSessions);
    await database.orm.delete(outbox);
  });
  const open = async (options: Parameters<typeof inboxOn>[1] = {}) => {
    const area = inboxOn(database.orm, options);
    for (const member of [ANNA, KARI, GRETA]) await area.staff.save(member);
    return { ...area, browser: new Browser(area.app) };
  };

  it('H-02 by a mailed link: once, for a quarter of an hour, and stored as hashes', async () => {
    const { browser, signIn, clock, app } = await open();
    expect(await browser.member()).toBeNull();
    expect(await browser.post('/links', { email: ' Anna@Nordvik.example ' })).toMatchObject({ status: 202, body: {} });
    await signIn.settled();
    const [token = ''] = await mailedTokens(database.orm, ANNA.email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const [mail] = await database.orm.select().from(outbox);
    expect(mail).toMatchObject({ site: 'car-store-se', subject: 'Logga in i inkorgen', kind: 'signIn' });
    expect(mail?.expiresAt.getTime()).toBe(clock.now + 15 * MINUTE);
    const [link] = await database.orm.select().from(staffLinks);
    expect(JSON.stringify(link)).not.toContain(token);

    const response = await browser.post('/session', { token });
    expect(response).toMatchObject({
      status: 200,
      body: { member: { name: 'Anna Berg', role: 'site', sites: [{ name: 'car-store-se', title: 'Nordvik Bil' }] } },
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^inbox=[\w-]{43}; Max-Age=43200; Path=\/api\/inbox; HttpOnly; SameSite=Strict$/,
    );
    const [session] = await database.orm.select().from(staffSessions);
    expect(JSON.stringify(session)).not.toContain(browser.cookie.split('=')[1]);
    expect(await browser.member()).toBe('Anna Berg');
    // Used.
    expect(await new Browser(app).post('/session', { token })).toMatchObject({
      status: 410,
      body: { error: { code: 'SIGN_IN_LINK_INVALID' } },
    });

    await browser.post('/links', { email: ANNA.email });
    await signIn.settled();
    const second = (await mailedTokens(database.orm, ANNA.email)).find((one) => one !== token) ?? '';
    clock.now += 15 * MINUTE;
    // Too old.
    expect((await new Browser(app).post('/session', { token: second })).status).toBe(410);
    for (const wrong of ['', 'x', 'A'.repeat(43), "' or true --"])
      expect([400, 410]).toContain((await new Browser(app).post('/session', { token: wrong })).status);
  });

  it('H-02 in live mode with a cookie for encrypted connections only', async () => {
    const { app, signIn } = await open({ live: true });
    const browser = new Browser(app);
    await browser.post('/links', { email: ANNA.email });
    await signIn.settled();
    const [token = ''] = await mailedTokens(database.orm, ANNA.email);
    expect((await browser.post('/session', { token })).headers.get('set-cookie')).toMatch(
      /^__Secure-inbox=[\w-]{43}; Max-Age=43200; Path=\/api\/inbox; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('H-02 does not tell who is a member, mails three links at most, and limits an address', async () => {
    const { browser, signIn, lines, clock } = await open({ limits: { signIn: { requests: 8, seconds: 600 } } });
    const replies = [];
    for (const email of ['stranger@kund.example', ANNA.email, ANNA.email, ANNA.email, ANNA.email])
      replies.push(await browser.post('/links', { email }));
    await signIn.settled();
    expect(new Set(replies.map(({ status, body }) => `${status} ${JSON.stringify(body)}`))).toEqual(
      new Set(['202 {}']),
    );
    expect(await mailedTokens(database.orm, ANNA.email)).toHaveLength(3);
    expect(await database.orm.$count(outbox)).toBe(3);
    clock.now += 16 * MINUTE;
    await browser.post('/links', { email: ANNA.email });
    await signIn.settled();
    expect(await mailedTokens(database.orm, ANNA.email)).toHaveLength(4);
    await browser.post('/links', { email: 'no address' });
    await browser.post('/session', { token: 'A'.repeat(43) });
    expect((await browser.post('/links', { email: ANNA.email })).status).toBe(429);
    expect((await browser.post('/session', { token: 'A'.repeat(43) })).status).toBe(429);
    const log = lines.join();
    for (const secret of [ANNA.email, 'stranger', ...(await mailedTokens(database.orm, ANNA.email))])
      expect(log).not.toContain(secret);
  });

  it('H-02 opens a new session each time, and never one that the browser brings along', async () => {
    const { app, signIn } = await open();
    const victim = new Browser(app);
    victim.cookie = `inbox=${'A'.repeat(43)}`;
    await victim.post('/links', { email: ANNA.email });
    await signIn.settled();
    const [token = ''] = await mailedTokens(database.orm, ANNA.email);
    await victim.post('/session', { token });
    expect(victim.cookie).not.toContain('A'.repeat(43));
    const attacker = new Browser(app);
    attacker.cookie = `inbox=${'A'.repeat(43)}`;
    expect(await attacker.member()).toBeNull();
    // Another link used in the same browser ends the session before it.
    const before = victim.cookie;
    await victim.post('/links', { email: KARI.email });
    await signIn.settled();
    await victim.post('/session', { token: (await mailedTokens(database.orm, KARI.email))[0] });
    expect(await victim.member()).toBe('Kari Moe');
    attacker.cookie = before;
    expect(await attacker.member()).toBeNull();
  });

  it('H-02 one link of several is enough: the others end with it', async () => {
    const { browser, signIn } = await open();
    await browser.post('/links', { email: ANNA.email });
    await browser.post('/links', { email: ANNA.email });
    await signIn.settled();
    const [one, two] = await mailedTokens(database.orm, ANNA.email);
    const tries = await Promise.all([
      browser.post('/session', { token: one }),
      browser.post('/session', { token: one }),
    ]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect((await browser.post('/session', { token: two })).status).toBe(410);
  });

  it('H-02 leads to a site of the member, in its language', async () => {
    const { browser, signIn } = await open();
    await browser.post('/links', { email: KARI.email });
    await browser.post('/links', { email: GRETA.email });
    await signIn.settled();
    const mails = await database.orm.select().from(outbox).orderBy(outbox.recipient);
    expect(mails).toMatchObject([
      { recipient: GRETA.email, site: 'car-store-se', subject: 'Logga in i inkorgen' },
      { recipient: KARI.email, site: 'car-store-no', subject: 'Logg inn i innboksen' },
    ]);
    expect(mails[1]?.body).toContain('https://car-store-no.example/inbox#');
  });

  it('H-02 sessions end when they are not used, after a working day, singly and all at once', async () => {
    const area = await open();
    const { clock, signIn, app } = area;
    const idle = await signedIn(area, database.orm, ANNA.email);
    clock.now += 2 * HOUR + MINUTE;
    expect(await idle.member()).toBeNull();

    const long = await signedIn(area, database.orm, ANNA.email);
    for (let hour = 0; hour < 11; hour += 1) {
      clock.now += HOUR;
      expect(await long.member()).toBe('Anna Berg');
    }
    clock.now += HOUR;
    expect(await long.member()).toBeNull();
    await signIn.deleteOld();
    expect(await database.orm.$count(staffSessions)).toBe(0);

    const [office, phone, other] = [
      await signedIn(area, database.orm, ANNA.email),
      await signedIn(area, database.orm, ANNA.email),
      await signedIn(area, database.orm, KARI.email),
    ];
    const list = (await office.get('/sessions')).body as { sessions: { id: string; isThis: boolean }[] };
    expect(list.sessions.map(({ isThis }) => isThis)).toEqual([true, false]);
    const phoneId = list.sessions.find(({ isThis }) => !isThis)?.id;
    // Another member's session is not there.
    expect((await other.remove(`/sessions/${phoneId}`)).status).toBe(404);
    expect((await office.remove('/sessions/x')).status).toBe(404);
    expect((await office.remove(`/sessions/${phoneId}`)).status).toBe(204);
    expect(await phone.member()).toBeNull();
    expect(await office.member()).toBe('Anna Berg');
    const cookie = office.cookie;
    expect((await office.remove('/session')).headers.get('set-cookie')).toMatch(
      /^inbox=; Max-Age=0; Path=\/api\/inbox/,
    );
    const copy = new Browser(app);
    copy.cookie = cookie;
    expect(await copy.member()).toBeNull();

    const [one, two] = [await signedIn(area, database.orm, KARI.email), await signedIn(area, database.orm, KARI.email)];
    expect((await one.remove('/sessions')).status).toBe(204);
    for (const browser of [one, two, other]) expect(await browser.member()).toBeNull();
  });

  it('H-02 a member who is removed is out at once, and their links with them', async () => {
    const area = await open();
    const browser = await signedIn(area, database.orm, ANNA.email);
    await browser.post('/links', { email: ANNA.email });
    await area.signIn.settled();
    const tokens = await mailedTokens(database.orm, ANNA.email);
    expect(await area.staff.remove('ANNA@nordvik.example')).toBe(true);
    expect(await area.staff.remove(ANNA.email)).toBe(false);
    expect(await browser.member()).toBeNull();
    expect((await browser.post('/session', { token: tokens.at(-1) })).status).toBe(410);
    await database.orm.delete(outbox);
    await browser.post('/links', { email: ANNA.email });
    await area.signIn.settled();
    expect(await database.orm.$count(outbox)).toBe(0);
    // The history still has the name.
    expect(await database.orm.$count(staffMembers)).toBe(3);
    await area.staff.save(ANNA);
    expect((await signedIn(area, database.orm, ANNA.email)).cookie).not.toBe('');
    expect(await area.staff.signOut(null)).toBe(1);
  });

  it('H-02 erases the link from the queue once its mail is sent or given up, and queues it never again', async () => {
    const { browser, signIn, clock } = await open();
    const queue = createOutbox(database.orm, () => clock.now);
    for (const end of ['sent', 'dead'] as const) {
      await browser.post('/links', { email: ANNA.email });
      await signIn.settled();
      const claimed = await queue.claim(['mail'], MINUTE);
      if (!claimed) throw new Error('No mail is due.');
      expect(claimed.body).toContain('/inbox#');
      await (end === 'sent' ? queue.sent(claimed) : queue.failed(claimed, 'EENVELOPE 550', null));
    }
    expect(await mailedTokens(database.orm, ANNA.email)).toEqual([]);
    expect(await queue.retry('dead')).toBe(0);
  });

  it('H-02 keeps a trail that cannot be changed', async () => {
    const area = await open();
    await signedIn(area, database.orm, ANNA.email);
    const entries = await database.orm.select().from(inboxAudit);
    expect(entries.map(({ action }) => action)).toContain('signedIn');
    for (const change of [database.orm.delete(inboxAudit), database.orm.update(inboxAudit).set({ action: 'opened' })])
      await expect(change).rejects.toMatchObject({ cause: { message: 'inbox_audit is append-only' } });
    expect(await database.orm.select().from(inboxAudit)).toEqual(entries);
  });
});
