import type { Car } from '@/domain/car';
import type { Facility } from '@/domain/facility';
import type { StockRow } from '@/domain/stock';
import { createCarsStore } from '@/server/cars/cars.store';
import { stockNames } from '@/server/cars/stocks';
import { createDealersStore } from '@/server/dealers/dealers.store';
import type { StockName } from '@/sites/site.types';
import type { Orm } from './orm';
import { isSeeded, SEED_KEY } from './seeding';
import { writeSetting } from './settings.store';

export interface SeedSource {
  generateCars(stock: StockName): Iterable<Car>;
  generateFacilities(stock: StockName): Facility[];
}

const BATCH = 400;

/**
 * Writes the invented stock and facilities, batch by batch, and the marker last. What an earlier run that was cut short has
 * written stays and is passed over; once the marker stands nothing is touched any more.
 */
export async function fillOnce(orm: Orm, source: SeedSource, stocks: readonly StockName[] = stockNames): Promise<void> {
  if (await isSeeded(orm)) return;
  const cars = createCarsStore(orm);
  const dealers = createDealersStore(orm);
  for (const stock of stocks) {
    await dealers.upsert(stock, source.generateFacilities(stock));
    let line = 0;
    let batch: StockRow[] = [];
    for (const car of source.generateCars(stock)) {
      batch.push({ kind: 'car', line: ++line, car });
      if (batch.length < BATCH) continue;
      await cars.apply(stock, batch);
      batch = [];
    }
    await cars.apply(stock, batch);
  }
  await writeSetting(orm, SEED_KEY, { at: new Date().toISOString() });
}
