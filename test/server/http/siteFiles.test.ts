import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { siteByName } from '@/sites/sites';
import type { ListedPage } from '@/server/http/siteMap';
import { siteFileRoutes } from '@/server/http/siteFiles.routes';
import { refreshSite } from '@/ssr/siteRoutes';
import { openServices, type Opened } from '../../ssr/ssrKit';

type Options = { host?: string; live?: boolean; listed?: readonly ListedPage[] };
const request = async (
  path: string,
  { host = 'car-store-se.localhost:3000', live = false, listed = [] }: Options = {},
) => {
  const response = await siteFileRoutes({ live, port: 3000, listings: async () => listed }).request(
    `http://${host}${path}`,
  );
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  };
};
const addressesIn = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
/** The text of the files that the index names. */
async function sitemap(options: Options = {}): Promise<string> {
  const index = await request('/sitemap.xml', options);
  expect(index.text).toContain('<sitemapindex');
  const files = await Promise.all(
    addressesIn(index.text).map(async (address) => (await request(new URL(address).pathname, options)).text),
  );
  return files.join('');
}

/** Each address with the versions that its entry names. */
const entriesOf = (xml: string) =>
  new Map(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>[\d-]*<\/lastmod>)?(.*?)<\/url>/g)].map(
      ([, address = '', links = '']) =>
        [
          address,
          [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
            ([, language = '', href = '']) => [language, href] as const,
          ),
        ] as const,
    ),
  );

describe('robots.txt and sitemap.xml of a site', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openServices({}, ['car-store-se', 'restaurant']);
    await refreshSite(siteByName('car-store-se'));
    await refreshSite(siteByName('restaurant'));
  }, 60_000);
  afterAll(() => opened.close());

  it('M-03 names no port that a client wrote into Host: caches keep these files', async () => {
    const host = 'car-store-se.localhost:6666';
    expect((await request('/robots.txt', { host })).text).toContain('http://car-store-se.localhost:3000/sitemap.xml');
    expect(await sitemap({ host })).not.toContain(':6666');
    const live = { host: 'www.nordvikbil.example:6666', live: true };
    expect((await request('/robots.txt', live)).text).toContain('https://www.nordvikbil.example/sitemap.xml');
  });

  it('A-04 serves robots.txt from content, with the sitemap of the requested host', async () => {
    const { status, type, cache, text } = await request('/robots.txt');
    expect([status, type, cache]).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=300, s-maxage=3600']);
    expect(text).toContain('User-agent: *');
    expect(text.match(/^sitemap:.*$/gim)).toEqual(['Sitemap: http://car-store-se.localhost:3000/sitemap.xml']);
    expect((await request('/robots.txt', { host: 'www.nordvikbil.example', live: true })).text).toContain(
      'Sitemap: https://www.nordvikbil.example/sitemap.xml',
    );
  });

  it('A-04 the sitemap lists every page of the content, once in every language', async () => {
    const { status, type } = await request('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const text = await sitemap();
    const addresses = [...entriesOf(text).keys()].map((address) =>
      address.replace('http://car-store-se.localhost:3000', ''),
    );
    const routes = siteByName('car-store-se').languages.flatMap(({ locale, prefix }) =>
      [...(opened.content.contentTrees.tree('car-store-se', locale, 'published')?.byRoute ?? [])]
        .filter(([path, { fields }]) => {
          const noIndex = fields.get('noindex');
          return !/\*|^\/(?:404|500)$/.test(path) && !(noIndex?.type === 'checkbox' && noIndex.on);
        })
        .map(([path]) => path)
        .map((path) => (prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`)),
    );
    expect(addresses.toSorted()).toEqual(routes.toSorted());
    // Left to visitors alone.
    expect(addresses).not.toContain('/service-och-verkstad/min-bokning');
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/en', '/integritet', '/en/privacy', '/kop-bil/bilmarken/volvo']),
    );
  });

  it('A-15 every version names all versions, itself too', async () => {
    const entries = entriesOf(await sitemap());
    expect(entries.get('http://car-store-se.localhost:3000/integritet')).toEqual([
      ['sv-SE', 'http://car-store-se.localhost:3000/integritet'],
      ['en', 'http://car-store-se.localhost:3000/en/privacy'],
    ]);
    for (const [address, versions] of entries) {
      if (versions.length === 0) continue;
      expect(versions.map(([, href]) => href)).toContain(address);
      for (const [, href] of versions) expect(entries.get(href)).toEqual(versions);
    }
    expect(entries.get('http://car-store-se.localhost:3000/kop-bil/bilmarken/volvo')).toEqual([]);
  });

  it('A-04 the sitemap names facilities and cars in every language, with the day of their last change', async () => {
    const xml = await sitemap({
      listed: [{ path: '/anlaggningar/lund' }, { path: '/kop-bil/100001/volvo-v60', changed: '2026-11-02' }],
    });
    const entries = entriesOf(xml);
    for (const path of ['/anlaggningar/lund', '/kop-bil/100001/volvo-v60'])
      for (const prefix of ['', '/en'])
        expect(entries.get(`http://car-store-se.localhost:3000${prefix}${path}`)).toEqual([
          ['sv-SE', `http://car-store-se.localhost:3000${path}`],
          ['en', `http://car-store-se.localhost:3000/en${path}`],
        ]);
    expect(xml).toContain('/100001/volvo-v60</loc><lastmod>2026-11-02</lastmod>');
    // A story's own day.
    expect(xml).toMatch(/elbil-i-minus-tjugo<\/loc><lastmod>2026-10-28<\/lastmod>/);
  });

  it("A-01 are each site's own", async () => {
    const text = await sitemap({ host: 'restaurant.localhost' });
    expect(text).not.toContain('kop-bil');
    expect((await request('/sitemap.xml', { host: 'nobody.example' })).status).toBe(404);
    expect((await request('/robots.txt', { host: 'nobody.example' })).status).toBe(404);
  });
});

