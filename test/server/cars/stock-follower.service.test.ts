import type { FeedCar, StockRow } from '@/domain/stock';
import { createCarsStore, type CarsStore } from '@/server/cars/cars.store';
import { createStockFollower, type StockFollower } from '@/server/cars/stock-follower.service';
import { onBothEngines } from '@test/server/database/engines';

jest.setTimeout(30_000);

const put = (...ids: number[]): StockRow[] => ids.map((id, at) => {
  const car: FeedCar = { car_id: String(id), car_brand: 'Volvo', car_model: 'V60' };
  return { kind: 'car', line: at + 1, car };
});

onBothEngines('a server that follows the stock', (engine) => {
  let cars: CarsStore;
  let heard: [string, string, boolean][];
  const report = jest.fn();
  const follower = (from: [('se' | 'no'), number][], hear: () => void = () => undefined): StockFollower => createStockFollower({
    cars, from: new Map(from), report,
    heard: (stock, changes) => {
      hear();
      heard.push(...changes.map(({ id, document }): [string, string, boolean] => [stock, id, document !== null]));
    },
  });

  beforeEach(async () => {
    await engine.database().orm.execute('truncate cars, price_history cascade');
    cars = createCarsStore(engine.database().orm);
    heard = [];
    report.mockReset();
  });

  it('M-03 hears of what others did after the index was built, once', async () => {
    await cars.apply('se', put(100_001));
    const one = follower([['se', await cars.version('se')], ['no', 0]]);
    await cars.apply('se', [...put(100_002), { kind: 'remove', line: 2, ref: { car_id: '100001' } }]);
    await cars.apply('no', put(100_003));
    await one.look();
    await one.look();
    expect(heard).toEqual([['se', '100002', true], ['se', '100001', false], ['no', '100003', true]]);
  });

  it('M-03 hears again what an index could not take', async () => {
    let fails = true;
    const one = follower([['se', 0]], () => { if (fails) throw new Error('index is away'); });
    await cars.apply('se', put(100_001));
    await one.look();
    expect(report).toHaveBeenCalledTimes(1);
    fails = false;
    await one.look();
    expect(heard).toEqual([['se', '100001', true]]);
  });

  it('M-03 looks by itself until it is stopped', async () => {
    const first = new Promise<void>((resolve) => {
      const one = follower([['se', 0]], () => void one.stop().then(resolve));
      one.start(1);
    });
    await cars.apply('se', put(100_001));
    await first;
    await cars.apply('se', put(100_002));
    expect(heard).toEqual([['se', '100001', true]]);
  });
});
