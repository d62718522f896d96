import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the search server was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeSearchServer {
  url: string;
  asked: Asked[];
  /** How it answers from now on; what it gives back undefined for is 404. */
  answers(how: (asked: Asked) => { status?: number; body: unknown } | undefined): void;
  close(): Promise<void>;
}

/** An HTTP server in place of an OpenSearch. */
export async function fakeSearchServer(): Promise<FakeSearchServer> {
  const asked: Asked[] = [];
  let answer: Parameters<FakeSearchServer['answers']>[0] = () => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => { body += part; });
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const { status = 200, body: said } = answer(one) ?? { status: 404, body: { error: { type: 'index_not_found_exception', reason: 'secret words' } } };
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(typeof said === 'string' ? said : JSON.stringify(said));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (how) => { answer = how; },
    close: () => new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    }),
  };
}
