import { Hono } from 'hono';
import { createCarsStore, type CarsStore } from '@/server/cars/cars.store';
import { createFeed } from '@/server/cars/feed/feed.service';
import { createPriceLedger } from '@/server/cars/ledger/ledger.store';
import { MOST_REFUSALS, stockRoutes } from '@/server/cars/stock.routes';
import { createDealersStore } from '@/server/dealers/dealers.store';
import type { AppEnv } from '@/server/http/app.types';
import { createLog } from '@/server/http/log';
import { createMetrics } from '@/server/http/metrics';
import { observeRequests } from '@/server/http/observe';
import { createWrongSecrets } from '@/server/http/wrongSecrets';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(60_000);

const KEY = 'a-key-of-sixteen-or-more';
const jsonl = (...rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const car = (id: number, more: object = {}) => ({
  car_id: String(id),
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price: 249_900,
  ...more,
});

onBothEngines('the stock API', (engine) => {
  let cars: CarsStore;
  let app: ReturnType<typeof stockRoutes>;
  const report = jest.fn();

  beforeEach(async () => {
    const { orm } = engine.database();
    await orm.execute('truncate cars, price_history, stock_runs, stock_staging cascade');
    cars = createCarsStore(orm);
    report.mockReset();
    app = new Hono<AppEnv>().use(observeRequests(createLog('silent'), createMetrics())).route(
      '/',
      stockRoutes({
        feed: createFeed({ cars, dealers: createDealersStore(orm), changed: () => undefined }),
        ledger: createPriceLedger(orm),
        key: KEY,
        stockOf: (site) => (site === 'car-store-se' ? 'se' : null),
        report,
        wrongKeys: createWrongSecrets('stock key'),
      }),
    );
  });

  const post = async (
    body: string | ReadableStream<Uint8Array>,
    { query = 'site=car-store-se', type = 'application/x-ndjson', key = KEY } = {},
  ) =>
    app.request(`/?${query}`, {
      method: 'POST',
      body,
      headers: { 'content-type': type, authorization: `Bearer ${key}` },
      ...(typeof body === 'string' ? {} : { duplex: 'half' }),
    });
  const lines = async (response: Response): Promise<Record<string, unknown>[]> =>
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  it.each([
    ['', 401],
    ['wrong', 401],
    [`${KEY}x`, 401],
    [KEY, 200],
  ])('M-03 answers the key %j with status %d', async (key, status) => {
    expect((await post(jsonl(car(100_001)), { key })).status).toBe(status);
    expect((await app.request('/?site=car-store-se', { headers: { authorization: `Bearer ${key}` } })).status).toBe(
      status,
    );
  });

  it('M-03 takes ten wrong keys in a minute, and then not even the right one', async () => {
    for (let index = 0; index < 10; index += 1) expect((await post('', { key: 'wrong' })).status).toBe(401);
    const limited = await post(jsonl(car(100_001)));
    expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await cars.size('se')).toBe(0);
  });

  it('M-03 needs a key at all', async () => expect((await app.request('/?site=car-store-se')).status).toBe(401));

  it.each([
    ['an unknown site', { query: 'site=nobody' }, 400, 'BAD_REQUEST'],
    ['no site', { query: '' }, 400, 'BAD_REQUEST'],
    ['a body of another type', { type: 'image/png' }, 415, 'UNSUPPORTED_MEDIA'],
    ['a wrong key', { key: 'wrong' }, 401, 'UNAUTHORIZED'],
  ])('M-03 refuses %s', async (_, options, status, code) => {
    const response = await post(jsonl(car(100_001)), options);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(await response.json()).toEqual({ error: { code, message: expect.any(String) } });
    expect(await cars.size('se')).toBe(0);
  });

  it('M-03 refuses an export in an unknown form', async () => {
    expect(
      (await app.request('/?site=car-store-se&format=xml', { headers: { authorization: `Bearer ${KEY}` } })).status,
    ).toBe(400);
  });

  it.each([
    ['application/x-ndjson', jsonl(car(100_001), car(100_002))],
    ['application/json; charset=utf-8', JSON.stringify([car(100_001), car(100_002)])],
    ['text/csv', 'car_id,car_brand,car_model\n100001,Volvo,V60\n100002,Kia,Ceed\n'],
  ])('M-03 takes %s and ends with a summary', async (type, body) => {
    const response = await post(body, { type });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const output = await lines(response);
    expect(output.at(-1)).toMatchObject({ type: 'summary', stock: 'se', rows: 2, added: 2, refused: 0 });
    expect(await cars.size('se')).toBe(2);
  });

  it('M-03 reports each refused row during the import', async () => {
    const output = await lines(
      await post(
        jsonl(car(100_001), car(100_002, { car_price: -1 }), { ...car(100_003, { car_price: 'x' }), '#line': 77 }),
      ),
    );
    expect(output.filter(({ type }) => type === 'refused')).toEqual([
      { type: 'refused', line: 2, ref: { car_id: '100002' }, reasons: ['car_price must be at least 0, not -1'] },
      { type: 'refused', line: 77, ref: { car_id: '100003' }, reasons: ['car_price must be a number, not "x"'] },
    ]);
  });

  it('M-03 lists no endless refusals, but counts them', async () => {
    const output = await lines(await post('x\n'.repeat(MOST_REFUSALS + 5)));
    expect(output.filter(({ type }) => type === 'refused')).toHaveLength(MOST_REFUSALS);
    expect(output.slice(-2)).toEqual([
      { type: 'unlisted', refused: 5 },
      expect.objectContaining({ type: 'summary', refused: MOST_REFUSALS + 5 }),
    ]);
  });

  it('M-03 replaces and does dry runs by the query, and refuses to empty the stock', async () => {
    await post(jsonl(car(100_001), car(100_002), car(100_003))).then(lines);
    expect((await lines(await post(jsonl(car(100_001)), { query: 'site=car-store-se&replace=1' }))).at(-1)).toEqual({
      type: 'failed',
      message: expect.stringContaining('would remove 2 of the 3'),
    });
    expect(
      (await lines(await post(jsonl(car(100_001)), { query: 'site=car-store-se&replace=1&force=1&dry-run=1' }))).at(-1),
    ).toMatchObject({ type: 'summary', removed: 2, dryRun: true });
    expect(await cars.size('se')).toBe(3);
    expect(
      (await lines(await post(jsonl(car(100_001)), { query: 'site=car-store-se&replace=1&force=1' }))).at(-1),
    ).toMatchObject({ type: 'summary', removed: 2, replaced: true });
    expect(await cars.size('se')).toBe(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('M-03 replaces nothing when the body breaks off', async () => {
    await post(jsonl(car(100_001))).then(lines);
    let sent = false;
    const broken = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent) controller.error(new Error('the line broke'));
        else controller.enqueue(Buffer.from(jsonl(car(200_001))));
        sent = true;
      },
    });
    const output = await lines(await post(broken, { query: 'site=car-store-se&replace=1&force=1' }));
    expect(output.at(-1)).toMatchObject({ type: 'failed' });
    expect(await cars.car('se', '100001')).not.toBeNull();
    expect(await cars.car('se', '200001')).toBeNull();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('M-03 exports what it took', async () => {
    await post(jsonl(car(100_001), car(100_002))).then(lines);
    const authorization = `Bearer ${KEY}`;
    const all = await lines(await app.request('/?site=car-store-se', { headers: { authorization } }));
    expect(all.map(({ car_id }) => car_id)).toEqual(['100001', '100002']);
    const csv = await (await app.request('/?site=car-store-se&format=csv', { headers: { authorization } })).text();
    expect(csv.split('\n')[0]).toMatch(/^car_id,slug,external_id,/);
    expect((await lines(await post(csv, { type: 'text/csv' }))).at(-1)).toMatchObject({ unchanged: 2, changed: 0 });
  });
});
