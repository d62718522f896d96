import { and, asc, count, desc, eq, gt, max } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import type { Money, StockRow } from '@/domain/stock/stock';
import type { Orm } from '@/server/database/orm';
import { cars, priceHistory } from '@/server/database/schema';
import type { StockName } from '@/sites/site.types';
import { applyRows, lockStock, type Applied, type CarChange, type EarlierPrices } from './cars.write';
import { openStaging, type Staging } from './staging';
import { lowestBefore, type PriceStep } from './lowestPrice';

interface StoredCar {
  id: string;
  version: number;
  document: Car;
}

export interface CarsStore {
  /** Adds, changes and removes in one transaction; of rows for the same car the last one counts. */
  apply(stock: StockName, rows: readonly StockRow[], earlier?: EarlierPrices): Promise<Applied>;
  /** Starts a feed that takes effect all at once at its end, or not at all. */
  stage(stock: StockName): Promise<Staging>;
  /** The cars on offer, in pages by car_id. */
  documents(stock: StockName): AsyncIterable<StoredCar>;
  /** Changes after the version, oldest first, in pages. */
  changesSince(stock: StockName, version: number): AsyncIterable<CarChange[]>;
  /** The version of the last change; 0 for a stock that never had a car. */
  version(stock: StockName): Promise<number>;
  /** When the stock was last changed; null for one that never had a car. */
  changedAt(stock: StockName): Promise<Date | null>;
  /** Cars on offer. */
  size(stock: StockName): Promise<number>;
  /** A car on offer, or null. */
  car(stock: StockName, carId: string): Promise<Car | null>;
  /** A car on offer by its normalised registration number ('ABC123'), or null. */
  byRegistrationNumber(stock: StockName, registrationNumber: string): Promise<Car | null>;
  /** A car, also one that was sold or removed; null for one that was never there. */
  everOffered(stock: StockName, carId: string): Promise<Car | null>;
  /** A car that is or was on offer, or null. A removed car was last changed by its removal. */
  stored(stock: StockName, carId: string): Promise<{ document: Car; removed: boolean; changedAt: Date } | null>;
  /** Oldest first. */
  prices(stock: StockName, carId: string): Promise<PriceStep[]>;
  /**
   * The lowest price that applied within the 30 days before the current price (directive 98/6/EC article 6a); null
   * for a car whose price never changed.
   */
  lowestPrice30Days(stock: StockName, carId: string): Promise<Money | null>;
}

const PAGE = 500;

export function createCarsStore(orm: Orm, now: () => Date = () => new Date()): CarsStore {
  const onOffer = (stock: StockName) => and(eq(cars.stock, stock), eq(cars.removed, false));

  return {
    apply: (stock, rows, earlier) =>
      orm.transaction(async (tx) => {
        await lockStock(tx, stock);
        return applyRows(tx, stock, rows, now(), earlier);
      }),

    stage: (stock) => openStaging(orm, stock, now),

    async *documents(stock) {
      for (let after = ''; ;) {
        const page = await orm
          .select({ id: cars.carId, version: cars.version, document: cars.document })
          .from(cars)
          .where(and(onOffer(stock), gt(cars.carId, after)))
          .orderBy(asc(cars.carId))
          .limit(PAGE);
        yield* page;
        const last = page.at(-1);
        if (!last || page.length < PAGE) return;
        after = last.id;
      }
    },

    async *changesSince(stock, version) {
      for (let after = version; ;) {
        const page = await orm
          .select({ id: cars.carId, version: cars.version, removed: cars.removed, document: cars.document })
          .from(cars)
          .where(and(eq(cars.stock, stock), gt(cars.version, after)))
          .orderBy(asc(cars.version))
          .limit(PAGE);
        if (page.length > 0)
          yield page.map((row) => ({ id: row.id, version: row.version, document: row.removed ? null : row.document }));
        const last = page.at(-1);
        if (!last || page.length < PAGE) return;
        after = last.version;
      }
    },

    async version(stock) {
      const [row] = await orm
        .select({ version: max(cars.version) })
        .from(cars)
        .where(eq(cars.stock, stock));
      return row?.version ?? 0;
    },

    async changedAt(stock) {
      const [row] = await orm
        .select({ changedAt: max(cars.changedAt) })
        .from(cars)
        .where(eq(cars.stock, stock));
      return row?.changedAt ?? null;
    },

    async size(stock) {
      const [row] = await orm.select({ size: count() }).from(cars).where(onOffer(stock));
      return row?.size ?? 0;
    },

    async car(stock, carId) {
      const [row] = await orm
        .select({ document: cars.document })
        .from(cars)
        .where(and(onOffer(stock), eq(cars.carId, carId)));
      return row?.document ?? null;
    },

    async byRegistrationNumber(stock, registrationNumber) {
      const [row] = await orm
        .select({ document: cars.document })
        .from(cars)
        .where(and(onOffer(stock), eq(cars.regno, registrationNumber)))
        .limit(1);
      return row?.document ?? null;
    },

    async everOffered(stock, carId) {
      const [row] = await orm
        .select({ document: cars.document })
        .from(cars)
        .where(and(eq(cars.stock, stock), eq(cars.carId, carId)));
      return row?.document ?? null;
    },

    async stored(stock, carId) {
      const [row] = await orm
        .select({ document: cars.document, removed: cars.removed, changedAt: cars.changedAt })
        .from(cars)
        .where(and(eq(cars.stock, stock), eq(cars.carId, carId)));
      return row ?? null;
    },

    prices: (stock, carId) =>
      orm
        .select({ since: priceHistory.since, amountMinor: priceHistory.amountMinor, currency: priceHistory.currency })
        .from(priceHistory)
        .where(and(eq(priceHistory.stock, stock), eq(priceHistory.carId, carId)))
        .orderBy(asc(priceHistory.since), asc(priceHistory.id)),

    async lowestPrice30Days(stock, carId) {
      return lowestBefore(
        await orm
          .select({ since: priceHistory.since, amountMinor: priceHistory.amountMinor, currency: priceHistory.currency })
          .from(priceHistory)
          .where(and(eq(priceHistory.stock, stock), eq(priceHistory.carId, carId)))
          .orderBy(desc(priceHistory.since), desc(priceHistory.id)),
      );
    },
  };
}
