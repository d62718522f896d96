import {
  clearBit,
  clearSlots,
  copyInto,
  grownBits,
  setBit,
  setSlots,
  slotsWithin,
  wordCountFor,
  type Bits,
} from './bits';
import type { Ids } from './ids';
import { sortSliced, type Slicer } from './time-slicer';

/**
 * One number per document (NaN: none) and the documents with a number in its order, ties by id. Used for sorting and
 * for ranges.
 */
export class SortedColumn {
  values: Float64Array;
  /** Slots in ascending order; the first `size` entries. */
  order: Int32Array;
  size = 0;
  present: Bits;
  private bulk = false;

  constructor(
    private readonly ids: Ids,
    capacity: number,
  ) {
    this.values = new Float64Array(capacity).fill(Number.NaN);
    this.order = new Int32Array(capacity);
    this.present = new Int32Array(wordCountFor(capacity));
  }

  grow(capacity: number): void {
    const values = new Float64Array(capacity).fill(Number.NaN, this.values.length);
    values.set(this.values);
    this.values = values;
    const order = new Int32Array(capacity);
    order.set(this.order);
    this.order = order;
    this.present = grownBits(this.present, wordCountFor(capacity));
  }

  /** The order is not maintained until `finishBulk`. */
  startBulk(): void {
    this.bulk = true;
  }

  /** @param byId all live slots in the order of their ids */
  async finishBulk(byId: Int32Array, slicer: Slicer): Promise<void> {
    const { values } = this;
    const present = slotsWithin(this.present, byId);
    await slicer.pauseIfDue();
    const sorted = await sortSliced(present, (a, b) => values[a]! - values[b]!, slicer);
    this.order.set(sorted);
    this.size = sorted.length;
    this.bulk = false;
  }

  add(slot: number, value: number): void {
    if (Number.isNaN(value)) return;
    this.values[slot] = value;
    setBit(this.present, slot);
    if (this.bulk) return;
    const index = this.positionOf(slot, value);
    this.order.copyWithin(index + 1, index, this.size);
    this.order[index] = slot;
    this.size++;
  }

  remove(slot: number): void {
    const value = this.values[slot]!;
    if (Number.isNaN(value)) return;
    if (!this.bulk) {
      let index = this.positionOf(slot, value);
      // While a document is replaced, its old and new version have the same id.
      while (this.order[index] !== slot) index++;
      this.order.copyWithin(index, index + 1, this.size);
      this.size--;
    }
    this.values[slot] = Number.NaN;
    clearBit(this.present, slot);
  }

  state() {
    const { values, order, size, present } = this;
    return { values, order, size, present };
  }

  restore({ values, order, size, present }: ReturnType<SortedColumn['state']>): void {
    this.values = values;
    this.order = order;
    this.size = size;
    this.present = present;
  }

  /** The value below which this share (0 to 1) of the others are; undefined without values. */
  valueAt(share: number): number | undefined {
    return this.size === 0 ? undefined : this.values[this.order[Math.floor(share * (this.size - 1))]!];
  }

  /** How many values are below the bound ('inclusive': below or equal). */
  countBelow(bound: number, inclusive = false): number {
    const { order, values } = this;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const value = values[order[middle]!]!;
      if (value < bound || (inclusive && value === bound)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Adds the documents whose value is within the bounds, both included. `target` must be empty. */
  selectRange(min: number, max: number, target: Bits): void {
    const { order, size } = this;
    const from = this.countBelow(min);
    const to = Math.max(from, this.countBelow(max, true));
    if (to - from <= size / 2) {
      setSlots(target, order, from, to);
      return;
    }
    copyInto(target, this.present);
    clearSlots(target, order, 0, from);
    clearSlots(target, order, to, size);
  }

  private positionOf(slot: number, value: number): number {
    const { order, values, ids } = this;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = order[middle]!;
      const difference = values[other]! - value || ids.compare(other, slot);
      if (difference < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
