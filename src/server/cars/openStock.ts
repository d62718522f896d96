import type { StockName } from '@/sites/site.types';
import type { Config } from '../config';
import type { Changes } from '../database/changes';
import type { Database } from '../database/orm';
import { createDealersStore, type DealersStore } from '../dealers/dealers.store';
import { createFacilityFeed } from '../facilityFeed/facilityFeed.service';
import type { SearchService } from '../search/search.service';
import type { Snapshots } from '../search/snapshots';
import { applyChanges, buildIndexes, followCars, followFacilities, rebuildFacilities } from '../search/stockIndexes';
import { createRegistryStore } from '../workshop/registry.store';
import { createCarsStore, type CarsStore } from './cars.store';
import type { CarChange } from './cars.write';
import { openDemoAuction } from './demoAuction';
import { createFeed } from './feed/feed.service';

export interface Stock {
  cars: CarsStore;
  dealers: DealersStore;
  feed: ReturnType<typeof createFeed>;
  facilityFeed: ReturnType<typeof createFacilityFeed>;
  /** Takes over what other processes change from now on. */
  follow(changes: Pick<Changes, 'follow'>): void;
  /** Resolves when the background work has ended. */
  close(): Promise<void>;
}

/** Cars and facilities, with the search indexes that follow every change of them. Builds the indexes. */
export async function openStock({
  database,
  mode,
  search,
  snapshots,
  facilitiesChanged,
  report,
}: {
  database: Database;
  mode: Config['mode'];
  search: SearchService;
  snapshots: Snapshots | undefined;
  facilitiesChanged: () => void;
  report: (error: unknown) => void;
}): Promise<Stock> {
  const { orm } = database;
  const cars = createCarsStore(orm);
  const dealers = createDealersStore(orm);
  const carFollower = database.kind === 'postgres' ? await followCars(search, cars, report) : null;
  const facilityFollower = await followFacilities(
    { version: dealers.version, revision: createRegistryStore(orm).revision },
    async (stock) => {
      await rebuildFacilities(search, dealers, stock, snapshots);
      facilitiesChanged();
    },
  );
  await buildIndexes(search, cars, dealers, snapshots);
  const changed = (stock: StockName, changes: readonly CarChange[]): Promise<void> =>
    (carFollower ? carFollower.take(stock) : applyChanges(search, stock, changes)).catch(report);
  const demoAuction = mode === 'demo' ? openDemoAuction({ orm, changed, now: () => new Date(), report }) : null;
  return {
    cars,
    dealers,
    feed: createFeed({ cars, dealers, changed }),
    facilityFeed: createFacilityFeed({
      orm,
      changed: async (stock, changes) => {
        await facilityFollower.take(stock).catch(report);
        if (changes.length > 0) await changed(stock, changes);
      },
    }),
    follow(changes) {
      if (carFollower) changes.follow('cars', carFollower.look);
      changes.follow('facilities', facilityFollower.look);
    },
    async close() {
      await demoAuction?.close();
    },
  };
}
