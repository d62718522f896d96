import type { TermField } from '@/domain/search/searchVocabulary';
import { setBit, type Bits } from './bits';
import { Dictionary, type TextOrder } from './dictionary';
import type { Hits } from './hits';
import { termText, type Document } from './term-column';
import { ValueBits } from './value-bits';

/** Rough costs as in record-columns: one entry of a document's list, one word of a bitmap. */
const ENTRY = 1.6;
const WORD = 1;

/** A field with several values per document: lists of ordinals in one pool, and a bitmap per value. */
export class ListColumn {
  readonly values: Dictionary;
  private readonly bits: ValueBits;
  private pool = new Uint16Array(1024);
  private end = 0;
  private dead = 0;
  private starts: Int32Array;
  private lengths: Uint16Array;
  private counters = new Int32Array(0);

  constructor(
    readonly field: TermField,
    order: TextOrder,
    capacity: number,
    wordCount: number,
  ) {
    this.values = new Dictionary(field.name, order);
    this.bits = new ValueBits(wordCount);
    this.starts = new Int32Array(capacity);
    this.lengths = new Uint16Array(capacity);
  }

  grow(capacity: number, wordCount: number): void {
    const starts = new Int32Array(capacity);
    starts.set(this.starts);
    this.starts = starts;
    const lengths = new Uint16Array(capacity);
    lengths.set(this.lengths);
    this.lengths = lengths;
    this.bits.grow(wordCount);
  }

  add(slot: number, document: Document): void {
    const given = document[this.field.name];
    const texts = (Array.isArray(given) ? given : [given]).flatMap((value) => termText(value) ?? []);
    const ordinals = [...new Set(texts)].map((text) => this.values.add(text));
    if (this.end + ordinals.length > this.pool.length) this.reserve(ordinals.length);
    this.pool.set(ordinals, this.end);
    this.starts[slot] = this.end;
    this.lengths[slot] = ordinals.length;
    this.end += ordinals.length;
    for (const ordinal of ordinals) this.bits.set(ordinal, slot);
  }

  remove(slot: number): void {
    const start = this.starts[slot]!;
    const length = this.lengths[slot]!;
    for (let index = start; index < start + length; index++) this.bits.clear(this.pool[index]!, slot);
    this.lengths[slot] = 0;
    this.dead += length;
  }

  state() {
    const { values, bits, pool, end, dead, starts, lengths } = this;
    return { values: values.texts, bits: bits.state(), pool, end, dead, starts, lengths };
  }

  restore({ values, bits, ...rest }: ReturnType<ListColumn['state']>): void {
    this.values.restore(values);
    this.bits.restore(bits);
    Object.assign(this, rest);
  }

  select(value: string, target: Bits): void {
    const ordinal = this.values.find(value);
    if (ordinal === undefined || this.bits.addTo(target, ordinal)) return;
    for (let slot = 0; slot < target.length << 5; slot++) if (this.has(slot, ordinal)) setBit(target, slot);
  }

  /** Counts by ordinal; valid until the next count. */
  count(hits: Hits): Int32Array {
    const size = this.values.size;
    if (this.counters.length < size) this.counters = new Int32Array(size * 2);
    this.counters.fill(0, 0, size);
    const perDocument = (this.end - this.dead) / (hits.bits.length << 5);
    if (this.bits.complete && size * hits.bits.length * WORD < hits.count * perDocument * ENTRY)
      this.bits.countInto(this.counters, size, hits.bits);
    else this.countLists(hits.list(), hits.count);
    return this.counters.subarray(0, size);
  }

  private countLists(list: Int32Array, count: number): void {
    const { pool, starts, lengths, counters } = this;
    for (let i = 0; i < count; i++) {
      const slot = list[i]!;
      const start = starts[slot]!;
      const stop = start + lengths[slot]!;
      for (let index = start; index < stop; index++) counters[pool[index]!]!++;
    }
  }

  private has(slot: number, ordinal: number): boolean {
    const start = this.starts[slot]!;
    return this.pool.subarray(start, start + this.lengths[slot]!).includes(ordinal);
  }

  /** Compacts the pool when half of it is unused, and enlarges it if that is not enough. */
  private reserve(needed: number): void {
    const live = this.end - this.dead + needed;
    const old = this.pool;
    this.pool = new Uint16Array(live > old.length / 2 ? Math.max(old.length * 2, live) : old.length);
    let end = 0;
    for (let slot = 0; slot < this.lengths.length; slot++) {
      const length = this.lengths[slot]!;
      if (length === 0) continue;
      const start = this.starts[slot]!;
      this.pool.set(old.subarray(start, start + length), end);
      this.starts[slot] = end;
      end += length;
    }
    this.end = end;
    this.dead = 0;
  }
}
