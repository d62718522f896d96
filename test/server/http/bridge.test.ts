import { Agent, request, type RequestListener } from 'node:http';
import { connect } from 'node:net';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { bridge, type FetchHandler } from '@/server/http/bridge';
import { requestPort, listen } from '@test/contract/api/transports';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

let servers: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(servers.map((server) => server.close()));
  servers = [];
});

async function serve(handle: FetchHandler): Promise<number> {
  const server = await listen((incoming, outgoing) => void bridge(handle, incoming, outgoing));
  servers.push(server);
  return server.port;
}

describe('the bridge between Node’s server and the app', () => {
  it('M-03 does not replace the global Response: Next’s proxy checks its responses with instanceof', async () => {
    const before = [globalThis.Response, globalThis.Request];
    await requestPort(await serve(() => new Response('ok')), '/');
    expect([globalThis.Response, globalThis.Request]).toEqual(before);
    expect(globalThis.Response).toBe(before[0]);
  });

  it('J-05 aborts the request’s signal when the client disconnects before the response', async () => {
    const visitor = new AbortController();
    let aborted: Promise<unknown> | undefined;
    const port = await serve(({ signal }) => {
      aborted = once(signal, 'abort');
      visitor.abort();
      return new Promise<Response>(() => undefined);
    });
    await expect(requestPort(port, '/', { signal: visitor.signal })).rejects.toThrow();
    await aborted;
  });

  it('J-05 aborts the signal of a stream whose request nobody holds any more', async () => {
    let aborted: Promise<unknown> | undefined;
    const visitor = new AbortController();
    const port = await serve(({ signal }) => {
      aborted = once(signal, 'abort');
      return new Response(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) }));
    });
    const response = await requestPort(port, '/', { signal: visitor.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    collectGarbage();
    visitor.abort();
    await aborted;
    await reader?.cancel().catch(() => undefined);
  });

  it('M-03 does not abort a completed request', async () => {
    let signal: AbortSignal | undefined;
    const port = await serve((given) => {
      ({ signal } = given);
      return new Response('done');
    });
    expect(await (await requestPort(port, '/')).text()).toBe('done');
    expect(signal?.aborted).toBe(false);
  });

  it('M-03 waits for a slow reader instead of buffering, and leaves no listeners', async () => {
    let made = 0;
    const warnings: string[] = [];
    const warn = (warning: Error) => void warnings.push(warning.name);
    process.on('warning', warn);
    const port = await serve(
      () =>
        new Response(
          new ReadableStream(
            {
              pull(controller) {
                if (made === 400) return controller.close();
                made += 1;
                controller.enqueue(new Uint8Array(65_536));
              },
            },
            { highWaterMark: 0 },
          ),
        ),
    );
    const response = await requestPort(port, '/');
    const reader = response.body!.getReader();
    let bytes = (await reader.read()).value?.length ?? 0;
    expect(made).toBeLessThan(400);
    for (let part = await reader.read(); !part.done; part = await reader.read()) bytes += part.value.length;
    await new Promise((resolve) => setImmediate(resolve));
    process.off('warning', warn);
    expect([bytes, warnings]).toEqual([400 * 65_536, []]);
  });

  it('M-03 streams through the framework’s compression without a listener for each piece', async () => {
    const warnings: string[] = [];
    const warn = (warning: Error) => void warnings.push(warning.message);
    process.on('warning', warn);
    let made = 0;
    const handle: FetchHandler = () =>
      new Response(
        new ReadableStream({
          pull(controller) {
            if (made === 60) return controller.close();
            made += 1;
            controller.enqueue(new Uint8Array(65_536));
          },
        }),
        { headers: { 'content-type': 'text/csv' } },
      );
    const compression = jest.requireActual<() => (...of: [...Parameters<RequestListener>, () => void]) => void>(
      'next/dist/compiled/compression',
    );
    const compress = compression();
    const server = await listen((incoming, outgoing) =>
      compress(incoming, outgoing, () => void bridge(handle, incoming, outgoing)),
    );
    servers.push(server);
    const response = await requestPort(server.port, '/', { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    const packed = Buffer.from(await response.arrayBuffer());
    process.off('warning', warn);
    expect([gunzipSync(packed).length, warnings]).toEqual([60 * 65_536, []]);
  });

  it('M-03 responds 500 without details when the handler throws', async () => {
    const port = await serve(() => {
      throw new Error('secret');
    });
    const response = await requestPort(port, '/');
    expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      500,
      'no-store',
      '',
    ]);
  });

  it('M-03 cuts the connection when a response stream fails: it must not look complete', async () => {
    const port = await serve(
      () =>
        new Response(
          new ReadableStream({
            start: (controller) => controller.enqueue(new Uint8Array(10)),
            pull: (controller) => controller.error(new Error('broken')),
          }),
        ),
    );
    const response = await requestPort(port, '/');
    await expect(response.arrayBuffer()).rejects.toThrow();
  });

  it('M-03 lets a handler get more time for an upload, where the server allows it', async () => {
    let requested = 0;
    const handle: FetchHandler = (_given, bindings) => {
      bindings.allowLongUpload?.();
      return new Response(String(requested));
    };
    const offering = await listen((incoming, outgoing) => {
      Reflect.set(incoming, Symbol.for('forecourt.allowLongUpload'), () => {
        requested += 1;
      });
      void bridge(handle, incoming, outgoing);
    });
    servers.push(offering);
    expect(await (await requestPort(offering.port, '/')).text()).toBe('1');
    expect(await (await requestPort(await serve(handle), '/')).text()).toBe('1');
  });

  it.each<[what: string, head: string]>([
    ['an address that is no path', 'GET http://elsewhere.example/ HTTP/1.1\r\nHost: a.example'],
    ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: a.example'],
    ['a host that is none', 'GET / HTTP/1.1\r\nHost: a b?c'],
  ])('M-03 returns 400 for %s', async (_what, head) => {
    const socket = connect(await serve(() => new Response('ok')), '127.0.0.1');
    socket.write(`${head}\r\nConnection: close\r\n\r\n`);
    const [first] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    expect(first.toString()).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('M-03 serves the next request of a connection whose last body was not read', async () => {
    const port = await serve((given) => new Response(new URL(given.url).pathname, { status: 413 }));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = async (path: string) => {
      const outgoing = request({ port, host: '127.0.0.1', path, method: 'POST', agent });
      outgoing.end(Buffer.alloc(2_000_000));
      const [incoming] = (await once(outgoing, 'response')) as [AsyncIterable<Buffer>];
      let text = '';
      for await (const chunk of incoming) text += chunk.toString();
      return text;
    };
    expect([await post('/first'), await post('/second')]).toEqual(['/first', '/second']);
    agent.destroy();
  });
});
