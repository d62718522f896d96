import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { siteByName } from '@/sites/sites';
import { siteFileRoutes } from '@/server/http/siteFiles.routes';
import { refreshSite } from '@/ssr/siteRoutes';
import { openServices, type Opened } from '../../ssr/ssrKit';

const request = async (path: string, { host = 'car-store-se.localhost:3000', live = false } = {}) => {
  const response = await siteFileRoutes({ live }).request(`http://${host}${path}`);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cache: response.headers.get('cache-control'),
    text: await response.text(),
  };
};
/** Each address with the versions that its entry names. */
const entriesOf = (xml: string) =>
  new Map(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(
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
    const { status, type, text } = await request('/sitemap.xml');
    expect([status, type]).toEqual([200, 'application/xml; charset=utf-8']);
    const addresses = [...entriesOf(text).keys()].map((address) =>
      address.replace('http://car-store-se.localhost:3000', ''),
    );
    const routes = siteByName('car-store-se').languages.flatMap(({ locale, prefix }) =>
      [...(opened.content.contentTrees.tree('car-store-se', locale, 'published')?.byRoute.keys() ?? [])]
        .filter((path) => !/\*|^\/(?:404|500)$/.test(path))
        .map((path) => (prefix === '' ? path : `/${prefix}${path === '/' ? '' : path}`)),
    );
    expect(addresses.toSorted()).toEqual(routes.toSorted());
    expect(addresses).toEqual(
      expect.arrayContaining(['/', '/en', '/integritet', '/en/privacy', '/kop-bil/bilmarken/volvo']),
    );
  });

  it('A-15 every version names all versions, itself too', async () => {
    const entries = entriesOf((await request('/sitemap.xml')).text);
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

  it("A-01 are each site's own", async () => {
    const { text } = await request('/sitemap.xml', { host: 'restaurant.localhost' });
    expect(text).not.toContain('kop-bil');
    expect((await request('/sitemap.xml', { host: 'nobody.example' })).status).toBe(404);
    expect((await request('/robots.txt', { host: 'nobody.example' })).status).toBe(404);
  });
});

describe('robots.txt and sitemap.xml without content', () => {
  afterEach(forgetSiteRoutes);

  it('A-04 list the home page and the cars while the platform has not responded yet', async () => {
    expect(
      [...entriesOf((await request('/sitemap.xml')).text).keys()].map((address) => new URL(address).pathname),
    ).toEqual(['/', '/en', '/kop-bil/alla-bilar-i-lager', '/en/kop-bil/alla-bilar-i-lager']);
    expect((await request('/robots.txt')).text).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://car-store-se.localhost:3000/sitemap.xml\n',
    );
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
    expect([...entriesOf((await request('/sitemap.xml')).text).keys()]).toEqual([
      'http://car-store-se.localhost:3000/a&#38;b',
      'http://car-store-se.localhost:3000/f%C3%B6retag/%3Cx%3E',
      'http://car-store-se.localhost:3000/en',
      'http://car-store-se.localhost:3000/en/kop-bil/alla-bilar-i-lager',
    ]);
  });
});
