import { Hono } from 'hono';
import { createApp } from '@/server/app';
import type { AppEnv } from '@/server/http/app.types';
import { defaultLimits } from '@/server/http/limits';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';

describe('the limits of search alerts', () => {
  it('M-03 let a mail provider end the alerts of all its users, and hold who requests', async () => {
    const nothing = new Hono();
    const app = createApp({
      mode: 'demo',
      ready: () => true,
      trustedProxies: 0,
      metricsKey: undefined,
      log: createLog('silent'),
      metrics: createMetrics(),
      routes: {
        search: nothing,
        stock: nothing,
        media: nothing,
        content: nothing,
        analytics: nothing,
        searchAlerts: new Hono<AppEnv>().all('*', (c) => c.text('reached')),
      },
    });
    const status = async (path: string): Promise<number> =>
      (await app.request(`/api/search-alerts${path}`, {}, { peer: '203.0.113.9' })).status;
    const { requests } = defaultLimits.searchAlerts;
    for (let number = 0; number < requests; number += 1) expect(await status('')).toBe(200);
    for (const path of ['', '/states', '/confirm/token']) expect(await status(path)).toBe(429);
    for (let number = 0; number < 2 * requests; number += 1) expect(await status('/end/token')).toBe(200);
  });
});
