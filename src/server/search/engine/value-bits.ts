import { clearBit, countAnd, grownBits, orInto, setBit, type Bits } from './bits';

/** Limit of the values of a field that have a bitmap, to bound memory. */
const MOST_BITMAPS = 2_048;

/** A bitmap per value of a field, by ordinal. Each grows when it is next used. */
export class ValueBits {
  private maps: Bits[] = [];

  constructor(private wordCount: number) {}

  grow(wordCount: number): void {
    this.wordCount = wordCount;
  }

  set(ordinal: number, slot: number): void {
    if (ordinal >= MOST_BITMAPS) return;
    while (this.maps.length <= ordinal) this.maps.push(new Int32Array(this.wordCount));
    setBit(this.bitmapOf(ordinal), slot);
  }

  clear(ordinal: number, slot: number): void {
    if (ordinal < MOST_BITMAPS) clearBit(this.bitmapOf(ordinal), slot);
  }

  state(): readonly Bits[] {
    return this.maps;
  }

  restore(maps: readonly Bits[]): void {
    this.maps = [...maps];
  }

  /** Adds the documents of a value; false when it has no bitmap. */
  addTo(target: Bits, ordinal: number): boolean {
    if (ordinal >= this.maps.length) return false;
    orInto(target, this.bitmapOf(ordinal));
    return true;
  }

  /** Counts ordinals 1 .. size - 1 within the mask. */
  countInto(counts: Int32Array, size: number, mask: Bits): void {
    for (let ordinal = 1; ordinal < size; ordinal++) counts[ordinal] = countAnd(mask, this.bitmapOf(ordinal));
  }

  /** Whether every value has a bitmap. */
  get complete(): boolean {
    return this.maps.length < MOST_BITMAPS;
  }

  private bitmapOf(ordinal: number): Bits {
    const bits = this.maps[ordinal]!;
    return bits.length === this.wordCount ? bits : (this.maps[ordinal] = grownBits(bits, this.wordCount));
  }
}
