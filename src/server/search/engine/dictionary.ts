import type { FacetOrder } from '@/domain/search/search';
import { collatorFor } from '@/i18n/collate';

/** Limit of the distinct values of one field: ordinals are stored in 16 bits. */
export const MOST_VALUES = 65_534;

/**
 * Orders facet texts alphabetically ('V40' before 'V60', 'ID.3' before 'ID.10') or by their numeric value. A total
 * order.
 */
export class TextOrder {
  private readonly compare: (a: string, b: string) => number;

  constructor(collation: string) {
    this.compare = collatorFor(collation);
  }

  byName = (a: string, b: string): number => this.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);

  /** Texts that are not numbers come last. */
  byNumber = (a: string, b: string): number => {
    const [x, y] = [Number(a), Number(b)];
    if (Number.isNaN(x) || Number.isNaN(y))
      return Number(Number.isNaN(x)) - Number(Number.isNaN(y)) || this.byName(a, b);
    return x - y || this.byName(a, b);
  };

  comparer(order: FacetOrder): (a: string, b: string) => number {
    return order === 'number' ? this.byNumber : this.byName;
  }
}

/** The distinct texts of a field. Ordinal 0 is "no value"; the ordinal of a text never changes. */
export class Dictionary {
  readonly texts: string[] = [''];
  private readonly ordinals = new Map<string, number>();
  private readonly orders = new Map<string, { sorted: Uint16Array; ranks: Uint16Array }>();

  constructor(
    private readonly field: string,
    private readonly order: TextOrder,
  ) {}

  get size(): number {
    return this.texts.length;
  }

  find(text: string): number | undefined {
    return this.ordinals.get(text);
  }

  /** @throws RangeError when the field has more different values than an index can hold. */
  add(text: string): number {
    const known = this.ordinals.get(text);
    if (known !== undefined) return known;
    if (this.texts.length > MOST_VALUES)
      throw new RangeError(`The search index holds at most ${MOST_VALUES} different values of ${this.field}.`);
    const ordinal = this.texts.push(text) - 1;
    this.ordinals.set(text, ordinal);
    this.orders.clear();
    return ordinal;
  }

  /** Restores the texts of a snapshot under their ordinals. The dictionary must be empty. */
  restore(texts: readonly string[]): void {
    for (const text of texts.slice(1)) this.add(text);
  }

  /** Ordinals in order, and the rank of each ordinal; 0 comes first. */
  ranked(by: 'name' | 'number'): { sorted: Uint16Array; ranks: Uint16Array } {
    const ready = this.orders.get(by);
    if (ready) return ready;
    const compare = this.order.comparer(by);
    const sorted = new Uint16Array(this.texts.length);
    const rest = this.texts
      .map((_, ordinal) => ordinal)
      .slice(1)
      .sort((a, b) => compare(this.texts[a]!, this.texts[b]!));
    sorted.set(rest, 1);
    const ranks = new Uint16Array(this.texts.length);
    for (let rank = 0; rank < sorted.length; rank++) ranks[sorted[rank]!] = rank;
    const made = { sorted, ranks };
    this.orders.set(by, made);
    return made;
  }
}
