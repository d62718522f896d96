/** Sets of slots, one bit each: slot s is bit s & 31 of word s >>> 5. Signed words, as JavaScript's own operators want them. */
export type Bits = Int32Array;

export const wordsFor = (slots: number): number => (slots + 31) >>> 5;

export const hasBit = (bits: Bits, slot: number): boolean => ((bits[slot >>> 5]! >>> (slot & 31)) & 1) === 1;

export function setBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! |= 1 << (slot & 31);
}

export function clearBit(bits: Bits, slot: number): void {
  bits[slot >>> 5]! &= ~(1 << (slot & 31));
}

export function andInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! &= other[i]!;
}

export function andNotInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! &= ~other[i]!;
}

export function orInto(target: Bits, other: Bits): void {
  for (let i = 0; i < target.length; i++) target[i]! |= other[i]!;
}

export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function countBits(bits: Bits): number {
  let total = 0;
  for (let i = 0; i < bits.length; i++) total += popcount(bits[i]!);
  return total;
}

/** Size of the intersection. Four words share the last steps of the count. */
export function countAnd(a: Bits, b: Bits): number {
  const words = a.length;
  let total = 0;
  let i = 0;
  for (; i + 3 < words; i += 4) {
    let w = a[i]! & b[i]!;
    let x = a[i + 1]! & b[i + 1]!;
    let y = a[i + 2]! & b[i + 2]!;
    let z = a[i + 3]! & b[i + 3]!;
    w -= (w >>> 1) & 0x55555555;
    x -= (x >>> 1) & 0x55555555;
    y -= (y >>> 1) & 0x55555555;
    z -= (z >>> 1) & 0x55555555;
    const left = (w & 0x33333333) + ((w >>> 2) & 0x33333333) + (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    const right = (y & 0x33333333) + ((y >>> 2) & 0x33333333) + (z & 0x33333333) + ((z >>> 2) & 0x33333333);
    const bytes = (left & 0x0f0f0f0f) + ((left >>> 4) & 0x0f0f0f0f) + (right & 0x0f0f0f0f) + ((right >>> 4) & 0x0f0f0f0f);
    total += Math.imul(bytes, 0x01010101) >>> 24;
  }
  for (; i < words; i++) total += popcount(a[i]! & b[i]!);
  return total;
}

/** Writes the slots of the set in ascending order; `into` must have room. Returns how many. */
export function collectBits(bits: Bits, into: Int32Array): number {
  let count = 0;
  for (let i = 0; i < bits.length; i++) {
    let word = bits[i]!;
    const start = i << 5;
    if (word === -1) {
      for (let slot = start; slot < start + 32; slot++) into[count++] = slot;
      continue;
    }
    while (word !== 0) {
      const lowest = word & -word;
      into[count++] = start + (31 - Math.clz32(lowest));
      word ^= lowest;
    }
  }
  return count;
}

/** A copy with room for more. */
export function grownBits(bits: Bits, words: number): Bits {
  const grown = new Int32Array(words);
  grown.set(bits);
  return grown;
}
