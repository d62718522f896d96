import { createContentPort, type CachedContentPort } from '@/adapters/graphql/contentPort';
import { bridge } from '@/server/http/bridge';
import type { Result } from '@/errors/result';
import type { KnownRoute } from '@/ports/content.port';
import { filesOf, KEY, openPlatform, type Platform } from '../../server/content/platform';
import { listen } from '../api/transports';

interface Reached {
  port: CachedContentPort;
  close(): Promise<void>;
}

const ENDPOINT = '/api/graphql/v1';
const SE = { site: 'car-store-se', locale: 'sv-SE' };
const EN = { site: 'car-store-se', locale: 'en' };

const reports: string[] = [];
const given = { report: (what: string) => void reports.push(what), wait: () => Promise.resolve() };
type Fetch = (input: string, init: RequestInit) => Promise<Response>;
type Between = (fetch: Fetch) => Fetch;
const asItIs: Between = (fetch) => fetch;
interface Reaching {
  key?: string;
  between?: Between;
}

/** Like the pages on the server. */
const byCall = async ({ app }: Platform, { key = KEY, between = asItIs }: Reaching = {}): Promise<Reached> => ({
  port: createContentPort({
    ...given,
    endpoint: `http://localhost${ENDPOINT}`,
    headers: { sc_apikey: key },
    fetch: between(async (input, init) => app.request(input, init)),
  }),
  close: async () => undefined,
});

/** Like the pages with an external platform. */
const byHttp = async ({ app }: Platform, { key = KEY, between = asItIs }: Reaching = {}): Promise<Reached> => {
  const server = await listen(
    (incoming, outgoing) => void bridge((request, bindings) => app.fetch(request, bindings), incoming, outgoing),
  );
  return {
    port: createContentPort({
      ...given,
      endpoint: `http://127.0.0.1:${server.port}${ENDPOINT}`,
      headers: { sc_apikey: key },
      fetch: between((input, init) => fetch(input, init)),
    }),
    close: server.close,
  };
};

/** A platform that returns three results at a time, whatever is requested; records the cursors. */
const threeAtATime =
  (cursors: string[]): Between =>
  (fetch) =>
  (input, init) => {
    const { variables, ...rest } = JSON.parse(String(init.body));
    cursors.push(variables.after);
    return fetch(input, { ...init, body: JSON.stringify({ ...rest, variables: { ...variables, first: 3 } }) });
  };

let platform: Platform;
beforeAll(async () => {
  platform = await openPlatform({ files: await filesOf('car-store-se', 'restaurant') });
}, 60_000);
beforeEach(() => void reports.splice(0));

