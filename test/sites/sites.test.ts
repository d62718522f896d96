import { nativePaths } from '@/sites/paths';
import { allSites, isSiteName, siteByName } from '@/sites/sites';
import type { SiteName } from '@/sites/site.types';
import { themes } from '@/sites/themes/themes';

/** Decisions 3a and 3f, repeated so that a slip in the objects is found. */
const expectedSites: readonly (readonly [
  name: SiteName,
  locales: string,
  theme: string,
  currency: string,
  odometer: string,
  stock: string | null,
])[] = [
  ['car-store-se', 'sv-SE en', 'nordvik', 'SEK', 'mil', 'se'],
  ['car-store-no', 'nb-NO', 'nordvik', 'NOK', 'km', 'no'],
  ['car-store-fi', 'fi-FI sv-FI', 'nordvik', 'EUR', 'km', 'fi'],
  ['car-store-sk', 'sk-SK', 'nordvik', 'EUR', 'km', 'sk'],
  ['car-store-eu', 'en', 'nordvik', 'EUR', 'km', 'eu'],
  ['car-auction-se', 'sv-SE', 'auction', 'SEK', 'mil', 'se'],
  ['car-auction-no', 'nb-NO', 'auction', 'NOK', 'km', 'no'],
  ['car-auction-sk', 'sk-SK', 'auction', 'EUR', 'km', 'sk'],
  ['car-auction-eu', 'en', 'auction', 'EUR', 'km', 'eu'],
  ['dealer-brand-se', 'sv-SE en', 'aurora', 'SEK', 'mil', 'se'],
  ['dealer-brand-no', 'nb-NO', 'aurora', 'NOK', 'km', 'no'],
  ['dealer-brand-dk', 'da-DK', 'terra', 'DKK', 'km', 'dk'],
  ['dealer-brand-uk', 'en-GB', 'terra', 'GBP', 'mi', 'uk'],
  ['it', 'sv-SE', 'nordvik', 'SEK', 'mil', null],
  ['truck-fi', 'fi-FI sv-FI', 'truck', 'EUR', 'km', null],
  ['restaurant', 'sv-SE en', 'restaurant', 'SEK', 'mil', null],
  ['logistics', 'sv-SE en', 'logistics', 'SEK', 'mil', null],
  ['custom', 'sv-SE', 'nordvik', 'SEK', 'mil', null],
];

describe('sites', () => {
  it.each(expectedSites)(
    'A-01 %s has its languages, theme, currency, unit and stock',
    (name, locales, theme, currency, odometer, stock) => {
      const site = siteByName(name);
      expect(site.name).toBe(name);
      expect(site.languages.map(({ locale }) => locale).join(' ')).toBe(locales);
      expect(site).toMatchObject({ theme, currency, odometer });
      expect(site.cars?.stock ?? null).toBe(stock);
      expect(site.tagManager).toMatch(/^GTM-[A-Z]+$/);
      expect(themes[site.theme]).toBeDefined();
    },
  );

  it('A-01 counts every site once', () => {
    expect(allSites.map(({ name }) => name).toSorted()).toEqual(expectedSites.map(([name]) => name).toSorted());
  });

  it.each(allSites.filter(({ cars }) => cars).map((site) => [site.name, site] as const))(
    'A-01 %s names its indexes after itself',
    (name, site) => {
      expect(site.cars?.index).toBe(`cars-${name}`);
      expect([undefined, `sites-${name}`]).toContain(site.facilities?.index);
    },
  );

  it.each(['car-store-xx', '', 'constructor', '__proto__', 'Car-Store-SE'])(
    'A-01 throws for the unknown name %j',
    (name) => {
      expect(isSiteName(name)).toBe(false);
      expect(() => siteByName(name)).toThrow(/Unknown site/);
    },
  );

  it('A-01 gives a language prefix to all languages but the default one, each its own', () => {
    for (const { languages } of allSites) {
      expect(languages[0].prefix).toBe('');
      const prefixes = languages.map(({ prefix }) => prefix);
      expect(new Set(prefixes).size).toBe(prefixes.length);
      for (const { prefix } of languages.slice(1)) expect(prefix).toMatch(/^[a-z]{2}$/);
    }
  });

  it('gives no host to two sites', () => {
    const hosts = allSites.flatMap((site) => site.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
    // Reserved names: the demo's hosts must never belong to a third party.
    for (const host of hosts) expect(host).toMatch(/^(\*\.)?[a-z0-9.-]+\.example$/);
  });

  it('keeps the list below the base of the cars, with no car id in the way', () => {
    for (const paths of Object.values(nativePaths)) {
      expect(paths.carList.startsWith(`${paths.carBase}/`)).toBe(true);
      expect(paths.carList.slice(paths.carBase.length + 1)).not.toMatch(/^\d/);
      for (const path of Object.values(paths)) expect(path).toMatch(/^(\/[a-z-]+)+$/);
    }
  });

  it('F-01 keeps the Swedish paths of the specification', () => {
    expect(siteByName('car-store-se').paths).toEqual({
      carList: '/kop-bil/alla-bilar-i-lager',
      carBase: '/kop-bil',
      facilities: '/anlaggningar',
      makes: '/kop-bil/bilmarken',
      kinds: '/kop-bil/biltyp',
      saved: '/kop-bil/sparat',
    });
  });

  it("lets dealer brands show a part of their country's stock, and auctions its lots", () => {
    for (const site of allSites) {
      const part = (site.cars?.filters.length ?? 0) > 0;
      // The United Kingdom has one site: it shows the whole stock.
      expect(part).toBe(/^dealer-brand-(?!uk)/.test(site.name));
      expect(site.cars?.auction !== undefined).toBe(site.name.startsWith('car-auction-'));
    }
  });

  it('warns of credit on Swedish sites that sell on it', () => {
    expect(
      allSites
        .filter(({ features }) => features.creditWarning)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['car-store-se', 'dealer-brand-se']);
  });
});
