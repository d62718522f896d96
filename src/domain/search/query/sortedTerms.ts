/** Index of the first word that is not before `key`, in a list sorted by code unit. */
export function firstFrom(ordered: readonly string[], key: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words that a text may have, or begin with. */
export class TermSet {
  private readonly known: ReadonlySet<string>;
  private readonly ordered: readonly string[];

  constructor(terms: readonly string[]) {
    this.known = new Set(terms);
    this.ordered = [...this.known].sort();
  }

  get isEmpty(): boolean {
    return this.ordered.length === 0;
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** Whether one of them begins with the text. */
  hasFrom(text: string): boolean {
    return this.ordered[firstFrom(this.ordered, text)]?.startsWith(text) ?? false;
  }
}
