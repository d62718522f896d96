import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { compileRedirects } from '@/domain/sites/redirects';
import { createPageCache } from '@/server/pages/pageCache';
import { createPageLimit } from '@/server/pages/pageLimit';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { requestPort } from '@test/contract/api/transports';

const NO_REDIRECTS = compileRedirects([], { siteLanguage: 'sv-SE' });

/** The page cache in front of a renderer that has no page but '/'. */
async function serving({
  location,
  ...options
}: Partial<Parameters<typeof createPageCache>[0]> & { location?: string }) {
  const rendered: string[] = [];
  const render = async ({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> => {
    rendered.push(url);
    if (location !== undefined) {
      response.writeHead(302, { Location: location }).end();
      return;
    }
    response
      .writeHead(url === '/' ? 200 : 404, { 'Cache-Control': 'public, s-maxage=10', 'Content-Type': 'text/html' })
      .end(`page ${url}`);
  };
  const cache = createPageCache({
    stamp: () => '',
    report: (error) => {
      throw error;
    },
    ...options,
  });
  const server = createServer((request, response) => {
    const responded = cache.respond(request, response, render);
    if (!responded) response.end('passed');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    rendered,
    async get(path: string, headers: Record<string, string> = {}) {
      const response = await requestPort(port, path, { headers: { 'accept-encoding': 'identity', ...headers } });
      return { status: response.status, text: await response.text(), headers: response.headers };
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

beforeEach(() => {
  storeSiteRoutes('car-store-se', {
    pages: new Map([
      ['sv-SE', new Map([['/', 'home']])],
      ['en', new Map([['/', 'home']])],
    ]),
    redirects: new Map([
      ['sv-SE', NO_REDIRECTS],
      ['en', NO_REDIRECTS],
    ]),
    robots: null,
  });
});
afterEach(forgetSiteRoutes);

describe('a flood of invented parameters', () => {
  it('M-03 is rendered once for a page, with those that it reads', async () => {
    const { rendered, get, close } = await serving({ knowsAllPages: true });
    for (const query of ['a=1', 'utm_source=letter&a=2', '', '&tags']) await get(`/?${query}`);
    await get('/kop-bil/123456789/volvo-v60?z=1');
    await get('/kop-bil/123456789/volvo-v60?z=2&plan=36_20_1500&y');
    expect(rendered).toEqual([
      '/',
      '/?',
      '/kop-bil/123456789/volvo-v60',
      '/kop-bil/123456789/volvo-v60?plan=36_20_1500',
    ]);
    rendered.length = 0;
    // They read most of what they are given.
    const lists = [
      '/kop-bil/alla-bilar-i-lager?car_colour=red&a=1',
      '/anlaggningar?near=uppsala&a=1',
      '/kop-bil/bilmarken/volvo?a=1',
    ];
    for (const path of lists) await get(path);
    expect(rendered).toEqual(lists);
    close();
  });

  it('M-03 gives a redirect its parameters back, each visitor the own ones', async () => {
    const { get, close } = await serving({
      knowsAllPages: true,
      location: '/kop-bil/123456789/volvo-v60?plan=1',
    });
    const locationFor = async (query: string) => (await get(`/kop-bil/123456789?${query}`)).headers.get('location');
    expect(await Promise.all([locationFor('utm_source=a&plan=1'), locationFor('plan=1&utm_source=b')])).toEqual([
      '/kop-bil/123456789/volvo-v60?plan=1&utm_source=a',
      '/kop-bil/123456789/volvo-v60?plan=1&utm_source=b',
    ]);
    close();
  });
});

describe('a flood of invented paths', () => {
  it('M-03 is rendered once for a site and language', async () => {
    const { rendered, get, close } = await serving({ knowsAllPages: true });
    for (const path of ['/no/such', '/no/other?x=1', '/third', '/en/no/such', '/en/other'])
      expect((await get(path)).status).toBe(404);
    expect(rendered).toEqual(['/404', '/en/404']);
    // What another spelling or the stock may have is looked up.
    const known = ['/', '/kop-bil/bilmarken/volvo', '/anlaggningar/uppsala', '/en/anlaggningar/uppsala', '/sv/x'];
    for (const path of known) await get(path);
    expect(rendered.slice(2)).toEqual(known);
    close();
  });

  it('M-03 does not concern the files of the folder public', async () => {
    const files = readdirSync('public', { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.length).toBeGreaterThan(20);
    const wait = createPageLimit({ trustedProxies: 0, allowance: { requests: 1, seconds: 60 } });
    const { rendered, get, close } = await serving({ knowsAllPages: true, wait });
    for (const { parentPath, name } of files)
      expect((await get(`/${path.posix.join(path.relative('public', parentPath), name)}`)).text).toBe('passed');
    expect(rendered).toEqual([]);
    close();
  });

  it('M-03 is rendered path by path where another platform may have just published one', async () => {
    const { rendered, get, close } = await serving({});
    await get('/no/such');
    await get('/no/other');
    expect(rendered).toEqual(['/no/such', '/no/other']);
    close();
  });

  it('M-03 asking for the data of such pages is answered without the framework, and of others not', async () => {
    const { rendered, get, close } = await serving({ knowsAllPages: true });
    for (const path of ['/_next/data/x/no/such.json', '/_next/data/y/en/other.json?a=1']) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    for (const path of ['/_next/data/x/index.json', '/_next/data/x/anlaggningar/uppsala.json', '/_next/data/x.json'])
      expect((await get(path)).text).toBe('passed');
    // A page that an editor has not published yet.
    const editor = { cookie: 'editing=x' };
    expect((await get('/_next/data/x/no/such.json', editor)).text).toBe('passed');
    expect(rendered).toEqual([]);
    close();
  });

  it('M-03 is refused with 429 and Retry-After beyond the limit of its address, and the kept page is not', async () => {
    let now = 0;
    const wait = createPageLimit({ trustedProxies: 1, allowance: { requests: 3, seconds: 60 }, now: () => now });
    const { rendered, get, close } = await serving({ wait });
    const flood = { 'x-forwarded-for': '2001:db8::1' };
    for (const path of ['/', '/a', '/b']) await get(path, flood);
    const refused = await get('/c', { 'x-forwarded-for': '2001:db8::2' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    // Data of pages is rendered by the framework.
    expect((await get('/_next/data/x.json', flood)).status).toBe(429);
    expect((await get('/api/content/drafts', flood)).text).toBe('passed');
    expect((await get('/', flood)).status).toBe(200);
    expect((await get('/c', { 'x-forwarded-for': '2001:db8:1::1' })).status).toBe(404);
    now = 61_000;
    expect((await get('/d', flood)).status).toBe(404);
    expect(rendered).toEqual(['/', '/a', '/b', '/c', '/d']);
    close();
  });

  it.each([
    ['/a'.repeat(700), 414],
    [`/kop-bil?x=${'y'.repeat(5_000)}`, 414],
    ['/%2felsewhere.example/a', 400],
    ['/%5Celsewhere.example/a', 400],
    ['/%09/elsewhere.example', 400],
  ])('M-03 an address that no page can have is not rendered: %#', async (path, status) => {
    const { rendered, get, close } = await serving({ knowsAllPages: false });
    expect((await get(path)).status).toBe(status);
    expect((await get(path, { cookie: '__prerender_bypass=x' })).status).toBe(status);
    expect(rendered).toEqual([]);
    close();
  });
});
