import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bridge } from '@/server/http/bridge';
import type { App } from '@/server/http/app.types';

export interface SendRequest {
  method?: string;
  /** Default: 'car-store-se.localhost'. */
  host?: string;
  headers?: Record<string, string>;
  body?: string | AsyncIterable<Uint8Array>;
  /** Aborted where the visitor closes the connection. */
  signal?: AbortSignal;
}

/** A way to send requests to the app. */
export interface Transport {
  send(path: string, send?: SendRequest): Promise<Response>;
  close(): Promise<void>;
}

const HOST = 'car-store-se.localhost';

/** Like a page on the server. With a peer, so that rate limits count as over HTTP. */
export function inProcess(app: App): Promise<Transport> {
  return Promise.resolve({
    async send(path, { method = 'GET', host = HOST, headers, body, signal } = {}) {
      const init = {
        method,
        headers,
        signal,
        ...(body === undefined
          ? {}
          : { body: typeof body === 'string' ? body : streamOf(body), duplex: 'half' as const }),
      };
      const given = new Request(`http://${host}${path}`, init);
      if (typeof body === 'string' && !given.headers.has('content-length'))
        given.headers.set('content-length', String(Buffer.byteLength(body)));
      return app.fetch(given, { peer: '203.0.113.9' });
    },
    close: () => Promise.resolve(),
  });
}

/** Like a browser: through Node's HTTP server and the bridge. */
export async function overHttp(app: App): Promise<Transport> {
  const server = await listen(
    (incoming, outgoing) => void bridge((given, bindings) => app.fetch(given, bindings), incoming, outgoing),
  );
  return { send: (path, send) => requestPort(server.port, path, send), close: server.close };
}

export async function listen(handle: RequestListener): Promise<{ port: number; close(): Promise<void> }> {
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** By Node's own client: fetch would choose the Host header itself. */
export function requestPort(
  port: number,
  path: string,
  { method = 'GET', host = HOST, headers, body, signal }: SendRequest = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { port, host: '127.0.0.1', path, method, headers: { host, ...headers }, signal, agent: false },
      (incoming) => resolve(toResponse(incoming)),
    );
    outgoing.on('error', reject);
    if (body === undefined || typeof body === 'string') outgoing.end(body);
    else
      void (async () => {
        for await (const chunk of body) {
          if (outgoing.destroyed) return;
          await new Promise<void>((written) => outgoing.write(chunk, () => written()));
        }
        outgoing.end();
      })().catch(reject);
  });
}

function reading(chunks: AsyncIterator<Uint8Array>, cancel: () => void): UnderlyingDefaultSource<Uint8Array> {
  return {
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel,
  };
}

const streamOf = (body: AsyncIterable<Uint8Array>) =>
  new ReadableStream<Uint8Array>(
    reading(body[Symbol.asyncIterator](), () => undefined),
    { highWaterMark: 0 },
  );

function toResponse(incoming: IncomingMessage): Response {
  const status = incoming.statusCode ?? 0;
  const headers = new Headers();
  for (let url = 0; url < incoming.rawHeaders.length; url += 2)
    headers.append(incoming.rawHeaders[url] ?? '', incoming.rawHeaders[url + 1] ?? '');
  const bodyless = [204, 304].includes(status) || incoming.headers['content-length'] === '0';
  if (bodyless) incoming.resume();
  const body = bodyless
    ? null
    : new ReadableStream<Uint8Array>(
        reading(incoming[Symbol.asyncIterator](), () => void incoming.destroy()),
        { highWaterMark: 0 },
      );
  return new Response(body, { status, headers });
}
