import { unstable_doesMiddlewareMatch as matches } from 'next/experimental/testing/server';
import { NextRequest } from 'next/server';
import { config, proxy } from '@/proxy';

const SE = 'car-store-se.localhost:3000';
const send = (host: string, path: string, headers: Record<string, string> = {}) =>
  proxy(new NextRequest(`http://${host}${path}`, { headers: { host, ...headers } }));
const rewritten = (response: Response): string | undefined => {
  const target = response.headers.get('x-middleware-rewrite');
  if (!target) return undefined;
  const { pathname, search } = new URL(target);
  return pathname + search;
};

const mode = process.env.FORECOURT_MODE;
afterEach(() => {
  if (mode === undefined) delete process.env.FORECOURT_MODE;
  else process.env.FORECOURT_MODE = mode;
});

describe('the proxy’s matcher', () => {
  it.each([
    '/',
    '/en',
    '/kop-bil/alla-bilar-i-lager',
    '/kop-bil/12345/v60-2.0.html',
    '/_sites/car-store-se/sv-SE',
    '/_live/x',
    '/dev',
    '/apiary',
    '/healthz/x',
    '/boot.js.map',
    '/sitecore/other',
    '/_next/data/build/index.json',
  ])('A-01 sees %s', (url) => {
    expect(matches({ config, nextConfig: {}, url })).toBe(true);
  });
  it.each([
    '/api',
    '/api/search',
    '/api/search/suggest',
    '/-/jssmedia/cars/hatch/side-red.avif',
    '/-/media/a.jpg',
    '/sitecore/service/a',
    '/_next/static/chunks/main.js',
    '/healthz',
    '/robots.txt',
    '/sitemap.xml',
    '/boot.js',
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/share.jpg',
    '/sitemap-12.xml',
    '/feeds/vehicles.csv',
    '/feaas-render',
    '/feaas/render',
  ])('A-04 leaves %s alone', (url) => {
    expect(matches({ config, nextConfig: {}, url })).toBe(false);
  });
});

describe('pages with maps', () => {
  const images = (host: string): string =>
    /img-src ([^;]*)/.exec(send(host, '/').headers.get('content-security-policy') ?? '')?.[1] ?? '';
  afterEach(() => {
    delete process.env.MAP_TILES_URL;
  });

  it('M-03 may show the tiles of a configured server, where the site has facilities', () => {
    process.env.MAP_TILES_URL = 'https://tiles.example:8443/{z}/{x}/{y}{r}.png';
    expect(images(SE).split(' ')).toContain('https://tiles.example:8443');
    expect(images('it.localhost:3000')).not.toContain('tiles.example');
    delete process.env.MAP_TILES_URL;
    expect(images(SE)).not.toContain('tiles.example');
  });
});

