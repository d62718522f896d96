import type { Document } from './term-column';

/** Longest document whose field ends fit 16 bits; a longer one keeps its own list of ends. */
const LONGEST = 65_535;

/** Ends are stored in pages of this many documents, so that room for more moves nothing. */
const PAGE_BITS = 11;
const PAGE = 1 << PAGE_BITS;

/** One letter beyond Latin-1 makes a text take two bytes for each of its letters: written as an escape, it does not. Such a letter takes six bytes on its way then, before it is compressed. */
const narrow = (json: string): string => json.replace(/[^\x00-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Which parts of the stored documents an answer takes: runs of neighbouring fields. */
export type Projection = readonly { from: number; to: number }[];

/**
 * Documents as ready JSON text. One string a document holds its public fields in a fixed order, each with its comma behind
 * it; where each ends is stored beside. A projection cuts runs of fields out of it and parses nothing.
 */
export class DocumentStore {
  private readonly texts: (string | undefined)[] = [];
  private pages: Uint16Array[] = [];
  private longEnds = new Map<number, Uint32Array>();
  private readonly labels: string[];
  private readonly places: ReadonlyMap<string, number>;

  constructor(private readonly fields: readonly string[]) {
    this.labels = fields.map((field) => `${JSON.stringify(field)}:`);
    this.places = new Map(fields.map((field, at) => [field, at]));
  }

  set(slot: number, document: Document): void {
    const parts: string[] = [];
    const ends = new Uint32Array(this.fields.length);
    let length = 0;
    for (let at = 0; at < this.fields.length; at++) {
      const value = document[this.fields[at]!];
      const json = value === undefined ? undefined : narrow(JSON.stringify(value));
      if (json !== undefined) {
        const part = `${this.labels[at]!}${json},`;
        parts.push(part);
        length += part.length;
      }
      ends[at] = length;
    }
    this.texts[slot] = parts.join('');
    if (length > LONGEST) this.longEnds.set(slot, ends);
    else this.pageOf(slot).set(ends, this.placeOf(slot));
  }

  remove(slot: number): void {
    this.texts[slot] = undefined;
    this.longEnds.delete(slot);
  }

  /** @param fields empty means all */
  projection(fields: readonly string[]): Projection {
    if (fields.length === 0) return [{ from: 0, to: this.fields.length }];
    const wanted = [...new Set(fields)].flatMap((field) => this.places.get(field) ?? []).sort((a, b) => a - b);
    const runs: { from: number; to: number }[] = [];
    for (const place of wanted) {
      const last = runs.at(-1);
      if (last?.to === place) last.to = place + 1;
      else runs.push({ from: place, to: place + 1 });
    }
    return runs;
  }

  /** One document as JSON. */
  json(slot: number, projection: Projection): string {
    const text = this.texts[slot] ?? '';
    const long = this.longEnds.get(slot);
    const ends = long ?? this.pageOf(slot);
    const base = long ? 0 : this.placeOf(slot);
    let inner = '';
    for (const { from, to } of projection) inner += text.slice(from === 0 ? 0 : ends[base + from - 1]!, ends[base + to - 1]!);
    return `{${inner.slice(0, -1)}}`;
  }

  /** Where the fields end; the texts themselves are kept apart, for there is much of them. */
  state() {
    return { pages: this.pages, longEnds: this.longEnds };
  }

  restore({ pages, longEnds }: ReturnType<DocumentStore['state']>): void {
    this.pages = pages;
    this.longEnds = longEnds;
  }

  textsOf(from: number, to: number): (string | undefined)[] {
    return Array.from({ length: to - from }, (_, at) => this.texts[from + at]);
  }

  restoreTexts(from: number, texts: readonly (string | undefined)[]): void {
    for (const [at, text] of texts.entries()) this.texts[from + at] = text;
  }

  private pageOf(slot: number): Uint16Array {
    const page = slot >>> PAGE_BITS;
    while (this.pages.length <= page) this.pages.push(new Uint16Array(PAGE * this.fields.length));
    return this.pages[page]!;
  }

  private placeOf(slot: number): number {
    return (slot & (PAGE - 1)) * this.fields.length;
  }
}
