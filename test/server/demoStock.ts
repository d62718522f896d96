import type { Car } from '@/domain/cars/car';
import { generateCars } from '@/server/cars/seed/cars.seed';
import { generateLots } from '@/server/cars/seed/lots';
import { isInSelection } from '@/server/search/stockIndexes';
import type { Site, StockName } from '@/sites/site.types';

/** When the lots of tests are on offer. */
export const LOTS_NOW = new Date('2026-11-24T12:00:00Z');

const stocks = new Map<StockName, readonly Car[]>();

/** A stock as the demo is seeded, made once: its cars, then its lots. */
export function demoStock(stock: StockName): readonly Car[] {
  const known = stocks.get(stock);
  if (known) return known;
  const taken = { plates: new Set<string>(), slugs: new Set<string>() };
  const cars = [...generateCars(stock)];
  for (const car of cars) {
    taken.slugs.add(car.slug);
    if (car.car_regno !== undefined) taken.plates.add(car.car_regno);
  }
  cars.push(...generateLots(stock, LOTS_NOW, taken));
  stocks.set(stock, cars);
  return cars;
}

/** Of the stock, what a site sells. */
export const demoCarsOf = (site: Site): Car[] =>
  site.cars ? demoStock(site.cars.stock).filter((car) => isInSelection(site, car)) : [];
