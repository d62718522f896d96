import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createPageCache, type PageSource, type PageCacheOptions } from '@/server/pages/pageCache';
import { createPageChanges } from '@/server/pages/pageChanges';
import type { Render } from '@/server/pages/renderAlone';
import { notifyingSearch } from '@/server/search/notifyingSearch';
import type { SearchService } from '@/server/search/search.service';
import { sv } from '@/i18n/texts/sv';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { siteByName } from '@/sites/sites';
import { raw } from '../../kit/rawRequest';

const HOST = 'car-store-se.localhost';
const PUBLIC = 'public, max-age=0, s-maxage=10, stale-while-revalidate=60';
const text = `<!doctype html>${'<p>Volvo V60</p>'.repeat(200)}`;

interface Given extends Partial<PageCacheOptions> {
  /** Of a rendering; the number counts renderings. */
  page?: (response: http.ServerResponse, number: number, request: http.IncomingMessage) => void | Promise<void>;
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo())
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
};

const fail = (error: unknown): never => {
  throw error;
};

/** A server with the cache in front of a renderer; requests that pass by get 'passed'. */
async function serving(
  { page, ...options }: Given,
  run: (parts: {
    port: number;
    get: (path: string, more?: Parameters<typeof raw>[3] & { accept?: string }) => ReturnType<typeof raw>;
    renderings: () => number;
    sources: PageSource[];
    renewed: (page: string) => void;
  }) => Promise<void>,
): Promise<void> {
  let renderings = 0;
  const sources: PageSource[] = [];
  const render: Render = async (request, response) => {
    renderings += 1;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', PUBLIC);
    if (page) await page(response, renderings, request);
    else response.end(`${text}${renderings}`);
  };
  const cache = createPageCache({
    stamp: () => '',
    count: (source) => sources.push(source),
    report: fail,
    ...options,
  });
  const server = http.createServer((request, response) => {
    const responded = cache.respond(request, response, render);
    if (responded) responded.catch(() => response.writeHead(500).end());
    else response.end('passed');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    await run({
      port,
      get: (path, { accept = 'br', headers, ...more } = {}) =>
        raw(port, path, accept, { headers: { host: HOST, ...headers }, ...more }),
      renderings: () => renderings,
      sources,
      renewed: cache.renewed,
    });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

describe('pages in front of the framework', () => {
  it('G-01 M-03 renders an address once, packs it once in each coding, and keeps its headers and status', async () => {
    await serving({}, async ({ get, renderings, sources }) => {
      const first = await get('/kop-bil?page=2');
      expect(first).toMatchObject({
        status: 200,
        headers: { 'content-encoding': 'br', vary: 'Accept-Encoding', 'cache-control': PUBLIC },
      });
      expect(brotliDecompressSync(first.body).toString()).toBe(`${text}1`);
      expect(gunzipSync((await get('/kop-bil?page=2', { accept: 'gzip' })).body).toString()).toBe(`${text}1`);
      expect((await get('/kop-bil?page=2', { accept: 'identity' })).body.toString()).toBe(`${text}1`);
      const second = await get('/kop-bil?page=2');
      expect(brotliDecompressSync(second.body).toString()).toBe(`${text}1`);
      const head = await get('/kop-bil?page=2', { method: 'HEAD' });
      expect(head.headers['content-length']).toBe(String(second.body.length));
      expect(head.body).toHaveLength(0);
      const again = await get('/kop-bil?page=2', { headers: { 'if-none-match': first.headers.etag ?? '' } });
      expect(again).toMatchObject({ status: 304, headers: { etag: first.headers.etag } });
      expect(renderings()).toBe(1);
      expect(sources).toEqual(['made', 'hit', 'hit', 'hit', 'hit', 'hit']);
    });
  });

  it('M-03 renders nothing for visitors who left before it began, and anew for those who come later', async () => {
    const gates: (() => void)[] = [];
    const page: Given['page'] = async (response) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      response.end('page');
    };
    await serving({ page, renderings: 1 }, async ({ get, port, renderings, sources }) => {
      const first = get('/kop-bil');
      await until(() => gates.length === 1);
      const left = http.get({ port, path: '/salj-bil', headers: { host: HOST } }).on('error', () => undefined);
      await until(() => sources.length === 2);
      const waits = get('/kontakt');
      left.destroy();
      await new Promise((resolve) => left.once('close', resolve));
      // The server hears of it before it answers this.
      expect((await get('/api/nothing')).body.toString()).toBe('passed');
      gates.shift()?.();
      await first;
      await until(() => gates.length === 1);
      gates.shift()?.();
      expect((await waits).status).toBe(200);
      expect(renderings()).toBe(2);
      const again = get('/salj-bil');
      await until(() => gates.length === 1);
      gates.shift()?.();
      expect((await again).status).toBe(200);
      expect(renderings()).toBe(3);
    });
  });

  it('M-03 packs a page quickly for the first visitor, and smaller for those who come again, under one ETag', async () => {
    const page: Given['page'] = (response) => void response.end(JSON.stringify(Object.entries(sv)));
    await serving({ page }, async ({ get, renderings }) => {
      for (const accept of ['br', 'gzip']) {
        const [first, second, third] = [
          await get(`/kop-bil?${accept}`, { accept }),
          await get(`/kop-bil?${accept}`, { accept }),
          await get(`/kop-bil?${accept}`, { accept }),
        ];
        expect(second.body.length).toBeLessThan(0.95 * first.body.length);
        expect(third.body.equals(second.body)).toBe(true);
        expect(third.headers.etag).toBe(first.headers.etag);
        const plain = await get(`/kop-bil?${accept}`, { accept: 'identity' });
        expect(plain.body.toString()).toBe(JSON.stringify(Object.entries(sv)));
      }
      expect(renderings()).toBe(2);
    });
  });

  it('A-05 a page that does not exist is kept, too, as what it is', async () => {
    const page: Given['page'] = (response, number) => void response.writeHead(404).end(`${number}`);
    await serving({ page }, async ({ get, renderings }) => {
      for (let visit = 0; visit < 3; visit++) expect(await get('/borta')).toMatchObject({ status: 404 });
      expect(renderings()).toBe(1);
    });
  });

  it('M-03 a burst at one address costs one rendering', async () => {
    let go = (): void => undefined;
    const open = new Promise<void>((resolve) => {
      go = resolve;
    });
    const page: Given['page'] = async (response, number) => {
      await open;
      response.end(`${number}`);
    };
    await serving({ page }, async ({ get, renderings, sources }) => {
      const burst = Array.from({ length: 50 }, () => get('/', { accept: 'identity' }));
      while (sources.length < 50) await new Promise((resolve) => setImmediate(resolve));
      go();
      for (const { body } of await Promise.all(burst)) expect(body.toString()).toBe('1');
      expect(renderings()).toBe(1);
      expect(sources.filter((one) => one === 'joined')).toHaveLength(49);
    });
  });

  it('M-03 a change shows at once: kept pages end, and nobody joins a rendering that began before it', async () => {
    let stamp = 'a';
    const gates: (() => void)[] = [];
    const page: Given['page'] = async (response, number) => {
      await new Promise<void>((resolve) => gates.push(resolve));
      response.end(`${number}`);
    };
    await serving({ page, stamp: () => stamp }, async ({ get, sources }) => {
      const before = get('/', { accept: 'identity' });
      while (gates.length < 1) await new Promise((resolve) => setImmediate(resolve));
      stamp = 'b';
      const after = get('/', { accept: 'identity' });
      while (gates.length < 2) await new Promise((resolve) => setImmediate(resolve));
      gates[1]?.();
      expect((await after).body.toString()).toBe('2');
      gates[0]?.();
      expect((await before).body.toString()).toBe('1');
      // The older rendering ended last, and is not shown again.
      const third = get('/', { accept: 'identity' });
      while (gates.length < 3) await new Promise((resolve) => setImmediate(resolve));
      gates[2]?.();
      expect((await third).body.toString()).toBe('3');
      expect(sources).toEqual(['made', 'made', 'made']);
    });
  });

  it('E-02 a page that the framework renders again ends, alone; its internal path stays inside', async () => {
    const page: Given['page'] = (response, number, { url = '' }) => {
      response.setHeader('x-middleware-rewrite', `/_sites/car-store-se/sv-SE${url}`);
      response.end(`${number}`);
    };
    await serving({ page }, async ({ get, renewed }) => {
      const first = await get('/om?utm_source=brev');
      expect(first.headers).not.toHaveProperty('x-middleware-rewrite');
      await get('/kontakt');
      renewed('/_sites/car-store-se/sv-SE/om');
      const bodies = [
        await get('/om?utm_source=brev', { accept: 'identity' }),
        await get('/kontakt', { accept: 'identity' }),
      ];
      expect(bodies.map(({ body }) => body.toString())).toEqual(['3', '2']);
    });
  });

  it('M-03 is shown stale for a while after its time, and renewed behind that answer; later it is made again', async () => {
    let time = 0;
    await serving({ now: () => time }, async ({ get, renderings, sources }) => {
      const body = async () => (await get('/', { accept: 'identity' })).body.toString().slice(text.length);
      expect(await body()).toBe('1');
      time = 9_000;
      expect((await get('/')).headers.age).toBe('9');
      time = 10_000;
      expect(await body()).toBe('1');
      while (renderings() < 2 || (await body()) === '1') await new Promise((resolve) => setImmediate(resolve));
      expect(sources.slice(0, 3)).toEqual(['made', 'hit', 'stale']);
      time += 70_001;
      expect(await body()).toBe('3');
      expect(sources.at(-1)).toBe('made');
    });
  });

  it('D-02 passes by whatever is not the same for every visitor, is no page, or names another host', async () => {
    await serving({}, async ({ get, renderings }) => {
      const passed: Parameters<typeof get>[] = [
        ['/', { headers: { cookie: 'a=1; editing=x' } }],
        ['/', { headers: { cookie: 'editing_canvas=x' } }],
        ['/', { headers: { cookie: '__prerender_bypass=x' } }],
        ['/', { headers: { authorization: 'Bearer x' } }],
        ['/', { method: 'POST' }],
        ['/', { headers: { host: 'localhost' } }],
        ['/', { headers: { host: 'unknown.example' } }],
        ['/inbox', {}],
        ['/inbox?a=1', {}],
        ['/_next/data/x/index.json', {}],
        ['/_sites/car-store-se', {}],
        ['/api/search', {}],
        ['//evil.example/a', {}],
        ['/\\evil.example', {}],
      ];
      for (const [path, more] of passed) expect((await get(path, more)).body.toString()).toBe('passed');
      expect(renderings()).toBe(0);
      expect((await get('/apimontor', { headers: { cookie: 'editing-tips=1' } })).status).toBe(200);
      expect(renderings()).toBe(1);
    });
  });

  it('M-03 keeps nothing that may not be kept: failures, redirects, private pages, cookies', async () => {
    const pages: Record<string, (response: http.ServerResponse) => void> = {
      '/failed': (response) => response.writeHead(503, { 'Cache-Control': 'no-store' }).end('failed'),
      '/error': (response) => response.writeHead(500).end('error'),
      '/moved': (response) =>
        response.writeHead(308, { Location: '/there', 'Cache-Control': 'public, max-age=3600' }).end(),
      '/private': (response) => response.writeHead(200, { 'Cache-Control': 'private, max-age=10' }).end('private'),
      '/cookie': (response) => response.writeHead(200, { 'Set-Cookie': ['a=1', 'b=2'] }).end('cookie'),
    };
    const page: Given['page'] = (response, _number, { url = '' }) => pages[url]?.(response);
    await serving({ page }, async ({ get, renderings }) => {
      for (const path of Object.keys(pages)) {
        const first = await get(path);
        expect(await get(path)).toMatchObject({ status: first.status, body: first.body });
        expect(first.headers.etag).toBeUndefined();
      }
      expect(renderings()).toBe(2 * Object.keys(pages).length);
      expect(await get('/moved')).toMatchObject({ status: 308, headers: { location: '/there' } });
      expect((await get('/cookie')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
    });
  });

  it("M-03 no header of a visitor gets into another visitor's page", async () => {
    const page: Given['page'] = (response, _number, { headers }) => void response.end(JSON.stringify(headers));
    await serving({ page }, async ({ get }) => {
      const evil = {
        cookie: 'visitor=1',
        'x-forwarded-host': 'evil.example',
        'x-nextjs-data': '1',
        'x-middleware-subrequest': 'proxy',
        'user-agent': 'x',
        'accept-language': 'fi',
      };
      const { body } = await get('/', { accept: 'identity', headers: evil });
      expect(JSON.parse(body.toString())).toEqual({
        host: HOST,
        'user-agent': 'forecourt',
        'x-forwarded-proto': 'http',
      });
      const secure = await get('/', { accept: 'identity', headers: { 'x-forwarded-proto': 'https' } });
      expect(JSON.parse(secure.body.toString())).toMatchObject({ 'x-forwarded-proto': 'https' });
    });
  });

  it('M-03 a failed rendering fails for those who wait for it, alone', async () => {
    const page: Given['page'] = async (response, number) => {
      if (number === 1) throw new Error('broken');
      response.end('whole');
    };
    await serving({ page }, async ({ get }) => {
      expect((await get('/')).status).toBe(500);
      expect(await get('/')).toMatchObject({ status: 200 });
    });
  });

  it('M-03 renders few pages at a time and refuses visitors beyond a queue, who are told to come back', async () => {
    const gates: (() => void)[] = [];
    let most = 0;
    let running = 0;
    const page: Given['page'] = async (response, number) => {
      most = Math.max(most, ++running);
      await new Promise<void>((resolve) => gates.push(resolve));
      running -= 1;
      response.end(`${number}`);
    };
    await serving({ page, renderings: 2, waiting: 3 }, async ({ get, sources }) => {
      const visits = Array.from({ length: 8 }, (_, index) => get(`/sida-${index}`, { accept: 'identity' }));
      while (sources.length < 8) await new Promise((resolve) => setImmediate(resolve));
      const done = Promise.all(visits);
      for (let opened = 0; opened < 5;) {
        const open = gates.shift();
        if (open) opened += 1;
        open?.();
        await new Promise((resolve) => setImmediate(resolve));
      }
      const refused = (await done).filter(({ status }) => status === 503);
      expect(most).toBe(2);
      expect(refused).toHaveLength(3);
      for (const { headers } of refused)
        expect(headers).toMatchObject({ 'retry-after': '2', 'cache-control': 'no-store' });
    });
  });

  it('M-03 asks a visitor whose page is not begun in time to come again, and renders the one in work', async () => {
    let open = (): void => undefined;
    const page: Given['page'] = async (response, number) => {
      await new Promise<void>((resolve) => (open = resolve));
      response.end(`${number}`);
    };
    await serving({ page, renderings: 1, longestWaitMs: 50 }, async ({ get, sources, renderings }) => {
      const first = get('/');
      while (renderings() < 1) await new Promise((resolve) => setImmediate(resolve));
      expect(await get('/sida')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect(sources).toEqual(['made', 'made', 'refused']);
      open();
      expect((await first).status).toBe(200);
    });
  });

  it('M-03 keeps within its memory: pages that nobody asks for any more give way', async () => {
    const page: Given['page'] = (response) => void response.end(text);
    await serving({ page, limit: 12_000 }, async ({ get, renderings }) => {
      for (let index = 0; index < 20; index++) {
        await get(`/sida-${index}`);
        await get('/sida-0');
      }
      expect(renderings()).toBe(20);
      await get('/sida-3');
      expect(renderings()).toBe(21);
    });
  });
});

describe('what pages are made of', () => {
  const store = siteByName('car-store-se');
  const other = siteByName('car-store-fi');

  it('E-02 content changes every site, an index those that show it', () => {
    let revision: number | null = 1;
    const changes = createPageChanges(() => revision);
    const seen = new Set([changes.stamp(store)]);
    const elsewhere = changes.stamp(other);
    changes.index(store.cars?.index ?? '');
    seen.add(changes.stamp(store));
    changes.index(store.facilities?.index ?? '');
    seen.add(changes.stamp(store));
    expect(changes.stamp(other)).toBe(elsewhere);
    changes.content();
    seen.add(changes.stamp(store));
    revision = null;
    seen.add(changes.stamp(store));
    expect(seen.size).toBe(5);
    expect(changes.stamp(other)).not.toBe(elsewhere);
  });

  it('A-06 M-03 other addresses and redirects of a site change its pages: a 404 may have been kept before they came', () => {
    const changes = createPageChanges(() => null);
    const table = { pages: new Map(), redirects: new Map(), robots: null };
    const stamps = ['a', 'a', 'b'].map((revision) => {
      storeSiteRoutes('car-store-se', { ...table, revision });
      return changes.stamp(store);
    });
    forgetSiteRoutes();
    expect(stamps[1]).toBe(stamps[0]);
    expect(stamps[2]).not.toBe(stamps[0]);
  });

  it('E-02 every change of an index is reported, a failed one as well', async () => {
    const notified: string[] = [];
    const failing = {
      apply: async (index: string) => {
        if (index === 'b') throw new Error('full');
      },
      rebuild: async () => undefined,
    } as unknown as SearchService;
    const search = notifyingSearch(failing, (index) => notified.push(index));
    await search.apply('a', []);
    await expect(search.apply('b', [])).rejects.toThrow('full');
    await search.rebuild('c', (async function* () {})());
    expect(notified).toEqual(['a', 'b', 'c']);
  });
});
