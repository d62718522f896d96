import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bounded } from '../../src/tools/kit/bounded';

/** A server whose requests wait until they are finished one by one. */
async function serving(limits: Parameters<typeof bounded>[2]) {
  const started: { url: string; finish: () => void }[] = [];
  let arrived: (() => void) | undefined;
  const work = (given: IncomingMessage, response: ServerResponse): Promise<void> =>
    new Promise((resolve) => {
      started.push({ url: given.url ?? '', finish: () => void (response.end('done'), resolve()) });
      arrived?.();
    });
  const handle = bounded(work, ({ headers }) => String(headers['x-client']), limits);
  const server = createServer((given, response) => void handle(given, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const fetchFrom = (path: string, client = '127.0.0.1') => {
    const headers = { 'x-client': client };
    const outgoing = request({ port, host: '127.0.0.1', path, agent: false, headers }).end();
    const status = once(outgoing, 'response').then(([incoming]: IncomingMessage[]) => {
      incoming?.resume();
      return [incoming?.statusCode, incoming?.headers['retry-after']];
    });
    return { status, leave: () => outgoing.destroy() };
  };
  return {
    started,
    fetchFrom,
    until: async (count: number) => {
      while (started.length < count)
        await new Promise<void>((resolve) => {
          arrived = resolve;
        });
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

describe('work that is bounded', () => {
  it('M-03 runs in turn, and beyond the queue is 503 with Retry-After', async () => {
    const { started, fetchFrom, until, close } = await serving({ running: 1, waiting: 1 });
    const first = fetchFrom('/1');
    await until(1);
    // Either of them waits; the other one is refused.
    const others = [fetchFrom('/2'), fetchFrom('/3')];
    expect(await Promise.race(others.map(({ status }) => status))).toEqual([503, '2']);
    expect(started).toHaveLength(1);
    started[0]?.finish();
    expect(await first.status).toEqual([200, undefined]);
    await until(2);
    started[1]?.finish();
    const statuses = await Promise.all(others.map(({ status }) => status));
    expect(statuses.map(([status]) => status).toSorted()).toEqual([200, 503]);
    close();
  });

  it('M-03 leaves half of the places, and of those that wait, to others, and serves them in turn', async () => {
    const { started, fetchFrom, until, close } = await serving({ running: 2, waiting: 4 });
    const flood = ['/1', '/2', '/3', '/4'].map((path) => fetchFrom(path, '203.0.113.1').status);
    // One is in work and two wait: the fourth is refused.
    expect(await Promise.race(flood)).toEqual([503, '2']);
    const other = fetchFrom('/other', '203.0.113.2');
    await until(2);
    expect(started.map(({ url }) => url).at(-1)).toBe('/other');
    const third = fetchFrom('/third', '203.0.113.3');
    started[1]?.finish();
    expect(await other.status).toEqual([200, undefined]);
    await until(3);
    expect(started.map(({ url }) => url).at(-1)).toBe('/third');
    started[2]?.finish();
    expect(await third.status).toEqual([200, undefined]);
    for (const [index, count] of [
      [0, 4],
      [3, 5],
    ] as const) {
      started[index]?.finish();
      await until(count);
    }
    started[4]?.finish();
    expect((await Promise.all(flood)).map(([status]) => status).toSorted()).toEqual([200, 200, 200, 503]);
    close();
  });

  it('M-03 waits so long for its turn, and is 503 with Retry-After then', async () => {
    const { started, fetchFrom, until, close } = await serving({ running: 1, waiting: 5, longestWaitMs: 50 });
    const first = fetchFrom('/1');
    await until(1);
    const overdue = ['203.0.113.1', '203.0.113.1', '127.0.0.1'].map((client) => fetchFrom('/late', client).status);
    expect(await Promise.all(overdue)).toEqual(overdue.map(() => [503, '2']));
    const next = fetchFrom('/next', '203.0.113.1');
    started[0]?.finish();
    expect(await first.status).toEqual([200, undefined]);
    await until(2);
    started[1]?.finish();
    expect(await next.status).toEqual([200, undefined]);
    expect(started.map(({ url }) => url)).toEqual(['/1', '/next']);
    close();
  });

  it('M-03 is not held up by one that does not end', async () => {
    const { started, fetchFrom, until, close } = await serving({ running: 1, waiting: 5, longestMs: 20 });
    const never = fetchFrom('/never');
    never.status.catch(() => undefined);
    await until(1);
    const next = fetchFrom('/next');
    await until(2);
    started[1]?.finish();
    expect(await next.status).toEqual([200, undefined]);
    never.leave();
    close();
  });
});
