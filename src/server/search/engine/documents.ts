import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Document } from './term-column';

/** Longest document whose field ends fit 16 bits; a longer one keeps its own list of ends. */
const LONGEST = 65_535;

/** Ends are stored in pages of this many documents, so that room for more moves nothing. */
const PAGE_BITS = 11;
const PAGE = 1 << PAGE_BITS;

/** One letter beyond Latin-1 makes a text take two bytes for each of its letters: written as an escape, it does not. Such a letter takes six bytes on its way then, before it is compressed. */
const narrow = (json: string): string =>
  json.replace(/[^\x00-\xff]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Packed texts refer to that many letters of the first documents: what is said of a thousand cars in the same words is kept once. */
const COMMON = 8_192;
/** A window over those and one document, and no more room than it needs. */
const PACKING = { windowBits: 14, memLevel: 6 };

/** What stands before a text that is kept as it is, and before one that is packed. */
const [PLAIN, PACKED] = ['t', 'p'];

/** A document's text: that of the fields at hand, and that of the others as it is kept. */
type StoredText = readonly [near: string, far: string];

/** Which parts of the stored documents an answer takes: runs of neighbouring fields. */
export type Projection = readonly { from: number; to: number }[];

/**
 * Documents as ready JSON text: the public fields in a fixed order, each with its comma behind it; where each ends is stored
 * beside. A projection cuts runs of fields out of it and parses nothing. The first fields, which lists ask for, are kept as
 * they are; the others packed, to less than a fifth.
 */
export class DocumentStore {
  private readonly near: (string | undefined)[] = [];
  private readonly far: (string | undefined)[] = [];
  /** The beginning of what packed texts refer to; whole, and the same from then on, when it is long enough. */
  private common = '';
  private pages: Uint16Array[] = [];
  private longEnds = new Map<number, Uint32Array>();
  private readonly labels: string[];
  private readonly positions: ReadonlyMap<string, number>;

  /** @param atHand how many of the fields, from the first, are never packed */
  constructor(
    private readonly fields: readonly string[],
    private readonly atHand = fields.length,
  ) {
    this.labels = fields.map((field) => `${JSON.stringify(field)}:`);
    this.positions = new Map(fields.map((field, at) => [field, at]));
  }

  set(slot: number, document: Document): void {
    // Joined apart: a piece cut out of a text keeps all of it.
    const near: string[] = [];
    const far: string[] = [];
    const ends = new Uint32Array(this.fields.length);
    let length = 0;
    for (let at = 0; at < this.fields.length; at++) {
      const value = document[this.fields[at]!];
      const json = value === undefined ? undefined : narrow(JSON.stringify(value));
      if (json !== undefined) {
        const part = `${this.labels[at]!}${json},`;
        (at < this.atHand ? near : far).push(part);
        length += part.length;
      }
      ends[at] = length;
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

  /** @param fields empty means all */
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

  /** Where the fields end; the texts themselves are kept apart, for there is much of them. */
  state() {
    return { pages: this.pages, longEnds: this.longEnds };
  }

  restore({ pages, longEnds }: ReturnType<DocumentStore['state']>): void {
    this.pages = pages;
    this.longEnds = longEnds;
  }

  /** Texts as they are kept, and what the packed ones refer to. */
  textsOf(from: number, to: number): { common: string; texts: (StoredText | undefined)[] } {
    const texts = Array.from({ length: to - from }, (_, at): StoredText | undefined => {
      const near = this.near[from + at];
      return near === undefined ? undefined : [near, this.far[from + at] ?? ''];
    });
    return { common: this.common, texts };
  }

  restoreTexts(from: number, { common, texts }: ReturnType<DocumentStore['textsOf']>): void {
    this.common = common;
    for (const [at, text] of texts.entries()) {
      this.near[from + at] = text?.[0];
      this.far[from + at] = text?.[1] || undefined;
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
