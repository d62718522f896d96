import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { load } from 'js-yaml';
import { compileRedirects, type RedirectRule } from '@/domain/sites/redirects';
import { proxy } from '@/proxy';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { siteByName } from '@/sites/sites';
import { refreshSite } from '@/ssr/siteRoutes';
import { openServices, type Opened } from '../ssr/ssrKit';

const HOST = 'car-store-se.localhost:3000';
const send = (address: string) => proxy(new NextRequest(`http://${HOST}${address}`, { headers: { host: HOST } }));
/** Status and new address, without the host where it is the same. */
const movedOf = (address: string): [number, string | null] => {
  const { status, headers } = send(address);
  const to = headers.get('location');
  return [status, to?.startsWith(`http://${HOST}/`) ? to.slice(`http://${HOST}`.length) : to];
};
const rewrittenTo = (address: string): string | null => {
  const to = send(address).headers.get('x-middleware-rewrite');
  return to === null ? null : new URL(to).pathname + new URL(to).search;
};

interface Row {
  from: string;
  to: string;
  examples?: string[];
  query?: string;
}
const rows = load(readFileSync(path.resolve('src/server/content/files/car-store-se/redirects.yaml'), 'utf8')) as Row[];
/** Every row by its examples, and where it must lead. */
const examples = rows.flatMap((row) =>
  (row.examples ?? [row.from]).map((address): [address: string, target: string, hasQuery: boolean] => {
    const caught = row.examples ? new RegExp(row.from, 'i').exec(address.toLowerCase()) : null;
    return [
      address,
      row.to.replace(/\$(\d)/g, (_, group: string) => caught?.[Number(group)] ?? ''),
      row.query !== 'dropped',
    ];
  }),
);
/** As URLs write it. */
const written = (target: string): string => new URL(target, `http://${HOST}`).href.replace(`http://${HOST}`, '');

