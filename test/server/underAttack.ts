import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_API_KEY } from '@/server/config';
import { bridge } from '@/server/http/bridge';
import type { RunningServices } from '@/server/wiring';
import type { HostileRequest } from '../../src/tools/attack/hostileRequest';
import { routesOf } from '../../src/tools/attack/routes';
import { attack } from '../../src/tools/attack/run';
import { createSender } from '../../src/tools/attack/send';
import type { Target } from '../../src/tools/attack/target';
import { httpServer } from '../../src/tools/kit/http-server';

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