describe('robots.txt and sitemap.xml without content', () => {
  afterEach(forgetSiteRoutes);

  it('A-04 list the home page and the cars while the platform has not responded yet', async () => {
    expect([...entriesOf(await sitemap()).keys()].map((address) => new URL(address).pathname)).toEqual([
      '/',
      '/en',
      '/kop-bil/alla-bilar-i-lager',
      '/en/kop-bil/alla-bilar-i-lager',
    ]);
    expect((await request('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://car-store-se.localhost:3000/sitemap.xml\n',
    );
  });

  it('A-04 the sitemap has files of at most 10 000 addresses, and an index of them', async () => {
    const listed = Array.from({ length: 10_001 }, (_, index) => ({
      path: `/auto/${index + 100_000}/x`,
      changed: index === 3 ? '2026-11-03' : '2026-11-01',
    }));
    const options = { host: 'car-store-sk.localhost:3000', listed };
    const index = (await request('/sitemap.xml', options)).text;
    expect(index.match(/<sitemap>.*?<\/sitemap>/g)).toEqual([
      '<sitemap><loc>http://car-store-sk.localhost:3000/sitemap-1.xml</loc><lastmod>2026-11-03</lastmod></sitemap>',
      '<sitemap><loc>http://car-store-sk.localhost:3000/sitemap-2.xml</loc><lastmod>2026-11-01</lastmod></sitemap>',
    ]);
    const files = await Promise.all([1, 2].map((file) => request(`/sitemap-${file}.xml`, options)));
    expect(files.map(({ text }) => addressesIn(text).length)).toEqual([10_000, 3]);
    for (const path of ['/sitemap-3.xml', '/sitemap-0.xml', '/sitemap-01.xml', '/sitemap-x.xml'])
      expect((await request(path, options)).status).toBe(404);
  });

  it('A-04 the sitemap leaves out pages that search engines must', async () => {
    storeSiteRoutes('restaurant', {
      robots: null,
      redirects: new Map(),
      pages: new Map([
        [
          'sv-SE',
          new Map([
            ['/', '1'],
            ['/tack', '2'],
          ]),
        ],
      ]),
      noIndex: new Map([['sv-SE', new Set(['/tack'])]]),
    });
    expect([...entriesOf(await sitemap({ host: 'restaurant.localhost' })).keys()]).toEqual([
      'http://restaurant.localhost:3000/',
      'http://restaurant.localhost:3000/en',
    ]);
  });

  it('A-04 paths of any characters are encoded in the sitemap', async () => {
    storeSiteRoutes('car-store-se', {
      robots: null,
      redirects: new Map(),
      pages: new Map([
        [
          'sv-SE',
          new Map([
            ['/a&b', '1'],
            ['/företag/<x>', '2'],
          ]),
        ],
      ]),
    });
    expect([...entriesOf(await sitemap()).keys()]).toEqual([
      'http://car-store-se.localhost:3000/a&#38;b',
      'http://car-store-se.localhost:3000/f%C3%B6retag/%3Cx%3E',
      'http://car-store-se.localhost:3000/en',
      'http://car-store-se.localhost:3000/en/kop-bil/alla-bilar-i-lager',
    ]);
  });
});

describe('a site map that many ask for', () => {
  it('A-04 is built once, until the pages change', async () => {
    let [built, version] = [0, 1];
    const routes = siteFileRoutes({
      live: false,
      port: 3000,
      stamp: () => String(version),
      listings: async () => {
        built++;
        return [{ path: `/page-${built}` }];
      },
    });
    const get = async (path: string) => (await routes.request(`http://car-store-se.localhost:3000${path}`)).text();
    await Promise.all(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-1.xml'].map(get));
    expect(built).toBe(1);
    expect(await get('/sitemap-1.xml')).toContain('/page-1<');
    version = 2;
    expect(await get('/sitemap-1.xml')).toContain('/page-2<');
  });

  it('A-04 M-03 is packed once by its coding, and read in pieces, packed and plain', async () => {
    const paths = Array.from({ length: 4_000 }, (_, index) => ({ path: `/page-${index}` }));
    const routes = siteFileRoutes({ live: false, port: 3000, stamp: () => '1', listings: async () => paths });
    const get = (encoding: string) =>
      routes.request('http://car-store-se.localhost:3000/sitemap-1.xml', { headers: { 'accept-encoding': encoding } });
    const plain = await get('deflate, br;q=0, gzip;q=0');
    expect(plain.headers.get('content-encoding')).toBeNull();
    // What sends it would pack it anew for every request.
    expect(plain.headers.get('cache-control')).toContain('no-transform');
    const text = await plain.text();
    expect(text).toContain('/page-3999<');
    const packed = await get('gzip, br;q=0');
    expect([packed.headers.get('content-encoding'), packed.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding']);
    const pieces: number[] = [];
    const bytes: Uint8Array[] = [];
    for await (const piece of (await get('')).body ?? []) {
      pieces.push(piece.length);
      bytes.push(piece);
    }
    // A client that reads nothing holds one piece.
    expect(Math.max(...pieces)).toBeLessThanOrEqual(64 * 1024);
    expect(Buffer.concat(bytes).toString()).toBe(text);
    expect(gunzipSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(text);
    const smaller = await get('gzip, deflate, br');
    expect(smaller.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await smaller.arrayBuffer())).toString()).toBe(text);
  });
});
