import type { FacetBucket } from '@/domain/search/search';
import { countSlots, slotsWithin, type Bits } from './bits';
import type { Hits } from './hits';
import type { SortedColumn } from './sorted-column';

/** Approximate number of bars of a slider. */
const BARS = 20;
/** Share of the values at each end that may fall into an end bucket wider than the rest. */
export const TAIL = 0.02;
/** Rough costs of one step along the order, and of reading a document's value and bucket. */
const STEP = 1.3;
const LOOK = 3;

/** Bounds of the buckets: the least value, round numbers `step` apart from `first` on, the greatest value. */
export interface Edges {
  least: number;
  first: number;
  step: number;
  /** Number of round bounds between the least and the greatest value. */
  cuts: number;
  greatest: number;
}

/**
 * The smallest of 1, 2, 5, 10, 20, 25, 50 … that is not below the width: round in every currency and unit. Whole
 * numbers, as all values are.
 */
function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  const factor =
    [1, 2, 2.5, 5].find((candidate) => candidate * power >= width && Number.isInteger(candidate * power)) ?? 10;
  return factor * power;
}

/**
 * The buckets of a column depend on the documents in `base` alone (null: all of them), so they do not move while a
 * visitor filters. Null: no values.
 */
export function bucketEdges(column: SortedColumn, base: Bits | null): Edges | null {
  const { order, size, values } = column;
  const all = order.subarray(0, size);
  const inBase = base ? slotsWithin(base, all) : all;
  if (inBase.length === 0) return null;
  const valueAt = (share: number) => values[inBase[Math.floor(share * (inBase.length - 1))]!]!;
  return edgesFor({ least: valueAt(0), low: valueAt(TAIL), high: valueAt(1 - TAIL), greatest: valueAt(1) });
}

/** `low` and `high`: the values that the share TAIL lies below and above. */
export function edgesFor({
  least,
  low,
  high,
  greatest,
}: {
  least: number;
  low: number;
  high: number;
  greatest: number;
}): Edges {
  const step = niceStep((high - low) / BARS);
  let first = (Math.floor(low / step) + 1) * step;
  if (first <= least) first += step;
  let last = Math.ceil(high / step) * step;
  // The greatest of single values, as of years, has a bucket of its own; other last buckets are as wide as it needs.
  if (last >= greatest) last = step === 1 ? greatest : (Math.ceil(greatest / step) - 1) * step;
  return { least, first, step, cuts: Math.max(0, Math.round((last - first) / step) + 1), greatest };
}

/** Counts the hits of each bucket: from an edge up to, not including, the next; the last bucket includes its end. */
export function countBuckets(column: SortedColumn, edges: Edges, hits: Hits, everything: boolean): FacetBucket[] {
  const counts =
    hits.count * LOOK < column.size * STEP
      ? countLooking(column, edges, hits)
      : countWalking(column, edges, hits, everything);
  return bucketsOf(edges, counts);
}

/** The buckets between the edges with their counts, one more than there are cuts. */
export function bucketsOf({ least, first, step, cuts, greatest }: Edges, counts: ArrayLike<number>): FacetBucket[] {
  const edge = (index: number) => (index === 0 ? least : index > cuts ? greatest : first + (index - 1) * step);
  return Array.from(counts, (count, index) => ({ min: edge(index), max: edge(index + 1), count }));
}

function countWalking(column: SortedColumn, { first, step, cuts }: Edges, hits: Hits, everything: boolean): Int32Array {
  const counts = new Int32Array(cuts + 1);
  let from = 0;
  for (let index = 0; index <= cuts; index++) {
    const to = index === cuts ? column.size : column.countBelow(first + index * step);
    counts[index] = everything ? to - from : countSlots(hits.bits, column.order, from, to);
    from = to;
  }
  return counts;
}

function countLooking({ values }: SortedColumn, { first, step, cuts }: Edges, hits: Hits): Int32Array {
  const counts = new Int32Array(cuts + 1);
  const list = hits.list();
  for (let i = 0; i < hits.count; i++) {
    const value = values[list[i]!]!;
    if (value !== value) continue;
    const index = Math.floor((value - first) / step) + 1;
    counts[index < 0 ? 0 : index > cuts ? cuts : index]!++;
  }
  return counts;
}
