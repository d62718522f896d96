import { randomUUID } from 'node:crypto';
import { createInboxPort } from '@/adapters/http/inboxPort';
import { everySubmission } from '@/domain/inbox/inbox';
import type { Database } from '@/server/database/orm';
import { openMigrated } from '../database/engines';
import { facility, fillForms } from '../forms/area';
import { ANNA, inboxOn, mailedTokens, type InboxArea } from './area';

const HOST = 'http://car-store-se.localhost';
const { signal } = new AbortController();

let database: Database;
let area: InboxArea;
beforeAll(async () => {
  database = await openMigrated();
  await fillForms(database.orm);
  area = inboxOn(database.orm);
  await area.staff.save(ANNA);
}, 60_000);
afterAll(() => database.close());

/** The adapter of the page on the real API, with a browser's cookies and origin. */
function aPort() {
  let cookie = '';
  return createInboxPort(async (path, init) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    headers.set('origin', HOST);
    const response = await area.app.fetch(new Request(HOST + path, { ...init, headers }), { peer: '203.0.113.9' });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  });
}

describe('the adapter of the inbox', () => {
  it('H-02 reads every response of the real API, and takes the errors by their codes', async () => {
    const port = aPort();
    expect(await port.session(signal)).toMatchObject({ ok: false, error: { code: 'SIGN_IN_REQUIRED' } });
    expect(await port.page(everySubmission, signal)).toMatchObject({ error: { code: 'SIGN_IN_REQUIRED' } });
    expect(await port.signIn('A'.repeat(43), signal)).toMatchObject({ error: { code: 'SIGN_IN_LINK_INVALID' } });
    expect(await port.requestLink(ANNA.email, signal)).toEqual({ ok: true, value: null });
    await area.signIn.settled();
    const [token = ''] = await mailedTokens(database.orm, ANNA.email);
    expect(await port.signIn(token, signal)).toMatchObject({ ok: true, value: { name: 'Anna Berg' } });
    expect(await port.session(signal)).toMatchObject({ ok: true, value: { role: 'site' } });

    await area.submit('port-1');
    await area.submit('port-2', { isHeld: true });
    const page = await port.page({ ...everySubmission, state: '' }, signal);
    if (!page.ok) throw new Error(page.error.code);
    const idOf = (state: string) => page.value.items.find((item) => item.state === state)?.id ?? '';
    const [id, held] = [idOf('open'), idOf('held')];
    expect(await port.submission(id, signal)).toMatchObject({ ok: true, value: { state: 'open' } });
    expect(await port.submission(randomUUID(), signal)).toMatchObject({ error: { code: 'SUBMISSION_NOT_FOUND' } });
    const change = (of: string, wanted: Parameters<typeof port.change>[0]['change']) =>
      port.change({ id: of, change: wanted }, signal);
    expect(await change(id, { kind: 'reply', id: randomUUID(), body: 'Hej' })).toMatchObject({
      value: { state: 'replied', replies: [{ mail: 'waiting' }] },
    });
    expect(await change(id, { kind: 'handle', handled: true })).toMatchObject({ value: { state: 'handled' } });
    expect(await change(id, { kind: 'drop' })).toMatchObject({ error: { code: 'SUBMISSION_CHANGED' } });
    expect(await change(held, { kind: 'release' })).toMatchObject({ value: { state: 'open' } });
    const targets = await port.targets('car-store-se', signal);
    expect(targets.ok && targets.value.facilities.map(({ id: one }) => one)).toContain(facility.site_id);
    expect(await change(held, { kind: 'reassign', to: { site: 'car-store-no', facility: '' } })).toEqual({
      ok: true,
      value: null,
    });
    expect(await port.figures(signal)).toMatchObject({ value: [{ site: 'car-store-se', replied: 1 }] });
    const sessions = await port.sessions(signal);
    expect(sessions).toMatchObject({ value: [{ isThis: true }] });
    expect(await port.endSession(randomUUID(), signal)).toMatchObject({ error: { code: 'INBOX_FAILED' } });
    expect(await port.signOut({ everywhere: true }, signal)).toEqual({ ok: true, value: null });
    expect(await port.session(signal)).toMatchObject({ error: { code: 'SIGN_IN_REQUIRED' } });
  });

  it('H-02 a lost connection, and what is no response of ours, is a failure', async () => {
    const broken = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      async () => new Response('<html>', { status: 200 }),
      async () => new Response('<html>', { status: 502 }),
      async () => Response.json({ items: 'none' }),
      async () => Response.json({ error: { code: 'UNEXPECTED' } }, { status: 500 }),
    ];
    for (const fetch of broken)
      expect(await createInboxPort(fetch).page(everySubmission, signal)).toMatchObject({
        ok: false,
        error: { code: 'INBOX_FAILED' },
      });
  });
});