describe.each<[string, (platform: Platform, reaching?: Reaching) => Promise<Reached>]>([
  ['in process', byCall],
  ['over HTTP', byHttp],
])('the content port %s', (_way, reach) => {
  let reached: Reached;
  const open = async (reaching?: Reaching): Promise<CachedContentPort> => {
    reached = await reach(platform, reaching);
    return reached.port;
  };
  afterEach(() => reached.close());

  it('E-01 brings a page with its three areas', async () => {
    const port = await open();
    const page = await port.page({ ...SE, path: '/om-nordvik' });
    if (!page.ok || !page.value) throw new Error('There is no page.');
    expect(page.value).toMatchObject({
      name: 'om-nordvik',
      editing: false,
      templateName: 'Page',
      fields: { metaTitle: { value: expect.stringContaining('Nordvik') } },
    });
    expect(
      Object.entries(page.value.placeholders)
        .map(([area, blocks]) => [area, blocks.length > 0])
        .sort(),
    ).toEqual([
      ['headless-footer', true],
      ['headless-header', true],
      ['headless-main', true],
    ]);
    expect(reports).toEqual([]);
  });

  it.each<[string, string]>([
    ['a page that does not exist', '/om-oss'],
    ['a page of the other language', '/privacy'],
    ['an address that is escaped wrongly', '/%E0%A4%A'],
    ['an address of signs', '/"}{\\'],
  ])('E-01 returns undefined for %s, without an error', async (_what, path) => {
    const port = await open();
    expect(await port.page({ ...SE, path })).toEqual({ ok: true, value: null });
    expect(await port.languages({ ...SE, path })).toEqual({ ok: true, value: [] });
    expect(await port.trail({ ...SE, path })).toEqual({ ok: true, value: [] });
    expect(reports).toEqual([]);
  });

  it('E-01 returns nothing for an unknown site or language', async () => {
    const port = await open();
    for (const where of [
      { site: 'nobody', locale: 'sv-SE' },
      { site: 'car-store-se', locale: 'de-DE' },
    ]) {
      expect(await port.page({ ...where, path: '/' })).toEqual({ ok: true, value: null });
      expect(await port.notFoundPage(where)).toEqual({ ok: true, value: null });
      expect(await port.navigation(where)).toEqual({ ok: true, value: [] });
      expect(await port.routes(where)).toEqual({ ok: true, value: [] });
      expect(await port.dictionary(where)).toEqual({ ok: true, value: {} });
    }
    expect(await port.site('nobody')).toEqual({ ok: true, value: null });
    expect(reports).toEqual([]);
  });

  it("A-02 returns the site's own page for unknown addresses, in each language", async () => {
    const port = await open();
    for (const where of [SE, EN]) {
      const page = await port.notFoundPage(where);
      const main = page.ok ? page.value?.placeholders['headless-main'] : undefined;
      expect(main?.map(({ componentName }) => componentName)).toEqual(['HeroNotFound']);
    }
  });

  it('E-01 brings the navigation, three levels deep and no deeper', async () => {
    const port = await open();
    const menu = await port.navigation(SE);
    if (!menu.ok) throw new Error('There is no menu.');
    const buy = menu.value.find(({ url }) => url.path === '/kop-bil');
    const brands = buy?.children.find(({ url }) => url.path === '/kop-bil/bilmarken');
    const volvo = brands?.children.find(({ url }) => url.path === '/kop-bil/bilmarken/volvo');
    expect(
      [buy?.navigationTitle, brands?.navigationTitle, volvo?.navigationTitle].every(
        (title) => title !== undefined && title !== '',
      ),
    ).toBe(true);
    expect(volvo?.children).toEqual([]);
    // Data folders are siblings of the pages, but no pages.
    expect(menu.value.map(({ name }) => name)).not.toContain('Data');
    const english = await port.navigation(EN);
    expect(english.ok && english.value.length < menu.value.length && english.value.length > 0).toBe(true);
  });

  it('E-01 brings the languages of a page, each with its own path', async () => {
    const port = await open();
    const languages = await port.languages({ ...SE, path: '/integritet' });
    expect(
      languages.ok && languages.value.map(({ name, path, nativeName }) => [name, path, nativeName !== '']),
    ).toEqual([
      ['sv-SE', '/integritet', true],
      ['en', '/privacy', true],
    ]);
    const alone = await port.languages({ ...SE, path: '/webbshop' });
    expect(alone.ok && alone.value.map(({ name }) => name)).toEqual(['sv-SE']);
  });

  it('C-22 returns the pages from the home page to a page', async () => {
    const port = await open();
    const trail = await port.trail({ ...SE, path: '/kop-bil/bilmarken/volvo' });
    expect(trail.ok && trail.value.map(({ path }) => path)).toEqual([
      '/',
      '/kop-bil',
      '/kop-bil/bilmarken',
      '/kop-bil/bilmarken/volvo',
    ]);
    expect(trail.ok && trail.value.every(({ title }) => title.trim() !== '')).toBe(true);
    expect(await port.trail({ ...SE, path: '/' })).toMatchObject({ ok: true, value: [{ path: '/' }] });
  });

  it('C-22 returns the wildcard page with the requested address', async () => {
    const port = await open();
    const trail = await port.trail({ ...SE, path: '/kop-bil/12345/volvo-v60' });
    expect(trail.ok && trail.value.at(-1)?.path).toBe('/kop-bil/12345/volvo-v60');
  });

  it('A-15 returns the complete dictionary from any number of pages', async () => {
    const all = await (await open()).dictionary(SE);
    await reached.close();
    const variables: string[] = [];
    const paged = await (await open({ between: threeAtATime(variables) })).dictionary(SE);
    expect(variables.length).toBeGreaterThan(20);
    // Fifty pages are the most that is waited for.
    expect(variables.length).toBeLessThanOrEqual(50);
    expect(variables[0]).toBe('');
    expect(new Set(variables).size).toBe(variables.length);
    if (!all.ok || !paged.ok) throw new Error('There is no dictionary.');
    expect(Object.keys(all.value).length).toBeGreaterThan(150);
    expect(Object.entries(all.value).slice(0, 3 * variables.length)).toEqual(Object.entries(paged.value));
    expect(all.value).toMatchObject({
      'frame.skip': expect.any(String),
      'list.count#one': expect.any(String),
      'list.count#other': expect.any(String),
    });
  });

  it('E-01 brings all routes, however many pages they come in, the same page by the same id in every language', async () => {
    const all = await (await open()).routes(SE);
    await reached.close();
    const variables: string[] = [];
    const port = await open({ between: threeAtATime(variables) });
    expect(await port.routes(SE)).toEqual(all);
    expect(variables.length).toBeGreaterThan(10);
    if (!all.ok) throw new Error('There are no routes.');
    const paths = all.value.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(['/', '/kop-bil', '/integritet', '/livet-med-bil/2026/packa-bilen-sakert']),
    );
    expect(paths.filter((path) => /\*|^\/(?:404|500)$/.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
    expect(all.value.every(({ id }) => /^[0-9A-F]{32}$/.test(id))).toBe(true);
    const english = await port.routes(EN);
    const idOf = (routes: Result<readonly KnownRoute[]>, path: string) =>
      routes.ok ? routes.value.find((route) => route.path === path)?.id : undefined;
    expect(idOf(english, '/privacy')).toBe(idOf(all, '/integritet'));
  });

  it('E-01 returns the settings of a site: its robots and its redirects', async () => {
    const port = await open();
    const about = await port.site('car-store-se');
    if (!about.ok || !about.value) throw new Error('There is no site.');
    expect(about.value.robots).toContain('User-agent: *');
    expect(about.value.redirects.length).toBeGreaterThanOrEqual(60);
    const kinds = new Set(about.value.redirects.map(({ redirectType }) => redirectType));
    expect([...kinds]).toEqual(['REDIRECT_301']);
    expect(await port.site('restaurant')).toMatchObject({ ok: true, value: { redirects: [] } });
  });

  it('E-02 with a wrong key is refused once, and its report names no key', async () => {
    let variables = 0;
    const port = await open({
      key: 'a-wrong-key-of-somebody',
      between: (fetch) => (input, init) => {
        variables += 1;
        return fetch(input, init);
      },
    });
    expect(await port.page({ ...SE, path: '/' })).toEqual({ ok: false, error: { code: 'CONTENT_FAILED', params: {} } });
    expect(variables).toBe(1);
    expect(reports).toEqual([
      expect.stringMatching(
        /^The content platform did not respond to \{"site":"car-store-se","path":"\/","language":"sv-SE"\}: status 401/,
      ),
    ]);
    expect(reports.join()).not.toContain('a-wrong-key-of-somebody');
  });

  it('E-01 requests again after a publication', async () => {
    const port = await open();
    const title = async () => {
      const page = await port.page({ ...SE, path: '/salj-bil' });
      return page.ok ? page.value?.fields.metaTitle : null;
    };
    const before = await title();
    const itemId =
      platform.content.contentTrees.tree('car-store-se', 'sv-SE', 'published')?.byRoute.get('/salj-bil')?.id ?? '';
    await platform.content.save({ ...SE, itemId }, { metaTitle: `Såld ${_way}` }, 'Test');
    await platform.content.publish({ ...SE, itemIds: [itemId] });
    expect(await title()).toEqual(before);
    port.expire();
    expect(await title()).toEqual({ value: `Såld ${_way}` });
  });
});

describe('the content port over HTTP alone', () => {
  it('E-02 reports an unavailable platform', async () => {
    const { port, close } = await byHttp(platform);
    await close();
    expect(await port.page({ ...SE, path: '/' })).toEqual({ ok: false, error: { code: 'CONTENT_FAILED', params: {} } });
    expect(reports).toHaveLength(1);
    expect(reports.join()).not.toContain(KEY);
  });

  it.each<[string, string, Record<string, string>]>([
    ['an API key at the local endpoint', '/sitecore/api/graph/edge', { sc_apikey: KEY }],
    ['a context id in the header', '/v1/content/api/graphql/v1', { 'x-sitecore-contextid': KEY }],
    ['a context id in the address', `/v1/content/api/graphql/v1?sitecoreContextId=${KEY}`, {}],
  ])('E-02 is let in by %s', async (_what, endpoint, headers) => {
    const port = createContentPort({
      ...given,
      endpoint: `http://localhost${endpoint}`,
      headers,
      fetch: async (input, init) => platform.app.request(input, init),
    });
    expect(await port.page({ ...SE, path: '/' })).toMatchObject({ ok: true, value: { name: 'Home' } });
  });
});
