/**
 * A seeded random generator (mulberry32 over an FNV-1a hash) in integer steps, so that every machine draws the same.
 */
export class Random {
  readonly #hash: number;
  #state: number;

  /** @param hash of what stands before the seed */
  constructor(seed: string, hash = 0x811c9dc5) {
    for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 0x01000193);
    this.#hash = hash;
    this.#state = hash >>> 0;
  }

  /** A separate generator for one concern, so that a new draw there does not change the others. */
  fork(concern: string): Random {
    return new Random(`/${concern}`, this.#hash);
  }

  /** 0 ≤ x < 1 */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  /** True in `percent` of all cases. */
  chance(percent: number): boolean {
    return this.fraction() * 100 < percent;
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error('Nothing to pick from');
    return item;
  }

  /** Each item as likely as its weight; an item with weight 0 is never drawn. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let rest = this.fraction() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    const last = items.findLast((item) => weightOf(item) > 0);
    if (last === undefined) throw new Error('Nothing to pick from');
    return last;
  }

  shuffled<T>(items: readonly T[]): T[] {
    const result = [...items];
    for (let i = result.length - 1; i > 0; i -= 1) {
      const j = this.int(0, i);
      const held = result[i];
      const other = result[j];
      if (held !== undefined && other !== undefined) {
        result[i] = other;
        result[j] = held;
      }
    }
    return result;
  }
}
