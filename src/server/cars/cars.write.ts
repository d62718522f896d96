import { and, desc, eq, inArray, max, sql } from 'drizzle-orm';
import type { Car } from '@/domain/cars/car';
import { paidPrice, slugOf, type CarRef, type FeedCar, type StockRow } from '@/domain/stock/stock';
import { advisoryLock } from '@/server/database/advisoryLock';
import type { Orm } from '@/server/database/orm';
import { cars, priceHistory } from '@/server/database/schema';
import { chunks, excluded, rowsOf } from '@/server/database/statements';
import type { StockName } from '@/sites/site.types';
import { contentHash, derivedId, refKey } from './car-identity';
import { appendPrices } from './ledger/ledger.store';
import { reductionOf, type PriceStep } from './lowestPrice';

/** Prices of cars from before their first row, by car_id, oldest first. The last may be the row's own price already. */
export type EarlierPrices = ReadonlyMap<string, readonly PriceStep[]>;

/** `document: null` is a removal. Versions rise with every change of a stock, including removals. */
export interface CarChange {
  id: string;
  version: number;
  document: Car | null;
}

export interface Counts {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
}

export interface Applied extends Counts {
  changes: CarChange[];
  /** The car of each row, in the order of the rows; null for an unknown car. */
  ids: (string | null)[];
}

/** Allows one writer of a stock at a time, so that versions become visible in order. Ends with the transaction. */
export const lockStock = (tx: Orm, stock: StockName): Promise<void> => advisoryLock(tx, `stock:${stock}`);

export async function highestVersion(tx: Orm, stock: StockName): Promise<number> {
  const [row] = await tx
    .select({ version: max(cars.version) })
    .from(cars)
    .where(eq(cars.stock, stock));
  return row?.version ?? 0;
}

const refOf = (row: StockRow): FeedCar | CarRef => (row.kind === 'car' ? row.car : row.ref);

/** Gives every row its car_id: its own, the one of its external id, or a new unique one. */
async function resolveIds(tx: Orm, stock: StockName, rows: readonly StockRow[]): Promise<(string | null)[]> {
  const externalIds = new Set<string>();
  for (const row of rows) {
    const ref = refOf(row);
    if (!('car_id' in ref && ref.car_id !== undefined) && 'external_id' in ref && ref.external_id !== undefined)
      externalIds.add(ref.external_id);
  }
  const known = new Map<string, string>();
  /** Used ids with the external id of their car. */
  const owners = new Map<string, string | null>();
  for (const part of chunks([...externalIds])) {
    const found = await tx
      .select({ id: cars.carId, external: cars.externalId })
      .from(cars)
      .where(and(eq(cars.stock, stock), inArray(cars.externalId, part)))
      .orderBy(cars.removed);
    for (const { id, external } of found) if (external !== null && !known.has(external)) known.set(external, id);
    const candidates = part.filter((external) => !known.has(external)).map((external) => derivedId(external));
    if (candidates.length === 0) continue;
    const taken = await tx
      .select({ id: cars.carId, external: cars.externalId })
      .from(cars)
      .where(and(eq(cars.stock, stock), inArray(cars.carId, candidates)));
    for (const { id, external } of taken) owners.set(id, external);
  }
  const idFor = (external: string): string => {
    const old = known.get(external);
    if (old !== undefined) return old;
    let attempt = 0;
    let id = derivedId(external);
    while (owners.has(id)) id = derivedId(external, ++attempt);
    owners.set(id, external);
    known.set(external, id);
    return id;
  };
  return rows.map((row) => {
    const ref = refOf(row);
    if ('car_id' in ref && ref.car_id !== undefined) return ref.car_id;
    if ('external_id' in ref && ref.external_id !== undefined)
      return row.kind === 'car' ? idFor(ref.external_id) : (known.get(ref.external_id) ?? null);
    return derivedId(refKey(ref));
  });
}

interface ExistingCar {
  hash: string;
  removed: boolean;
  priceMinor: number | null;
  currency: string | null;
  publishedAt: Date;
}

async function existingCars(tx: Orm, stock: StockName, ids: readonly string[]): Promise<Map<string, ExistingCar>> {
  const rows = await tx
    .select({
      id: cars.carId,
      hash: cars.hash,
      removed: cars.removed,
      priceMinor: cars.priceMinor,
      currency: cars.currency,
      publishedAt: cars.publishedAt,
    })
    .from(cars)
    .where(and(eq(cars.stock, stock), inArray(cars.carId, [...ids])));
  return new Map(rows.map(({ id, ...rest }) => [id, rest]));
}

/** The car as it is stored; a car that returns after its removal is published again. */
function completeCar(id: string, car: FeedCar, before: ExistingCar | undefined, now: Date): Car {
  const published = car.car_published ?? (before && !before.removed ? before.publishedAt : now).toISOString();
  return {
    ...car,
    car_id: id,
    slug: car.slug ?? slugOf(car),
    car_published: published,
    indexed_at: undefined,
    car_lowest_price: undefined,
    car_price_since: undefined,
  };
}

