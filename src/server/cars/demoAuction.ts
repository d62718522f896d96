import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { StockRow } from '@/domain/stock/stock';
import { addDays } from '@/domain/workshop/slotTime';
import { instantOf } from '@/domain/workshop/slotInstant';
import { localMoment } from '@/i18n/localTime';
import { applyRows, lockStock, type CarChange } from '@/server/cars/cars.write';
import type { Orm } from '@/server/database/orm';
import { cars } from '@/server/database/schema';
import { chunks } from '@/server/database/statements';
import { allSites } from '@/sites/sites';
import type { StockName } from '@/sites/site.types';
import { demoNumber } from './demoIds';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const LOOK_MS = 10 * 60_000;
/** The first look waits until the process has started. */
const FIRST_LOOK_MS = 60_000;
/** Cars per transaction. */
const BATCH = 100;

export interface DemoAuctionParts {
  orm: Orm;
  changed: (stock: StockName, changes: readonly CarChange[]) => Promise<void>;
  now: () => Date;
  report: (error: unknown) => void;
}

export interface DemoAuction {
  /** Offers the lots again whose bids have ended. Returns their number. */
  renew(): Promise<number>;
  /** Resolves when the background work has ended. */
  close(): Promise<void>;
}

/** The zone of each auction by its stock. */
const auctions = new Map<StockName, string>(
  allSites.flatMap(({ cars: sold, timeZone }) => (sold?.auction ? [[sold.stock, timeZone] as const] : [])),
);

/** The same evening of the first week in which it is not over. */
function nextEnd(end: string, zone: string, now: Date): string {
  const { date, time } = localMoment(end, zone);
  for (let weeks = Math.max(1, Math.floor((now.getTime() - Date.parse(end)) / WEEK_MS)); ; weeks++) {
    const next = instantOf({ zone, localDate: addDays(date, 7 * weeks), localTime: time });
    if (next > now.getTime()) return new Date(next).toISOString();
  }
}

/**
 * The auctions of the demo go on: no lot finds a buyer, so each is offered again a week later. Lots of a feed are left
 * as they are.
 */
export function openDemoAuction({ orm, changed, now, report }: DemoAuctionParts): DemoAuction {
  const closing = new AbortController();
  const ended = (tx: Orm, stock: StockName, ...more: SQL[]) =>
    tx
      .select({ id: cars.carId, document: cars.document })
      .from(cars)
      .where(
        and(
          eq(cars.stock, stock),
          eq(cars.removed, false),
          sql`(${cars.document}->>'car_bids_end')::timestamptz < ${now().toISOString()}`,
          ...more,
        ),
      );
  /** Reads under the stock's lock, so that what a feed changed or removed meanwhile stays changed or removed. */
  const offerAgain = (stock: StockName, zone: string, ids: readonly string[]): Promise<CarChange[]> =>
    orm.transaction(async (tx) => {
      await lockStock(tx, stock);
      const found = await ended(tx, stock, inArray(cars.carId, [...ids]));
      const rows = found.flatMap(({ document }, index): StockRow[] => {
        const end = document.car_bids_end;
        if (end === undefined) return [];
        const offered = { car_bids_end: nextEnd(end, zone, now()), car_published: now().toISOString() };
        return [{ kind: 'car', line: index + 1, car: { ...document, ...offered } }];
      });
      return (await applyRows(tx, stock, rows, now())).changes;
    });
  async function renew(): Promise<number> {
    let renewed = 0;
    for (const [stock, zone] of auctions) {
      const lots = (await ended(orm, stock)).filter(({ document }) => demoNumber(stock, document.external_id) !== null);
      for (const batch of chunks(lots, BATCH)) {
        if (closing.signal.aborted) return renewed;
        const changes = await offerAgain(
          stock,
          zone,
          batch.map(({ id }) => id),
        );
        await changed(stock, changes);
        renewed += changes.length;
      }
    }
    return renewed;
  }
  let working: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    working = working.then(renew).catch(report);
  };
  const first = setTimeout(look, FIRST_LOOK_MS);
  const timer = setInterval(look, LOOK_MS);
  first.unref();
  timer.unref();
  return {
    renew,
    async close() {
      closing.abort();
      clearTimeout(first);
      clearInterval(timer);
      await working;
    },
  };
}
