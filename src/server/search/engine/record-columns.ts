import type { TermField } from '@/domain/searchVocabulary';
import type { TextOrder } from './dictionary';
import type { Hits } from './hits';
import { TermColumn, type Document } from './term-column';

/** Fields whose ordinals stand beside each other, 16 bytes a document: one cache line serves them all. */
const WIDTH = 8;
/** Nanoseconds, roughly: one increment of a counter, and one word of one value's bitmap. Only their ratio matters. */
const INCREMENT = 0.9;
const WORD = 1;
/** From how many fields of a group on all eight are counted in one go. */
const TOGETHER = 3;

interface Group {
  records: Uint16Array;
  columns: TermColumn[];
}

/**
 * All single-valued term fields of an index. Counting adds up row-major records field by field, or intersects the
 * values' bitmaps with the hits, whichever is less work.
 */
export class RecordColumns {
  readonly columns: TermColumn[] = [];
  private readonly groups: Group[] = [];
  private counters = new Int32Array(0);
  private readonly offsets = new Int32Array(WIDTH);

  constructor(fields: readonly TermField[], order: TextOrder, private capacity: number, words: number) {
    for (const [at, field] of fields.entries()) {
      const within = at % WIDTH;
      if (within === 0) this.groups.push({ records: new Uint16Array(capacity * WIDTH), columns: [] });
      const group = this.groups.at(-1)!;
      const column = new TermColumn(field, order, words, {
        write: (slot, ordinal) => {
          group.records[slot * WIDTH + within] = ordinal;
        },
        read: (slot) => group.records[slot * WIDTH + within]!,
      });
      group.columns.push(column);
      this.columns.push(column);
    }
  }

  grow(capacity: number, words: number): void {
    for (const group of this.groups) {
      const records = new Uint16Array(capacity * WIDTH);
      records.set(group.records);
      group.records = records;
    }
    for (const column of this.columns) column.grow(words);
    this.capacity = capacity;
  }

  add(slot: number, document: Document): void {
    for (const column of this.columns) column.add(slot, document);
  }

  remove(slot: number): void {
    for (const column of this.columns) column.remove(slot);
  }

  /**
   * Counts the values of the wanted columns within the hits and hands each column its counts by ordinal. The counts are
   * valid during the call only.
   */
  count(wanted: ReadonlySet<TermColumn>, hits: Hits, take: (column: TermColumn, counts: Int32Array) => void): void {
    for (const group of this.groups) {
      const asked = group.columns.filter((column) => wanted.has(column));
      if (asked.length === 0) continue;
      const byRecord = asked.filter((column) => !isCheaperByBits(column, hits));
      this.clearCounters(group);
      if (byRecord.length > TOGETHER) countAll(group.records, hits.list(), hits.count, this.counters, this.offsets);
      else for (const column of byRecord) countOne(group.records, group.columns.indexOf(column), hits.list(), hits.count, this.counters, this.offsets);
      for (const column of asked) {
        const offset = this.offsets[group.columns.indexOf(column)]!;
        const counts = this.counters.subarray(offset, offset + column.values.size);
        if (!byRecord.includes(column)) column.bits.countInto(counts, column.values.size, hits.bits);
        take(column, counts);
      }
    }
  }

  private clearCounters(group: Group): void {
    let total = 0;
    for (let within = 0; within < WIDTH; within++) {
      this.offsets[within] = total;
      // Padded, so that hot counters of two fields don't fall on addresses that the processor confuses.
      total += (group.columns[within]?.values.size ?? 1) + 17;
    }
    if (this.counters.length < total) this.counters = new Int32Array(total * 2);
    else this.counters.fill(0, 0, total);
  }
}

const isCheaperByBits = (column: TermColumn, hits: Hits): boolean =>
  column.bits.complete && column.values.size * hits.bits.length * WORD < hits.count * INCREMENT;

function countOne(records: Uint16Array, within: number, list: Int32Array, count: number, counters: Int32Array, offsets: Int32Array): void {
  const offset = offsets[within]!;
  for (let i = 0; i < count; i++) counters[offset + records[(list[i]! << 3) + within]!]!++;
}

function countAll(records: Uint16Array, list: Int32Array, count: number, counters: Int32Array, offsets: Int32Array): void {
  const b = offsets[1]!;
  const c = offsets[2]!;
  const d = offsets[3]!;
  const e = offsets[4]!;
  const f = offsets[5]!;
  const g = offsets[6]!;
  const h = offsets[7]!;
  for (let i = 0; i < count; i++) {
    const at = list[i]! << 3;
    counters[records[at]!]!++;
    counters[b + records[at + 1]!]!++;
    counters[c + records[at + 2]!]!++;
    counters[d + records[at + 3]!]!++;
    counters[e + records[at + 4]!]!++;
    counters[f + records[at + 5]!]!++;
    counters[g + records[at + 6]!]!++;
    counters[h + records[at + 7]!]!++;
  }
}
