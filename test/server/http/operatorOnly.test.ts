import { Hono, type Env } from 'hono';
import { createApp } from '@/server/app';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { createOperatorRoutes } from '@/server/http/operatorOnly';
import { createWrongSecrets } from '@/server/http/wrongSecrets';

const KEY = 'the-key-of-this-process';

function anApp() {
  const nothing = new Hono<Env>();
  const operator = { key: KEY, wrongKeys: createWrongSecrets('operator key') };
  const routes = () => createOperatorRoutes(operator, 1_024).get('/', (c) => c.json({}));
  const app = createApp({
    mode: 'live',
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
      staff: routes(),
      privacy: routes(),
      editors: routes(),
      backup: routes(),
      messages: routes(),
    },
  });
  return (area: string, key?: string, peer = '203.0.113.9') =>
    app.fetch(
      new Request(`http://car-store-se.localhost/api/${area}`, {
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      }),
      { peer },
    );
}

describe('the routes of the operator’s commands', () => {
  it('M-03 take ten wrong keys a minute from an address, all together, and then not even the right one', async () => {
    const send = anApp();
    const areas = ['privacy', 'backup', 'staff', 'editors', 'messages'];
    for (let tries = 0; tries < 10; tries += 1)
      expect((await send(areas[tries % areas.length] ?? '', `wrong-${tries}`)).status).toBe(401);
    for (const area of areas) {
      const refused = await send(area, KEY);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    }
    expect((await send('staff', KEY, '203.0.113.10')).status).toBe(200);
    // Without a key nothing is guessed.
    for (let tries = 0; tries < 12; tries += 1)
      expect((await send('backup', undefined, '203.0.113.11')).status).toBe(401);
    expect((await send('backup', KEY, '203.0.113.11')).status).toBe(200);
  });
});
