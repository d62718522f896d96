import { expect, test } from './kit/fixtures';
import { requestHost } from './kit/http';

const SEARCH = '/api/search';
const INDEX = 'cars-car-store-se';
const HOST = 'car-store-se.localhost';
const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`;

interface Bad {
  what: string;
  status: 400 | 413;
  body: unknown;
}

const json = (fields: object): string => JSON.stringify({ index: INDEX, ...fields });

const bad: readonly Bad[] = [
  { what: 'no JSON', status: 400, body: '{"index":' },
  { what: 'an empty body', status: 400, body: '' },
  { what: 'a list', status: 400, body: '[]' },
  { what: 'null', status: 400, body: 'null' },
  { what: 'brackets twenty thousand deep', status: 400, body: deep },
  { what: 'no index', status: 400, body: '{}' },
  { what: 'an index that is a number', status: 400, body: json({ index: 7 }) },
  { what: 'an index named __proto__', status: 400, body: '{"index":"__proto__"}' },
  { what: 'a keyphrase that is a list', status: 400, body: json({ keyphrase: ['volvo'] }) },
  { what: 'a keyphrase of 10 000 characters', status: 400, body: json({ keyphrase: 'v'.repeat(10_000) }) },
  { what: 'control characters', status: 400, body: json({ keyphrase: 'vol\u0000vo' }) },
  { what: 'a limit of text', status: 400, body: json({ limit: '48' }) },
  { what: 'a limit of a million', status: 400, body: json({ limit: 1_000_000 }) },
  { what: 'a negative offset', status: 400, body: json({ offset: -1 }) },
  { what: 'half an offset', status: 400, body: json({ offset: 0.5 }) },
  { what: 'an offset beyond numbers', status: 400, body: `{"index":"${INDEX}","offset":1e400}` },
  { what: 'an unknown facet', status: 400, body: json({ facets: [{ name: 'car_wheels' }] }) },
  { what: 'an unknown filter', status: 400, body: json({ filters: [{ name: 'car_chassino', values: ['x'] }] }) },
  { what: 'an unknown sort', status: 400, body: json({ sort_name: 'car_price; drop table cars' }) },
  { what: 'an unknown property', status: 400, body: json({ debug: true }) },
  {
    what: 'ten thousand filters',
    status: 413,
    body: json({ filters: Array.from({ length: 10_000 }, () => ({ name: 'car_brand', values: ['Volvo'] })) }),
  },
  {
    what: 'ten thousand values',
    status: 413,
    body: json({ facets: [{ name: 'car_brand', filters: Array.from({ length: 10_000 }, (_, index) => `v${index}`) }] }),
  },
  {
    what: 'a thousand filters',
    status: 400,
    body: json({ filters: Array.from({ length: 1_000 }, () => ({ name: 'car_brand', values: ['Volvo'] })) }),
  },
  { what: 'a body of 10 MB', status: 413, body: json({ keyphrase: 'v'.repeat(10_000_000) }) },
];

const send = (request: Parameters<typeof requestHost>[0], body: unknown, headers: Record<string, string> = {}) =>
  requestHost(request, HOST, SEARCH, {
    method: 'POST',
    data: Buffer.from(String(body)),
    headers: { 'content-type': 'application/json', ...headers },
  });

test.describe('the search API', () => {
  test.afterEach(async ({ request }) => {
    const response = await send(request, json({ limit: 1 }));
    expect(response.status(), 'the server is alive').toBe(200);
    expect((await response.json()).content).toHaveLength(1);
  });

  for (const { what, status, body } of bad) {
    test(`F-01 ${what} is refused with ${status} and a reason`, async ({ request }) => {
      const response = await send(request, body);
      expect(response.status()).toBe(status);
      expect(response.headers()['content-type']).toContain('application/json');
      const { error } = await response.json();
      expect(error.code).toBe(status === 413 ? 'TOO_LARGE' : 'BAD_REQUEST');
      expect(error.message).toMatch(/^\S.{5,300}\.$/);
      // Error messages contain no source locations.
      expect(error.message).not.toMatch(/\bat \/|node_modules|\.ts:/);
    });
  }

  for (const [method, status] of [
    ['GET', 405],
    ['PUT', 405],
    ['DELETE', 405],
  ] as const) {
    test(`F-01 ${method} returns ${status}`, async ({ request }) => {
      expect((await requestHost(request, HOST, SEARCH, { method })).status()).toBe(status);
    });
  }

  test('F-01 a request from another origin is refused', async ({ request }) => {
    expect((await send(request, json({}), { origin: 'https://elsewhere.example' })).status()).toBe(403);
    expect((await send(request, json({}), { 'sec-fetch-site': 'cross-site' })).status()).toBe(403);
  });

  test('F-01 an unknown index returns 404, private fields are never sent', async ({ request }) => {
    expect((await send(request, JSON.stringify({ index: 'cars-nowhere' }))).status()).toBe(404);
    expect((await send(request, JSON.stringify({ index: 'nowhere' }))).status()).toBe(400);
    const { content } = await (await send(request, json({ limit: 3 }))).json();
    for (const car of content) expect(Object.keys(car)).not.toContain('car_chassino');
  });
});
