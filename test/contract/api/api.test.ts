import { openProbe, type Probe } from './probe';
import { inProcess, overHttp, type SendRequest, type Transport } from './transports';

/** The same promises whichever way a request comes: by call from a page, or over HTTP through the bridge. */
describe.each([
  ['in process', inProcess],
  ['over HTTP', overHttp],
] as const)('the API, called %s', (_name, reach) => {
  let transports: Transport[] = [];
  afterEach(async () => {
    await Promise.all(transports.map((transport) => transport.close()));
    transports = [];
  });

  async function open(changes?: Parameters<typeof openProbe>[0]): Promise<{ probe: Probe; send: Transport['send'] }> {
    const probe = openProbe(changes);
    const transport = await reach(probe.app);
    transports.push(transport);
    return { probe, send: transport.send };
  }

  it('A-04 responds to /healthz with 200 once the services are open and with 503 before', async () => {
    const { send } = await open();
    const ready = await send('/healthz');
    expect([ready.status, await ready.text(), (await send('/healthz', { method: 'POST' })).status]).toEqual([
      200,
      'Healthy',
      200,
    ]);
    const { send: early } = await open({ ready: () => false });
    const starting = await early('/healthz');
    expect([starting.status, starting.headers.get('retry-after'), await starting.text()]).toEqual([
      503,
      '2',
      'Starting',
    ]);
  });

  it.each<[what: string, path: string, send: SendRequest, status: number, code: string]>([
    ['an unknown path', '/api/nothing', {}, 404, 'NOT_FOUND'],
    ['the bare path', '/api', {}, 404, 'NOT_FOUND'],
    ['another method', '/api/search', { method: 'GET' }, 405, 'METHOD_NOT_ALLOWED'],
    ['an unknown method', '/api/search', { method: 'PURGE' }, 405, 'METHOD_NOT_ALLOWED'],
    [
      'another origin',
      '/api/search',
      { method: 'POST', body: '{}', headers: { origin: 'http://elsewhere.example' } },
      403,
      'FORBIDDEN',
    ],
    [
      'the same host on another port',
      '/api/search',
      { method: 'POST', body: '{}', headers: { origin: 'http://car-store-se.localhost:81' } },
      403,
      'FORBIDDEN',
    ],
    [
      'an origin that hides',
      '/api/search',
      { method: 'POST', body: '{}', headers: { origin: 'null' } },
      403,
      'FORBIDDEN',
    ],
    [
      'a browser on another site',
      '/api/search',
      { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'cross-site' } },
      403,
      'FORBIDDEN',
    ],
    [
      'a browser on a sister site',
      '/api/search',
      { method: 'POST', body: '{}', headers: { 'sec-fetch-site': 'same-site' } },
      403,
      'FORBIDDEN',
    ],
    [
      'a body with a too large Content-Length',
      '/api/search',
      { method: 'POST', body: 'x'.repeat(70_000) },
      413,
      'TOO_LARGE',
    ],
  ])('M-03 refuses %s in the common format', async (_what, path, how, status, code) => {
    const { send } = await open();
    const response = await send(path, how);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({ error: expect.objectContaining({ code, message: expect.any(String) }) });
  });

  it.each<[what: string, headers: Record<string, string>]>([
    ['its own origin', { origin: 'http://car-store-se.localhost', 'sec-fetch-site': 'same-origin' }],
    ['its own origin behind TLS', { origin: 'https://car-store-se.localhost' }],
    ['no browser at all', {}],
  ])('M-03 takes a POST from %s', async (_what, headers) => {
    const { send } = await open();
    expect((await send('/api/search', { method: 'POST', body: '{}', headers })).status).toBe(200);
  });

  it('M-03 passes query, body and headers on unchanged', async () => {
    const { send } = await open();
    const response = await send('/api/search?q=r%C3%B6d%20bil&path=%2Fa%2Fb', {
      method: 'POST',
      body: '{"ord":"åäö 🚗"}',
      headers: { 'content-type': 'application/json' },
    });
    expect(await response.json()).toEqual({
      query: { q: 'röd bil', path: '/a/b' },
      body: '{"ord":"åäö 🚗"}',
      type: 'application/json',
    });
  });

  it('M-03 lists the methods on OPTIONS and serves HEAD like GET without the body', async () => {
    const { send } = await open();
    const options = await send('/api/search', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, OPTIONS']);
    const wrong = await send('/robots.txt', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await send('/api/nothing', { method: 'OPTIONS' })).status).toBe(404);
    const head = await send('/api/search/public', { method: 'HEAD' });
    expect([head.status, head.headers.get('cache-control'), await head.text()]).toEqual([
      200,
      'public, max-age=60',
      '',
    ]);
  });

  it('M-03 refuses a chunked body of 10 MB', async () => {
    const { send } = await open();
    async function* tenMegabytes() {
      for (let chunk = 0; chunk < 160; chunk += 1) yield new Uint8Array(65_536);
    }
    const response = await send('/api/search', {
      method: 'POST',
      body: tenMegabytes(),
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(response.status).toBe(413);
  });

  it('M-03 takes a body of any size where the area reads it as a stream', async () => {
    const { send } = await open();
    async function* large() {
      for (let chunk = 0; chunk < 160; chunk += 1) yield new Uint8Array(65_536);
    }
    const response = await send('/api/stock', {
      method: 'POST',
      body: large(),
      headers: { 'transfer-encoding': 'chunked' },
    });
    expect(await response.json()).toEqual({ bytes: 160 * 65_536 });
  });

  it('M-03 delivers a large response completely', async () => {
    const { send } = await open();
    const bytes = new Uint8Array(await (await send('/api/search/large')).arrayBuffer());
    expect([bytes.length, bytes[0], bytes.at(-1)]).toEqual([20_000_000, 97, 97]);
  });

  it('M-03 sends several cookies as separate headers', async () => {
    const { send } = await open();
    expect((await send('/api/search/cookies')).headers.getSetCookie()).toEqual([
      'a=1; Path=/; HttpOnly',
      'b=2; Path=/; SameSite=Lax',
    ]);
  });

  it.each<[path: string, how: SendRequest]>([
    ['/healthz', {}],
    ['/api/nothing', {}],
    ['/api/search/throws/ABC123', {}],
    ['/api/search', { method: 'POST', body: '{}' }],
    ['/api/search', { method: 'POST', body: '{}', headers: { origin: 'null' } }],
    ['/robots.txt', {}],
  ])('M-03 sets the security headers on %s', async (path, how) => {
    const { send } = await open();
    const { headers } = await send(path, how);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('cache-control')).toBeTruthy();
    expect(headers.has('strict-transport-security')).toBe(false);
    const { send: live } = await open({ mode: 'live' });
    expect((await live(path, how)).headers.get('strict-transport-security')).toBe('max-age=31536000');
  });

  it('M-03 gives every response an id, the client’s own if it is valid', async () => {
    const { send } = await open();
    expect((await send('/healthz', { headers: { 'x-request-id': 'visit-42' } })).headers.get('x-request-id')).toBe(
      'visit-42',
    );
    for (const bad of ['a b', 'x'.repeat(65), '<script>'])
      expect((await send('/healthz', { headers: { 'x-request-id': bad } })).headers.get('x-request-id')).toMatch(
        /^[0-9a-f-]{36}$/,
      );
  });

  it('M-03 responds to an unexpected failure with a logged reference and no details', async () => {
    const { send, probe } = await open();
    const response = await send('/api/search/throws/ABC123?code=4711');
    const text = await response.text();
    expect(response.status).toBe(500);
    expect(text).not.toMatch(/secret|at .*\.ts/);
    const { error } = JSON.parse(text) as { error: { code: string; reference: string } };
    expect(error).toMatchObject({ code: 'UNEXPECTED', reference: expect.stringMatching(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/) });
    const logged = probe.lines.find((line) => line.level === 'error');
    expect(logged).toMatchObject({
      reference: error.reference,
      route: '/api/search/throws/:plate',
      request: response.headers.get('x-request-id'),
      err: { message: 'secret of the house' },
    });
  });

  it('M-03 logs and measures route patterns, never addresses, queries or bodies', async () => {
    const { send, probe } = await open();
    await send('/api/search/throws/ABC123?phone=0701740605');
    await send('/api/search?q=ABC123', { method: 'POST', body: '{"plate":"ABC123"}' });
    await send('/api/unknown/ABC123');
    await send('/healthz');
    const logged = probe.lines.filter((line) => line.msg === 'request completed');
    expect(logged.map(({ method, route, status }) => [method, route, status])).toEqual([
      ['GET', '/api/search/throws/:plate', 500],
      ['POST', '/api/search', 200],
      ['GET', 'unmatched', 404],
      ['GET', '/healthz', 200],
    ]);
    // Machines request it every few seconds.
    expect(logged.at(-1)).toMatchObject({ level: 'debug' });
    const reported = JSON.stringify(probe.lines) + (await probe.metrics.registry.metrics());
    expect(reported).not.toMatch(/ABC123|0701740605/);
    expect(reported).toContain('forecourt_request_seconds_count{method="POST",route="/api/search",status="200"} 1');
  });

  it('M-03 limits an address with 429 and a Retry-After header', async () => {
    const { send } = await open({
      limits: {
        search: { requests: 2, seconds: 60 },
        stock: { requests: 9, seconds: 60 },
        media: { requests: 9, seconds: 60 },
      },
    });
    const responses = [];
    for (let call = 0; call < 3; call += 1) responses.push(await send('/api/search', { method: 'POST', body: '{}' }));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 429]);
    const [first, , refused] = responses;
    expect(first?.headers.get('ratelimit')).toMatch(/^"search";r=1;t=\d+$/);
    expect(first?.headers.get('ratelimit-policy')).toBe('"search";q=2;w=60');
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused?.json()).toEqual({
      error: { code: 'TOO_MANY_REQUESTS', message: expect.any(String), retryAfter: expect.any(Number) },
    });
    expect((await send('/api/stock', { method: 'POST', body: 'x' })).status).toBe(200);
  });

  it.each(['/sitemap.xml', '/sitemap-12.xml', '/feeds/vehicles.csv'])(
    'issue 26 limits %s, which is made of all cars',
    async (path) => {
      const once = { requests: 1, seconds: 60 };
      const { send } = await open({ limits: { siteMaps: once, vehicleFeed: once } });
      expect((await send(path)).status).not.toBe(429);
      expect((await send(path)).status).toBe(429);
    },
  );

  it('J-05 sends each event of a stream at once, unbuffered by proxies and compression', async () => {
    const { send, probe } = await open();
    const response = await send('/api/search/stream', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('cache-control')).toBe('no-cache, no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
    for (const event of [0, 1, 2]) {
      probe.sendEvent();
      expect((await reader.read()).value).toBe(`data: ${event}\n\n`);
    }
    expect(await openStreams(probe)).toBe(1);
    probe.endStream();
    expect((await reader.read()).done).toBe(true);
    expect(await openStreams(probe)).toBe(0);
  });

  it('J-05 notices a visitor who leaves a stream: it is cancelled and no longer counted', async () => {
    const { send, probe } = await open();
    const response = await send('/api/search/stream');
    const reader = response.body!.getReader();
    probe.sendEvent();
    await reader.read();
    expect(await openStreams(probe)).toBe(1);
    await reader.cancel();
    await until(() => probe.left.includes('cancel'));
    expect(await openStreams(probe)).toBe(0);
  });

  it('M-03 does not count a client that disconnects before the response as a failure', async () => {
    const { send, probe } = await open();
    const visitor = new AbortController();
    const pending = send('/api/search/waits', { signal: visitor.signal }).then(
      () => 'completed',
      () => 'aborted',
    );
    await until(() => probe.received.length > 0);
    visitor.abort();
    await pending;
    await until(() => probe.lines.some((line) => line.msg === 'request completed'));
    expect(probe.lines.map(({ level, msg, status }) => [level, msg, status])).toEqual([
      ['debug', 'client disconnected', undefined],
      ['info', 'request completed', 499],
    ]);
  });

  it('A-04 serves robots.txt and sitemap.xml for the site of the host, and 404 for a host without one', async () => {
    const { send } = await open();
    const robots = await send('/robots.txt');
    expect(await robots.text()).toBe(
      'User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: http://car-store-se.localhost/sitemap.xml\n',
    );
    expect(robots.headers.get('cache-control')).toContain('public');
    expect(await (await send('/sitemap.xml')).text()).toContain(
      '<loc>http://car-store-se.localhost/sitemap-1.xml</loc>',
    );
    const swedish = await (await send('/sitemap-1.xml')).text();
    expect(swedish).toContain('<loc>http://car-store-se.localhost/en/kop-bil/alla-bilar-i-lager</loc>');
    expect(swedish).toContain('hreflang="sv-SE" href="http://car-store-se.localhost/kop-bil/alla-bilar-i-lager"');
    const norwegian = await (await send('/sitemap-1.xml', { host: 'car-store-no.localhost' })).text();
    expect(norwegian).toContain('/kjop-bil/alle-biler-pa-lager</loc>');
    expect(norwegian).not.toContain('hreflang');
    expect((await send('/robots.txt', { host: 'elsewhere.example' })).status).toBe(404);
    const { send: live } = await open({ mode: 'live' });
    expect(await (await live('/robots.txt', { host: 'nordvikbil.example' })).text()).toContain(
      'Sitemap: https://nordvikbil.example/sitemap.xml',
    );
  });

  it.each<[mode: 'demo' | 'live', key: string | undefined, sent: string | undefined, status: number]>([
    ['demo', undefined, undefined, 200],
    ['live', undefined, undefined, 404],
    ['live', undefined, 'Bearer anything-at-all', 404],
    ['live', 'a-key-of-sixteen-letters', undefined, 404],
    ['live', 'a-key-of-sixteen-letters', 'Bearer another-key-of-sixteen', 404],
    ['live', 'a-key-of-sixteen-letters', 'Bearer a-key-of-sixteen-letters', 200],
  ])('M-03 shows metrics in %s mode, key %s, to %s: %d', async (mode, metricsKey, sent, status) => {
    const { send } = await open({ mode, metricsKey, demoTools: 'network' });
    const response = await send('/api/metrics', { headers: sent ? { authorization: sent } : {} });
    expect(response.status).toBe(status);
    expect((await response.text()).includes('forecourt_open_streams')).toBe(status === 200);
  });
});

describe('metrics in demo mode', () => {
  const AWAY = '192.168.1.20';
  it.each<[peer: string, headers: Record<string, string>, settings: Parameters<typeof openProbe>[0], status: number]>([
    ['::1', {}, {}, 200],
    [AWAY, {}, {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': AWAY }, {}, 404],
    ['127.0.0.1', { 'x-forwarded-for': AWAY }, { trustedProxies: 1 }, 404],
    [AWAY, { 'x-forwarded-for': '127.0.0.1' }, { trustedProxies: 1 }, 404],
    [AWAY, {}, { demoTools: 'network' }, 200],
    [AWAY, { authorization: 'Bearer a-key-of-sixteen-letters' }, { metricsKey: 'a-key-of-sixteen-letters' }, 200],
  ])('M-03 for the visitor at %s with %j and the settings %j: %i', async (peer, headers, settings, status) => {
    const { app } = openProbe(settings);
    expect((await app.request('/api/metrics', { headers }, { peer })).status).toBe(status);
  });
});

async function openStreams({ metrics }: Probe): Promise<number | undefined> {
  return (await metrics.openStreams.get()).values[0]?.value;
}

/** Waits for what another turn of the event loop brings; Jest's own time limit ends it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
