import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate as nextMacrotask } from 'node:timers/promises';
import { readStockMap } from '@/domain/stock/stockMap.schema';
import { createCarsStore, type CarsStore } from '@/server/cars/cars.store';
import { createFeed, type Feed, type ImportRequest } from '@/server/cars/feed/feed.service';
import type { RowEvent } from '@/server/cars/feed/rowFeed';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { createDealersStore, type DealersStore } from '@/server/dealers/dealers.store';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';
import type { CarChange } from '@/server/cars/cars.write';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(60_000);

const fixture = (name: string): string => path.join('test/fixtures/stock', name);
async function* bytes(...parts: string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}
const jsonl = (...rows: object[]): string => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
const car = (id: number, more: object = {}) => ({
  car_id: String(id),
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price: 249_900,
  ...more,
});

/** Stores of which a test uses only the named methods. */
const never = (): never => {
  throw new Error('not called here');
};
const absentCars: CarsStore = {
  apply: never,
  stage: never,
  documents: never,
  changesSince: never,
  version: never,
  changedAt: never,
  size: never,
  car: never,
  byRegistrationNumber: never,
  everOffered: never,
  stored: never,
  prices: never,
  lowestPrice30Days: never,
};
const absentDealers: DealersStore = {
  upsert: never,
  replace: never,
  remove: never,
  facility: never,
  facilityBySlug: never,
  documents: never,
  changesSince: never,
  version: never,
  facilities: () => Promise.resolve([]),
};

