import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A server that answers: ours or the floor. */
export interface Served {
  port: number;
  /** The Host header of its pages, port included. */
  host: string;
  pid: number;
}

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came: compressed where the server compressed it. */
  body: Buffer;
}

const ASK_EVERY_MS = 100;

/** One request over a kept connection. By node:http, which adds nothing and unpacks nothing. */
export function ask(
  server: Served,
  path: string,
  { agent, headers = {} }: { agent?: http.Agent; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = http.get(
      { host: '127.0.0.1', port: server.port, path, agent, headers: { host: server.host, ...headers } },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
        response.once('error', reject);
      },
    );
    request.once('error', reject);
  });
}

/** The text of a page that must be there. */
export async function pageText(server: Served, path: string): Promise<string> {
  const { status, body } = await ask(server, path);
  if (status !== 200) throw new Error(`${server.host}${path} answered ${status}.`);
  return body.toString('utf8');
}

/** Asks until the server answers the path with 200. */
export async function untilItAnswers(server: Served, path: string, withinMs: number): Promise<void> {
  const limit = performance.now() + withinMs;
  for (;;) {
    const status = await ask(server, path).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > limit) throw new Error(`${server.host}${path} did not answer in time.`);
    await pause(ASK_EVERY_MS);
  }
}
