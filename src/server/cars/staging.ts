import { and, asc, count, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { StockRow } from '@/domain/stock/stock';
import type { Orm } from '@/server/database/orm';
import { cars, stockRuns, stockStaging } from '@/server/database/schema';
import { chunks, excluded, rowsOf } from '@/server/database/statements';
import type { StockName } from '@/sites/site.types';
import { refKey } from './car-identity';
import { applyRows, highestVersion, lockStock, type Counts } from './cars.write';

/** A replacement would remove more than half of a stock: most likely a broken file. */
export class ReplacementRefused extends Error {
  override readonly name = 'ReplacementRefused';
}

interface Settlement extends Counts {
  /** Changes after this version are part of the settlement. */
  sinceVersion: number;
}

interface SettleOptions {
  /** Remove the cars on offer that the feed does not contain. */
  removeOthers: boolean;
  /** Even if that is more than half of them. */
  force: boolean;
  /** Only count: everything is rolled back. */
  dryRun: boolean;
}

/** A feed in progress. Its rows wait in a staging table; the stock is unchanged until they are settled. */
export interface Staging {
  add(rows: readonly StockRow[]): Promise<void>;
  /** Applies all rows in one transaction. @throws ReplacementRefused; then nothing has changed. */
  settle(options: SettleOptions): Promise<Settlement>;
  discard(): Promise<void>;
}

/** Longer than any batch takes: the process of a run with an older batch has ended. */
const ABANDONED_MS = 10 * 60 * 1000;
const PAGE = 500;
const MOST = 0.5;

/** Carries a dry run's counts out of the transaction that it rolls back. */
class RolledBack extends Error {
  constructor(readonly settlement: Settlement) {
    super('rolled back');
  }
}

async function removeOthers(
  tx: Orm,
  stock: StockName,
  run: string,
  before: number,
  force: boolean,
  now: Date,
): Promise<number> {
  const others = and(
    eq(cars.stock, stock),
    eq(cars.removed, false),
    notExists(
      tx
        .select({ one: sql`1` })
        .from(stockStaging)
        .where(and(eq(stockStaging.run, run), eq(stockStaging.carId, cars.carId))),
    ),
  );
  const [found] = await tx.select({ size: count() }).from(cars).where(others);
  const size = found?.size ?? 0;
  if (!force && before > 0 && size > before * MOST) {
    throw new ReplacementRefused(
      `The file would remove ${size} of the ${before} cars on offer, more than half: nothing was changed. Repeat with --force if that is meant.`,
    );
  }
  if (size > 0)
    await tx
      .update(cars)
      .set({ removed: true, version: sql`nextval('car_version')`, changedAt: now })
      .where(others);
  return size;
}

async function settleIn(
  tx: Orm,
  stock: StockName,
  run: string,
  options: SettleOptions,
  now: Date,
): Promise<Settlement> {
  // Before the wait for the stock's lock: from here on, the clean-up of abandoned runs skips this run.
  const [mine] = await tx
    .update(stockRuns)
    .set({ beatAt: now })
    .where(eq(stockRuns.id, run))
    .returning({ id: stockRuns.id });
  if (!mine)
    throw new Error('The replacement took so long that it was taken for abandoned: nothing was changed. Repeat it.');
  await lockStock(tx, stock);
  const settlement: Settlement = {
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    sinceVersion: await highestVersion(tx, stock),
  };
  const [existing] = await tx
    .select({ size: count() })
    .from(cars)
    .where(and(eq(cars.stock, stock), eq(cars.removed, false)));
  for (let after = ''; ;) {
    const page = await tx
      .select({ ref: stockStaging.ref, row: stockStaging.row })
      .from(stockStaging)
      .where(and(eq(stockStaging.run, run), gt(stockStaging.ref, after)))
      .orderBy(asc(stockStaging.ref))
      .limit(PAGE);
    const last = page.at(-1);
    if (!last) break;
    const applied = await applyRows(
      tx,
      stock,
      page.map(({ row }) => row),
      now,
    );
    for (const kind of ['added', 'changed', 'unchanged', 'removed'] as const) settlement[kind] += applied[kind];
    const named = page.flatMap(({ ref }, index) => (applied.ids[index] ? [sql`(${ref}, ${applied.ids[index]})`] : []));
    if (named.length > 0) {
      await tx.execute(sql`update ${stockStaging} set car_id = named.id from (values ${sql.join(named, sql`, `)}) as named(ref, id)
        where ${stockStaging.run} = ${run} and ${stockStaging.ref} = named.ref`);
    }
    after = last.ref;
  }
  if (options.removeOthers)
    settlement.removed += await removeOthers(tx, stock, run, existing?.size ?? 0, options.force, now);
  await tx.delete(stockRuns).where(eq(stockRuns.id, run));
  if (options.dryRun) throw new RolledBack(settlement);
  return settlement;
}

export async function openStaging(orm: Orm, stock: StockName, now: () => Date): Promise<Staging> {
  await orm.delete(stockRuns).where(lt(stockRuns.beatAt, new Date(now().getTime() - ABANDONED_MS)));
  const [opened] = await orm.insert(stockRuns).values({ stock, beatAt: now() }).returning({ id: stockRuns.id });
  if (!opened) throw new Error('The database gave no id for the run.');
  const run = opened.id;
  const discard = async () => {
    await orm.delete(stockRuns).where(eq(stockRuns.id, run));
  };

  return {
    add: (rows) =>
      orm.transaction(async (tx) => {
        await tx.update(stockRuns).set({ beatAt: now() }).where(eq(stockRuns.id, run));
        const rowsById = new Map<string, StockRow>();
        const retained = new Map<string, StockRow>();
        for (const row of rows)
          (row.kind === 'keep' ? retained : rowsById).set(refKey(row.kind === 'car' ? row.car : row.ref), row);
        const target = [stockStaging.run, stockStaging.ref];
        for (const part of chunks([...rowsById])) {
          await tx
            .insert(stockStaging)
            .select(
              rowsOf(
                stockStaging,
                part.map(([ref, row]) => ({ run, ref, line: row.line, row })),
              ),
            )
            .onConflictDoUpdate({ target, set: { line: excluded('line'), row: excluded('row') } });
        }
        // A refused row only keeps its car from removal; it does not override an accepted row.
        for (const part of chunks([...retained])) {
          await tx
            .insert(stockStaging)
            .select(
              rowsOf(
                stockStaging,
                part.map(([ref, row]) => ({ run, ref, line: row.line, row })),
              ),
            )
            .onConflictDoNothing();
        }
      }),

    async settle(options) {
      try {
        return await orm.transaction((tx) => settleIn(tx, stock, run, options, now()));
      } catch (error) {
        if (error instanceof RolledBack || error instanceof ReplacementRefused) await discard();
        if (error instanceof RolledBack) return error.settlement;
        throw error;
      }
    },

    discard,
  };
}
