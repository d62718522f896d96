import { allowedOrigins } from '@/sites/origins';
import { movedTo } from '@/sites/redirects';
import { internalPath, routed } from '@/sites/routing';
import { siteByName } from '@/sites/sites';
import type { SiteName } from '@/sites/site.types';

describe('routed', () => {
  it.each<[site: SiteName, pathname: string, internal: string, kind: string]>([
    ['car-store-se', '/', '/_sites/car-store-se/sv-SE', 'home'],
    ['car-store-se', '/en', '/_sites/car-store-se/en', 'home'],
    ['car-store-se', '/en/', '/_sites/car-store-se/en', 'home'],
    ['car-store-fi', '/sv', '/_sites/car-store-fi/sv-FI', 'home'],
    ['restaurant', '/', '/_sites/restaurant/sv-SE', 'home'],
    ['car-store-se', '/kop-bil/alla-bilar-i-lager', '/_live/car-store-se/sv-SE/kop-bil/alla-bilar-i-lager', 'carList'],
    ['car-store-se', '/en/kop-bil/alla-bilar-i-lager', '/_live/car-store-se/en/kop-bil/alla-bilar-i-lager', 'carList'],
    ['car-store-no', '/kjop-bil/alle-biler-pa-lager', '/_live/car-store-no/nb-NO/kjop-bil/alle-biler-pa-lager', 'carList'],
    ['car-store-se', '/kop-bil/12345/volvo-v60-2.0', '/_live/car-store-se/sv-SE/kop-bil/12345/volvo-v60-2.0', 'carDetail'],
    ['car-store-se', '/kop-bil/12345', '/_live/car-store-se/sv-SE/kop-bil/12345', 'carDetail'],
    ['car-store-se', '/kop-bil/1234/too-short', '/_live/car-store-se/sv-SE/kop-bil/1234/too-short', 'unknown'],
    ['car-store-no', '/en', '/_live/car-store-no/nb-NO/en', 'unknown'],
    ['car-store-se', '/_sites/car-store-no/nb-NO', '/_live/car-store-se/sv-SE/_sites/car-store-no/nb-NO', 'unknown'],
    ['car-store-se', '/dev', '/_live/car-store-se/sv-SE/dev', 'unknown'],
    ['restaurant', '/kop-bil/alla-bilar-i-lager', '/_live/restaurant/sv-SE/kop-bil/alla-bilar-i-lager', 'unknown'],
  ])('A-02 of %s finds %s at %s', (name, pathname, internal, kind) => {
    const site = siteByName(name);
    const place = routed(site, pathname);
    expect([internalPath(site, place), place.route.kind]).toEqual([internal, kind]);
  });
});

describe('allowedOrigins', () => {
  // Fetched when a visitor plays one (C-20), on any site.
  const films = { frame: ['https://www.youtube-nocookie.com'] };

  it('A-14 opens the tag manager’s origins only for a site that has one', () => {
    expect(allowedOrigins({ tagManager: 'GTM-X' }).script).toEqual(['https://www.googletagmanager.com']);
    expect(allowedOrigins({})).toEqual(films);
  });

  it('A-18 lets pictures come from anywhere only where cars are sold', () => {
    const { cars } = siteByName('car-store-se');
    expect(allowedOrigins({ cars })).toEqual({ ...films, anyImage: true });
    expect(allowedOrigins({ cars, tagManager: 'GTM-X' })).toEqual({ ...allowedOrigins({ tagManager: 'GTM-X' }), anyImage: true });
    expect(allowedOrigins({ tagManager: 'GTM-X' })).not.toHaveProperty('anyImage');
  });
});

describe('movedTo', () => {
  const rows = { 'car-store-se': new Map([['/findus', '/anlaggningar'], ['/jobb', 'https://careers.example/nordvik']]) };
  it.each([['/findus', '/anlaggningar'], ['/jobb', 'https://careers.example/nordvik'], ['/anlaggningar', null], ['/constructor', null]])('A-06 finds %s moved to %s', (from, to) => {
    expect(movedTo('car-store-se', from, rows)).toBe(to);
    expect(movedTo('car-store-no', from, rows)).toBeNull();
  });

  it('A-06 moves nothing by default', () => {
    expect(movedTo('car-store-se', '/')).toBeNull();
  });
});
