import type { FacetBucket } from '@/domain/search';
import { countSlots, slotsWithin, type Bits } from './bits';
import type { Hits } from './hits';
import type { SortedColumn } from './sorted-column';

/** About as many bars as a slider shows. */
const BARS = 20;
/** Share of the values at each end that may fall into an end bucket wider than the rest. */
const TAIL = 0.02;
/** Rough costs: one step along the order, one look at a document's value and its bucket. */
const STEP = 1;
const LOOK = 6;

/** Smallest of 1, 2, 5, 10, 20, 50 … that is not below the width; never under 1, for all our numbers are whole. */
function niceStep(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(width, 1)));
  const factor = [1, 2, 5].find((candidate) => candidate * power >= width) ?? 10;
  return factor * power;
}

/**
 * Edges of the buckets of a column: the least value, round numbers, the greatest value. They follow from the documents in
 * `base` alone (null: all of them), so they stay put while a visitor filters. Fewer than two edges: no values.
 */
export function bucketEdges(column: SortedColumn, base: Bits | null): number[] {
  const { order, size, values } = column;
  const all = order.subarray(0, size);
  const inBase = base ? slotsWithin(base, all) : all;
  if (inBase.length === 0) return [];
  const valueAt = (share: number) => values[inBase[Math.floor(share * (inBase.length - 1))]!]!;
  const [least, low, high, greatest] = [valueAt(0), valueAt(TAIL), valueAt(1 - TAIL), valueAt(1)];
  const step = niceStep((high - low) / BARS);
  const edges = [least];
  for (let cut = (Math.floor(low / step) + 1) * step; cut <= Math.ceil(high / step) * step; cut += step) {
    if (cut > least && cut < greatest) edges.push(cut);
  }
  edges.push(greatest);
  return edges;
}

/** Counts the hits between the edges: from an edge up to, not including, the next; the last bucket includes its end. */
export function countBuckets(column: SortedColumn, edges: readonly number[], hits: Hits, everything: boolean): FacetBucket[] {
  const buckets = edges.slice(0, -1).map((min, at): FacetBucket => ({ min, max: edges[at + 1]!, count: 0 }));
  if (hits.count * LOOK < column.size * STEP) return byLooking(column, buckets, hits);
  let from = 0;
  for (const [at, bucket] of buckets.entries()) {
    const to = at === buckets.length - 1 ? column.size : column.countBelow(bucket.max);
    bucket.count = everything ? to - from : countSlots(hits.bits, column.order, from, to);
    from = to;
  }
  return buckets;
}

function byLooking(column: SortedColumn, buckets: FacetBucket[], hits: Hits): FacetBucket[] {
  const list = hits.list();
  for (let i = 0; i < hits.count; i++) {
    const value = column.values[list[i]!]!;
    if (Number.isNaN(value)) continue;
    let low = 0;
    let high = buckets.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (value >= buckets[middle]!.max) low = middle + 1;
      else high = middle;
    }
    buckets[low]!.count++;
  }
  return buckets;
}
