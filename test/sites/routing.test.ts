import { compileRedirects, type RedirectRule } from '@/domain/sites/redirects';
import { allowedOrigins } from '@/sites/origins';
import { movedTo } from '@/sites/redirects';
import { forgetSiteRoutes, storeSiteRoutes } from '@/sites/routeTable';
import { internalPath, routed } from '@/sites/routing';
import { siteByName } from '@/sites/sites';
import type { Locale, SiteLanguage, SiteName } from '@/sites/site.types';

afterEach(forgetSiteRoutes);

describe('routed', () => {
  it.each<[site: SiteName, pathname: string, internal: string, kind: string]>([
    ['car-store-se', '/', '/_sites/car-store-se/sv-SE', 'home'],
    ['car-store-se', '/en', '/_sites/car-store-se/en', 'home'],
    ['car-store-se', '/en/', '/_sites/car-store-se/en', 'home'],
    ['car-store-fi', '/sv', '/_sites/car-store-fi/sv-FI', 'home'],
    ['restaurant', '/', '/_sites/restaurant/sv-SE', 'home'],
    ['car-store-se', '/kop-bil/alla-bilar-i-lager', '/_cars/car-store-se/sv-SE/kop-bil/alla-bilar-i-lager', 'carList'],
    ['car-store-se', '/en/kop-bil/alla-bilar-i-lager', '/_cars/car-store-se/en/kop-bil/alla-bilar-i-lager', 'carList'],
    [
      'car-store-no',
      '/kjop-bil/alle-biler-pa-lager',
      '/_cars/car-store-no/nb-NO/kjop-bil/alle-biler-pa-lager',
      'carList',
    ],
    [
      'car-store-se',
      '/kop-bil/12345/volvo-v60-2.0',
      '/_cars/car-store-se/sv-SE/kop-bil/12345/volvo-v60-2.0',
      'carDetail',
    ],
    ['car-store-se', '/kop-bil/12345', '/_cars/car-store-se/sv-SE/kop-bil/12345', 'carDetail'],
    ['car-store-se', '/en/kop-bil/sparat', '/_saved/car-store-se/en/kop-bil/sparat', 'saved'],
    ['restaurant', '/kop-bil/sparat', '/_live/restaurant/sv-SE/kop-bil/sparat', 'unknown'],
    ['car-store-se', '/kop-bil/1234/too-short', '/_live/car-store-se/sv-SE/kop-bil/1234/too-short', 'unknown'],
    ['car-store-no', '/en', '/_live/car-store-no/nb-NO/en', 'unknown'],
    ['car-store-se', '/_sites/car-store-no/nb-NO', '/_live/car-store-se/sv-SE/_sites/car-store-no/nb-NO', 'unknown'],
    ['car-store-se', '/dev', '/_live/car-store-se/sv-SE/dev', 'unknown'],
    ['restaurant', '/kop-bil/alla-bilar-i-lager', '/_live/restaurant/sv-SE/kop-bil/alla-bilar-i-lager', 'unknown'],
  ])('A-02 of %s finds %s at %s', (name, pathname, internal, kind) => {
    const site = siteByName(name);
    const routing = routed(site, pathname);
    expect([internalPath(site, routing), routing.route.kind]).toEqual([internal, kind]);
  });
});

describe('allowedOrigins', () => {
  // Fetched when a visitor plays one (C-20), on any site.
  const films = { frame: ['https://www.youtube-nocookie.com'] };

  it('A-14 opens the tag manager’s origins only for a site that has one', () => {
    expect(allowedOrigins({ tagManager: 'GTM-X' }).script).toEqual(['https://www.googletagmanager.com']);
    expect(allowedOrigins({})).toEqual(films);
    expect(allowedOrigins({ tagManager: 'GTM-X' }, null, ['https://media.example'])).toMatchObject({
      image: expect.arrayContaining(['https://media.example', 'https://www.googletagmanager.com']),
      media: ['https://media.example'],
    });
  });
});

const rule = (pattern: string, target: string, more: Partial<RedirectRule> = {}): RedirectRule => ({
  pattern,
  target,
  redirectType: 'REDIRECT_301',
  isQueryStringPreserved: true,
  isLanguagePreserved: false,
  locale: '',
  ...more,
});

