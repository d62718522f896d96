/**
 * Order of document ids by code unit, the last criterion of every sort. Ids of up to twelve digits are compared as
 * numbers in the same order.
 */
export class Ids {
  private texts: string[] = [];
  private keys: Float64Array;

  constructor(capacity: number) {
    this.keys = new Float64Array(capacity);
  }

  grow(capacity: number): void {
    const keys = new Float64Array(capacity);
    keys.set(this.keys);
    this.keys = keys;
  }

  set(slot: number, id: string): void {
    this.texts[slot] = id;
    this.keys[slot] = /^\d{1,12}$/.test(id) ? Number(id.padEnd(12, '0')) * 16 + id.length : Number.NaN;
  }

  /** The state for a snapshot. */
  state() {
    return { texts: this.texts, keys: this.keys };
  }

  restore({ texts, keys }: ReturnType<Ids['state']>): void {
    this.texts = texts;
    this.keys = keys;
  }

  text(slot: number): string {
    return this.texts[slot]!;
  }

  compare = (a: number, b: number): number => {
    const byKey = this.keys[a]! - this.keys[b]!;
    if (!Number.isNaN(byKey)) return byKey;
    const [x, y] = [this.texts[a]!, this.texts[b]!];
    return x < y ? -1 : x > y ? 1 : 0;
  };
}
