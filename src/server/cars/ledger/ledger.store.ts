import { and, asc, eq, gt } from 'drizzle-orm';
import type { Orm } from '@/server/database/orm';
import { priceHistory, priceLedgerHeads } from '@/server/database/schema';
import { excluded, insertRows } from '@/server/database/statements';
import type { StockName } from '@/sites/site.types';
import { CHAIN_START, entryHash, verifyChain, type ChainedEntry, type ChainHead, type Verification } from './chain';

type NewEntry = Pick<ChainedEntry, 'carId' | 'since' | 'amountMinor' | 'currency'>;

const PAGE = 1_000;

async function headOf(orm: Orm, stock: StockName): Promise<ChainHead | null> {
  const [head] = await orm
    .select({ position: priceLedgerHeads.position, hash: priceLedgerHeads.hash })
    .from(priceLedgerHeads)
    .where(eq(priceLedgerHeads.stock, stock));
  return head ?? null;
}

/** Appends prices to the chain of a stock, in this order. The caller's transaction holds the stock's lock. */
export async function appendPrices(
  tx: Orm,
  stock: StockName,
  prices: readonly NewEntry[],
  recordedAt: Date,
): Promise<void> {
  if (prices.length === 0) return;
  let { position, hash } = (await headOf(tx, stock)) ?? { position: 0, hash: CHAIN_START };
  const entries = prices.map((price): ChainedEntry => {
    position += 1;
    const entry = { ...price, stock, position, recordedAt };
    hash = entryHash(hash, entry);
    return { ...entry, hash };
  });
  await insertRows(tx, priceHistory, entries);
  await tx
    .insert(priceLedgerHeads)
    .values({ stock, position, hash })
    .onConflictDoUpdate({
      target: priceLedgerHeads.stock,
      set: { position: excluded('position'), hash: excluded('hash') },
    });
}

/** A car's prices with what is needed to check them, and the end of the chain that they are part of. */
interface PriceEvidence {
  stock: StockName;
  carId: string;
  /** Each with the hash of the entry before it in the chain of the stock. */
  entries: (ChainedEntry & { previous: string })[];
  verification: Verification;
}

export interface PriceLedger {
  verify(stock: StockName): Promise<Verification>;
  evidence(stock: StockName, carId: string): Promise<PriceEvidence>;
}

export function createPriceLedger(orm: Orm): PriceLedger {
  async function* entriesOf(stock: StockName): AsyncGenerator<ChainedEntry> {
    for (let after = 0; ;) {
      const page = await orm
        .select({
          stock: priceHistory.stock,
          position: priceHistory.position,
          carId: priceHistory.carId,
          since: priceHistory.since,
          recordedAt: priceHistory.recordedAt,
          amountMinor: priceHistory.amountMinor,
          currency: priceHistory.currency,
          hash: priceHistory.hash,
        })
        .from(priceHistory)
        .where(and(eq(priceHistory.stock, stock), gt(priceHistory.position, after)))
        .orderBy(asc(priceHistory.position))
        .limit(PAGE);
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last.position;
    }
  }

  return {
    async verify(stock) {
      return verifyChain(entriesOf(stock), await headOf(orm, stock));
    },

    async evidence(stock, carId) {
      const entries: PriceEvidence['entries'] = [];
      async function* watched(): AsyncGenerator<ChainedEntry> {
        let previous = CHAIN_START;
        for await (const entry of entriesOf(stock)) {
          if (entry.carId === carId) entries.push({ ...entry, previous });
          previous = entry.hash;
          yield entry;
        }
      }
      const verification = await verifyChain(watched(), await headOf(orm, stock));
      return { stock, carId, entries, verification };
    },
  };
}