describe('the proxy', () => {
  it.each<[host: string, path: string, to: string]>([
    [SE, '/', '/_sites/car-store-se/sv-SE'],
    [SE, '/?utm_source=letter', '/_sites/car-store-se/sv-SE?utm_source=letter'],
    [SE, '/en', '/_sites/car-store-se/en'],
    ['CAR-STORE-SE.localhost:8080', '/', '/_sites/car-store-se/sv-SE'],
    ['www.nordvikbil.example', '/', '/_sites/car-store-se/sv-SE'],
    [
      'car-store-no.localhost',
      '/kjop-bil/alle-biler-pa-lager?page=2&q=a%26b',
      '/_cars/car-store-no/nb-NO/kjop-bil/alle-biler-pa-lager?page=2&q=a%26b',
    ],
    [SE, '/kop-bil/12345/volvo%20v60', '/_cars/car-store-se/sv-SE/kop-bil/12345/volvo%20v60'],
    [SE, '/finns-inte', '/_live/car-store-se/sv-SE/finns-inte'],
    [SE, '/_sites/car-store-no/nb-NO', '/_live/car-store-se/sv-SE/_sites/car-store-no/nb-NO'],
    [SE, '/_live/car-store-no/nb-NO/x', '/_live/car-store-se/sv-SE/_live/car-store-no/nb-NO/x'],
    [SE, '/dev/replay', '/_live/car-store-se/sv-SE/dev/replay'],
  ])('A-01 renders %s%s as %s', (host, path, to) => {
    const response = send(host, path);
    expect(rewritten(response)).toBe(to);
  });

  it.each([
    'elsewhere.example',
    'notcar-store-se.localhost',
    'car-store-se.localhost.elsewhere.example',
    '10.0.0.9:3000',
    '',
  ])('A-01 answers the unknown host %j with a plain 404 page', async (host) => {
    const response = proxy(new NextRequest('http://x.example/kop-bil', { headers: { host } }));
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(await response.text()).toContain('<h1>No site at this address</h1>');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
  });

  it.each<[path: string, to: string]>([
    ['/', '/dev'],
    ['/dev', '/dev'],
    ['/dev/flows/consent', '/dev/flows/consent'],
    ['/device', '/404'],
    ['/kop-bil', '/404'],
    ['/_sites/car-store-se/sv-SE', '/404'],
    ['/_live/car-store-se/sv-SE/x', '/404'],
  ])('A-01 shows the directory on bare localhost in demo mode: %s as %s', (path, to) => {
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
      const response = send(host, path);
      expect([rewritten(response), response.headers.get('cache-control')]).toEqual([to, 'no-store']);
    }
  });

  it('A-01 has neither directory nor development pages in live mode', () => {
    process.env.FORECOURT_MODE = 'live';
    for (const path of ['/', '/dev', '/dev/outbox']) expect(send('localhost:3000', path).status).toBe(404);
    expect(rewritten(send(SE, '/'))).toBe('/_sites/car-store-se/sv-SE');
  });

  it.each([
    [SE, '/kop-bil/', '/kop-bil'],
    [SE, '/kop-bil/alla-bilar-i-lager/?car_fuel=El', '/kop-bil/alla-bilar-i-lager?car_fuel=El'],
    ['localhost:3000', '/dev/', '/dev'],
  ])('A-06 redirects a page with a trailing slash for good: %s%s', (host, path, to) => {
    const response = send(host, path);
    expect([response.status, response.headers.get('location')]).toEqual([308, `http://${host}${to}`]);
  });

  /** As the framework calls the proxy: the address is the server's own, the host the client's. */
  const asServed = (host: string, path: string) =>
    proxy(new NextRequest(`http://localhost:3000${path}`, { headers: { host } })).headers.get('location');
  it.each<[host: string, path: string, to: string]>([
    ['car-store-se.localhost:9', '/kop-bil/', 'http://localhost:3000/kop-bil'],
    ['car-store-se.localhost:9', '/EN?x=1', 'http://localhost:3000/en?x=1'],
    ['car-store-se.localhost', '/sv/kop-bil', 'http://localhost:3000/kop-bil'],
    // Two slashes at the beginning would name a host.
    ['car-store-se.localhost:3000', '//elsewhere.example/', 'http://localhost:3000/elsewhere.example'],
    ['car-store-se.localhost:3000', '/sv//elsewhere.example', 'http://localhost:3000/elsewhere.example'],
    [
      'www.dealer-brand-se.localhost:9',
      '//elsewhere.example',
      'http://dealer-brand-se.localhost:3000/elsewhere.example',
    ],
    ['www.dealer-brand-se.localhost:99999', '/EN', 'http://dealer-brand-se.localhost:3000/EN'],
  ])('A-06 M-03 redirects %s%s within the server, whatever port the client names: %s', (host, path, to) => {
    expect(asServed(host, path)).toBe(to);
  });

  it('A-05 M-03 in live mode the bare host has the port of https', () => {
    process.env.FORECOURT_MODE = 'live';
    expect(asServed('www.aurorabil.example:8443', '/x')).toBe('https://aurorabil.example/x');
  });

  it.each([
    [SE, '/EN', '/en'],
    [SE, '/EN?utm_source=letter', '/en?utm_source=letter'],
    [SE, '/En/KOP-BIL/Alla-Bilar-i-Lager?car_fuel=El', '/en/kop-bil/alla-bilar-i-lager?car_fuel=El'],
    ['car-store-fi.localhost:3000', '/SV', '/sv'],
    [SE, '/SV', '/'],
    [SE, '/sv/kop-bil/alla-bilar-i-lager?page=2', '/kop-bil/alla-bilar-i-lager?page=2'],
    [SE, '/Kop-Bil/Bilmarken/VOLVO/V60', '/kop-bil/bilmarken/volvo/v60'],
    [SE, '/ANLAGGNINGAR', '/anlaggningar'],
    [SE, '/KOP-BIL/12345/Volvo-V60-2.0', '/kop-bil/12345/Volvo-V60-2.0'],
  ])('A-06 redirects capitals and the prefix of the default language permanently: %s%s', (host, path, to) => {
    const response = send(host, path);
    expect([response.status, response.headers.get('location')]).toEqual([308, `http://${host}${to}`]);
    expect(send(host, to).headers.get('location')).toBeNull();
  });

  it.each([
    [SE, '/kop-bil/12345/Volvo-V60', '/_cars/car-store-se/sv-SE/kop-bil/12345/Volvo-V60'],
    [SE, '/Finns-Inte', '/_live/car-store-se/sv-SE/Finns-Inte'],
    [SE, '/ENGLISH', '/_live/car-store-se/sv-SE/ENGLISH'],
  ])('A-06 leaves other capitals alone: %s%s', (host, path, to) => {
    expect(rewritten(send(host, path))).toBe(to);
  });

  it('A-05 sends the www host of the Swedish dealer brand to the bare one permanently, with path and query', () => {
    const response = send('www.aurorabil.example', '/kop-bil/alla-bilar-i-lager?car_fuel=El&car_fuel=Diesel');
    expect([response.status, response.headers.get('location')]).toEqual([
      308,
      'http://aurorabil.example/kop-bil/alla-bilar-i-lager?car_fuel=El&car_fuel=Diesel',
    ]);
    expect(send('www.dealer-brand-se.localhost:3000', '/').headers.get('location')).toBe(
      'http://dealer-brand-se.localhost:3000/',
    );
    expect(rewritten(send('aurorabil.example', '/'))).toBe('/_sites/dealer-brand-se/sv-SE');
    expect(send('www.nordvikbil.example', '/').headers.has('location')).toBe(false);
  });

  it('A-14 sets the page headers, with the origins of the host’s site', () => {
    const { headers } = send(SE, '/');
    expect(headers.get('content-security-policy')).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    });
    expect(headers.has('strict-transport-security')).toBe(false);
    process.env.FORECOURT_MODE = 'live';
    expect(send(SE, '/').headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it.each(['/service-och-verkstad/min-bokning', '/en/service-och-verkstad/min-bokning'])(
    'J-07 M-03 tells no other site the address of a booking: %s',
    (path) => {
      expect(send(SE, path).headers.get('referrer-policy')).toBe('same-origin');
    },
  );

  it('J-07 A-14 lets no script of others run where the address has the token of a booking', () => {
    const policy = send(SE, '/service-och-verkstad/min-bokning').headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/google|hsforms/);
    // Its films and maps are as elsewhere.
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
  });

  it('A-02 leaves Cache-Control to the page: set here it would also apply to a failed rendering', () => {
    for (const path of ['/', '/kop-bil/alla-bilar-i-lager', '/finns-inte'])
      expect(send(SE, path).headers.has('cache-control')).toBe(false);
  });
});
