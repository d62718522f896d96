import { Hono } from 'hono';
import type { AppEnv } from '@/server/http/app.types';
import { rateLimit } from '@/server/http/limits';

/** Statuses of requests from these addresses, one after another. */
async function statuses(seconds: number, clients: readonly (string | undefined)[]): Promise<number[]> {
  const app = new Hono<AppEnv>()
    .use(async (c, next) => {
      const client = c.req.header('x-test-client');
      if (client !== undefined) c.set('client', client);
      await next();
    })
    .use(rateLimit('uploadsOfDay', { requests: 2, seconds }))
    .get('/', (c) => c.text('ok'));
  const found: number[] = [];
  for (const client of clients)
    found.push((await app.request('/', client === undefined ? {} : { headers: { 'x-test-client': client } })).status);
  return found;
}

describe('limits by address', () => {
  it.each<[what: string, seconds: number, client: string | undefined, last: number]>([
    ['of a day hold a visitor', 86_400, '203.0.113.5', 429],
    ['of a day do not hold a proxy of this machine, which stands for all visitors', 86_400, '127.0.0.1', 200],
    ['of a day do not hold one that speaks IPv6', 86_400, '0:0:0:0::/64', 200],
    ['of minutes hold that proxy, too: no program floods the server', 600, '127.0.0.1', 429],
    ['hold no call in process', 86_400, undefined, 200],
  ])('M-03 %s', async (_what, seconds, client, last) => {
    expect(await statuses(seconds, [client, client, client])).toEqual([200, 200, last]);
  });

  it.each([
    ['IPv4', (index: number) => `203.0.113.${index}`, '203.0.114.1'],
    ['IPv6', (index: number) => `2001:db8:5:${index}::/64`, '2001:db8:6:1::/64'],
  ])('M-03 hold neighbouring addresses (%s) at eight times as much together', async (_, clientOf, other) => {
    const clients = Array.from({ length: 9 }, (__, index) => [clientOf(index + 1), clientOf(index + 1)]).flat();
    expect(await statuses(600, [...clients, other])).toEqual([...Array<number>(16).fill(200), 429, 429, 200]);
  });
});
