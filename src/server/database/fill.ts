import type { Car } from '@/domain/cars/car';
import { isLot } from '@/domain/cars/lot';
import type { Facility } from '@/domain/dealers/facility';
import type { StockRow } from '@/domain/stock/stock';
import { createCarsStore } from '@/server/cars/cars.store';
import type { PriceStep } from '@/server/cars/lowestPrice';
import { stockNames } from '@/server/cars/stocks';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createAgreementsStore } from '@/server/tire-hotel/agreements.store';
import { generateTireHotel } from '@/server/tire-hotel/seed/agreements.seed';
import { createRegistryStore } from '@/server/workshop/registry.store';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';
import type { StockName } from '@/sites/site.types';
import type { Orm } from './orm';
import { SEED_KEY, TIRE_HOTEL_SEED_KEY, WORKSHOP_SEED_KEY } from './seeding';
import { readSetting, writeSetting } from './settings.store';

export interface SeedSource {
  generateCars(stock: StockName): Iterable<Car>;
  generateFacilities(stock: StockName): Facility[];
  /** What a car cost before, oldest first; the last is its present price. */
  priceHistoryOf(stock: StockName, car: Car, now: Date): PriceStep[];
  /** What the auction of a stock sells. `taken`: plates and slugs of the stock's other cars. */
  generateLots?(stock: StockName, now: Date, taken: { plates: Set<string>; slugs: Set<string> }): Iterable<Car>;
  /** Cars that were sold before the first start. */
  generateSoldCars?(stock: StockName): Iterable<{ car: Car; daysAgo: number }>;
  /** Generated cars of the workshop's registry, besides the fixed ones. */
  vehicles?: number;
}

const BATCH = 400;

const done = async (orm: Orm, key: string): Promise<boolean> => (await readSetting(orm, key)) !== undefined;
const mark = (orm: Orm, key: string): Promise<void> => writeSetting(orm, key, { doneAt: new Date().toISOString() });

/**
 * Writes the demo stock and facilities in batches, then the workshops and the tire hotel, and sets a marker after each part. An
 * interrupted run is continued; a part with a marker is not changed any more.
 */
export async function fillOnce(orm: Orm, source: SeedSource, stocks: readonly StockName[] = stockNames): Promise<void> {
  if (!(await done(orm, SEED_KEY))) await fillStocks(orm, source, stocks);
  // Both use the facilities in the database: an older installation may have changed its own.
  if (!(await done(orm, WORKSHOP_SEED_KEY))) {
    await createRegistryStore(orm).fill(
      generateWorkshop(await createDealersStore(orm).facilities('se'), source.vehicles),
    );
    await mark(orm, WORKSHOP_SEED_KEY);
  }
  if (!(await done(orm, TIRE_HOTEL_SEED_KEY))) await fillTireHotel(orm);
}

const fillTireHotel = (orm: Orm): Promise<void> =>
  orm.transaction(async (tx) => {
    const dealers = createDealersStore(tx);
    const seed = generateTireHotel(await dealers.facilities('se'));
    await dealers.upsert('se', seed.facilities);
    await createAgreementsStore(tx).save(seed.agreements);
    await mark(tx, TIRE_HOTEL_SEED_KEY);
  });

/** A reduced price needs the prices before it (price law); of cars of an interrupted run the history exists. */
async function fillBatch(orm: Orm, source: SeedSource, stock: StockName, batch: readonly Car[]): Promise<void> {
  const now = new Date();
  const rows = batch.map((car, index): StockRow => ({
    kind: 'car',
    line: index + 1,
    car,
  }));
  // A first bid was never lowered.
  const earlier = new Map(
    batch.flatMap((car) => (isLot(car) ? [] : [[car.car_id, source.priceHistoryOf(stock, car, now)] as const])),
  );
  await createCarsStore(orm, () => now).apply(stock, rows, earlier);
}

const DAY = 24 * 60 * 60 * 1000;
const DAYS_ON_OFFER = 30;

async function fillSold(orm: Orm, source: SeedSource, stock: StockName): Promise<void> {
  for (const { car, daysAgo } of source.generateSoldCars?.(stock) ?? []) {
    const sold = Date.now() - daysAgo * DAY;
    const offered = createCarsStore(orm, () => new Date(sold - DAYS_ON_OFFER * DAY));
    await offered.apply(stock, [{ kind: 'car', line: 1, car }]);
    const store = createCarsStore(orm, () => new Date(sold));
    await store.apply(stock, [{ kind: 'remove', line: 1, ref: { car_id: car.car_id } }]);
  }
}

function* carsAndLots(
  source: SeedSource,
  stock: StockName,
  taken: { plates: Set<string>; slugs: Set<string> },
): Generator<Car> {
  for (const car of source.generateCars(stock)) {
    taken.slugs.add(car.slug);
    if (car.car_regno !== undefined) taken.plates.add(car.car_regno);
    yield car;
  }
  yield* source.generateLots?.(stock, new Date(), taken) ?? [];
}

async function fillStocks(orm: Orm, source: SeedSource, stocks: readonly StockName[]): Promise<void> {
  const dealers = createDealersStore(orm);
  for (const stock of stocks) {
    await dealers.upsert(stock, source.generateFacilities(stock));
    const taken = { plates: new Set<string>(), slugs: new Set<string>() };
    let batch: Car[] = [];
    for (const car of carsAndLots(source, stock, taken)) {
      batch.push(car);
      if (batch.length < BATCH) continue;
      await fillBatch(orm, source, stock, batch);
      batch = [];
    }
    await fillBatch(orm, source, stock, batch);
    await fillSold(orm, source, stock);
  }
  await mark(orm, SEED_KEY);
}
