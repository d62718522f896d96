import { pageHeaders } from '@/domain/sites/securityHeaders';
import { allowedOrigins } from '@/sites/origins';
import { siteByName } from '@/sites/sites';
import { expect, test } from './kit/fixtures';
import { requestHost } from './kit/http';
import { findCar } from './kit/stock';

const HOST = 'car-store-se.localhost';
const LIST = '/kop-bil/alla-bilar-i-lager';

test('every page has the headers of its site, and none names its framework', async ({ request }) => {
  const wanted = pageHeaders({ hsts: 'off', origins: allowedOrigins(siteByName('car-store-se')) });
  for (const path of [
    '/',
    LIST,
    `${LIST}?car_brand=Volvo`,
    '/en',
    '/no/such/page',
    '/kop-bil/9999999999/begagnad-volvo-v60-2019',
    '/_sites/car-store-se/sv-SE',
  ]) {
    const response = await requestHost(request, HOST, path);
    for (const [name, value] of wanted)
      expect(response.headers()[name.toLowerCase()], `${name} of ${path}`).toBe(value);
    expect(response.headers()).not.toHaveProperty('strict-transport-security');
    expect(response.headers()).not.toHaveProperty('x-powered-by');
    expect(response.headers()).not.toHaveProperty('server');
  }
});

test('pages of the bare host and of unknown hosts allow no third-party origins', async ({ request }) => {
  const wanted = pageHeaders({ hsts: 'off' });
  for (const [host, path] of [
    ['localhost', '/'],
    ['localhost', '/dev/replay'],
    ['nowhere.example', '/'],
  ] as const) {
    const response = await requestHost(request, host, path);
    for (const [name, value] of wanted)
      expect(response.headers()[name.toLowerCase()], `${name} of ${host}${path}`).toBe(value);
  }
});

test('M-03 what the framework answers by itself has a policy, too, and names no internal path', async ({ request }) => {
  for (const path of [
    '//evil.example',
    '/_next/nothing',
    '/icons/nothing.svg',
    '/fonts/nothing',
    '/_sites/x',
    '/boot.js',
  ]) {
    const headers = (await requestHost(request, HOST, path)).headers();
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['content-security-policy'], path).toContain('default-src');
    expect(JSON.stringify(headers), path).not.toMatch(/_live|_sites\/car/);
  }
});

test('A-18 the framework resizes no pictures', async ({ request }) => {
  const address = '/_next/image?url=%2Fapple-touch-icon.png&w=640&q=75';
  expect((await requestHost(request, HOST, address)).status()).toBe(404);
});

test('scripts are served as compressed at build time, immutable', async ({ request }) => {
  const [script = ''] =
    (await (await requestHost(request, HOST, '/')).text()).match(/\/_next\/static\/chunks\/main-[^"]+\.js/) ?? [];
  const encoded = (encoding: string) =>
    requestHost(request, HOST, script, { headers: { 'accept-encoding': encoding } });
  const [plain, gzip, brotli] = [await encoded('identity'), await encoded('gzip'), await encoded('gzip, deflate, br')];
  for (const response of [plain, gzip, brotli]) {
    expect(response.headers()).toMatchObject({
      'content-type': expect.stringContaining('text/javascript'),
      'cache-control': 'public,max-age=31536000,immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await response.body()).toEqual(await plain.body());
  }
  expect([plain, gzip, brotli].map((response) => response.headers()['content-encoding'])).toEqual([
    undefined,
    'gzip',
    'br',
  ]);
  expect(Number(brotli.headers()['content-length'])).toBeLessThan(Number(gzip.headers()['content-length']));
  for (const path of [
    '/_next/static/chunks/nothing.js',
    '/_next/static/../BUILD_ID',
    '/_next/static/%2e%2e/BUILD_ID',
    '/_next/static/%',
  ])
    expect([400, 404], path).toContain((await requestHost(request, HOST, path)).status());
});

test('M-05 the scripts of a page are marked for compilation while they are fetched', async ({ request }) => {
  const html = await (await requestHost(request, HOST, LIST)).text();
  const scripts = [...html.matchAll(/<script [^>]*?src="(\/_next\/static\/chunks\/[^"]+)"[^>]*>/g)]
    .filter(([tag]) => !tag.includes('noModule'))
    .map(([, address = '']) => address)
    // Too small to gain from it.
    .filter((address) => !/chunks\/(?:webpack-|pages\/_(?!app|cars))/.test(address));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts)
    expect(await (await requestHost(request, HOST, script)).text(), script).toMatch(
      /^\/\/# allFunctionsCalledOnLoad\n/,
    );
});

test('a policy lets scripts run from our own files and the tag manager alone', async ({ request }) => {
  const policy = (await requestHost(request, HOST, '/')).headers()['content-security-policy'] ?? '';
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe("script-src 'self' https://www.googletagmanager.com");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe-eval');
});

test('an API response is not a document: nothing may run in it', async ({ request }) => {
  const response = await requestHost(request, HOST, '/api/search', {
    method: 'POST',
    data: { index: 'cars-car-store-se', limit: 1 },
  });
  expect(response.headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(response.headers()).not.toHaveProperty('access-control-allow-origin');
});

test('A-18 pictures come in the requested format and size, immutable', async ({ request }) => {
  const { car_primary_image: picture } = await findCar(request, 'car-store-se', {
    filters: [{ name: 'car_body', values: ['SUV'] }],
  });
  const address = picture?.thumbnail_url ?? '';
  expect(address).toMatch(/^\/-\/jssmedia\//);
  const avif = await requestHost(request, HOST, `${address}?w=640&f=avif&v=1`);
  expect(avif.status()).toBe(200);
  expect(avif.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const webp = await requestHost(request, HOST, `${address}?w=320`, { headers: { accept: 'image/webp,*/*' } });
  expect(webp.headers()['content-type']).toBe('image/webp');
  expect((await webp.body()).length).toBeLessThan(
    (await (await requestHost(request, HOST, `${address}?w=1280&f=webp`)).body()).length,
  );
  expect(
    (
      await requestHost(request, HOST, `${address}?w=640&f=avif&v=1`, {
        headers: { 'if-none-match': avif.headers()['etag'] ?? '' },
      })
    ).status(),
  ).toBe(304);
  for (const [path, status] of [
    [`${address}?w=641`, 400],
    [`${address}?f=exe`, 400],
    ['/-/jssmedia/../package.json', 404],
    ['/-/jssmedia/%2e%2e/package.json', 404],
    ['/-/jssmedia/no/such.avif', 404],
  ] as const) {
    expect((await requestHost(request, HOST, path)).status(), path).toBe(status);
  }
});