onBothEngines('the feed', (engine) => {
  let cars: CarsStore;
  let feed: Feed;
  let index: CarChange[];

  beforeEach(async () => {
    const { orm } = engine.database();
    await orm.execute('truncate cars, price_history, stock_runs, stock_staging, facilities, departments cascade');
    cars = createCarsStore(orm);
    index = [];
    feed = createFeed({
      cars,
      dealers: createDealersStore(orm),
      changed: (_, changes) => {
        index.push(...changes);
      },
    });
  });

  async function take(source: AsyncIterable<Uint8Array>, request: Partial<ImportRequest> = {}, signal?: AbortSignal) {
    const events: RowEvent[] = [];
    const summary = await feed.import({ stock: 'se', ...request }, source, (event) => events.push(event), signal);
    return { summary, refused: events.flatMap((event) => (event.type === 'refused' ? [event] : [])) };
  }
  const exported = async (format: 'jsonl' | 'csv'): Promise<string> => {
    let text = '';
    for await (const piece of feed.export('se', format)) text += piece;
    return text;
  };

  describe('of a foreign file', () => {
    const map = () => readStockMap(JSON.parse(readFileSync(fixture('foreign.map.json'), 'utf8')));
    const foreign = () => take(createReadStream(fixture('foreign.csv')), { map: map(), delimiter: ';' });

    it('M-03 takes its rows through the mapping, whatever its encoding', async () => {
      const { summary, refused } = await foreign();
      expect(summary).toMatchObject({ rows: 7, added: 3, refused: 3, removed: 0 });
      expect(refused).toEqual([
        { type: 'refused', line: 6, ref: { external_id: 'A-1004' }, reasons: ['car_year: "tjugo" is not a number'] },
        {
          type: 'refused',
          line: 7,
          ref: { external_id: 'A-1005' },
          reasons: ['car_fuel: "Vätgas" is not among the words of the mapping'],
        },
        { type: 'refused', line: 8, reasons: ['the columns that name the car are blank (Annons-id)'] },
      ]);
      const stock = index.map(({ document }) => document);
      expect(stock[0]).toMatchObject({
        external_id: 'A-1001',
        car_id: expect.stringMatching(/^\d{12}$/),
        slug: 'volvo-v60-b4-plus-2021',
        car_model_text: 'V60 B4 Plus',
        car_mileage: 4_820,
        car_odometer: 'mil',
        car_fuel: 'Bensin',
        car_gearbox: 'Automat',
        car_power: 197,
        car_price: 249_900,
        car_price_currency: 'SEK',
        car_firstregistration: '2021-05-31',
        car_equipment: ['Dragkrok', 'Backkamera', 'Motorvärmare'],
        car_images: [{ original: 'https://bilar.example/a1.jpg' }, { original: 'https://bilar.example/a2.jpg' }],
        car_primary_image: { thumbnail_url: 'https://bilar.example/a1.jpg' },
        car_site_city: 'Örebro',
        car_is_used: true,
      });
      expect(stock[1]).toMatchObject({ car_brand: 'Škoda', car_price: 389_500.5 });
      expect(stock[2]).toMatchObject({ car_version: '1.5 TSI' });
    });

    it('M-03 changes nothing the second time', async () => {
      await foreign();
      const before = await cars.version('se');
      expect((await foreign()).summary).toMatchObject({ added: 0, changed: 0, removed: 0, unchanged: 3 });
      expect(await cars.version('se')).toBe(before);
      expect(index).toHaveLength(3);
    });
  });

  it('M-03 refuses rows one by one, with line, car and every reason', async () => {
    const { summary, refused } = await take(
      bytes(
        jsonl(car(100_001)),
        'broken\n',
        jsonl(
          car(100_002, { car_price: 'dear', car_year: 12 }),
          { car_id: 'X1', car_brand: 'Kia' },
          car(100_003, { colour: 'red' }),
          { removed: true },
        ),
      ),
    );
    expect(summary).toMatchObject({ rows: 6, added: 2, refused: 4, unnamed: 3, ignored: ['colour'] });
    expect(refused.map(({ line, ref, reasons }) => [line, ref, reasons])).toEqual([
      [2, undefined, [expect.stringContaining('the row is not JSON')]],
      [3, { car_id: '100002' }, ['car_year must be at least 1885, not 12', 'car_price must be a number, not "dear"']],
      [
        4,
        undefined,
        [
          'car_id must be 5 to 12 digits (an id of another form belongs in external_id), not "X1"',
          'car_model is missing',
        ],
      ],
      [6, undefined, ['the row does not say which car: car_id or external_id is missing']],
    ]);
  });

  it('M-03 identifies a car without any id by the content of its row', async () => {
    const row = { car_brand: 'Saab', car_model: '9-3', car_regno: 'abc 123' };
    await take(bytes(jsonl(row)));
    expect((await take(bytes(jsonl({ ...row, car_regno: 'ABC 124' }, row)))).summary).toMatchObject({
      added: 1,
      unchanged: 1,
    });
    expect(index.every(({ id }) => /^\d{12}$/.test(id))).toBe(true);
  });

  describe('of rows without an id', () => {
    const map = () =>
      readStockMap({
        fields: {
          car_brand: 'Märke',
          car_model: 'Modell',
          car_mileage: { from: 'Miltal (km)', unit: 'km>mil' },
          car_description: 'Text',
        },
        removed: { from: 'Status', when: ['Såld'] },
      });
    const head = 'Märke;Modell;Miltal (km);Text;Status;Exporterad\n';
    const row = (km: number, { status = 'Till salu', exported = '1' } = {}) =>
      `Volvo;V60;${km};;${status};${exported}\n`;
    const takeRows = (rows: string, request: Partial<ImportRequest> = {}) =>
      take(bytes(head + rows), { map: map(), delimiter: ';', ...request });

    it('M-03 keeps cars apart that are equal only after rounding, and knows each again', async () => {
      expect((await takeRows(row(12) + row(14))).summary).toMatchObject({ added: 2 });
      expect(index.map(({ document }) => document?.car_mileage)).toEqual([1, 1]);
      expect(new Set(index.map(({ id }) => id)).size).toBe(2);
      // In another order, at another time: a column that the mapping does not read identifies nothing.
      expect((await takeRows(row(14, { exported: '2' }) + row(12, { exported: '2' }))).summary).toMatchObject({
        added: 0,
        changed: 0,
        unchanged: 2,
      });
    });

    it('M-03 removes the one that its row calls sold, and the one that a replacement leaves out', async () => {
      await takeRows(row(12) + row(14) + row(17));
      const [first, second] = index.map(({ id }) => id);
      expect((await takeRows(row(12, { status: 'Såld' }))).summary).toMatchObject({ removed: 1, refused: 0 });
      expect([await cars.car('se', first ?? ''), await cars.size('se')]).toEqual([null, 2]);
      expect((await takeRows(row(17), { replace: true })).summary).toMatchObject({ removed: 1, unchanged: 1 });
      expect([await cars.car('se', second ?? ''), await cars.size('se')]).toEqual([null, 1]);
    });

    it('M-03 removes a car by its row in our own format', async () => {
      const own = { car_brand: 'Saab', car_model: '9-3', car_mileage: 17_300 };
      await take(bytes(jsonl(own)));
      expect((await take(bytes(jsonl({ ...own, removed: true })))).summary).toMatchObject({ removed: 1, refused: 0 });
    });
  });

  it('M-03 lends a car the currency, unit and place that its row leaves out', async () => {
    const [facility] = generateFacilities('uk');
    if (!facility) throw new Error('no facility');
    await createDealersStore(engine.database().orm).upsert('uk', [facility]);
    await take(
      bytes(jsonl(car(100_001, { car_mileage: 30_000, car_site_id: facility.site_id, car_campaign_price: 1 }))),
      { stock: 'uk' },
    );
    expect(index[0]?.document).toMatchObject({
      car_price_currency: 'GBP',
      car_odometer: 'mi',
      car_site_city: facility.site_city,
      car_site_geocoord: facility.site_geocoord,
      car_has_campaign_price: true,
    });
  });

  it('M-03 notifies the index of every change, including removals', async () => {
    await take(bytes(jsonl(car(100_001), car(100_002))));
    await take(bytes(jsonl({ car_id: '100001', removed: true }, car(100_002, { car_price: 1 }))));
    expect(index.map(({ id, document }) => [id, document?.car_price ?? null])).toEqual([
      ['100001', 249_900],
      ['100002', 249_900],
      ['100002', 1],
      ['100001', null],
    ]);
    expect(index.map(({ version }) => version)).toEqual(index.map(({ version }) => version).toSorted((a, b) => a - b));
  });

  describe('that replaces', () => {
    beforeEach(async () => {
      await take(bytes(jsonl(...Array.from({ length: 6 }, (_, index) => car(100_001 + index)))));
      index = [];
    });

    it('M-03 removes cars missing in the file, keeps the cars of refused rows, and notifies the index afterwards', async () => {
      const { summary } = await take(
        bytes(jsonl(car(100_001), car(100_002, { car_price: 5 }), car(100_003, { car_price: 'dear' }), car(100_009))),
        { replace: true },
      );
      expect(summary).toMatchObject({ added: 1, changed: 1, unchanged: 1, removed: 3, refused: 1, replaced: true });
      expect(await cars.size('se')).toBe(4);
      expect(await cars.car('se', '100003')).toMatchObject({ car_price: 249_900 });
      expect(index.filter(({ document }) => document === null).map(({ id }) => id)).toEqual([
        '100004',
        '100005',
        '100006',
      ]);
    });

    it('M-03 changes nothing when it is cut short', async () => {
      const cut = async function* (): AsyncGenerator<Uint8Array> {
        yield Buffer.from(jsonl(...Array.from({ length: 450 }, (_, index) => car(200_001 + index))));
        throw new Error('the line broke');
      };
      await expect(take(cut(), { replace: true, force: true })).rejects.toThrow('the line broke');
      await expect(take(bytes('a,b\n1,"2\n'), { replace: true, force: true })).rejects.toThrow(
        "can't be read any further",
      );
      const leaving = new AbortController();
      leaving.abort(new Error('gone'));
      await expect(take(bytes(jsonl(car(1_000_001))), { replace: true, force: true }, leaving.signal)).rejects.toThrow(
        'gone',
      );
      expect(await cars.size('se')).toBe(6);
      expect(index).toEqual([]);
      expect(await engine.database().orm.query.stockRuns.findMany()).toEqual([]);
    });

    it('M-03 refuses a file that would remove more than half', async () => {
      await expect(take(bytes(jsonl(car(100_001))), { replace: true })).rejects.toThrow('would remove 5 of the 6 cars');
      await expect(take(bytes('\n'), { replace: true, format: 'jsonl' })).rejects.toThrow(
        'would remove 6 of the 6 cars',
      );
      expect(await cars.size('se')).toBe(6);
      expect((await take(bytes(jsonl(car(100_001))), { replace: true, force: true })).summary.removed).toBe(5);
    });
  });

  it('M-03 only counts in a dry run', async () => {
    await take(bytes(jsonl(car(100_001), car(100_002))));
    const again = bytes(
      jsonl(car(100_001), car(100_002, { car_price: 1 }), car(100_003), car(100_003), {
        car_id: '100002',
        removed: true,
      }),
    );
    expect((await take(again, { dryRun: true })).summary).toMatchObject({
      added: 1,
      unchanged: 1,
      removed: 1,
      dryRun: true,
    });
    expect(await cars.size('se')).toBe(2);
    expect(index).toHaveLength(2);
  });

  it.each(['jsonl', 'csv'] as const)('M-03 reads its own export (%s) back to the same cars', async (format) => {
    const dealers = createDealersStore(engine.database().orm);
    await dealers.upsert('se', generateFacilities('se').slice(0, 5));
    const rows = [];
    for (const generated of generateCars('se')) {
      rows.push({ kind: 'car' as const, line: rows.length + 1, car: generated });
      if (rows.length === 150) break;
    }
    await cars.apply('se', rows);
    await cars.apply('se', [
      {
        kind: 'car',
        line: 1,
        car: {
          ...rows[0]?.car,
          car_id: '1000009',
          car_brand: 'A "quoted", brand',
          car_model: 'Möd\nel',
          car_campaigns: ['a|b', '[c]'],
          car_equipment: [],
        },
      },
    ]);
    const { summary, refused } = await take(bytes(await exported(format)));
    expect(refused).toEqual([]);
    expect(summary).toMatchObject({ rows: 151, unchanged: 151, added: 0, changed: 0, ignored: [] });
  });
});

