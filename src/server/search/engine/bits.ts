/**
 * Sets of slots, one bit each: slot s is bit s & 31 of word s >>> 5. Words are signed, as JavaScript's bitwise
 * operators return them. Stored sets have spare capacity; the sets of a search end at the used slots, so an operation
 * on two sets runs over the length of the first.
 */
export type Bits = Int32Array;

export const wordCountFor = (slots: number): number => (slots + 31) >>> 5;

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

// These loops are in this file because bundlers make calls across modules slow.

/** Adds the slots of the list from index `from` up to, not including, `to`. */
export function setSlots(target: Bits, slots: Int32Array, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const slot = slots[index]!;
    target[slot >>> 5]! |= 1 << (slot & 31);
  }
}

export function clearSlots(target: Bits, slots: Int32Array, from: number, to: number): void {
  for (let index = from; index < to; index++) {
    const slot = slots[index]!;
    target[slot >>> 5]! &= ~(1 << (slot & 31));
  }
}

/** Counts how many slots of the list, from index `from` up to, not including, `to`, are in the set. */
export function countSlots(bits: Bits, slots: Int32Array, from: number, to: number): number {
  let count = 0;
  for (let index = from; index < to; index++) {
    const slot = slots[index]!;
    count += (bits[slot >>> 5]! >>> (slot & 31)) & 1;
  }
  return count;
}

/** The slots of the list that are in the set, in the list's order. */
export function slotsWithin(bits: Bits, slots: Int32Array): Int32Array {
  const within = new Int32Array(slots.length);
  let count = 0;
  for (let index = 0; index < slots.length; index++) {
    const slot = slots[index]!;
    within[count] = slot;
    count += (bits[slot >>> 5]! >>> (slot & 31)) & 1;
  }
  return within.subarray(0, count);
}

/** Overwrites the target, as far as it goes. */
export function copyInto(target: Bits, from: Bits): void {
  target.set(from.length > target.length ? from.subarray(0, target.length) : from);
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

/**
 * Size of the intersection, over the words of `a`. Eight words at a time are added bit by bit with carries (Harley and
 * Seal), so that one popcount serves them all.
 */
export function countAnd(a: Bits, b: Bits): number {
  const wordCount = a.length;
  let eights = 0;
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let i = 0;
  for (; i + 7 < wordCount; i += 8) {
    let x = a[i]! & b[i]!;
    let y = a[i + 1]! & b[i + 1]!;
    let sum = ones ^ x;
    const twosA = (ones & x) | (sum & y);
    ones = sum ^ y;
    x = a[i + 2]! & b[i + 2]!;
    y = a[i + 3]! & b[i + 3]!;
    sum = ones ^ x;
    const twosB = (ones & x) | (sum & y);
    ones = sum ^ y;
    sum = twos ^ twosA;
    const foursA = (twos & twosA) | (sum & twosB);
    twos = sum ^ twosB;
    x = a[i + 4]! & b[i + 4]!;
    y = a[i + 5]! & b[i + 5]!;
    sum = ones ^ x;
    const twosC = (ones & x) | (sum & y);
    ones = sum ^ y;
    x = a[i + 6]! & b[i + 6]!;
    y = a[i + 7]! & b[i + 7]!;
    sum = ones ^ x;
    const twosD = (ones & x) | (sum & y);
    ones = sum ^ y;
    sum = twos ^ twosC;
    const foursB = (twos & twosC) | (sum & twosD);
    twos = sum ^ twosD;
    sum = fours ^ foursA;
    eights += popcount((fours & foursA) | (sum & foursB));
    fours = sum ^ foursB;
  }
  let total = 8 * eights + 4 * popcount(fours) + 2 * popcount(twos) + popcount(ones);
  for (; i < wordCount; i++) total += popcount(a[i]! & b[i]!);
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

/** A copy with a larger capacity. */
export function grownBits(bits: Bits, wordCount: number): Bits {
  const grown = new Int32Array(wordCount);
  grown.set(bits);
  return grown;
}
