import { failed, ok } from '@/errors/result';
import type { AnalyticsService, SeenPage } from '@/server/analytics/analytics.service';
import { createPersonalizationPort } from '@/adapters/http/personalizationPort';
import { inProcess, overHttp, type SendRequest } from '@test/contract/api/transports';
import { openAnalyticsApp } from './area';
import { event } from './contract';

const PATH = '/api/analytics/page-view';
const open = (pageView: AnalyticsService['pageView'] = async () => ok(null), requests?: number) => {
  const seen: SeenPage[] = [];
  const { app, lines } = openAnalyticsApp(
    {
      pageView: (page) => {
        seen.push(page);
        return pageView(page);
      },
    },
    requests,
  );
  const post = async (body: string, options: SendRequest = {}) =>
    (await inProcess(app)).send(PATH, { method: 'POST', body, ...options });
  return { app, lines, seen, post };
};

describe('the page view API', () => {
  it('A-17 passes a page view on, with the site of the requested host', async () => {
    const { post, seen } = open();
    const response = await post(JSON.stringify(event), {
      host: 'dealer-brand-no.localhost:3000',
      headers: { cookie: 'consent=x', 'user-agent': 'a browser', 'x-forwarded-for': '203.0.113.7' },
    });
    expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
      204,
      '',
      'no-store',
    ]);
    expect(seen).toEqual([{ event, site: 'dealer-brand-no' }]);
  });

  it.each<[string, SendRequest, string | null]>([
    ["a host that is no site's", { host: 'personal.example' }, null],
    [
      'another installation that names the site',
      { host: 'personal.example', headers: { 'x-site': 'truck-fi' } },
      'truck-fi',
    ],
    ['one that names no site of ours', { headers: { 'x-site': '<b>' } }, 'car-store-se'],
  ])('A-17 determines the site of %s', async (_, options, site) => {
    const { post, seen } = open();
    await post(JSON.stringify(event), options);
    expect(seen).toMatchObject([{ site }]);
  });

  it.each<[string, string, number]>([
    ['no JSON', 'page=home', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['a list', '[]', 400],
    ['another channel', JSON.stringify({ ...event, channel: 'APP' }), 400],
    ['another currency', JSON.stringify({ ...event, currency: 'SEK' }), 400],
    ['no page', JSON.stringify({ ...event, page: '' }), 400],
    ['a page that is no text', JSON.stringify({ ...event, page: 7 }), 400],
    ['a long page', JSON.stringify({ ...event, page: 'x'.repeat(101) }), 400],
    ['a variant with markup', JSON.stringify({ ...event, variantId: '<script>' }), 400],
    ['no language', JSON.stringify({ ...event, language: 'Svenska' }), 400],
    ['a field of its own', JSON.stringify({ ...event, email: 'asa@bil.example' }), 400],
    ['more than 2 kB', JSON.stringify({ ...event, page: 'x'.repeat(2_100) }), 413],
  ])('A-17 refuses %s', async (_, body, status) => {
    const { post, seen } = open();
    expect((await post(body)).status).toBe(status);
    expect(seen).toEqual([]);
  });

  it('A-17 hides a failure of the service from the visitor: a log line at debug level', async () => {
    const { post, lines } = open(async () => failed('PAGE_VIEW_FAILED'));
    expect((await post(JSON.stringify(event))).status).toBe(204);
    expect(lines.filter(({ msg }) => msg === 'page view not counted')).toEqual([
      expect.objectContaining({ level: 'debug', code: 'PAGE_VIEW_FAILED' }),
    ]);
  });

  it('A-17 logs neither page nor visitor', async () => {
    const { post, lines } = open();
    await post(JSON.stringify({ ...event, page: 'hemlig-sida' }), { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toMatch(/hemlig|203\.0\.113/);
  });

  it('A-17 takes so many a minute from one address', async () => {
    const { post, seen } = open(undefined, 1);
    expect([(await post(JSON.stringify(event))).status, (await post(JSON.stringify(event))).status]).toEqual([
      204, 429,
    ]);
    expect(seen).toHaveLength(1);
  });

  it('A-17 refuses pages of other sites, and accepts only POST', async () => {
    const { post, app } = open();
    expect((await post(JSON.stringify(event), { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    const response = await (await inProcess(app)).send(PATH);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });
});

describe.each([
  ['in process', inProcess],
  ['over HTTP', overHttp],
] as const)('the port of page views %s', (_, reach) => {
  const reached = async (pageView?: AnalyticsService['pageView'], limit?: number) => {
    const { app, seen } = open(pageView, limit);
    const way = await reach(app);
    const requests: RequestInit[] = [];
    const port = createPersonalizationPort((path, init) => {
      requests.push(init);
      return way.send(path, {
        method: init.method,
        body: typeof init.body === 'string' ? init.body : undefined,
        headers: { 'content-type': 'application/json' },
      });
    });
    return { port, seen, requests, close: way.close };
  };

  it('A-17 sends the event by a request that outlives the page', async () => {
    const { port, seen, requests, close } = await reached();
    expect(await port.pageView(event)).toEqual({ ok: true, value: null });
    expect(seen).toEqual([{ event, site: 'car-store-se' }]);
    expect(requests).toMatchObject([{ keepalive: true }]);
    await close();
  });

  it('A-17 reports a refusal by its code', async () => {
    const { port, close } = await reached(undefined, 1);
    await port.pageView(event);
    expect(await port.pageView(event)).toEqual({
      ok: false,
      error: { code: 'PAGE_VIEW_FAILED', params: { status: 429 } },
    });
    await close();
  });
});

it('A-17 the port never throws', async () => {
  expect(
    await createPersonalizationPort(() => Promise.reject(new TypeError('Failed to fetch'))).pageView(event),
  ).toEqual({ ok: false, error: { code: 'PAGE_VIEW_FAILED', params: {} } });
});
