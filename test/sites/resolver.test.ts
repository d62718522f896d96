import fc from 'fast-check';
import { bareHost, publicPath, resolvePath, resolveSite } from '@/sites/resolver';
import { allSites, siteByName } from '@/sites/sites';

describe('the resolver of hosts', () => {
  it.each([
    ['www.nordvikbil.example', 'car-store-se'],
    ['nordvikbil.example', 'car-store-se'],
    ['NordvikBil.Example', 'car-store-se'],
    ['nordvikbil.example:443', 'car-store-se'],
    ['nordvikbil.example.', 'car-store-se'],
    ['nordvikbil.example.:8080', 'car-store-se'],
    [' nordvikbil.example ', 'car-store-se'],
    ['auktion.nordvikbil.example', 'car-auction-se'],
    ['www.nordvikbil-no.example', 'car-store-no'],
    ['auksjon.nordvikbil-no.example', 'car-auction-no'],
    ['aurorabil.example', 'dealer-brand-se'],
    ['www.aurorabil.example', 'dealer-brand-se'],
    // The longer pattern before the shorter, the exact one before the wildcard.
    ['it.nordvikgroup.example', 'it'],
    ['logistik.nordvikgroup.example', 'logistics'],
    ['nordvikgroup.example', 'custom'],
    ['press.nordvikgroup.example', 'custom'],
    ['a.b.nordvikgroup.example', 'custom'],
    ['x.it.nordvikgroup.example', 'custom'],
    ['car-store-se.localhost', 'car-store-se'],
    ['car-store-se.localhost:3000', 'car-store-se'],
    ['CAR-STORE-SE.LOCALHOST:3000', 'car-store-se'],
    ['www.dealer-brand-se.localhost:3000', 'dealer-brand-se'],
    ['it.localhost', 'it'],
    ['custom.localhost', 'custom'],
  ])('A-01 %s is %s', (host, name) => {
    expect(resolveSite(host)?.name).toBe(name);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    ':3000',
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '127.0.0.1:3000',
    '[::1]:3000',
    '::1',
    'example',
    'unknown.example',
    'nordvikbil.example.evil.test',
    'evilnordvikbil.example',
    'evil-nordvikgroup.example',
    '.nordvikgroup.example',
    'sub.nordvikbil.example',
    'car-store-se',
    'car-store-xx.localhost',
    'x.car-store-se.localhost',
    'car-store-se.localhost.test',
    'nordvikbil.example, www.nordvikbil.example',
    'nordvikbil.example/x',
    '*.nordvikgroup.example.x',
    'nordvikbil.example:443:1',
  ])('A-01 %j is no site', (host) => {
    expect(resolveSite(host)).toBeNull();
  });

  it.each(allSites.map(({ name }) => name))('A-01 %s answers at its local address and at each of its hosts', (name) => {
    expect(resolveSite(`${name}.localhost:3000`)?.name).toBe(name);
    for (const host of siteByName(name).hosts) expect(resolveSite(host.replace('*', 'any'))?.name).toBe(name);
  });

  it('A-01 never throws and never depends on case or port', () => {
    const hosts = allSites.flatMap((site) => site.hosts).map((host) => host.replace('*', 'any'));
    const host = fc.oneof(
      fc.constantFrom(...hosts),
      fc.domain(),
      fc.string().filter((text) => !text.includes(':')),
    );
    fc.assert(
      fc.property(host, fc.integer({ min: 0, max: 65_535 }), (plain, port) => {
        expect(resolveSite(`${plain}:${port}`)?.name).toBe(resolveSite(plain)?.name);
        expect(resolveSite(plain.replace(/[a-z]/g, (character) => character.toUpperCase()))?.name).toBe(
          resolveSite(plain)?.name,
        );
      }),
    );
  });
});

describe('the www host that gives way', () => {
  it.each([
    ['dealer-brand-se', 'www.aurorabil.example', 'aurorabil.example'],
    ['dealer-brand-se', 'WWW.AuroraBil.example:8443', 'aurorabil.example'],
    ['dealer-brand-se', 'www.dealer-brand-se.localhost:3000', 'dealer-brand-se.localhost'],
    ['dealer-brand-se', 'aurorabil.example', null],
    ['dealer-brand-se', 'wwwaurorabil.example', null],
    ['dealer-brand-no', 'www.aurorabil-no.example', null],
    ['car-store-se', 'www.nordvikbil.example', null],
  ])('A-05 %s at %s leads to %s', (name, host, bare) => {
    expect(bareHost(siteByName(name), host)).toBe(bare);
  });
});

describe('the resolver of paths', () => {
  it.each([
    ['car-store-se', '/', 'sv', '/'],
    ['car-store-se', '', 'sv', '/'],
    ['car-store-se', '/kop-bil/alla-bilar-i-lager', 'sv', '/kop-bil/alla-bilar-i-lager'],
    ['car-store-se', '/en', 'en', '/'],
    ['car-store-se', '/en/', 'en', '/'],
    ['car-store-se', '/en/kop-bil', 'en', '/kop-bil'],
    ['car-store-se', 'en/kop-bil', 'en', '/kop-bil'],
    ['car-store-se', '/english', 'sv', '/english'],
    ['car-store-se', '/en-ny-bil', 'sv', '/en-ny-bil'],
    ['car-store-se', '/kop-bil/en', 'sv', '/kop-bil/en'],
    ['car-store-se', '/sv/kop-bil', 'sv', '/sv/kop-bil'],
    ['car-store-se', '/EN/kop-bil', 'sv', '/EN/kop-bil'],
    ['car-store-se', '//en', 'sv', '//en'],
    ['car-store-fi', '/sv/osta-auto', 'sv', '/osta-auto'],
    ['car-store-fi', '/fi', 'fi', '/fi'],
    ['car-store-no', '/en/x', 'nb', '/en/x'],
    ['dealer-brand-uk', '/used-cars', 'en', '/used-cars'],
  ])('A-01 on %s the path %j is %s %j', (name, pathname, language, path) => {
    expect(resolvePath(siteByName(name), pathname)).toMatchObject({ language: { language }, path });
  });

  it('A-01 is undone by publicPath for every site and language', () => {
    for (const site of allSites) {
      for (const language of site.languages) {
        for (const path of ['/', '/x', site.paths.carList])
          expect(resolvePath(site, publicPath(language, path))).toEqual({ language, path });
      }
    }
  });
});
