import { createEditingPort } from '@/adapters/http/editingPort';
import type { EditingPort } from '@/ports/editing.port';

const page = { site: 'car-store-se', locale: 'sv-SE' };
const { signal } = new AbortController();
type Respond = () => Promise<Response>;
const json =
  (status: number, body: unknown): Respond =>
  async () =>
    Response.json(body, { status });

function portWith(respond: Respond) {
  const requests: { path: string; method: string | undefined; body: unknown }[] = [];
  const port = createEditingPort({
    fetch: (path, { method, body }) => {
      requests.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
      return respond();
    },
    refresh: async () => true,
  });
  return { port, requests };
}

const chosen = { fields: [{ item: 'A', fields: ['Title'] }], seen: 3 };
const publication = { id: 'p', pages: 2, done: 1, failed: 0 };
const calls: [
  name: string,
  call: (port: EditingPort) => Promise<unknown>,
  method: string,
  path: string,
  body: unknown,
][] = [
  [
    'save',
    (port) => port.save({ ...page, item: 'A', name: 'Title', value: 'x', was: 'y' }, signal),
    'PUT',
    '/api/content/items/A/draft',
    { site: 'car-store-se', language: 'sv-SE', fields: { Title: 'x' }, was: { Title: 'y' } },
  ],
  [
    'publish',
    (port) => port.publish({ ...page, ...chosen }, signal),
    'POST',
    '/api/content/publish',
    { site: 'car-store-se', language: 'sv-SE', ...chosen },
  ],
  [
    'discard',
    (port) => port.discard({ ...page, ...chosen }, signal),
    'POST',
    '/api/content/discard',
    { site: 'car-store-se', language: 'sv-SE', ...chosen },
  ],
  [
    'restore',
    (port) => port.restore({ ...page, item: 'A', version: 2 }, signal),
    'POST',
    '/api/content/items/A/restore',
    { site: 'car-store-se', language: 'sv-SE', version: 2 },
  ],
  [
    'changes',
    (port) => port.changes(page, signal),
    'GET',
    '/api/content/drafts?site=car-store-se&language=sv-SE',
    undefined,
  ],
  ['progress', (port) => port.progress({ id: 'p' }, signal), 'GET', '/api/content/publications/p', undefined],
  [
    'warnings',
    (port) => port.warnings({ ...page, item: 'A' }, signal),
    'GET',
    '/api/content/warnings?site=car-store-se&language=sv-SE&item=A',
    undefined,
  ],
  [
    'versions',
    (port) => port.versions({ ...page, item: 'A' }, signal),
    'GET',
    '/api/content/items/A/versions?site=car-store-se&language=sv-SE',
    undefined,
  ],
];

describe('the port of editors', () => {
  it.each(calls)('A-16 calls the editing API to %s', async (_name, call, method, path, body) => {
    const { port, requests } = portWith(
      json(200, { versions: [], warnings: [], drafts: [], publication, ...publication }),
    );
    expect(await call(port)).toMatchObject({ ok: true });
    expect(requests).toEqual([{ method, path, body }]);
  });

  it.each<[status: number, code: string]>([
    [400, 'BAD_REQUEST'],
    [401, 'UNAUTHORIZED'],
    [403, 'FORBIDDEN'],
    [404, 'NOT_FOUND'],
    [409, 'CHANGED_MEANWHILE'],
    [413, 'TOO_LARGE'],
    [429, 'TOO_MANY_REQUESTS'],
    [503, 'UNAVAILABLE'],
    [500, 'CONTENT_FAILED'],
  ])('A-16 maps status %i to an error code with the params of the response', async (status, code) => {
    for (const [, call] of calls) {
      expect(
        await call(portWith(json(status, { error: { code: 'x', message: 'why', now: 'theirs', more: {} } })).port),
      ).toEqual({ ok: false, error: { code, params: { message: 'why', now: 'theirs' } } });
    }
  });

  it('A-16 reports a lost connection, a response of an intermediary, and an invalid one', async () => {
    const save = calls[0]?.[1];
    if (!save) throw new Error('There is no first call.');
    expect(await save(portWith(() => Promise.reject(new TypeError('Failed to fetch'))).port)).toMatchObject({
      error: { code: 'NETWORK_LOST' },
    });
    expect(await save(portWith(async () => new Response('<h1>Bad gateway</h1>', { status: 502 })).port)).toMatchObject({
      error: { code: 'CONTENT_FAILED', params: {} },
    });
    expect(await save(portWith(async () => new Response('fine')).port)).toMatchObject({
      error: { code: 'CONTENT_FAILED' },
    });
  });

  it('A-16 reads versions, and leaves out invalid ones', async () => {
    const { port } = portWith(
      json(200, {
        versions: [
          { version: 2, state: 'published', editor: 'Eva', publisher: 'Per', at: '2026-01-01', fields: {} },
          { version: 1, state: 'replaced' },
          { version: '0' },
          { version: 3, state: 'odd' },
          null,
        ],
      }),
    );
    expect(await port.versions({ ...page, item: 'A' }, signal)).toEqual({
      ok: true,
      value: [
        { version: 2, state: 'published', editor: 'Eva', publisher: 'Per', savedAt: '2026-01-01' },
        { version: 1, state: 'replaced', editor: '', publisher: '', savedAt: null },
      ],
    });
    expect(await portWith(json(200, { versions: 'none' })).port.versions({ ...page, item: 'A' }, signal)).toMatchObject(
      { ok: false },
    );
  });

  it('A-16 passes an abort on', async () => {
    const gone = new AbortController();
    gone.abort();
    await expect(
      portWith(() => Promise.reject(new DOMException('gone', 'AbortError'))).port.versions(
        { ...page, item: 'A' },
        gone.signal,
      ),
    ).rejects.toThrow('gone');
  });

  it('A-16 reads the warnings of a page, and leaves out unknown kinds', async () => {
    const warning = { rule: 'linkDead', item: 'A', name: 'Link', params: { href: '/x' } };
    const strange = [
      { ...warning, rule: 'danceMissing' },
      { ...warning, params: { href: {} } },
      { ...warning, item: 1 },
      null,
      'x',
    ];
    expect(
      await portWith(json(200, { warnings: [warning, ...strange] })).port.warnings({ ...page, item: 'A' }, signal),
    ).toEqual({ ok: true, value: [warning] });
    expect(await portWith(json(200, { warnings: 'none' })).port.warnings({ ...page, item: 'A' }, signal)).toMatchObject(
      {
        ok: false,
        error: { code: 'CONTENT_FAILED' },
      },
    );
  });

  it('A-16 reads the changes to choose from, and refuses a list that it can read in part only', async () => {
    const change = {
      item: 'A',
      name: 'Title',
      label: 'Rubrik',
      block: 'HeroBanner',
      page: null,
      pages: 2,
      editor: 'Eva',
      changedAt: '2026-11-20T12:00:00.000Z',
      change: 4,
      before: '',
      after: 'x',
      restored: null,
    };
    expect(await portWith(json(200, { drafts: [change], editor: 'Eva' })).port.changes(page, signal)).toEqual({
      ok: true,
      value: { changes: [change], editor: 'Eva' },
    });
    for (const drafts of [[change, { ...change, change: 'x' }], 'none'])
      expect(await portWith(json(200, { drafts })).port.changes(page, signal)).toMatchObject({
        error: { code: 'CONTENT_FAILED' },
      });
    expect(
      await portWith(json(200, { publication: { id: 'p' } })).port.publish({ ...page, ...chosen }, signal),
    ).toMatchObject({
      error: { code: 'CONTENT_FAILED' },
    });
  });
});
