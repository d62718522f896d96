import { createHash } from 'node:crypto';
import type { Currency } from '@/domain/cars/car';
import type { StockName } from '@/sites/site.types';

/** A price of the ledger, without its hash. */
export interface LedgerEntry {
  stock: StockName;
  /** Position in the chain of its stock, from 1. */
  position: number;
  carId: string;
  since: Date;
  recordedAt: Date;
  amountMinor: number;
  currency: Currency;
}

export interface ChainedEntry extends LedgerEntry {
  hash: string;
}

/** The hash before the first entry. */
export const CHAIN_START = '0'.repeat(64);

/**
 * SHA-256 over the hash of the entry before and this entry, the parts joined by '|', times in milliseconds. Part of the
 * evidence format: others can recompute it. Migration 0010 does the same in SQL.
 */
export const entryHash = (previous: string, entry: LedgerEntry): string =>
  createHash('sha256')
    .update(
      [
        previous,
        entry.stock,
        entry.position,
        entry.carId,
        entry.since.getTime(),
        entry.recordedAt.getTime(),
        entry.amountMinor,
        entry.currency,
      ].join('|'),
    )
    .digest('hex');

export interface ChainHead {
  position: number;
  hash: string;
}

type LedgerProblem =
  /** The entry does not match its hash: it, or the one before it, was changed. */
  | { kind: 'changed'; position: number; carId: string }
  /** Entries are missing between two positions, both included. */
  | { kind: 'missing'; from: number; to: number }
  /** The chain ends elsewhere than recorded: entries were removed at its end, or added past the program. */
  | { kind: 'end'; expected: number; found: number };

export interface Verification {
  entries: number;
  head: ChainHead | null;
  problems: LedgerProblem[];
}

/** Recomputes a chain from its entries in order of position. */
export async function verifyChain(entries: AsyncIterable<ChainedEntry>, head: ChainHead | null): Promise<Verification> {
  const problems: LedgerProblem[] = [];
  let count = 0;
  let last: ChainHead = { position: 0, hash: CHAIN_START };
  for await (const entry of entries) {
    const { position, hash, carId } = entry;
    const isNext = position === last.position + 1;
    if (!isNext) problems.push({ kind: 'missing', from: last.position + 1, to: position - 1 });
    // What follows a gap cannot be compared with what is gone.
    else if (entryHash(last.hash, entry) !== hash) problems.push({ kind: 'changed', position, carId });
    last = { position, hash };
    count += 1;
  }
  const expected = head?.position ?? 0;
  if (expected !== last.position || (head !== null && head.hash !== last.hash))
    problems.push({ kind: 'end', expected, found: last.position });
  return { entries: count, head, problems };
}
