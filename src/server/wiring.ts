import path from 'node:path';
import { passes } from '@/domain/baseFilter';
import { allSites, siteByName } from '@/sites/sites';
import type { Site, StockName } from '@/sites/site.types';
import { createApp, SERVICES_KEY, type OpenServices } from './app';
import { createCarsStore, type CarsStore } from './cars/cars.store';
import { createFeed } from './cars/feed/feed.service';
import { removeServerFile, writeServerFile } from './cars/feed/server-file';
import { stockRoutes } from './cars/stock.routes';
import type { Config } from './config';
import { openContent, type ContentService } from './content/content.service';
import { contentRoutes } from './content/content.routes';
import { readContentFiles } from './content/files';
import { createEditsStore } from './content/edits/edits.store';
import { openDatabase } from './database/database';
import type { Database } from './database/orm';
import { createDealersStore, type DealersStore } from './dealers/dealers.store';
import { createLog } from './http/log';
import { createMetrics } from './http/metrics';
import { mediaRoutes } from './media/media.routes';
import { openMedia } from './media/media.service';
import { definitionOf } from './search/definitions';
import { createEmbeddedSearch } from './search/embedded.search';
import type { IndexDefinition } from './search/engine/definition';
import { searchRoutes } from './search/search.routes';
import type { IndexChange, IndexedDocument, SearchService } from './search/search.service';

/** How often a server on a shared database looks for changes that others made. */
const POLL_MS = 3_000;

interface StockIndex {
  name: string;
  site: Site;
}

const carIndexes = (stock: StockName): StockIndex[] =>
  allSites.flatMap((site) => (site.cars?.stock === stock ? [{ name: site.cars.index, site }] : []));

const usedStocks = [...new Set(allSites.flatMap(({ cars }) => (cars ? [cars.stock] : [])))];

const inSlice = (site: Site, document: IndexedDocument): boolean => passes(site.cars?.filters ?? [], document);

async function* slice(cars: CarsStore, stock: StockName, site: Site) {
  for await (const { id, version, document } of cars.documents(stock)) {
    const indexed: IndexedDocument = { ...document };
    if (inSlice(site, indexed)) yield { id, version, document: indexed };
  }
}

async function* places(dealers: DealersStore, stock: StockName) {
  for await (const { id, version, document } of dealers.documents(stock)) yield { id, version, document: { ...document } };
}

/** One index for each site, from the part of its stock that the site sells (checklist A-01). */
async function buildIndexes(search: SearchService, cars: CarsStore, dealers: DealersStore): Promise<void> {
  for (const site of allSites) {
    if (site.cars) await search.rebuild(site.cars.index, slice(cars, site.cars.stock, site));
    if (site.facilities) await search.rebuild(site.facilities.index, places(dealers, site.facilities.stock));
  }
}

/** A change of stock reaches each site's index; a car that leaves a site's slice leaves its index. */
async function applyChanges(search: SearchService, stock: StockName, changes: readonly IndexChange[]): Promise<void> {
  const runs = await Promise.allSettled(carIndexes(stock).map(({ name, site }) =>
    search.apply(name, changes.map((change) => (change.document && inSlice(site, change.document) ? change : { ...change, document: null })))));
  // An index that can't take something doesn't keep it from the other sites'.
  const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
  if (failures.length > 0) throw new AggregateError(failures, `Changes of the stock ${stock} did not reach every index.`);
}

