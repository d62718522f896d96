import { hasBit } from './bits';
import type { Hits } from './hits';
import type { Ids } from './ids';
import type { SortedColumn } from './sorted-column';

export interface Window {
  offset: number;
  limit: number;
}

/** Cost of a step along an order relative to one hit in the heap. */
const STEP = 0.25;

/** The slots of one page, ordered by a column (missing values last either way), ties by id. */
export function pageByColumn(
  column: SortedColumn,
  byId: SortedColumn,
  descending: boolean,
  hits: Hits,
  window: Window,
  ids: Ids,
): number[] {
  const wanted = window.offset + window.limit;
  const steps = hits.count === 0 ? 0 : (wanted / hits.count) * byId.size;
  if (steps * STEP < hits.count) return walk(column, byId, descending, hits, window);
  const { values } = column;
  const key = descending ? (slot: number) => -values[slot]! : (slot: number) => values[slot]!;
  return pageByKey((slot) => (Number.isNaN(values[slot]!) ? Number.POSITIVE_INFINITY : key(slot)), hits, window, ids);
}

/** The slots of one page, ordered by a key ascending, ties by id. */
export function pageByKey(key: (slot: number) => number, hits: Hits, { offset, limit }: Window, ids: Ids): number[] {
  const list = hits.list();
  const wanted = Math.min(hits.count, offset + limit);
  if (offset >= wanted) return [];
  const keys = new Float64Array(wanted);
  const slots = new Int32Array(wanted);
  // A heap with the last entry of the page on top: most hits are rejected by one comparison.
  const isAfter = (a: number, b: number): boolean =>
    keys[a]! > keys[b]! || (keys[a]! === keys[b]! && ids.compare(slots[a]!, slots[b]!) > 0);
  const swap = (a: number, b: number): void => {
    [keys[a], keys[b]] = [keys[b]!, keys[a]!];
    [slots[a], slots[b]] = [slots[b]!, slots[a]!];
  };
  const sink = (start: number, size: number): void => {
    for (let node = start; ;) {
      const left = 2 * node + 1;
      if (left >= size) return;
      const larger = left + 1 < size && isAfter(left + 1, left) ? left + 1 : left;
      if (!isAfter(larger, node)) return;
      swap(node, larger);
      node = larger;
    }
  };
  for (let i = 0; i < wanted; i++) {
    slots[i] = list[i]!;
    keys[i] = key(list[i]!);
  }
  for (let node = (wanted >>> 1) - 1; node >= 0; node--) sink(node, wanted);
  for (let i = wanted; i < hits.count; i++) {
    const slot = list[i]!;
    const value = key(slot);
    if (value > keys[0]! || (value === keys[0]! && ids.compare(slot, slots[0]!) > 0)) continue;
    keys[0] = value;
    slots[0] = slot;
    sink(0, wanted);
  }
  for (let size = wanted - 1; size > 0; size--) {
    swap(0, size);
    sink(0, size);
  }
  return Array.from(slots.subarray(offset, wanted));
}

/** Walks along the column's order until the page is full. */
function walk(
  column: SortedColumn,
  byId: SortedColumn,
  descending: boolean,
  hits: Hits,
  { offset, limit }: Window,
): number[] {
  const page: number[] = [];
  const end = offset + limit;
  let seen = 0;
  const { bits } = hits;
  /** False once the page is full. */
  const visit = (order: Int32Array, from: number, to: number): boolean => {
    for (let index = from; index < to; index++) {
      const slot = order[index]!;
      if (((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 0) continue;
      if (seen >= end) return false;
      if (seen >= offset) page.push(slot);
      seen++;
    }
    return seen < end;
  };
  let open = true;
  if (descending) {
    // Equal values are in ascending order of id in both directions, so a run of them is walked forwards.
    for (let to = column.size; open && to > 0;) {
      const from = column.countBelow(column.values[column.order[to - 1]!]!);
      open = visit(column.order, from, to);
      to = from;
    }
  } else {
    open = visit(column.order, 0, column.size);
  }
  if (!open || column.size === byId.size) return page;
  for (let index = 0; index < byId.size && seen < end; index++) {
    const slot = byId.order[index]!;
    if (hasBit(column.present, slot) || !hasBit(hits.bits, slot)) continue;
    if (seen >= offset) page.push(slot);
    seen++;
  }
  return page;
}
