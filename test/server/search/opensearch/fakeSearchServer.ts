import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the search server was asked. */
export interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

/** What it says, `late` by so many milliseconds; or that it never answers, or breaks off in the middle. */
export type Said = { status?: number; body: unknown; late?: number } | 'hangs' | 'breaks off';

export interface FakeSearchServer {
  url: string;
  asked: Asked[];
  /** How it answers from now on; what it gives back undefined for is 404. */
  answers(how: (asked: Asked) => Said | undefined): void;
  close(): Promise<void>;
  /** Answers again where it did before it was closed. */
  open(): Promise<void>;
}

/** An HTTP server in place of an OpenSearch. */
export async function fakeSearchServer(): Promise<FakeSearchServer> {
  const asked: Asked[] = [];
  let answer: Parameters<FakeSearchServer['answers']>[0] = () => undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => {
      body += part;
    });
    request.on('end', () => {
      const one = { method: request.method ?? '', path: request.url ?? '', headers: request.headers, body };
      asked.push(one);
      const said = answer(one) ?? {
        status: 404,
        body: { error: { type: 'index_not_found_exception', reason: 'secret words' } },
      };
      if (said === 'hangs') return;
      if (said === 'breaks off') {
        response
          .writeHead(200, { 'Content-Type': 'application/json' })
          .write('{"took":1,"timed_out":false,', () => response.destroy());
        return;
      }
      const text = typeof said.body === 'string' ? said.body : JSON.stringify(said.body);
      const say = (): void =>
        void response.writeHead(said.status ?? 200, { 'Content-Type': 'application/json' }).end(text);
      if (said.late === undefined) say();
      else setTimeout(say, said.late);
    });
  });
  const listen = (at: number): Promise<void> =>
    new Promise((resolve) => {
      server.listen(at, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (how) => {
      answer = how;
    },
    open: () => listen(port),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