/** What others publish in a shared PostgreSQL reaches this process, too. Gives the function that ends it. */
function followContent(content: ContentService, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void content.refresh().catch(report), POLL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Where visitors find a site: its first host in live mode, the local one in demo mode. */
const originOf = (site: Site, { mode, port }: Config): string => {
  const host = mode === 'live' ? site.hosts.find((one) => !one.startsWith('*')) : undefined;
  return host ? `https://${host}` : `http://${site.name}.localhost:${port}`;
};

/** What others write into a shared PostgreSQL reaches this process's index, too. Gives the function that ends it. */
async function followOthers(search: SearchService, cars: CarsStore, report: (error: unknown) => void): Promise<() => void> {
  const seen = new Map<StockName, number>();
  for (const stock of usedStocks) seen.set(stock, await cars.version(stock));
  let timer: NodeJS.Timeout | null = null;
  let ended = false;
  const look = async () => {
    for (const stock of usedStocks) {
      for await (const page of cars.changesSince(stock, seen.get(stock) ?? 0)) {
        await applyChanges(search, stock, page.map(({ id, version, document }) => ({ id, version, document: document && { ...document } })));
        const last = page.at(-1);
        if (last) seen.set(stock, last.version);
      }
    }
  };
  const again = () => {
    if (ended) return;
    timer = setTimeout(() => void look().catch(report).finally(again), POLL_MS);
    timer.unref();
  };
  again();
  return () => {
    ended = true;
    if (timer) clearTimeout(timer);
  };
}

const stockOf = (name: string): StockName | null => {
  if (!allSites.some((site) => site.name === name)) return null;
  return siteByName(name).cars?.stock ?? null;
};

export interface RunningServices extends OpenServices {
  database: Database;
  search: SearchService;
  content: ContentService;
  close(): Promise<void>;
}

/**
 * Opens what one process of the back end needs, in this order: database (migrated and seeded), search indexes, door.
 * @throws DataFolderLocked, DatabaseUnreachable and ConfigurationError, each with one sentence for a person.
 */
export async function openServices(config: Config): Promise<RunningServices> {
  const log = createLog(config.logLevel);
  const database = await openDatabase(config);
  const cars = createCarsStore(database.orm);
  const dealers = createDealersStore(database.orm);
  const search = createEmbeddedSearch({ definitionOf: servedDefinition });
  const report = (error: unknown): void => log.error({ err: error }, 'failed');
  // The place in the stock's changes is noted before the build reads it: nothing that happens meanwhile is missed.
  const stopFollowing = database.kind === 'postgres' ? await followOthers(search, cars, report) : () => undefined;
  await buildIndexes(search, cars, dealers);
  const feed = createFeed({
    cars, dealers,
    changed: (stock, changes) => applyChanges(search, stock, changes).catch(report),
  });
  const media = openMedia({ filesDir: path.join(process.cwd(), 'src/server/media/files'), cacheDir: path.join(config.dataDir, 'media-cache') });
  const content = await openContent({
    files: await readContentFiles(path.join(process.cwd(), 'src/server/content/files')), edits: createEditsStore(database.orm),
    origin: (site) => originOf(site, config), introspection: config.mode === 'demo', webhook: config.contentWebhook, report,
  });
  const stopContent = database.kind === 'postgres' ? followContent(content, report) : () => undefined;
  let ready = false;
  const door = createApp({
    mode: config.mode,
    log,
    metrics: createMetrics({ process: true }),
    ready: () => ready,
    trustedProxies: config.trustedProxies,
    metricsKey: config.metricsKey,
    routes: {
      search: searchRoutes(search, log),
      stock: stockRoutes({ feed, key: config.stockKey, stockOf, report }),
      media: mediaRoutes(media),
      content: contentRoutes(content, config),
    },
  });
  writeServerFile(config.dataDir, { address: `http://127.0.0.1:${config.port}`, key: config.stockKey });
  ready = true;
  return {
    door, log, database, search, content,
    async close() {
      ready = false;
      stopFollowing();
      stopContent();
      removeServerFile(config.dataDir);
      await search.close();
      await database.close();
    },
  };
}

/** Only a site's own indexes are served; names in them are sorted as its language sorts them. */
function servedDefinition(index: string): IndexDefinition | null {
  const site = allSites.find(({ cars, facilities }) => cars?.index === index || facilities?.index === index);
  return site ? definitionOf(index, site.languages[0].language) : null;
}

/** Opens the services of this process, once, however often the module is loaded; closes them when the process is told to end. */
export async function startServices(config: Config): Promise<void> {
  if (Reflect.has(globalThis, SERVICES_KEY)) return;
  const opening = openServices(config);
  Reflect.set(globalThis, SERVICES_KEY, { opening });
  const services = await opening;
  Reflect.set(globalThis, SERVICES_KEY, services);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void services.close().finally(() => process.exit(0)));
  }
}
