import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request to the search server. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** A response, delayed by `delayMs`; or none, or one that breaks off in the middle. */
export type FakeResponse = { status?: number; body: unknown; delayMs?: number } | 'hangs' | 'breaks off';

export interface FakeSearchServer {
  url: string;
  requests: RecordedRequest[];
  /** How it responds from now on; undefined gives 404. */
  respondWith(how: (request: RecordedRequest) => FakeResponse | undefined): void;
  close(): Promise<void>;
  /** Answers again where it did before it was closed. */
  open(): Promise<void>;
}

/** An HTTP server in place of an OpenSearch. */
export async function fakeSearchServer(): Promise<FakeSearchServer> {
  const requests: RecordedRequest[] = [];
  let respond: Parameters<FakeSearchServer['respondWith']>[0] = () => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      requests.push(one);
      const reply = respond(one) ?? {
        status: 404,
        body: { error: { type: 'index_not_found_exception', reason: 'secret words' } },
      };
      if (reply === 'hangs') return;
      if (reply === 'breaks off') {
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .write('{"took":1,"timed_out":false,', () => response.destroy());
        return;
      }
      const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body);
      const write = (): void =>
        void response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json' }).end(text);
      if (reply.delayMs === undefined) write();
      else setTimeout(write, reply.delayMs);
    });
  });
  const listen = (port: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    respondWith: (how) => {
      respond = how;
    },
    open: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
