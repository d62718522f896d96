import type { TermField } from '@/domain/search/searchVocabulary';
import type { TextOrder } from './dictionary';
import type { Hits } from './hits';
import { TermColumn, type Document } from './term-column';

/** Fields stored next to each other, 16 bytes per document: one cache line holds them all. */
const WIDTH = 8;
/**
 * Rough costs in nanoseconds, of which only the ratios count: all eight fields of a hit's record, one of them, one
 * word of a bitmap.
 */
const ALL_FIELDS = 7.5;
const ONE_FIELD = 2.2;
const WORD = 0.8;

interface Group {
  records: Uint16Array;
  columns: TermColumn[];
}

/**
 * All single-valued term fields of an index. Counting either adds up row-major records field by field or intersects
 * the values' bitmaps with the hits, whichever is cheaper.
 */
export class RecordColumns {
  readonly columns: TermColumn[] = [];
  private readonly groups: Group[] = [];
  private counters = new Int32Array(0);
  private readonly offsets = new Int32Array(WIDTH);

  constructor(
    fields: readonly TermField[],
    order: TextOrder,
    private capacity: number,
    wordCount: number,
  ) {
    for (const [index, field] of fields.entries()) {
      const within = index % WIDTH;
      if (within === 0) this.groups.push({ records: new Uint16Array(capacity * WIDTH), columns: [] });
      const group = this.groups.at(-1)!;
      const column = new TermColumn(field, order, wordCount, {
        write: (slot, ordinal) => {
          group.records[slot * WIDTH + within] = ordinal;
        },
        read: (slot) => group.records[slot * WIDTH + within]!,
      });
      group.columns.push(column);
      this.columns.push(column);
    }
  }

  grow(capacity: number, wordCount: number): void {
    for (const group of this.groups) {
      const records = new Uint16Array(capacity * WIDTH);
      records.set(group.records);
      group.records = records;
    }
    for (const column of this.columns) column.grow(wordCount);
    this.capacity = capacity;
  }

  add(slot: number, document: Document): void {
    for (const column of this.columns) column.add(slot, document);
  }

  remove(slot: number): void {
    for (const column of this.columns) column.remove(slot);
  }

  state() {
    return {
      records: this.groups.map((group) => group.records),
      columns: this.columns.map((column) => column.state()),
    };
  }

  restore({ records, columns }: ReturnType<RecordColumns['state']>): void {
    for (const [index, group] of this.groups.entries()) group.records = records[index]!;
    for (const [index, column] of this.columns.entries()) column.restore(columns[index]!);
  }

  /**
   * Counts the values of the wanted columns within the hits and hands each column its counts by ordinal. The counts are
   * valid during the call only.
   */
  count(wanted: ReadonlySet<TermColumn>, hits: Hits, take: (column: TermColumn, counts: Int32Array) => void): void {
    for (const group of this.groups) {
      const requested = group.columns.filter((column) => wanted.has(column));
      if (requested.length === 0) continue;
      this.clearCounters(group);
      const apart = requested.reduce(
        (sum, column) => sum + Math.min(bitsCost(column, hits), hits.count * ONE_FIELD),
        0,
      );
      const together = hits.count * ALL_FIELDS < apart;
      if (together) countAll(group.records, hits.list(), hits.count, this.counters, this.offsets);
      for (const column of requested) {
        const within = group.columns.indexOf(column);
        const counts = this.counters.subarray(this.offsets[within]!, this.offsets[within]! + column.values.size);
        if (!together && bitsCost(column, hits) < hits.count * ONE_FIELD)
          column.bits.countInto(counts, column.values.size, hits.bits);
        else if (!together) countOne(group.records, within, hits.list(), hits.count, counts);
        take(column, counts);
      }
    }
  }

  private clearCounters(group: Group): void {
    let total = 0;
    for (let within = 0; within < WIDTH; within++) {
      this.offsets[within] = total;
      // Padding against cache conflicts between hot counters of two fields.
      total += (group.columns[within]?.values.size ?? 1) + 17;
    }
    if (this.counters.length < total) this.counters = new Int32Array(total * 2);
    else this.counters.fill(0, 0, total);
  }
}

const bitsCost = (column: TermColumn, hits: Hits): number =>
  column.bits.complete ? column.values.size * hits.bits.length * WORD : Number.POSITIVE_INFINITY;

function countOne(records: Uint16Array, within: number, list: Int32Array, count: number, counts: Int32Array): void {
  for (let i = 0; i < count; i++) counts[records[(list[i]! << 3) + within]!]!++;
}

function countAll(
  records: Uint16Array,
  list: Int32Array,
  count: number,
  counters: Int32Array,
  offsets: Int32Array,
): void {
  const b = offsets[1]!;
  const c = offsets[2]!;
  const d = offsets[3]!;
  const e = offsets[4]!;
  const f = offsets[5]!;
  const g = offsets[6]!;
  const h = offsets[7]!;
  for (let i = 0; i < count; i++) {
    const index = list[i]! << 3;
    counters[records[index]!]!++;
    counters[b + records[index + 1]!]!++;
    counters[c + records[index + 2]!]!++;
    counters[d + records[index + 3]!]!++;
    counters[e + records[index + 4]!]!++;
    counters[f + records[index + 5]!]!++;
    counters[g + records[index + 6]!]!++;
    counters[h + records[index + 7]!]!++;
  }
}
