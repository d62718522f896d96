import type { Car } from '@/domain/cars/car';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { generateLots } from '@/server/cars/seed/lots';
import { isInSelection } from '@/server/search/stockIndexes';
import type { Site, StockName } from '@/sites/site.types';

/** When the lots of tests are on offer. */
export const LOTS_NOW = new Date('2026-11-24T12:00:00Z');

/** A stock as the demo is seeded: its cars, then its lots. */
export function* demoStock(stock: StockName, now = LOTS_NOW): Generator<Car> {
  const taken = { plates: new Set<string>(), slugs: new Set<string>() };
  for (const car of generateCars(stock)) {
    taken.slugs.add(car.slug);
    if (car.car_regno !== undefined) taken.plates.add(car.car_regno);
    yield car;
  }
  yield* generateLots(stock, now, taken);
}

/** Of the stock, what a site sells. */
export function* demoCarsOf(site: Site): Generator<Car> {
  if (!site.cars) return;
  for (const car of demoStock(site.cars.stock)) if (isInSelection(site, car)) yield car;
}
