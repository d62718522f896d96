import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Document } from './term-column';

/** Longest document whose field ends fit 16 bits; a longer one keeps its own list of ends. */
const LONGEST = 65_535;

/** Ends are stored in pages of this many documents, so that growing copies nothing. */
const PAGE_BITS = 11;
const PAGE = 1 << PAGE_BITS;

/**
 * A character beyond Latin-1 makes the engine store a string with two bytes a character; an escape sequence avoids
 * that. The escape takes six bytes before compression.
 */
const narrow = (json: string): string =>
  json.replace(/[^\x00-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Length of the shared dictionary taken from the first documents: text common to thousands of cars is stored once. */
const COMMON = 8_192;
/** A compression window over the dictionary and one document. */
const PACKING = { windowBits: 14, memLevel: 6 };

/** The first character of a text that is stored as it is, and of one that is compressed. */
const [PLAIN, PACKED] = ['t', 'p'];

/** A document's text: that of the uncompressed fields, and that of the others. */
type StoredText = readonly [near: string, far: string];

/** The parts of the stored documents that a response takes: runs of adjacent fields. */
export type Projection = readonly { from: number; to: number }[];

/**
 * Documents as JSON text: the public fields in a fixed order, each with its trailing comma; the end of each field is
 * stored separately. A projection cuts out runs of fields without parsing. The first fields, which lists use, are
 * stored as they are; the others compressed to less than a fifth.
 */
export class DocumentStore {
  private readonly near: (string | undefined)[] = [];
  private readonly far: (string | undefined)[] = [];
  /** The dictionary of the compressed texts; fixed once it is long enough. */
  private common = '';
  private pages: Uint16Array[] = [];
  private longEnds = new Map<number, Uint32Array>();
  private readonly labels: string[];
  private readonly positions: ReadonlyMap<string, number>;

  /** @param atHand how many of the fields, from the first, are never compressed */
  constructor(
    private readonly fields: readonly string[],
    private readonly atHand = fields.length,
  ) {
    this.labels = fields.map((field) => `${JSON.stringify(field)}:`);
    this.positions = new Map(fields.map((field, index) => [field, index]));
  }

  set(slot: number, document: Document): void {
    // Joined separately: a substring would keep the memory of the complete text.
    const near: string[] = [];
    const far: string[] = [];
    const ends = new Uint32Array(this.fields.length);
    let length = 0;
    for (let index = 0; index < this.fields.length; index++) {
      const value = document[this.fields[index]!];
      const json = value === undefined ? undefined : narrow(JSON.stringify(value));
      if (json !== undefined) {
        const part = `${this.labels[index]!}${json},`;
        (index < this.atHand ? near : far).push(part);
        length += part.length;
      }
      ends[index] = length;
    }
    this.near[slot] = near.join('');
    this.far[slot] = far.length === 0 ? undefined : this.pack(far.join(''));
    if (length > LONGEST) this.longEnds.set(slot, ends);
    else this.pageOf(slot).set(ends, this.positionOf(slot));
  }

  remove(slot: number): void {
    this.near[slot] = undefined;
    this.far[slot] = undefined;
    this.longEnds.delete(slot);
  }

  /** @param fields empty: all fields */
  projection(fields: readonly string[]): Projection {
    if (fields.length === 0) return [{ from: 0, to: this.fields.length }];
    const wanted = [...new Set(fields)].flatMap((field) => this.positions.get(field) ?? []).sort((a, b) => a - b);
    const runs: { from: number; to: number }[] = [];
    for (const position of wanted) {
      const last = runs.at(-1);
      if (last?.to === position) last.to = position + 1;
      else runs.push({ from: position, to: position + 1 });
    }
    return runs;
  }

  /** One document as JSON. */
  json(slot: number, projection: Projection): string {
    const near = this.near[slot] ?? '';
    const text = (projection.at(-1)?.to ?? 0) > this.atHand ? near + this.unpack(this.far[slot]) : near;
    const long = this.longEnds.get(slot);
    const ends = long ?? this.pageOf(slot);
    const base = long ? 0 : this.positionOf(slot);
    let inner = '';
    for (const { from, to } of projection)
      inner += text.slice(from === 0 ? 0 : ends[base + from - 1]!, ends[base + to - 1]!);
    return `{${inner.slice(0, -1)}}`;
  }

  /** The ends of the fields. The texts are exported separately because of their size. */
  state() {
    return { pages: this.pages, longEnds: this.longEnds };
  }

  restore({ pages, longEnds }: ReturnType<DocumentStore['state']>): void {
    this.pages = pages;
    this.longEnds = longEnds;
  }

  /** Texts as they are stored, and the dictionary of the compressed ones. */
  textsOf(from: number, to: number): { common: string; texts: (StoredText | undefined)[] } {
    const texts = Array.from({ length: to - from }, (_, index): StoredText | undefined => {
      const near = this.near[from + index];
      return near === undefined ? undefined : [near, this.far[from + index] ?? ''];
    });
    return { common: this.common, texts };
  }

  restoreTexts(from: number, { common, texts }: ReturnType<DocumentStore['textsOf']>): void {
    this.common = common;
    for (const [index, text] of texts.entries()) {
      this.near[from + index] = text?.[0];
      this.far[from + index] = text?.[1] || undefined;
    }
  }

  private pack(text: string): string {
    if (this.common.length < COMMON) {
      this.common += text;
      return PLAIN + text;
    }
    const packed = deflateRawSync(Buffer.from(text, 'latin1'), { ...PACKING, dictionary: this.dictionary() });
    return Buffer.concat([Buffer.from(PACKED), packed]).toString('latin1');
  }

  private unpack(stored: string | undefined): string {
    if (stored === undefined) return '';
    if (stored.startsWith(PLAIN)) return stored.slice(PLAIN.length);
    return inflateRawSync(Buffer.from(stored.slice(PACKED.length), 'latin1'), {
      ...PACKING,
      dictionary: this.dictionary(),
    }).toString('latin1');
  }

  private dictionary(): Buffer {
    return Buffer.from(this.common.slice(0, COMMON), 'latin1');
  }

  private pageOf(slot: number): Uint16Array {
    const page = slot >>> PAGE_BITS;
    while (this.pages.length <= page) this.pages.push(new Uint16Array(PAGE * this.fields.length));
    return this.pages[page]!;
  }

  private positionOf(slot: number): number {
    return (slot & (PAGE - 1)) * this.fields.length;
  }
}
