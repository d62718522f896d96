/** Chance that comes out the same every time: one generator a seed (mulberry32). */
export class Randomly {
  constructor(private state: number) {}

  /** 0 up to, not including, 1. */
  share(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from min to max, both included. */
  integer(min: number, max: number): number {
    return min + Math.floor(this.share() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.share() < probability;
  }

  oneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.share() * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  /** Early items are likelier, as brands and towns are. */
  skewedOneOf<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.share() ** 2 * items.length)];
    if (item === undefined) throw new Error('Nothing to choose from.');
    return item;
  }

  someOf<Item>(items: readonly Item[], min: number, max: number): Item[] {
    const left = [...items];
    return Array.from({ length: Math.min(items.length, this.integer(min, max)) }, () =>
      left.splice(Math.floor(this.share() * left.length), 1),
    ).flat();
  }
}
