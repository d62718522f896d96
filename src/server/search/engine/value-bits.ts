import { clearBit, countAnd, grownBits, orInto, setBit, type Bits } from './bits';

/** Values of a field with a bitmap of their own: the most that is kept, for the memory's sake. */
export const MOST_BITMAPS = 2_048;

/** One bitmap for each value of a field, by ordinal. */
export class ValueBits {
  private readonly maps: Bits[] = [];

  constructor(private words: number) {}

  grow(words: number): void {
    this.words = words;
    for (let ordinal = 0; ordinal < this.maps.length; ordinal++) this.maps[ordinal] = grownBits(this.maps[ordinal]!, words);
  }

  set(ordinal: number, slot: number): void {
    if (ordinal >= MOST_BITMAPS) return;
    while (this.maps.length <= ordinal) this.maps.push(new Int32Array(this.words));
    setBit(this.maps[ordinal]!, slot);
  }

  clear(ordinal: number, slot: number): void {
    if (ordinal < MOST_BITMAPS) clearBit(this.maps[ordinal]!, slot);
  }

  /** Undefined for a value without a bitmap. */
  of(ordinal: number): Bits | undefined {
    return this.maps[ordinal];
  }

  /** Adds the documents of a value; false when it has no bitmap. */
  addTo(target: Bits, ordinal: number): boolean {
    const bits = this.maps[ordinal];
    if (bits) orInto(target, bits);
    return bits !== undefined;
  }

  /** Counts ordinals 1 .. size - 1 within the mask. */
  countInto(counts: Int32Array, size: number, mask: Bits): void {
    for (let ordinal = 1; ordinal < size; ordinal++) counts[ordinal] = countAnd(mask, this.maps[ordinal]!);
  }

  get complete(): boolean {
    return this.maps.length < MOST_BITMAPS;
  }
}
