import type { IndexChange } from '@/server/search/search.service';
import type { StockName } from '@/sites/site.types';
import type { CarsStore } from './cars.store';

export interface StockFollowerParts {
  cars: Pick<CarsStore, 'changesSince'>;
  /** The version that the index of each stock already holds; read it before the index is built. */
  from: ReadonlyMap<StockName, number>;
  /** Takes the changes in their order; what this process did itself comes again and is ignored by its version. */
  heard: (stock: StockName, changes: IndexChange[]) => Promise<void> | void;
  /** A look that failed; the next one begins where it began. */
  report: (error: unknown) => void;
}

export interface StockFollower {
  /** Looks once for what other processes have committed. */
  look(): Promise<void>;
  /** Looks again and again, with this pause between. */
  start(everyMs: number): void;
  /** After this nothing is heard any more. */
  stop(): Promise<void>;
}

/**
 * Where several processes share a PostgreSQL (more servers, `npm run stock`), each follows the stock's running number, so that an
 * import anywhere reaches every index within a pause. The embedded database has one process and needs no follower.
 */
export function createStockFollower({ cars, from, heard, report }: StockFollowerParts): StockFollower {
  const known = new Map(from);
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  let stopped = false;

  const look = async (): Promise<void> => {
    for (const [stock, version] of known) {
      try {
        for await (const page of cars.changesSince(stock, version)) {
          if (stopped) return;
          await heard(stock, page.map(({ id, version: at, document }) => ({ id, version: at, document: document && { ...document } })));
          known.set(stock, page.at(-1)?.version ?? version);
        }
      } catch (error) {
        report(error);
      }
    }
  };

  return {
    look,
    start(everyMs) {
      const again = () => {
        if (stopped) return;
        timer = setTimeout(() => {
          looking = look().finally(again);
        }, everyMs);
        timer.unref();
      };
      again();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
