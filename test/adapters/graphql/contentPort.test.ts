import { createContentPort } from '@/adapters/graphql/contentPort';

const KEY = 'a-secret-of-the-platform';
const HOME = { site: 'car-store-se', locale: 'sv-SE', path: '/' };
const FAILED = { ok: false, error: { code: 'CONTENT_FAILED', params: {} } };

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const layoutOf = (name: string) => ({
  data: { layout: { item: { rendered: { sitecore: { route: { name, placeholders: {} } } } } } },
});
const good = (name = 'Home') => json(layoutOf(name));
const refused = (status: number, headers: Record<string, string> = {}) =>
  json({ errors: [{ message: 'too much' }] }, status, headers);
const lost = () => {
  throw new TypeError('fetch failed');
};

/** A platform with scripted responses; the last one repeats. Time moves only by `advance`. */
function aPlatform(...responses: (() => Response)[]) {
  let index = 0;
  let now = 1_000;
  const requests: { input: string; init: RequestInit }[] = [];
  const reports: string[] = [];
  const waits: number[] = [];
  const script = [...responses];
  const port = createContentPort({
    endpoint: 'https://edge.example/graphql',
    headers: { sc_apikey: KEY },
    fetch: async (input, init) => {
      requests.push({ input, init });
      const respond = script[Math.min(index, script.length - 1)];
      index += 1;
      if (!respond) throw new Error('The platform has no answer.');
      return respond();
    },
    report: (what) => void reports.push(what),
    wait: async (ms) => void waits.push(ms),
    cache: { now: () => now },
  });
  return {
    port,
    requests,
    reports,
    waits,
    page: async (path = '/') => {
      const result = await port.page({ ...HOME, path });
      return result.ok ? (result.value?.name ?? null) : result.error.code;
    },
    /** From now on. */
    respondWith: (...next: (() => Response)[]) => {
      script.splice(0, script.length, ...next);
      index = 0;
    },
    advance: (ms: number) => {
      now += ms;
    },
  };
}

describe('a query to the content platform', () => {
  it('E-01 is one POST with the credential, its values as variables', async () => {
    const { port, requests } = aPlatform(() => good());
    await port.page(HOME);
    expect(requests).toHaveLength(1);
    const { input, init } = requests[0] ?? {};
    expect([input, init?.method]).toEqual(['https://edge.example/graphql', 'POST']);
    expect(new Headers(init?.headers).get('sc_apikey')).toBe(KEY);
    const { query, variables } = JSON.parse(String(init?.body));
    expect(variables).toEqual({ site: 'car-store-se', path: '/', language: 'sv-SE' });
    expect(query).not.toMatch(/car-store-se|sv-SE/);
  });

  it.each<[string, (() => Response)[], number[]]>([
    ['429 with Retry-After', [() => refused(429, { 'retry-after': '2' })], [2_000]],
    ['429 that would keep visitors waiting', [() => refused(429, { 'retry-after': '120' })], [3_000]],
    ['429 without Retry-After', [() => refused(429)], [250]],
    ['429 that names a date', [() => refused(429, { 'retry-after': 'Fri, 20 Nov 2026 09:00:00 GMT' })], [250]],
    ['503', [() => refused(503)], [250]],
    ['502 and 504', [() => refused(502), () => refused(504)], [250, 500]],
    ['520 of the network before it', [() => json('<html>', 520)], [250]],
    ['a lost line, twice', [lost, lost], [250, 500]],
    ['a response that is no JSON', [() => json('<html>')], [250]],
  ])('E-01 is put again after %s', async (_what, before, waited) => {
    const { page, requests, waits, reports } = aPlatform(...before, () => good());
    expect(await page()).toBe('Home');
    expect([requests.length, waits]).toEqual([before.length + 1, waited]);
    expect(reports).toEqual([]);
  });

  it.each<[string, () => Response, number, RegExp]>([
    ['503 for good', () => refused(503), 3, /status 503, too much/],
    ['a line that stays lost', lost, 3, /fetch failed/],
    ['401', () => refused(401), 1, /status 401/],
    ['400', () => refused(400), 1, /status 400/],
    ['500', () => refused(500), 1, /status 500/],
    [
      'errors next to data',
      () => json({ ...layoutOf('Home'), errors: [{ message: 'half of it' }] }),
      1,
      /status 200, half of it/,
    ],
    ['no data, and no word why', () => json({ data: null }), 1, /returned no data for /],
    [
      'errors without data',
      () => json({ errors: [{ message: 'no' }, { message: 'never' }] }),
      1,
      /status 200, no, never/,
    ],
  ])('E-01 fails with %s', async (_what, respond, tries, why) => {
    const { port, requests, reports } = aPlatform(respond);
    expect(await port.page(HOME)).toEqual(FAILED);
    expect([requests.length, reports]).toEqual([tries, [expect.stringMatching(why)]]);
  });

  it('E-01 has a time limit of four seconds, each time it is put', async () => {
    const limits: number[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      limits.push(ms);
      return AbortSignal.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    });
    const reports: string[] = [];
    const silent = createContentPort({
      endpoint: 'https://edge.example/graphql',
      headers: {},
      report: (what) => void reports.push(what),
      wait: async () => undefined,
      fetch: async (_input, { signal }) => {
        signal?.throwIfAborted();
        return good();
      },
    });
    expect(await silent.page(HOME)).toEqual(FAILED);
    expect(limits).toEqual([4_000, 4_000, 4_000]);
    expect(reports).toEqual([expect.stringContaining('aborted due to timeout')]);
    jest.restoreAllMocks();
  });

  it('E-02 leaves no key in any report, whatever happens', async () => {
    for (const respond of [
      () => refused(401),
      () => refused(503),
      () => refused(400),
      lost,
      () => json('<html>'),
      () => json({ ...layoutOf('Home'), errors: [{ message: 'no' }] }),
    ]) {
      const { port, reports } = aPlatform(respond);
      await port.page(HOME);
      await port.dictionary(HOME);
      await port.site('car-store-se');
      expect(reports).toHaveLength(3);
      // The query contains no more than the variables do.
      expect(reports.join()).not.toMatch(new RegExp(`${KEY}|query|sc_apikey`));
    }
  });
});

