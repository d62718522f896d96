import { createEmbeddedAnalytics } from '@/server/analytics/embedded.analytics';
import { createPageViewsStore } from '@/server/analytics/pageViews.store';
import { createUpstreamAnalytics } from '@/server/analytics/upstream.analytics';
import { bridge } from '@/server/http/bridge';
import { listen } from '@test/contract/api/transports';
import { onBothEngines } from '../database/engines';
import { openAnalyticsApp } from './area';
import { analyticsContract, event, type OpenAnalytics } from './contract';

const DAY = '2026-11-20';
const NEXT = '2026-11-21';
const timeOf = (day: string): number => Date.parse(`${day}T09:00:00Z`);

onBothEngines('page views', ({ database }) => {
  const store = (mostPages?: number) => createPageViewsStore(database().orm, { mostPages });
  beforeEach(() => store().forgetBefore('9999-12-31'));

  const embedded = async (): Promise<OpenAnalytics> => {
    const errors: unknown[] = [];
    const profiles = store();
    let works = true;
    const guarded = {
      ...profiles,
      add: (...given: Parameters<typeof profiles.add>) =>
        works ? profiles.add(...given) : Promise.reject(new Error('The database is gone.')),
    };
    return {
      service: createEmbeddedAnalytics(guarded, {
        now: () => timeOf(DAY),
        report: (error) => errors.push(error),
        retentionDays: 400,
      }),
      counts: () => profiles.of(DAY),
      breakDown: async () => {
        works = false;
      },
      errors,
    };
  };

  describe('counted by ourselves', () => {
    analyticsContract(embedded);
  });

  describe('remote counting over HTTP', () => {
    const ends: (() => Promise<void>)[] = [];
    afterEach(async () => {
      for (const end of ends.splice(0)) await end();
    });
    analyticsContract(async () => {
      const remote = await embedded();
      const { app } = openAnalyticsApp(remote.service);
      const server = await listen(
        (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
      );
      let open = true;
      const close = async () => {
        if (open) await server.close();
        open = false;
      };
      ends.push(close);
      const errors: unknown[] = [];
      return {
        service: createUpstreamAnalytics(
          { url: `http://127.0.0.1:${server.port}/api/analytics/page-view`, key: undefined },
          { report: (error) => errors.push(error) },
        ),
        counts: remote.counts,
        breakDown: close,
        errors,
      };
    });
  });

  it('A-17 further names of a day than a site can have are counted together', async () => {
    const few = store(2);
    for (const page of ['a', 'b', 'c', 'd', 'a', 'c']) await few.add(DAY, { event: { ...event, page }, site: 'it' });
    await few.add(DAY, { event: { ...event, page: 'c' }, site: 'custom' });
    expect((await few.of(DAY)).map(({ site, page, views }) => `${site} ${page} ${views}`)).toEqual([
      'custom c 1',
      'it (other) 3',
      'it a 2',
      'it b 1',
    ]);
  });

  it('A-17 each day has its own sums, and after 400 days they are deleted', async () => {
    let now = timeOf(DAY);
    const service = createEmbeddedAnalytics(store(), {
      now: () => now,
      report: (error) => {
        throw error;
      },
      retentionDays: 400,
    });
    await service.pageView({ event, site: 'it' });
    now = timeOf(NEXT);
    await service.pageView({ event, site: 'it' });
    expect([await store().of(DAY), await store().of(NEXT)]).toMatchObject([[{ views: 1 }], [{ views: 1 }]]);
    now = timeOf(DAY) + 401 * 86_400_000;
    await service.pageView({ event, site: 'it' });
    expect([await store().of(DAY), (await store().of(NEXT)).length]).toEqual([[], 1]);
  });
});

describe('a remote personalisation service', () => {
  const send = async (respond: () => Promise<Response>, key?: string) => {
    const requests: [string, RequestInit | undefined][] = [];
    const errors: unknown[] = [];
    const fetch: typeof globalThis.fetch = (input, init) => {
      requests.push([String(input), init]);
      return respond();
    };
    const service = createUpstreamAnalytics(
      { url: 'https://personal.example/views', key },
      { fetch, report: (error) => errors.push(error) },
    );
    return { result: await service.pageView({ event, site: 'it' }), requests, errors };
  };

  it('A-17 receives the event, the site and our key, and no data of the visitor', async () => {
    const { result, requests } = await send(async () => new Response(null, { status: 202 }), 'a-key-of-ours');
    expect(result.ok).toBe(true);
    expect(requests).toHaveLength(1);
    const [url, init] = requests[0] ?? [];
    expect([url, init?.method, init?.redirect, init?.headers]).toEqual([
      'https://personal.example/views',
      'POST',
      'error',
      { 'Content-Type': 'application/json', 'x-site': 'it', Authorization: 'Bearer a-key-of-ours' },
    ]);
    expect(JSON.parse(String(init?.body))).toEqual(event);
  });

  it.each<[string, () => Promise<Response>]>([
    ['refuses', async () => new Response('no', { status: 401 })],
    ['fails', async () => new Response('no', { status: 500 })],
    [
      'is not there',
      async () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('A-17 that %s is a failed page view', async (_, respond) => {
    const { result, requests, errors } = await send(respond);
    expect([result, requests.length, errors.length]).toEqual([
      { ok: false, error: { code: 'PAGE_VIEW_FAILED', params: {} } },
      1,
      1,
    ]);
  });
});
