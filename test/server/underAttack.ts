import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import pLimit from 'p-limit';
import { DEMO_API_KEY } from '@/server/config';
import { bridge } from '@/server/http/bridge';
import type { RunningServices } from '@/server/wiring';
import type { HostileRequest } from '../../src/tools/attack/hostileRequest';
import { figuresOf } from '../../src/tools/attack/processFigures';
import { routesOf } from '../../src/tools/attack/routes';
import { attack } from '../../src/tools/attack/run';
import { createSender } from '../../src/tools/attack/send';
import type { Target } from '../../src/tools/attack/target';
import { httpServer } from '../../src/tools/kit/http-server';

const ODD = [
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Expect: miracles',
  'Expect: 100-continue\r\nContent-Length: 10',
  'Content-Type: application/json\r\nContent-Length: 10',
  'Content-Type: application/json\r\nTransfer-Encoding: chunked',
];

/** A short `npm run attack` on the open services, and what it has found once. */
export function underAttack(services: () => RunningServices): void {
  let attacked: Server;
  let target: Target;
  beforeAll(async () => {
    ({ server: attacked } = httpServer(
      (request, response) => void bridge((given, bindings) => services().app.fetch(given, bindings), request, response),
    ));
    await once(attacked.listen(0, '127.0.0.1'), 'listening');
    target = { address: '127.0.0.1', port: (attacked.address() as AddressInfo).port };
  });
  afterAll(() => {
    attacked.closeAllConnections();
    attacked.close();
  });

  it('M-03 no hostile request over all routes fails, or stays without an answer', async () => {
    const size = { seed: 'npm test', requests: 600, bursts: 0, burstSize: 0, connections: 16, hangSeconds: 30 };
    const { findings, routes } = await attack(target, routesOf(services().app.routes), size, null);
    expect(findings).toEqual([]);
    expect(routes.size).toBeGreaterThan(80);
  });

  it('M-03 no odd, half-closed or never-ending request over all routes stays open, or keeps a descriptor', async () => {
    const before = figuresOf(String(process.pid));
    const { server } = httpServer(
      (request, response) => void bridge((given, bindings) => services().app.fetch(given, bindings), request, response),
      { bodyMs: 50 },
    );
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const sender = createSender({ address: '127.0.0.1', port: (server.address() as AddressInfo).port }, 30_000);
    const heads = routesOf(services().app.routes).flatMap(({ method, path }) => {
      const line = `${method === 'ALL' ? 'POST' : method} ${path.replaceAll(/[:{}\\?]/g, '')} HTTP/1.1`;
      return ODD.map((headers) => `${line}\r\n${headers}`);
    });
    const fewer = pLimit(200);
    const replies = await Promise.all(
      ['CONNECT elsewhere.example:443 HTTP/1.1', ...heads].flatMap((head, index) =>
        (['raw', 'half'] as const).map((manner) =>
          fewer(() => sender.send(hostile('', head, { manner }), 2 * index + Number(manner === 'half'))),
        ),
      ),
    );
    expect(replies.filter((reply) => reply === 'hung')).toEqual([]);
    expect(replies.length).toBeGreaterThan(1_000);
    const open = () => new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));
    while ((await open()) > 0) await setImmediate();
    sender.close();
    await new Promise((resolve) => server.close(resolve));
    const after = figuresOf(String(process.pid));
    // Linux alone tells.
    if (before && after) expect(after.connections).toBeLessThanOrEqual(before.connections);
  });

  const hostile = (method: string, path: string, more: Partial<HostileRequest> = {}): HostileRequest => ({
    manner: 'plain',
    method,
    path,
    headers: { host: 'car-store-se.localhost', 'content-type': 'application/json' },
    route: path,
    ...more,
  });
  const deep = '['.repeat(3_000) + ']'.repeat(3_000);
  const odd = ['toString', '__proto__', 'constructor', 'hasOwnProperty'];
  it.each<[what: string, status: number, request: HostileRequest]>([
    ['TRACE', 405, hostile('TRACE', '/api/search')],
    ['OPTIONS *', 400, hostile('', 'OPTIONS * HTTP/1.1', { manner: 'raw' })],
    ['a user in the host', 400, hostile('GET', '/healthz', { headers: { host: 'a@b' } })],
    ['the search for nothing but nesting', 400, hostile('POST', '/api/search', { body: deep })],
    ['a booking of nesting', 400, hostile('POST', '/api/mechmate/book', { body: `{"customer":${deep}}` })],
    ['NUL in a query', 400, hostile('GET', '/api/tirehotel/authorization/search?regNo=%00')],
    ['NUL in a body', 400, hostile('POST', '/api/tirehotel/authorization/search', { body: '{"regNo":"\\u0000"}' })],
    ['a quote without a vehicle', 400, hostile('POST', '/api/codeweaver/default', { body: '{}' })],
    ['a make of 200 letters', 400, hostile('GET', `/api/mechmate/authorized-workshop/${'x'.repeat(200)}`)],
    ...odd.flatMap((name): [string, number, HostileRequest][] => [
      [`a form with ${name}`, 400, hostile('POST', '/api/forms/comhub', { body: `{"${name}":1}` })],
      [`a tire hotel’s search with ${name}`, 400, hostile('GET', `/api/tirehotel/authorization/search?${name}=1`)],
      [
        `a query with ${name}`,
        400,
        hostile('POST', '/api/search', { body: `{"index":"cars-car-store-se","${name}":{}}` }),
      ],
      [
        `a placeholder ${name}`,
        404,
        hostile(
          'GET',
          `/sitecore/api/layout/placeholder/jss?item=%2F&sc_site=car-store-se&sc_lang=sv-SE&placeholderName=${name}&sc_apikey=${DEMO_API_KEY}`,
        ),
      ],
    ]),
    [
      'an unknown plate at the stream',
      200,
      hostile(
        'GET',
        '/api/mechmate/departments/closestAvailable?regNo=ZZZ999&latitude=59&longitude=18&serviceOfferings=HJULSKIFTE',
      ),
    ],
  ])('M-03 %s: %d', async (_what, status, request) => {
    const sender = createSender(target, 30_000);
    expect(await sender.send(request, 1)).toEqual({ status, retryAfter: false });
    sender.close();
  });
}
