import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import { createApp } from '@/server/app';
import type { Database } from '@/server/database/orm';
import { openPostgres } from '@/server/database/postgres';
import { createReachableCheck } from '@/server/database/unavailable';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { startPostgres, type PostgresServer } from './postgresServer';

jest.setTimeout(120_000);

/** A connection to PostgreSQL through which nothing passes while it hangs, as behind a broken network. */
class HangingProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;
  #isHung = false;

  constructor(port: number) {
    this.#server = createServer((client) => {
      const server = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [client, server],
        [server, client],
      ] as const) {
        this.#sockets.add(one);
        one.on('data', (chunk) => void (this.#isHung || other.write(chunk)));
        one.on('error', () => undefined).once('close', () => void (this.#sockets.delete(one), other.destroy()));
      }
    });
  }

  async listen(): Promise<number> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  hang(isHung: boolean): void {
    this.#isHung = isHung;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }
}

describe('a PostgreSQL that hangs', () => {
  let server: PostgresServer;
  let proxy: HangingProxy;
  let database: Database;
  let fetchFrom: (path: string) => Promise<Response>;

  beforeAll(async () => {
    server = await startPostgres();
    const url = new URL(await server.newDatabase());
    proxy = new HangingProxy(Number(url.port));
    url.port = String(await proxy.listen());
    database = await openPostgres(url.href, { connectMs: 5_000, statementMs: 3_000, silentMs: 6_000 });
    const { orm, probe } = database;
    const nothing = new Hono();
    const app = createApp({
      mode: 'demo',
      ready: () => true,
      reachable: createReachableCheck(probe, 3_000),
      trustedProxies: 0,
      metricsKey: undefined,
      log: createLog('silent'),
      metrics: createMetrics(),
      routes: {
        search: new Hono()
          .get('/one', async (c) => {
            await orm.execute(sql`select 1`);
            return c.text('one');
          })
          .get('/sleeping', async (c) => {
            await orm.execute(sql`select pg_sleep(30)`);
            return c.text('slept');
          })
          .get('/transaction', async (c) => {
            await orm.transaction(async (tx) => {
              await tx.execute(sql`select 1`);
              proxy.hang(true);
              await tx.execute(sql`select 2`);
            });
            return c.text('both');
          }),
        stock: nothing,
        media: nothing,
        content: nothing,
        analytics: nothing,
      },
    });
    fetchFrom = async (path) => app.request(path);
  });
  afterAll(async () => {
    proxy.close();
    await database.close();
    await server.stop();
  });
  afterEach(() => proxy.hang(false));

  const seen = async (path: string): Promise<[number, boolean]> => {
    const response = await fetchFrom(path);
    return [response.status, response.headers.has('retry-after')];
  };

  it('M-03 is 503 with Retry-After for all who ask meanwhile, and for its readiness, not for its life', async () => {
    expect([await seen('/api/search/one'), await seen('/readyz')]).toEqual([
      [200, false],
      [200, false],
    ]);
    proxy.hang(true);
    // More than the pool has connections.
    const all = await Promise.all(Array.from({ length: 25 }, () => seen('/api/search/one')));
    expect(new Set(all.map(String))).toEqual(new Set(['503,true']));
    expect([await seen('/readyz'), await seen('/healthz')]).toEqual([
      [503, true],
      [200, false],
    ]);
  });

  it('M-03 heals by itself, with connections that are new', async () => {
    proxy.hang(false);
    const all = await Promise.all(Array.from({ length: 25 }, () => seen('/api/search/one')));
    expect(new Set(all.map(String))).toEqual(new Set(['200,false']));
    expect(await seen('/readyz')).toEqual([200, false]);
  });

  it('M-03 ends a transaction in its middle, and the next one works', async () => {
    expect(await seen('/api/search/transaction')).toEqual([503, true]);
    proxy.hang(false);
    expect(await seen('/api/search/one')).toEqual([200, false]);
  });

  it('M-03 ends a statement that takes too long', async () => {
    expect(await seen('/api/search/sleeping')).toEqual([503, true]);
    expect(await seen('/api/search/one')).toEqual([200, false]);
    // At the server, too: one that goes on there would hold its locks.
    const going = await database.orm.execute(
      sql`select 1 from pg_stat_activity where state = 'active' and query like 'select pg_sleep%'`,
    );
    expect(going).toMatchObject({ rows: [] });
  });

  it('M-03 is ready while a burst holds its connections: a balancer would take all processes away', async () => {
    // Twice as many as the pool has connections.
    const burst = Array.from({ length: 20 }, () => seen('/api/search/sleeping'));
    expect(await seen('/readyz')).toEqual([200, false]);
    await Promise.all(burst);
  });
});
