import { Random } from '@/lib/random';
import { DEMO_API_KEY } from '@/server/config';
import { allSites } from '@/sites/sites';
import { FIELDS, hostileBody, hostileText } from './hostileValues';
import type { AttackedRoute } from './routes';

/** How a connection is used: `raw` writes a head as it stands, and `half` closes its own side then. */
type Manner = 'plain' | 'raw' | 'half';

export interface HostileRequest {
  manner: Manner;
  method: string;
  /** With query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** What the report counts it under. */
  route: string;
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PURGE'];
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'text/plain',
  'image/png',
  'application/x-ndjson',
  'nonsense',
];
const HEADERS: readonly (readonly [string, string])[] = [
  ['origin', 'http://elsewhere.example'],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['authorization', 'Bearer '],
  ['authorization', 'Basic Og=='],
  ['cookie', 'editing=a.b.c; workshop-visitor=x; __prerender_bypass=1'],
  ['cookie', ';;;=;a'],
  ['accept', 'application/json'],
  ['accept-encoding', 'br;q=nonsense, *;q=0'],
  ['x-forwarded-for', '::1, not an address'],
  ['x-forwarded-proto', 'javascript'],
  ['x-request-id', '<script>'],
  ['if-none-match', '*'],
  ['if-modified-since', 'never'],
  ['range', 'bytes=-1,5-2'],
  ['idempotency-key', 'attack-attack'],
  ['transfer-encoding', 'chunked'],
];
/** Paths outside of the API: pages, the framework's own, and spellings that a router may misread. */
const PAGES = [
  '/',
  '/en',
  '/kop-bil/alla-bilar-i-lager',
  '/kop-bil/alla-bilar-i-lager/no-such-car',
  '/no/such/page',
  '/_next/data/x/index.json',
  '/_next/image?url=%2Fa&w=64&q=75',
  '/_next/static/../x',
  '/_sites/car-store-se/sv-SE',
  '/_live/car-store-se/sv-SE/constructor',
  '/dev/replay',
  '/%2e%2e/%2e%2e/x',
  '//elsewhere.example/',
  '/\\elsewhere.example',
  '/boot.js',
  '/service-och-verkstad/boka-bilverkstad?regNo=constructor',
];
const HEADS = [
  'OPTIONS * HTTP/1.1',
  'GET http://elsewhere.example/ HTTP/1.1',
  'GET / HTTP/1.0',
  'GET / HTTP/9.9',
  'CONNECT elsewhere.example:443 HTTP/1.1',
  'GET /_next/x HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket',
  'GET /api/search HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: h2c',
  'POST /api/search HTTP/1.1\r\nContent-Length: 5\r\nContent-Length: 6',
  'POST /api/search HTTP/1.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked',
  'POST /api/search HTTP/1.1\r\nExpect: miracles',
  'GET / HTTP/1.1\r\nHost: a@b',
  'GET /a b HTTP/1.1',
  'nonsense',
];
const SITES = allSites.map(({ name }) => `${name}.localhost`);
const HOSTS = ['a@b', 'elsewhere.example', 'localhost', '127.0.0.1', '[::1]', 'a b', 'x'.repeat(300), ''];

/** One segment of a path. What can't stand in a request line is encoded, as every client does. */
const segment = (text: string): string => encodeURIComponent(Buffer.from(text).toString());

/** A pattern's path: each parameter filled in, with its slashes where it takes them. */
const filled = (pattern: string, random: Random): string =>
  pattern.replaceAll(/:\w+(?:\{[^/]+\})?\??/g, () => segment(hostileText(random)));

function queried(path: string, random: Random): string {
  if (random.chance(50)) return path;
  const parameters = Array.from(
    { length: random.int(1, 5) },
    () => `${segment(random.pick(FIELDS))}=${random.chance(90) ? segment(hostileText(random)) : '%zz'}`,
  );
  return `${path}${path.includes('?') ? '&' : '?'}${parameters.join('&')}`;
}

function hostOf(random: Random, port: number): string {
  if (random.chance(3)) return random.pick(HOSTS);
  return `${random.pick(SITES)}:${port}`;
}

/** Request number `number` of a seed: the same for ever, as long as the routes are. */
export function hostileRequest(
  seed: string,
  number: number,
  routes: readonly AttackedRoute[],
  port: number,
): HostileRequest {
  const random = new Random(`${seed}/${number}`);
  if (random.chance(2)) {
    const head = random.pick(HEADS);
    const manner = random.chance(50) ? 'raw' : 'half';
    return { manner, method: '', path: head, headers: { host: hostOf(random, port) }, route: `raw ${head}` };
  }
  const isPage = random.chance(8);
  const route = random.pick(routes);
  const path = isPage ? random.pick(PAGES) : filled(route.path, random);
  const usual = isPage ? 'GET' : route.method === 'ALL' ? 'POST' : route.method;
  const method = random.chance(90) ? usual : random.pick(METHODS);
  const headers = new Map([['host', hostOf(random, port)]]);
  for (let left = random.chance(30) ? random.int(1, 3) : 0; left > 0; left -= 1) headers.set(...random.pick(HEADERS));
  // Public in demo mode, and the way to most of the content's routes.
  if (random.chance(20)) headers.set('sc_apikey', DEMO_API_KEY);
  const takesBody = method !== 'GET' && method !== 'HEAD' && method !== 'TRACE';
  if (takesBody) headers.set('content-type', random.chance(70) ? 'application/json' : random.pick(TYPES));
  else headers.delete('transfer-encoding');
  return {
    manner: 'plain',
    method,
    path: queried(path, random),
    headers: Object.fromEntries(headers),
    ...(takesBody && { body: hostileBody(random) }),
    route: isPage ? `page ${path}` : `${route.method} ${route.path}`,
  };
}
