import type { FeedCar, StockRow } from '@/domain/stock/stock';
import { createCarsStore, type CarsStore } from '@/server/cars/cars.store';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

const volvo = (fields: Partial<FeedCar> = {}): FeedCar => ({
  car_id: '100001',
  car_brand: 'Volvo',
  car_model: 'V60',
  car_year: 2021,
  car_price: 249_900,
  car_price_currency: 'SEK',
  ...fields,
});
const put = (...cars: FeedCar[]): StockRow[] => cars.map((car, index) => ({ kind: 'car', line: index + 1, car }));
const drop = (car_id: string): StockRow => ({ kind: 'remove', line: 1, ref: { car_id } });
const all = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
};

onBothEngines(
  'the stock of cars',
  (engine) => {
    let store: CarsStore;
    let today: Date;
    const day = (text: string) => {
      today = new Date(`${text}T12:00:00Z`);
    };

    beforeEach(async () => {
      await engine.database().orm.execute('truncate cars, price_history, stock_runs, stock_staging cascade');
      day('2026-05-01');
      store = createCarsStore(engine.database().orm, () => today);
    });

    it('M-03 keeps a car with the id, slug and dates that its feed left out', async () => {
      const { added, changes } = await store.apply(
        'se',
        put(volvo({ car_id: undefined, external_id: 'A 77', car_model: 'XC 40 Älg' })),
      );
      expect(added).toBe(1);
      const id = changes[0]?.id ?? '';
      expect(id).toMatch(/^\d{12}$/);
      expect(await store.car('se', id)).toMatchObject({
        car_id: id,
        external_id: 'A 77',
        slug: 'volvo-xc-40-alg-2021',
        car_published: '2026-05-01T12:00:00.000Z',
      });
      expect(await store.car('no', id)).toBeNull();
    });

    it('M-03 recognises a car by its own id, whatever else changed, and reports nothing for equal rows', async () => {
      const first = await store.apply('se', put(volvo({ car_id: undefined, external_id: 'A-77' })));
      day('2026-05-02');
      const second = await store.apply(
        'se',
        put(volvo({ car_id: undefined, external_id: 'A-77', car_price: 239_900 })),
      );
      const third = await store.apply('se', put(volvo({ car_id: undefined, external_id: 'A-77', car_price: 239_900 })));
      expect(second).toMatchObject({ added: 0, changed: 1, ids: first.ids });
      expect(third).toMatchObject({ added: 0, changed: 0, unchanged: 1, changes: [] });
      expect(await store.size('se')).toBe(1);
    });

    it('M-03 gives every change a higher number, removals and returns too', async () => {
      const versions: number[] = [];
      for (const rows of [put(volvo()), put(volvo({ car_color: 'Blå' })), [drop('100001')], put(volvo())]) {
        versions.push((await store.apply('se', rows)).changes[0]?.version ?? 0);
      }
      expect(versions).toEqual(versions.toSorted((a, b) => a - b));
      expect(new Set(versions).size).toBe(4);
      expect(await store.version('se')).toBe(versions.at(-1));
      expect(await store.version('fi')).toBe(0);
    });

    it('M-03 applies the last row of a batch for the same car', async () => {
      const result = await store.apply('se', [
        ...put(volvo(), volvo({ car_price: 1 }), volvo({ car_id: '100002' })),
        drop('100002'),
      ]);
      expect(result).toMatchObject({ added: 1, changed: 0, removed: 0 });
      expect((await all(store.documents('se'))).map(({ document }) => document.car_price)).toEqual([1]);
    });

    it('M-03 rolls back a batch when one of its rows fails', async () => {
      await expect(
        store.apply('se', put(volvo(), volvo({ car_id: '100002', car_description: 'zero \u0000 byte' }))),
      ).rejects.toThrow();
      expect(await store.size('se')).toBe(0);
      expect(await store.prices('se', '100001')).toEqual([]);
    });

    it('M-03 returns all cars in pages, and changes since a number', async () => {
      const many = Array.from({ length: 1_203 }, (_, index) => volvo({ car_id: String(200_000 + index) }));
      await store.apply('se', put(...many));
      const since = await store.version('se');
      expect((await all(store.documents('se'))).map(({ id }) => id)).toEqual(many.map((car) => car.car_id));
      await store.apply('se', [drop('200003'), ...put(volvo({ car_id: '200004', car_price: 5 }))]);
      const changes = (await all(store.changesSince('se', since))).flat();
      expect(changes.map(({ id, document }) => [id, document?.car_price ?? null])).toEqual([
        ['200004', 5],
        ['200003', null],
      ]);
      expect((await all(store.changesSince('se', 0))).flat()).toHaveLength(1_203);
      expect(await store.size('se')).toBe(1_202);
    });

    it('M-03 serves writers that come at once, one after the other', async () => {
      const results = await Promise.all(
        Array.from({ length: 6 }, (_, index) => store.apply('se', put(volvo({ car_price: 1_000 + index })))),
      );
      expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(1);
      const versions = results.flatMap(({ changes }) => changes.map(({ version }) => version));
      expect(new Set(versions).size).toBe(6);
      expect(await store.prices('se', '100001')).toHaveLength(6);
    });

    describe('prices', () => {
      it('M-03 writes one line of history for each change of what a buyer pays, and none for other changes', async () => {
        await store.apply('se', put(volvo()));
        day('2026-05-02');
        await store.apply('se', put(volvo({ car_color: 'Röd' })));
        day('2026-05-03');
        await store.apply('se', put(volvo({ car_campaign_price: 229_900.5, car_has_campaign_price: true })));
        day('2026-05-04');
        await store.apply('se', put(volvo({ car_campaign_price: 229_900.5, car_has_campaign_price: false })));
        expect(await store.prices('se', '100001')).toEqual([
          { since: new Date('2026-05-01T12:00:00Z'), amountMinor: 24_990_000, currency: 'SEK' },
          { since: new Date('2026-05-03T12:00:00Z'), amountMinor: 22_990_050, currency: 'SEK' },
          { since: new Date('2026-05-04T12:00:00Z'), amountMinor: 24_990_000, currency: 'SEK' },
        ]);
      });

      const history: [string, [string, number][], number | null][] = [
        ['nothing for a price that never changed', [['2026-05-01', 100]], null],
        [
          'the price before a cut',
          [
            ['2026-05-01', 100],
            ['2026-05-10', 90],
          ],
          100,
        ],
        [
          'a lower price that stood for a while within 30 days',
          [
            ['2026-04-01', 100],
            ['2026-05-01', 80],
            ['2026-05-05', 100],
            ['2026-05-20', 90],
          ],
          80,
        ],
        [
          'the price that already stood when the 30 days began',
          [
            ['2026-01-01', 70],
            ['2026-05-10', 100],
            ['2026-05-20', 90],
          ],
          70,
        ],
        [
          'no price that ended before the 30 days',
          [
            ['2026-01-01', 50],
            ['2026-02-01', 100],
            ['2026-05-20', 90],
          ],
          100,
        ],
      ];
      it.each(history)('M-03 returns as the lowest of 30 days %s', async (_, points, lowest) => {
        for (const [index, car_price] of points) {
          day(index);
          await store.apply('se', put(volvo({ car_price })));
        }
        expect(await store.lowestPrice30Days('se', '100001')).toEqual(
          lowest === null ? null : { amountMinor: lowest * 100, currency: 'SEK' },
        );
        const now = points.at(-1)?.[1] ?? 0;
        expect((await store.car('se', '100001'))?.car_lowest_price).toBe(
          lowest !== null && lowest > now ? lowest : undefined,
        );
      });

      it('F-06 a reduction is part of the car, through other changes, until the price rises', async () => {
        const reductions = async () => {
          const car = await store.car('se', '100001');
          return [car?.car_lowest_price, car?.car_price_since];
        };
        await store.apply('se', put(volvo({ car_price: 100, car_lowest_price: 5_000 })));
        expect(await reductions()).toEqual([undefined, undefined]);
        day('2026-05-02');
        await store.apply('se', put(volvo({ car_price: 100, car_campaign_price: 80, car_has_campaign_price: true })));
        expect(await reductions()).toEqual([100, '2026-05-02T12:00:00.000Z']);
        day('2026-05-03');
        await store.apply(
          'se',
          put(volvo({ car_price: 100, car_campaign_price: 80, car_has_campaign_price: true, car_color: 'Lila' })),
        );
        expect(await reductions()).toEqual([100, '2026-05-02T12:00:00.000Z']);
        day('2026-05-04');
        await store.apply('se', put(volvo({ car_price: 100 })));
        expect(await reductions()).toEqual([undefined, undefined]);
      });
    });

    describe('a replacement', () => {
      const replace = { removeOthers: true, force: false, dryRun: false };
      const five = Array.from({ length: 5 }, (_, index) => volvo({ car_id: String(300_001 + index) }));

      beforeEach(() => store.apply('se', put(...five)));

      it('M-03 takes effect in one piece, and only at its end', async () => {
        const gathering = await store.stage('se');
        await gathering.add(put(...five.slice(0, 2), volvo({ car_id: '300009' })));
        await gathering.add(put(volvo({ car_id: '300003', car_price: 7 })));
        expect(await store.size('se')).toBe(5);
        const settled = await gathering.settle(replace);
        expect(settled).toMatchObject({ added: 1, changed: 1, unchanged: 2, removed: 2 });
        expect((await all(store.documents('se'))).map(({ id }) => id)).toEqual([
          '300001',
          '300002',
          '300003',
          '300009',
        ]);
        expect((await all(store.changesSince('se', settled.sinceVersion))).flat()).toHaveLength(4);
      });

      it('M-03 leaves other stocks alone', async () => {
        await store.apply('no', put(volvo({ car_id: '400001' })));
        const gathering = await store.stage('se');
        await gathering.add(put(...five));
        await gathering.settle(replace);
        expect(await store.size('no')).toBe(1);
      });

      it('M-03 refuses to remove more than half unless forced, and then nothing has changed', async () => {
        const refused = await store.stage('se');
        await refused.add(put(...five.slice(0, 2), volvo({ car_id: '300009' })));
        await expect(refused.settle(replace)).rejects.toThrow('would remove 3 of the 5 cars');
        expect((await all(store.documents('se'))).map(({ id }) => id)).toEqual(five.map((car) => car.car_id));
        const forced = await store.stage('se');
        await forced.add(put(...five.slice(0, 2)));
        expect(await forced.settle({ ...replace, force: true })).toMatchObject({ removed: 3 });
      });

      it('M-03 keeps the cars of refused rows, and does not override an accepted row', async () => {
        const gathering = await store.stage('se');
        await gathering.add(put(...five.slice(0, 2), volvo({ car_id: '300003', car_price: 7 })));
        await gathering.add([
          { kind: 'keep', line: 4, ref: { car_id: '300003' } },
          { kind: 'keep', line: 5, ref: { car_id: '300004' } },
          { kind: 'keep', line: 6, ref: { external_id: 'unknown' } },
        ]);
        expect(await gathering.settle(replace)).toMatchObject({ changed: 1, unchanged: 2, removed: 1 });
        expect(await store.car('se', '300003')).toMatchObject({ car_price: 7 });
        expect(await store.car('se', '300004')).toMatchObject({ car_price: 249_900 });
      });

      it('M-03 counts without changing anything in a dry run', async () => {
        const before = await store.version('se');
        const gathering = await store.stage('se');
        await gathering.add(put(...five.slice(0, 3), volvo({ car_id: '300009' })));
        expect(await gathering.settle({ ...replace, dryRun: true })).toMatchObject({
          added: 1,
          unchanged: 3,
          removed: 2,
        });
        expect(await store.version('se')).toBe(before);
        expect(await store.size('se')).toBe(5);
      });

      it('M-03 changes nothing when another replacement took this one for abandoned and deleted its rows', async () => {
        const second = await store.stage('se');
        await second.add(put(...five));
        day('2026-06-01');
        await (await store.stage('no')).discard();
        await expect(second.settle({ ...replace, force: true })).rejects.toThrow('taken for abandoned');
        expect(await store.size('se')).toBe(5);
      });

      it('M-03 leaves no rows when it is discarded', async () => {
        const gathering = await store.stage('se');
        await gathering.add(put(volvo({ car_id: '300009' })));
        await gathering.discard();
        expect(await store.car('se', '300009')).toBeNull();
        expect(await store.size('se')).toBe(5);
      });
    });

    it('M-03 is unchanged after closing and opening', async () => {
      await store.apply('se', put(volvo()));
      const version = await store.version('se');
      store = createCarsStore((await engine.reopen()).orm, () => today);
      expect(await store.version('se')).toBe(version);
      expect((await store.apply('se', put(volvo()))).unchanged).toBe(1);
    });
  },
  { reopens: true },
);