describe('responses of other platforms', () => {
  it.each<[string, unknown]>([
    ['nothing at all', {}],
    ['no layout', { layout: null }],
    ['no item', { layout: { item: null } }],
    ['an item without presentation', { layout: { item: { rendered: {} } } }],
    ['a layout in text', { layout: { item: { rendered: '{"sitecore":{}}' } } }],
    ['no route', { layout: { item: { rendered: { sitecore: { route: null } } } } }],
  ])('E-01 %s is no page', async (_what, data) => {
    const { port } = aPlatform(() => json({ data }));
    expect(await port.page(HOME)).toEqual({ ok: true, value: null });
  });

  it('E-01 lists with holes, entries without names and unknown kinds of redirects are read as far as they go', async () => {
    const { port, respondWith: respond } = aPlatform(() =>
      json({
        data: {
          item: {
            children: {
              results: [
                null,
                {},
                {
                  name: 'a',
                  url: { path: '/a' },
                  externalLink: { jsonValue: { value: { href: 'https://a.example' } } },
                  children: { results: null },
                },
              ],
            },
          },
        },
      }),
    );
    const menu = await port.navigation(HOME);
    expect(
      menu.ok && menu.value.map(({ name, url, externalLink, children }) => [name, url.path, externalLink, children]),
    ).toEqual([
      ['', '', '', []],
      ['a', '/a', 'https://a.example', []],
    ]);
    respond(() =>
      json({
        data: {
          site: {
            siteInfo: {
              robots: null,
              redirects: [
                null,
                { pattern: '/a', target: '/b', redirectType: 'REDIRECT_999' },
                { pattern: '/a' },
                { pattern: '/c', target: '/d', redirectType: 'REDIRECT_302', locale: null },
              ],
            },
          },
        },
      }),
    );
    expect(await port.site('car-store-se')).toEqual({
      ok: true,
      value: {
        robots: null,
        redirects: [
          {
            pattern: '/c',
            target: '/d',
            redirectType: 'REDIRECT_302',
            isQueryStringPreserved: false,
            isLanguagePreserved: false,
            locale: '',
          },
        ],
      },
    });
  });

  it.each<[string, (after: string) => object]>([
    ['repeats its cursor', () => ({ endCursor: 'again', hasNext: true })],
    ['has no cursor', () => ({ endCursor: null, hasNext: true })],
    ['never ends', (after) => ({ endCursor: `${after}x`, hasNext: true })],
  ])('E-01 a list that %s does not hold the site', async (_what, pageInfo) => {
    const requests: string[] = [];
    const port = createContentPort({
      endpoint: 'https://edge.example/graphql',
      headers: {},
      report: (what) => {
        throw new Error(what);
      },
      fetch: async (_input, { body }) => {
        const { after } = JSON.parse(String(body)).variables;
        requests.push(after);
        return json({
          data: {
            site: {
              siteInfo: {
                dictionary: { pageInfo: pageInfo(after), results: [{ key: `k${requests.length}`, value: 'v' }] },
              },
            },
          },
        });
      },
    });
    expect((await port.dictionary(HOME)).ok).toBe(true);
    expect(requests.length).toBeLessThanOrEqual(50);
  });

  it('E-01 a list whose second page fails is a failure, no half list', async () => {
    const { port } = aPlatform(
      () =>
        json({
          data: {
            site: {
              siteInfo: {
                dictionary: { pageInfo: { endCursor: 'a', hasNext: true }, results: [{ key: 'k', value: 'v' }] },
              },
            },
          },
        }),
      () => refused(500),
    );
    expect(await port.dictionary(HOME)).toEqual(FAILED);
  });
});

describe('a platform that is dead for an hour', () => {
  it('E-01 uses the stale response, reports the outage, and recovers with the first good response', async () => {
    const { page, respondWith: respond, advance, requests, reports } = aPlatform(() => good('old'));
    expect(await page()).toBe('old');
    respond(lost);
    for (let minute = 0; minute < 60; minute += 1) {
      advance(60_000);
      expect(await page()).toBe('old');
      // The response was renewed in the background.
      await new Promise<void>((done) => {
        setImmediate(done);
      });
    }
    expect(
      reports.filter(
        (what) => what === 'page car-store-se sv-SE / could not be renewed (CONTENT_FAILED) and is shown as it was.',
      ).length,
    ).toBeGreaterThan(50);
    expect(await page('/om-oss')).toBe('CONTENT_FAILED');
    respond(() => good('new'));
    advance(70_001);
    expect(await page()).toBe('new');
    expect(requests.length).toBeGreaterThan(60);
  });

  it('E-01 is requested every few seconds, not for every visitor', async () => {
    const { page, respondWith: respond, advance, requests } = aPlatform(() => good('old'));
    await page();
    advance(3_600_000);
    respond(lost);
    await page();
    const before = requests.length;
    await Promise.all(Array.from({ length: 100 }, () => page()));
    expect(requests.length).toBe(before);
  });
});
