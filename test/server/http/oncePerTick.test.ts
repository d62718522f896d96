import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/app.types';
import { oncePerTick } from '@/server/http/oncePerTick';

/** A back end whose searches hold the processor, as understanding a long text does. */
function busyApp(client?: string) {
  const done: string[] = [];
  const app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const given = c.req.header('client') ?? client;
    if (given !== undefined) c.set('client', given);
    await next();
  });
  app.use('/search', oncePerTick());
  app.get('/search', (c) => {
    done.push(c.req.header('client') ?? 'in process');
    return c.text('found');
  });
  return { app, done };
}
const tick = () => new Promise((resolve) => setImmediate(resolve));

describe('requests that cost the processor', () => {
  it('M-03 begin in turns of the event loop of their own, so that others are answered between them', async () => {
    const { app, done } = busyApp('203.0.113.5');
    const flood = Array.from({ length: 50 }, () => app.request('/search'));
    let ticks = 0;
    while (done.length < 20) {
      await tick();
      ticks += 1;
    }
    expect(ticks).toBeGreaterThanOrEqual(20);
    expect((await Promise.all(flood)).map(({ status }) => status)).toEqual(flood.map(() => 200));
  });

  it('M-03 a flood of one address lets another visitor in at once, and is refused beyond its share', async () => {
    const { app, done } = busyApp();
    const flood = Array.from({ length: 450 }, () => app.request('/search', { headers: { client: '203.0.113.5' } }));
    await app.request('/search', { headers: { client: '198.51.100.7' } });
    expect(done.indexOf('198.51.100.7')).toBeLessThan(8);
    const refused = (await Promise.all(flood)).filter(({ status }) => status === 503);
    expect(refused).toHaveLength(50);
    expect(refused.every(({ headers }) => headers.get('Retry-After') === '2')).toBe(true);
  });

  it('M-03 a body that never ends holds no place', async () => {
    const { app, done } = busyApp();
    app.post('/search', async (c) => c.text(await c.req.text()));
    const unfinished = (client: string) =>
      app.request('/search', {
        method: 'POST',
        headers: { client },
        body: new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{')) }),
        duplex: 'half',
      } as RequestInit);
    for (let index = 0; index < 40; index += 1) void unfinished(`203.0.113.${index % 10}`);
    await app.request('/search', { headers: { client: '198.51.100.7' } });
    expect(done).toEqual(['198.51.100.7']);
    const read = await app.request('/search', {
      method: 'POST',
      headers: { client: '198.51.100.7' },
      body: 'all of it',
    });
    expect(await read.text()).toBe('all of it');
  });

  it('M-03 whose turn does not come in time is asked to come again, in words that say why', async () => {
    const app = new Hono<AppEnv>();
    app.use(async (c, next) => {
      c.set('client', '203.0.113.5');
      await next();
    });
    app.use(oncePerTick({ atOnce: 1, longestWaitMs: 20 }));
    let end = (): void => undefined;
    app.get('/', async (c) => {
      await new Promise<void>((resolve) => (end = resolve));
      return c.text('found');
    });
    const first = app.request('/');
    const overdue = await app.request('/');
    expect([overdue.status, overdue.headers.get('Retry-After'), await overdue.json()]).toEqual([
      503,
      '2',
      { error: { code: 'UNAVAILABLE', message: 'Too many requests are in work at this moment. Try again later.' } },
    ]);
    end();
    expect((await first).status).toBe(200);
  });

  it('M-03 who left meanwhile costs nothing, and what pages ask in process does not wait', async () => {
    const { app, done } = busyApp();
    const left = await app.request('/search', { headers: { client: '203.0.113.5' }, signal: AbortSignal.abort() });
    expect([left.status, done]).toEqual([499, []]);
    const served = app.request('/search');
    await Promise.resolve();
    await served;
    expect(done).toEqual(['in process']);
  });
});
