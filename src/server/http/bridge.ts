import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { TLSSocket } from 'node:tls';
import type { AppBindings } from './app.types';

export type FetchHandler = (request: Request, bindings: AppBindings) => Response | Promise<Response>;

/**
 * Between Node's HTTP server and a fetch handler: streams both ways with back-pressure, and aborts the request's signal
 * when the visitor goes. Written by hand: the ready-made bridge replaces the global Response, after which Next's proxy
 * answers 500 for good. Never rejects.
 */
export async function bridge(
  handle: FetchHandler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  revalidate?: AppBindings['revalidate'],
): Promise<void> {
  const closed = new AbortController();
  allowLongUploads(incoming);
  // The response's 'close', not the request's: that one stays silent once the body has been read.
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) closed.abort();
  });
  try {
    const bindings: AppBindings = { peer: incoming.socket.remoteAddress ?? 'unknown', revalidate };
    const response = await handle(toRequest(incoming, closed.signal), bindings);
    await send(response, outgoing, closed.signal);
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

/** Node's own limit is five minutes; a stock that is streamed in takes longer. The limit on the headers stays. */
const LONGEST_UPLOAD_MS = 60 * 60_000;

/** The server isn't ours to make, so it is told when it hands over a request; it looks at its limits anew each time it checks. */
function allowLongUploads({ socket }: IncomingMessage): void {
  const server = 'server' in socket ? socket.server : null;
  if (!(server instanceof Server)) return;
  if (server.requestTimeout > 0 && server.requestTimeout < LONGEST_UPLOAD_MS) server.requestTimeout = LONGEST_UPLOAD_MS;
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
  return new Request(address, {
    method,
    headers: fields,
    signal,
    ...(bodyless ? {} : { body: bodyOf(incoming), duplex: 'half' }),
  });
}

/**
 * Reads only what is asked for. What the handler leaves unread Node throws away after the answer, without keeping it.
 * (`Readable.toWeb` would throw outside every handler when it is cancelled at the wrong moment.)
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

/** Belong to one connection, not to the answer: Node's server sets its own. */
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
  // The head goes out at once: a stream's first event may be seconds away.
  outgoing.flushHeaders();
  const reader = response.body.getReader();
  const cancelReader = () => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancelReader, { once: true });
  if (signal.aborted) cancelReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done || signal.aborted) break;
    if (!outgoing.write(value) && !outgoing.closed) await drained(outgoing);
  }
  if (!signal.aborted) outgoing.end();
}

/** Until the visitor has taken what was written, or has gone. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      outgoing.off('drain', done).off('close', done);
      resolve();
    };
    outgoing.on('drain', done).on('close', done);
  });
}