describe('old addresses of the Swedish store', () => {
  let opened: Opened;
  beforeAll(async () => {
    opened = await openServices({}, ['car-store-se']);
    await refreshSite(siteByName('car-store-se'));
  }, 60_000);
  afterAll(() => opened.close());

  it('A-06 are as many as the table has rows', () =>
    expect(new Set(examples.map(([, target]) => target)).size).toBeGreaterThanOrEqual(60));

  it.each(examples)('A-06 %s has moved for good to %s', (address, target) => {
    expect(movedOf(address)).toEqual([301, written(target)]);
  });

  it.each(examples.filter(([address]) => !address.includes('?')))(
    'A-06 %s takes its query along, or drops it',
    (address, target, hasQuery) => {
      const [, to] = movedOf(`${address}?utm_source=brev&gclid=1`);
      const { searchParams } = new URL(to ?? '', `http://${HOST}`);
      expect([searchParams.get('utm_source'), searchParams.get('gclid')]).toEqual(
        hasQuery ? ['brev', '1'] : [null, null],
      );
      // Parameters of the new address stay as they are.
      for (const [name, value] of new URL(target, `http://${HOST}`).searchParams)
        expect(searchParams.get(name)).toBe(value);
    },
  );

  it.each(examples)('A-06 /en%s stays in English', (address, target) => {
    const to = written(target);
    expect(movedOf(`/en${address}`)).toEqual([301, to.startsWith('/') ? `/en${to === '/' ? '' : to}` : to]);
  });

  it('A-06 bring several filters to the list, and campaign parameters with them', () =>
    expect(movedOf('/BuyCar?region=skane&utm_source=brev&fuel=El&condition=begagnad')).toEqual([
      301,
      '/kop-bil/alla-bilar-i-lager?car_fuel=El&car_condition=Begagnad&car_site_region=Sk%C3%A5ne&utm_source=brev',
    ]));

  it('A-06 may be cached by browsers for an hour', () => {
    expect(send('/findus').headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('A-06 are no addresses of other sites', () => {
    const response = proxy(
      new NextRequest('http://restaurant.localhost/findus', { headers: { host: 'restaurant.localhost' } }),
    );
    expect(response.headers.get('location')).toBeNull();
  });

  it.each([
    ['/Om-Nordvik', '/om-nordvik'],
    ['/KOP-BIL/Bilmarken/VOLVO?x=1', '/kop-bil/bilmarken/volvo?x=1'],
    ['/om-nordvik/', '/om-nordvik'],
    ['/en/Privacy', '/en/privacy'],
  ])('A-09 %s is the page at %s, one address for each', (address, to) => expect(movedOf(address)).toEqual([308, to]));

  it.each([
    ['/om-nordvik', '/_sites/car-store-se/sv-SE/om-nordvik'],
    ['/en/privacy?x=1', '/_sites/car-store-se/en/privacy?x=1'],
    ['/privacy', '/_live/car-store-se/sv-SE/privacy'],
    ['/kop-bil/12345/Volvo-V60', '/_cars/car-store-se/sv-SE/kop-bil/12345/Volvo-V60'],
  ])('A-02 %s stays and is rendered as %s', (address, to) => expect(rewrittenTo(address)).toBe(to));
});

describe('the kinds of redirects', () => {
  const rule = (pattern: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
    pattern,
    target,
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: false,
    locale: '',
    ...more,
  });
  beforeAll(() => {
    const rules = [
      rule('/for-now', '/om-nordvik', { redirectType: 'REDIRECT_302' }),
      rule('/inside', '/om-nordvik?a=1', { redirectType: 'SERVER_TRANSFER' }),
      rule('/inside-out', 'https://elsewhere.example/', { redirectType: 'SERVER_TRANSFER' }),
      rule('/cars', '/kop-bil/alla-bilar-i-lager?car_fuel=El'),
      rule('/round', '/round'),
      rule('/away', 'https://elsewhere.example/jobb'),
      rule('^/w%C3%A4g$', '/om-nordvik'),
    ];
    storeSiteRoutes('car-store-se', {
      robots: null,
      pages: new Map([
        [
          'sv-SE',
          new Map([
            ['/om-nordvik', '1'],
            ['/företag', '2'],
          ]),
        ],
        ['en', new Map([['/om-nordvik', '1']])],
      ]),
      redirects: new Map((['sv-SE', 'en'] as const).map((locale) => [locale, compileRedirects(rules)])),
    });
  });
  afterAll(forgetSiteRoutes);

  it('A-06 a temporary one is not cached', () => {
    expect(movedOf('/for-now')).toEqual([302, '/om-nordvik']);
    expect(send('/for-now').headers.get('cache-control')).toBe('no-store');
  });

  it('A-06 one on the server shows the page at the old address, in its language', () => {
    expect(rewrittenTo('/inside')).toBe('/_sites/car-store-se/sv-SE/om-nordvik');
    expect(rewrittenTo('/en/inside')).toBe('/_sites/car-store-se/en/om-nordvik');
    expect(movedOf('/inside-out')).toEqual([301, 'https://elsewhere.example/']);
  });

  it('A-06 one to itself moves nothing: the address is answered', () =>
    expect(rewrittenTo('/round')).toBe('/_live/car-store-se/sv-SE/round'));

  it('A-06 one to another site drops the language', () =>
    expect(movedOf('/en/away?x=1')).toEqual([301, 'https://elsewhere.example/jobb?x=1']));

  it('A-06 one with filters brings them to the list', () =>
    expect(movedOf('/cars?car_fuel=Diesel&utm_source=brev')).toEqual([
      301,
      '/kop-bil/alla-bilar-i-lager?car_fuel=El&utm_source=brev',
    ]));

  it.each([
    '/%E0%A4%A',
    '/%',
    '/%2e%2e/x',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    '/f%C3%B6retag',
    '/F%C3%B6retag',
    '/for-now%00',
  ])('A-06 no address breaks it: %s', (address) => {
    const { status, headers } = send(address);
    expect(status).toBeLessThan(500);
    expect(new URL(headers.get('location') ?? '/', `http://${HOST}`).host).toBe(HOST);
  });

  it('A-09 letters beyond ASCII have one address, too', () => {
    expect(rewrittenTo('/f%C3%B6retag')).toBe('/_sites/car-store-se/sv-SE/f%C3%B6retag');
    expect(movedOf('/F%C3%96retag')).toEqual([308, '/f%C3%B6retag']);
  });
});
