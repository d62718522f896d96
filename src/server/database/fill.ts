import { and, eq, inArray } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import type { Facility } from '@/domain/dealers/facility';
import type { StockRow } from '@/domain/stock/stock';
import { createCarsStore } from '@/server/cars/cars.store';
import { stockNames } from '@/server/cars/stocks';
import { createDealersStore } from '@/server/dealers/dealers.store';
import { createRegistryStore } from '@/server/workshop/registry.store';
import { generateWorkshop } from '@/server/workshop/seed/workshop.seed';
import type { StockName } from '@/sites/site.types';
import type { Orm } from './orm';
import { cars } from './schema';
import { SEED_KEY, WORKSHOP_SEED_KEY } from './seeding';
import { readSetting, writeSetting } from './settings.store';

export interface SeedSource {
  generateCars(stock: StockName): Iterable<Car>;
  generateFacilities(stock: StockName): Facility[];
  /** Generated cars of the workshop's registry, besides the fixed ones. */
  vehicles?: number;
}

const BATCH = 400;

const done = async (orm: Orm, key: string): Promise<boolean> => (await readSetting(orm, key)) !== undefined;
const mark = (orm: Orm, key: string): Promise<void> => writeSetting(orm, key, { doneAt: new Date().toISOString() });

/**
 * Writes the demo stock and facilities in batches, then the workshops, and sets a marker after each part. An
 * interrupted run is continued; a part with a marker is not changed any more.
 */
export async function fillOnce(orm: Orm, source: SeedSource, stocks: readonly StockName[] = stockNames): Promise<void> {
  if (!(await done(orm, SEED_KEY))) await fillStocks(orm, source, stocks);
  if (await done(orm, WORKSHOP_SEED_KEY)) return;
  // Uses the facilities in the database: an older installation may have changed its own.
  await createRegistryStore(orm).fill(
    generateWorkshop(await createDealersStore(orm).facilities('se'), source.vehicles),
  );
  await mark(orm, WORKSHOP_SEED_KEY);
}

/** How long before the first start the campaigns of the demo stock began. */
const CAMPAIGN_DAYS = 12;

/** A campaign lowers an earlier price: the price history needs both (price law). */
async function fillBatch(orm: Orm, stock: StockName, batch: readonly Car[]): Promise<void> {
  const began = new Date(Date.now() - CAMPAIGN_DAYS * 24 * 60 * 60 * 1000);
  const lowered = batch.filter((car) => car.car_campaign_price !== undefined);
  // After an interrupted run some exist already, with their history.
  const existing = new Set(
    (
      await orm
        .select({ id: cars.carId })
        .from(cars)
        .where(
          and(
            eq(cars.stock, stock),
            inArray(
              cars.carId,
              lowered.map((car) => car.car_id),
            ),
          ),
        )
    ).map(({ id }) => id),
  );
  const before = lowered
    .filter((car) => !existing.has(car.car_id))
    .map((car) => ({ ...car, car_campaign_price: undefined, car_has_campaign_price: false }));
  const rows = (given: readonly Car[]): StockRow[] =>
    given.map((car, index) => ({ kind: 'car', line: index + 1, car }));
  await createCarsStore(orm, () => began).apply(stock, rows(before));
  await createCarsStore(orm).apply(stock, rows(batch));
}

async function fillStocks(orm: Orm, source: SeedSource, stocks: readonly StockName[]): Promise<void> {
  const dealers = createDealersStore(orm);
  for (const stock of stocks) {
    await dealers.upsert(stock, source.generateFacilities(stock));
    let batch: Car[] = [];
    for (const car of source.generateCars(stock)) {
      batch.push(car);
      if (batch.length < BATCH) continue;
      await fillBatch(orm, stock, batch);
      batch = [];
    }
    await fillBatch(orm, stock, batch);
  }
  await mark(orm, SEED_KEY);
}
