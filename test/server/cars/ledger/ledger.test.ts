import { readFileSync } from 'node:fs';
import type { FeedCar, StockRow } from '@/domain/stock/stock';
import { createCarsStore, type CarsStore } from '@/server/cars/cars.store';
import { CHAIN_START, entryHash } from '@/server/cars/ledger/chain';
import { createPriceLedger, type PriceLedger } from '@/server/cars/ledger/ledger.store';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

const car = (car_id: string, car_price: number, more: Partial<FeedCar> = {}): FeedCar => ({
  car_id,
  car_brand: 'Volvo',
  car_model: 'V60',
  car_price,
  car_price_currency: 'SEK',
  ...more,
});
const put = (...cars: FeedCar[]): StockRow[] => cars.map((one, index) => ({ kind: 'car', line: index + 1, car: one }));
const on = (day: string) => new Date(`${day}T12:00:00Z`);

onBothEngines('the price ledger', (engine) => {
  let store: CarsStore;
  let ledger: PriceLedger;
  let now: Date;
  const run = (statement: string) => engine.database().orm.execute(statement);
  /** As a person with all rights on the database would. */
  const tamper = async (statement: string) => {
    await run('alter table price_history disable trigger price_history_append_only');
    await run(statement);
    await run('alter table price_history enable trigger price_history_append_only');
  };

  beforeEach(async () => {
    const { orm } = engine.database();
    await run('truncate cars, price_history, price_ledger_heads cascade');
    store = createCarsStore(orm, () => now);
    ledger = createPriceLedger(orm);
    now = on('2026-05-01');
    await store.apply('se', put(car('100001', 249_900), car('100002', 99_900)));
    now = on('2026-06-01');
    await store.apply('se', put(car('100001', 239_900)));
    await store.apply('no', put(car('100001', 300_000, { car_price_currency: 'NOK' })));
    now = on('2026-06-20');
    await store.apply('se', put(car('100001', 229_900), car('100003', 10_000)));
  });

  it('G-06 chains every price of a stock to the one before it', async () => {
    const { verification, entries } = await ledger.evidence('se', '100001');
    expect(verification).toEqual({ entries: 5, head: { position: 5, hash: expect.any(String) }, problems: [] });
    expect(entries.map(({ position, amountMinor, since }) => [position, amountMinor, since])).toEqual([
      [1, 24_990_000, on('2026-05-01')],
      [3, 23_990_000, on('2026-06-01')],
      [4, 22_990_000, on('2026-06-20')],
    ]);
    expect(entries[0]?.previous).toBe(CHAIN_START);
    for (const { previous, ...entry } of entries) expect(entryHash(previous, entry)).toBe(entry.hash);
    expect((await ledger.verify('no')).entries).toBe(1);
    expect(await ledger.verify('fi')).toEqual({ entries: 0, head: null, problems: [] });
  });

  it.each(['update price_history set amount_minor = 1', 'delete from price_history where position = 5'])(
    'G-06 refuses %j',
    async (statement) => {
      await expect(run(statement)).rejects.toThrow();
      expect((await ledger.verify('se')).problems).toEqual([]);
    },
  );

  it.each([
    [
      'a changed amount',
      "update price_history set amount_minor = 25990000 where stock = 'se' and position = 3",
      [{ kind: 'changed', position: 3, carId: '100001' }],
    ],
    [
      'a changed time',
      "update price_history set at = at + interval '1 day' where stock = 'se' and position = 1",
      [{ kind: 'changed', position: 1, carId: '100001' }],
    ],
    [
      'a hash that was made to fit',
      "update price_history set hash = repeat('a', 64) where stock = 'se' and position = 2",
      [
        { kind: 'changed', position: 2, carId: '100002' },
        { kind: 'changed', position: 3, carId: '100001' },
      ],
    ],
    [
      'a price that was taken out',
      "delete from price_history where stock = 'se' and position in (2, 3)",
      [{ kind: 'missing', from: 2, to: 3 }],
    ],
    [
      'an end that was cut off',
      "delete from price_history where stock = 'se' and position > 3",
      [{ kind: 'end', expected: 5, found: 3 }],
    ],
  ])('G-06 notices %s', async (_, statement, problems) => {
    await tamper(statement);
    expect((await ledger.verify('se')).problems).toEqual(problems);
    expect((await ledger.verify('no')).problems).toEqual([]);
  });

  it('G-06 takes earlier prices of a car that is new, with the time when they were written', async () => {
    now = on('2026-07-01');
    const earlier = new Map([
      [
        '100009',
        [
          { amountMinor: 20_000_000, currency: 'SEK' as const, since: on('2026-04-01') },
          { amountMinor: 19_000_000, currency: 'SEK' as const, since: on('2026-06-20') },
        ],
      ],
      // Known already: its history is what was recorded.
      ['100001', [{ amountMinor: 1, currency: 'SEK' as const, since: on('2026-01-01') }]],
    ]);
    await store.apply('se', put(car('100009', 190_000), car('100001', 219_900)), earlier);
    expect((await store.prices('se', '100009')).map(({ amountMinor }) => amountMinor)).toEqual([
      20_000_000, 19_000_000,
    ]);
    expect(await store.prices('se', '100001')).toHaveLength(4);
    const { entries, verification } = await ledger.evidence('se', '100009');
    expect(entries.map(({ recordedAt }) => recordedAt)).toEqual([now, now]);
    expect(verification.problems).toEqual([]);
    expect(await store.car('se', '100009')).toMatchObject({
      car_lowest_price: 200_000,
      car_price_since: on('2026-06-20').toISOString(),
    });
  });

  it('G-06 chains prices from before the chain as the program does', async () => {
    const migration = readFileSync('src/server/database/migrations/0010_price_ledger.sql', 'utf8');
    const chaining = migration.split('--> statement-breakpoint').find((part) => part.includes('DO $$')) ?? '';
    const before = await ledger.verify('se');
    await tamper("update price_history set hash = 'none'");
    await run('truncate price_ledger_heads');
    await tamper(chaining);
    expect(await ledger.verify('se')).toEqual(before);
    expect((await ledger.verify('no')).problems).toEqual([]);
  });
});