/** The price reductions to display for existing cars; a price that changes now is their newest. */
async function reductionsOf(
  tx: Orm,
  stock: StockName,
  known: readonly { id: string; document: Car }[],
  earlier: EarlierPrices,
  now: Date,
): Promise<Map<string, NonNullable<ReturnType<typeof reductionOf>>>> {
  if (known.length === 0) return new Map();
  const rows = await tx
    .select({
      id: priceHistory.carId,
      since: priceHistory.since,
      amountMinor: priceHistory.amountMinor,
      currency: priceHistory.currency,
    })
    .from(priceHistory)
    .where(
      and(
        eq(priceHistory.stock, stock),
        inArray(
          priceHistory.carId,
          known.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(desc(priceHistory.since), desc(priceHistory.id));
  const history = new Map<string, PriceStep[]>([...earlier].map(([id, steps]) => [id, steps.toReversed()]));
  for (const { id, ...step } of rows) history.set(id, [...(history.get(id) ?? []), step]);
  return new Map(
    known.flatMap(({ id, document }) => {
      const price = paidPrice(document);
      if (!price) return [];
      const past = history.get(id) ?? [];
      const unchangedPrice = past[0]?.amountMinor === price.amountMinor && past[0].currency === price.currency;
      const reduction = reductionOf(unchangedPrice ? past : [{ ...price, since: now }, ...past]);
      return reduction ? [[id, reduction] as const] : [];
    }),
  );
}

async function writeCars(
  tx: Orm,
  stock: StockName,
  batch: ReadonlyMap<string, FeedCar>,
  now: Date,
  applied: Applied,
  given: EarlierPrices,
): Promise<void> {
  const before = await existingCars(tx, stock, [...batch.keys()]);
  let fresh: { id: string; document: Car; hash: string }[] = [];
  for (const [id, row] of batch) {
    const old = before.get(id);
    const car = completeCar(id, row, old, now);
    const hash = contentHash(car);
    if (old && !old.removed && old.hash === hash) {
      applied.unchanged += 1;
      continue;
    }
    applied[old && !old.removed ? 'changed' : 'added'] += 1;
    fresh.push({ id, hash, document: { ...car, indexed_at: now.toISOString() } });
  }
  if (fresh.length === 0) return;
  // A car that is known has its history.
  const earlier: EarlierPrices = new Map([...given].filter(([id]) => batch.has(id) && !before.has(id)));
  const reductions = await reductionsOf(
    tx,
    stock,
    fresh.filter(({ id }) => before.has(id) || earlier.has(id)),
    earlier,
    now,
  );
  fresh = fresh.map(({ document, ...car }) => ({ ...car, document: { ...document, ...reductions.get(car.id) } }));

  const written = await tx
    .insert(cars)
    .select(
      rowsOf(
        cars,
        fresh.map(({ id, hash, document }) => {
          const price = paidPrice(document);
          return {
            stock,
            carId: id,
            externalId: document.external_id ?? null,
            removed: false,
            hash,
            document,
            brand: document.car_brand,
            model: document.car_model,
            siteId: document.car_site_id ?? null,
            regno: document.car_regno?.toUpperCase().replace(/[\s-]/g, '') ?? null,
            priceMinor: price?.amountMinor ?? null,
            currency: price?.currency ?? null,
            publishedAt: new Date(document.car_published ?? now),
            changedAt: now,
          };
        }),
        { version: sql`nextval('car_version')` },
      ),
    )
    .onConflictDoUpdate({
      target: [cars.stock, cars.carId],
      set: {
        externalId: excluded('external_id'),
        version: excluded('version'),
        removed: excluded('removed'),
        hash: excluded('hash'),
        document: excluded('document'),
        brand: excluded('brand'),
        model: excluded('model'),
        siteId: excluded('site_id'),
        regno: excluded('regno'),
        priceMinor: excluded('price_minor'),
        currency: excluded('currency'),
        publishedAt: excluded('published_at'),
        changedAt: excluded('changed_at'),
      },
    })
    .returning({ id: cars.carId, version: cars.version });

  const versions = new Map(written.map(({ id, version }) => [id, version]));
  const prices: Parameters<typeof appendPrices>[2][number][] = [];
  for (const { id, document } of fresh) {
    applied.changes.push({ id, version: versions.get(id) ?? 0, document });
    const price = paidPrice(document);
    const past = earlier.get(id) ?? [];
    const old = before.get(id) ?? { priceMinor: past.at(-1)?.amountMinor, currency: past.at(-1)?.currency };
    prices.push(...past.map((step) => ({ carId: id, ...step })));
    if (price && (old.priceMinor !== price.amountMinor || old.currency !== price.currency))
      prices.push({ carId: id, since: now, ...price });
  }
  await appendPrices(tx, stock, prices, now);
}

/** Marks cars on offer as removed. */
async function removeCars(tx: Orm, stock: StockName, ids: readonly string[], now: Date): Promise<CarChange[]> {
  const gone = await tx
    .update(cars)
    .set({ removed: true, version: sql`nextval('car_version')`, changedAt: now })
    .where(and(eq(cars.stock, stock), eq(cars.removed, false), inArray(cars.carId, [...ids])))
    .returning({ id: cars.carId, version: cars.version });
  return gone.map(({ id, version }) => ({ id, version, document: null }));
}

/** Applies one batch inside the caller's transaction, which holds the stock's lock. */
export async function applyRows(
  tx: Orm,
  stock: StockName,
  rows: readonly StockRow[],
  now: Date,
  earlier: EarlierPrices = new Map(),
): Promise<Applied> {
  const ids = await resolveIds(tx, stock, rows);
  const applied: Applied = { added: 0, changed: 0, unchanged: 0, removed: 0, changes: [], ids };
  const put = new Map<string, FeedCar>();
  const drop = new Set<string>();
  rows.forEach((row, index) => {
    const id = ids[index];
    if (id === null || id === undefined || row.kind === 'keep') return;
    put.delete(id);
    drop.delete(id);
    if (row.kind === 'car') put.set(id, row.car);
    else drop.add(id);
  });
  for (const part of chunks([...put])) await writeCars(tx, stock, new Map(part), now, applied, earlier);
  for (const part of chunks([...drop])) {
    const gone = await removeCars(tx, stock, part, now);
    applied.removed += gone.length;
    applied.changes.push(...gone);
  }
  return applied;
}