describe('the feed and a slow database', () => {
  const row = { car_brand: 'Volvo', car_model: 'V60', car_description: 'x'.repeat(500) };
  const asCsv = (index: number): string => `${100_000 + index},Volvo,V60,${'x'.repeat(500)}\n`;

  it.each([
    ['JSON Lines', '', (index: number) => `${JSON.stringify({ car_id: String(100_000 + index), ...row })}\n`],
    ['CSV', 'car_id,car_brand,car_model,car_description\n', asCsv],
    [
      'a JSON array',
      '[',
      (index: number) => `${index === 0 ? '' : ','}${JSON.stringify({ car_id: String(100_000 + index), ...row })}`,
    ],
  ])('M-03 reads no more of %s than the database has taken, so that size costs no memory', async (_, head, line) => {
    let read = 0;
    let taken = 0;
    let furthest = 0;
    async function* source(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(head);
      for (let index = 0; index < 6_000; index += 20) {
        read = index + 20;
        furthest = Math.max(furthest, read - taken);
        yield Buffer.from(Array.from({ length: 20 }, (_, next) => line(index + next)).join(''));
      }
      if (head === '[') yield Buffer.from(']');
    }
    const nothing = { added: 0, changed: 0, unchanged: 0, removed: 0, changes: [], ids: [] };
    const slow: Pick<CarsStore, 'apply'> = {
      async apply(_, rows) {
        for (let tick = 0; tick < 20; tick += 1) await nextMacrotask();
        taken += rows.length;
        return nothing;
      },
    };
    const feed = createFeed({ cars: { ...absentCars, ...slow }, dealers: absentDealers, changed: () => undefined });
    const { rows } = await feed.import({ stock: 'se' }, source(), () => undefined);
    expect([rows, taken]).toEqual([6_000, 6_000]);
    expect(furthest).toBeLessThan(1_500);
  });
});