/** The routes of the Swedish store, as the platform would list them. */
function know(pages: Partial<Record<Locale, readonly string[]>>, rules: readonly RedirectRule[] = []): void {
  const locales: readonly Locale[] = ['sv-SE', 'en'];
  storeSiteRoutes('car-store-se', {
    robots: null,
    pages: new Map(locales.map((locale) => [locale, new Map((pages[locale] ?? []).map((path) => [path, path]))])),
    redirects: new Map(
      locales.map((locale) => [
        locale,
        compileRedirects(rules.filter((one) => one.locale === '' || one.locale === locale)),
      ]),
    ),
  });
}

describe('with the routes of the platform', () => {
  const site = siteByName('car-store-se');
  it.each<[known: string, pathname: string, internal: string, kind: string]>([
    ['a page of content', '/om-oss', '/_sites/car-store-se/sv-SE/om-oss', 'content'],
    ['a page in capital letters', '/Om-Oss', '/_sites/car-store-se/sv-SE/Om-Oss', 'content'],
    ['a page with its slash at the end', '/om-oss/', '/_sites/car-store-se/sv-SE/om-oss/', 'content'],
    ['an escaped letter', '/f%C3%B6retag', '/_sites/car-store-se/sv-SE/f%C3%B6retag', 'content'],
    ["the other language's page", '/about-us', '/_live/car-store-se/sv-SE/about-us', 'unknown'],
    ['a page in the other language', '/en/about-us', '/_sites/car-store-se/en/about-us', 'content'],
    [
      'the list of cars, which is content too',
      '/kop-bil/alla-bilar-i-lager',
      '/_cars/car-store-se/sv-SE/kop-bil/alla-bilar-i-lager',
      'carList',
    ],
    ['a car below a page', '/kop-bil/12345/volvo', '/_cars/car-store-se/sv-SE/kop-bil/12345/volvo', 'carDetail'],
    ['nothing', '/om-oss/mer', '/_live/car-store-se/sv-SE/om-oss/mer', 'unknown'],
    ['an address that is escaped wrongly', '/om-oss%', '/_live/car-store-se/sv-SE/om-oss%', 'unknown'],
  ])('A-02 finds %s: %s', (_known, pathname, internal, kind) => {
    know({ 'sv-SE': ['/', '/om-oss', '/företag', '/kop-bil', '/kop-bil/alla-bilar-i-lager'], en: ['/', '/about-us'] });
    const routing = routed(site, pathname);
    expect([internalPath(site, routing), routing.route.kind]).toEqual([internal, kind]);
  });

  it('A-02 of a site without a route table, no path is content', () => {
    know({ 'sv-SE': ['/om-oss'] });
    expect(routed(siteByName('dealer-brand-no'), '/om-oss').route.kind).toBe('unknown');
  });
});

describe('movedTo', () => {
  const site = siteByName('car-store-se');
  const [swedish, english] = [site.languages[0], site.languages[1] ?? site.languages[0]];
  const rows = [
    rule('/findus', '/anlaggningar'),
    rule('/jobb', 'https://careers.example/nordvik'),
    rule('/gammal?fuel=el', '/ny?car_fuel=El', { isQueryStringPreserved: false }),
    rule('/bara-svenska', '/ny', { locale: 'sv-SE' }),
  ];
  it.each<[from: string, query: string, language: SiteLanguage, to: string | null]>([
    ['/findus', '', swedish, '/anlaggningar'],
    ['/findus', 'utm_source=brev', swedish, '/anlaggningar?utm_source=brev'],
    ['/findus', '', english, '/en/anlaggningar'],
    ['/jobb', '', english, 'https://careers.example/nordvik'],
    ['/gammal', 'fuel=el', swedish, '/ny?car_fuel=El'],
    ['/gammal', 'fuel=gas', swedish, null],
    ['/bara-svenska', '', swedish, '/ny'],
    ['/bara-svenska', '', english, null],
    ['/anlaggningar', '', swedish, null],
    ['/constructor', '', swedish, null],
  ])('A-06 finds %s?%s moved in $2.locale to %s', (from, query, language, to) => {
    know({}, rows);
    expect(movedTo(site, language, from, query)?.target ?? null).toBe(to);
    expect(movedTo(siteByName('car-store-no'), siteByName('car-store-no').languages[0], from, query)).toBeNull();
  });

  it('A-06 moves nothing before the platform has sent its addresses', () => {
    expect(movedTo(site, swedish, '/findus', '')).toBeNull();
  });
});
