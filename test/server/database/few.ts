import { generateCars } from '@/server/cars/seed/cars.seed';
import type { SeedSource } from '@/server/database/fill';
import { priceHistoryOf } from '@/server/cars/seed/priceHistory';
import { generateFacilities } from '@/server/dealers/seed/facilities.seed';

/** The first of the invented cars and facilities: enough for what has to happen in the middle. */
export const fewOf = (count: number): SeedSource => ({
  *generateCars(stock) {
    let left = count;
    for (const car of generateCars(stock)) {
      if (left-- === 0) return;
      yield car;
    }
  },
  generateFacilities: (stock) => generateFacilities(stock).slice(0, 2),
  priceHistoryOf,
});
