import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { AppBindings } from './app.types';

/**
 * Requests whose response isn't sent yet. A request that nobody holds is collected, and its signal, which a stream may
 * still listen to, is never aborted then (Node 20).
 */
const underway = new Set<Request>();

export type FetchHandler = (request: Request, bindings: AppBindings) => Response | Promise<Response>;

/**
 * Connects Node's HTTP server with a fetch handler: streams both ways with back-pressure, and aborts the request's
 * signal when the client disconnects. Why not `@hono/node-server`: docs/dependencies.md. Never rejects.
 */
export async function bridge(
  handle: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  revalidate?: AppBindings['revalidate'],
): Promise<void> {
  const closed = new AbortController();
  // 'close' of the response: the request emits none once its body has been read.
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) closed.abort();
  });
  try {
    const bindings: AppBindings = {
      peer: incoming.socket.remoteAddress ?? 'unknown',
      revalidate,
      allowLongUpload: () => allowLongUpload(incoming),
    };
    const request = toRequest(incoming, closed.signal);
    underway.add(request);
    try {
      await send(await handle(request, bindings), outgoing, closed.signal);
    } finally {
      underway.delete(request);
    }
  } catch (error) {
    if (closed.signal.aborted) return;
    if (outgoing.headersSent) outgoing.destroy();
    else
      outgoing
        .writeHead(error instanceof BadRequest ? 400 : 500, {
          'Content-Type': 'text/plain',
          'Cache-Control': 'no-store',
        })
        .end();
  }
}

/** Property of a request that the production server sets; development has Node's own limit of five minutes. */
const ALLOW_LONG_UPLOAD = Symbol.for('forecourt.allowLongUpload');

function allowLongUpload(incoming: IncomingMessage): void {
  const allow: unknown = Reflect.get(incoming, ALLOW_LONG_UPLOAD);
  if (typeof allow === 'function') allow();
}

class BadRequest extends Error {
  override readonly name = 'BadRequest';
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers, socket } = incoming;
  const scheme = 'encrypted' in socket && (socket as TLSSocket).encrypted ? 'https' : 'http';
  const address = `${scheme}://${headers.host ?? 'localhost'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) throw new BadRequest('Unreadable address');
  const fields = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one): [string, string] => [name, one]),
  );
  const bodyless = method === 'GET' || method === 'HEAD';
  try {
    return new Request(address, {
      method,
      headers: fields,
      signal,
      ...(bodyless ? {} : { body: bodyOf(incoming), duplex: 'half' }),
    });
  } catch (cause) {
    // A method or a host that the standard has no request for: TRACE, 'user@host'.
    throw new BadRequest('Unreadable request', { cause });
  }
}

/**
 * Reads on demand. What the handler leaves unread is discarded by Node after the response.
 * (`Readable.toWeb` can throw outside of any handler when it is cancelled.)
 */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Uint8Array> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= incoming.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** Hop-by-hop headers are set by Node's server; cookies are copied separately. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'set-cookie']);

async function send(response: Response, outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) if (!HOP_BY_HOP.has(name)) outgoing.setHeader(name, value);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (!response.body) {
    outgoing.end();
    return;
  }
  // Sends the headers now: the first event of a stream may be seconds away.
  outgoing.flushHeaders();
  const drained = drainsOf(outgoing);
  const reader = response.body.getReader();
  const cancelReader = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancelReader, { once: true });
  if (signal.aborted) cancelReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) break;
    if (!outgoing.write(value) && !outgoing.closed) await drained();
  }
  if (!signal.aborted) outgoing.end();
}

/**
 * Returns a function that waits until the buffer is written out or the client has disconnected. It listens once for the
 * whole response: the framework's compression moves 'drain' to its own stream, so that `off` would not find it again, and
 * `on` may return that stream, on which no second call may be chained.
 */
function drainsOf(outgoing: ServerResponse): () => Promise<void> {
  let goOn = (): void => undefined;
  outgoing.on('drain', () => goOn());
  outgoing.on('close', () => goOn());
  return () =>
    new Promise((resolve) => {
      goOn = resolve;
    });
}
