import { Hono } from 'hono';
import type { StoriesPage, StoriesRequest } from '@/domain/stories/stories';
import { failed, ok } from '@/errors/result';
import { createApp } from '@/server/app';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import type { StoriesService, StoriesServiceRef } from '@/server/stories/stories.service';

const INDEX = 'AB'.repeat(16);
const page: StoriesPage = {
  index: { id: INDEX, title: 'Nyheter', path: '/nyheter', showDates: true, layout: '', highlightLatestStory: false },
  total: 1,
  endCursor: 'x',
  hasNext: false,
  items: [],
};
const QUERY = `site=car-store-se&locale=sv-SE&index=${INDEX}`;

function anApp(service: StoriesService | null, requests = 100) {
  const routes = {
    search: new Hono(),
    stock: new Hono(),
    media: new Hono(),
    content: new Hono(),
    analytics: new Hono(),
  };
  const slot: StoriesServiceRef = { service };
  const app = createApp({
    mode: 'demo',
    ready: () => true,
    trustedProxies: 0,
    metricsKey: undefined,
    log: createLog('silent'),
    metrics: createMetrics(),
    limits: { stories: { requests, seconds: 60 } },
    routes,
    stories: slot,
  });
  return {
    slot,
    request: (query: string) =>
      app.fetch(new Request(`http://car-store-se.localhost/api/stories?${query}`), { peer: '203.0.113.9' }),
  };
}

const recordingService = () => {
  const requests: StoriesRequest[] = [];
  return {
    requests,
    service: {
      stories: async (request: StoriesRequest) => {
        requests.push(request);
        return ok(page);
      },
    },
  };
};

describe('the stories API', () => {
  it('D-01 returns a page of stories that may be cached for a moment', async () => {
    const { requests, service } = recordingService();
    const response = await anApp(service).request(
      `${QUERY}&first=8&after=YWZ0ZXI6NA&tags=${'0A'.repeat(16)}&tags=${'0B'.repeat(16)}`,
    );
    expect([response.status, await response.json()]).toEqual([200, page]);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=10, s-maxage=30/);
    expect(requests).toEqual([
      {
        site: 'car-store-se',
        locale: 'sv-SE',
        index: INDEX,
        first: 8,
        after: 'YWZ0ZXI6NA',
        tags: ['0A'.repeat(16), '0B'.repeat(16)],
      },
    ]);
  });

  it('D-01 returns the first four by default', async () => {
    const { requests, service } = recordingService();
    await anApp(service).request(QUERY);
    expect(requests).toEqual([{ site: 'car-store-se', locale: 'sv-SE', index: INDEX, first: 4, after: '', tags: [] }]);
  });

  it('D-01 tells a cursor that the platform refuses from a platform that does not respond', async () => {
    const ofService = async (code: 'BAD_REQUEST' | 'CONTENT_FAILED') => {
      const response = await anApp({ stories: async () => failed(code) }).request(`${QUERY}&after=x`);
      return [response.status, (await response.json()).error.code, response.headers.get('retry-after')];
    };
    expect(await ofService('BAD_REQUEST')).toEqual([400, 'BAD_REQUEST', null]);
    expect(await ofService('CONTENT_FAILED')).toEqual([503, 'UNAVAILABLE', '5']);
  });

  it.each([
    ['no site', `locale=sv-SE&index=${INDEX}`, /site is missing/],
    ['a site that is none', `site=nobody&locale=sv-SE&index=${INDEX}`, /site is none of ours/],
    ['a locale of another site', `site=car-store-se&locale=da-DK&index=${INDEX}`, /locale is none/],
    ['no index', 'site=car-store-se&locale=sv-SE', /index is missing/],
    ['an index that is a path', 'site=car-store-se&locale=sv-SE&index=/livet', /index must be an id/],
    ['too many at once', `${QUERY}&first=101`, /first must be 100 or less/],
    ['none at once', `${QUERY}&first=0`, /first must be 1 or more/],
    ['half of one', `${QUERY}&first=1.5`, /whole number/],
    ['no number', `${QUERY}&first=many`, /first must be a number/],
    ['a cursor that is none', `${QUERY}&after=%22%7D`, /after is no cursor/],
    ['a tag that is none', `${QUERY}&tags=elbil`, /tags must be ids/],
    ['twenty-one tags', QUERY + `&tags=${INDEX}`.repeat(21), /more than 20 tags/],
    ['a stray parameter', `${QUERY}&q=1`, /no parameter "q"/],
  ])('D-01 refuses %s with a message', async (_what, query, message) => {
    const response = await anApp(recordingService().service).request(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: { code: 'BAD_REQUEST', message: expect.stringMatching(message) } });
  });

  it('D-05 responds 404 for an unknown index, and 503 while there is no stories service', async () => {
    expect((await anApp({ stories: async () => ok({ ...page, index: null }) }).request(QUERY)).status).toBe(404);
    for (const service of [null, { stories: async () => failed('CONTENT_FAILED') }]) {
      const response = await anApp(service).request(QUERY);
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        503,
        '5',
        'no-store',
      ]);
    }
  });

  it('D-05 uses the stories service as soon as it is set', async () => {
    const { slot, request } = anApp(null);
    expect((await request(QUERY)).status).toBe(503);
    slot.service = recordingService().service;
    expect((await request(QUERY)).status).toBe(200);
  });

  it('M-03 counts the requests of one address', async () => {
    const { request } = anApp(recordingService().service, 2);
    expect([(await request(QUERY)).status, (await request(QUERY)).status, (await request(QUERY)).status]).toEqual([
      200, 200, 429,
    ]);
  });
});
