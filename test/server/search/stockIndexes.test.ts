import { createCarsStore } from '@/server/cars/cars.store';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createEmbeddedSearch } from '@/server/search/embedded.search';
import { buildIndexes, followOthers, servedDefinition } from '@/server/search/stockIndexes';
import { generateCars } from '@/server/cars/seed/cars.seed';
import type { Car } from '@/domain/car';
import { onBothEngines } from '../database/engines';

jest.setTimeout(60_000);

const [car, other] = [...firstCars(2)];

function* firstCars(count: number): Generator<Car> {
  for (const one of generateCars('no')) {
    if (count-- <= 0) return;
    yield one;
  }
}

const question = (index: string) => ({ index, fields: ['car_id'], keyphrase: '', facets: [], limit: 100, offset: 0, sort_name: 'car_price_asc', filters: [] });

onBothEngines('indexes of a stock that others change', ({ database }) => {
  it('M-03 what another process wrote reaches the index, and a removal leaves it', async () => {
    if (!car || !other) throw new Error('The stock has no cars.');
    const cars = createCarsStore(database().orm);
    const search = createEmbeddedSearch({ definitionOf: servedDefinition });
    const troubles: unknown[] = [];
    await cars.apply('no', [{ kind: 'car', line: 1, car }]);
    const stop = await followOthers(search, cars, (error) => troubles.push(error), 1);
    await buildIndexes(search, cars, createDealersStore(database().orm));
    const total = async () => {
      const outcome = await search.search(question('cars-car-store-no'));
      return outcome.ok ? outcome.value.total_items : -1;
    };
    const becomes = async (expected: number) => {
      while ((await total()) !== expected) await new Promise((resolve) => { setImmediate(resolve); });
    };
    expect(await total()).toBe(1);
    await cars.apply('no', [{ kind: 'car', line: 1, car: other }]);
    await becomes(2);
    await cars.apply('no', [{ kind: 'remove', line: 1, ref: { car_id: car.car_id } }]);
    await becomes(1);
    await stop();
    await cars.apply('no', [{ kind: 'car', line: 1, car }]);
    expect(await total()).toBe(1);
    expect(troubles).toEqual([]);
  });
});
