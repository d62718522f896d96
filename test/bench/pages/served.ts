import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A running server: ours or the floor. */
export interface Served {
  port: number;
  /** The Host header of its pages, port included. */
  host: string;
  pid: number;
}

export interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface TimedResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** As it came: compressed where the server compressed it. */
  body: Buffer;
}

const POLL_EVERY_MS = 100;

/** One request over an open connection. By node:http, which adds nothing and unpacks nothing. */
export function request(
  server: Served,
  path: string,
  { agent, headers = {}, method = 'GET', body }: Sent & { agent?: http.Agent } = {},
): Promise<TimedResponse> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port: server.port, path, method, agent, headers: { host: server.host, ...headers } },
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
    request.end(body);
  });
}

/** The text of a page that must be there. */
export async function pageText(server: Served, path: string): Promise<string> {
  const { status, body } = await request(server, path);
  if (status !== 200) throw new Error(`${server.host}${path} answered ${status}.`);
  return body.toString('utf8');
}

/** Sends requests until the server responds to the path with 200. */
export async function untilReady(server: Served, path: string, withinMs: number): Promise<void> {
  const limit = performance.now() + withinMs;
  for (;;) {
    const status = await request(server, path).then(
      (response) => response.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() > limit) throw new Error(`${server.host}${path} did not answer in time.`);
    await pause(POLL_EVERY_MS);
  }
}
