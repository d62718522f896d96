import { wordCountFor } from './bits';
import type { IndexDefinition } from './definition';
import { TextOrder } from './dictionary';
import { GeoColumn } from './geo-column';
import type { Ids } from './ids';
import { KeyColumn } from './key-column';
import { ListColumn } from './list-column';
import { RecordColumns } from './record-columns';
import type { Slicer } from './time-slicer';
import { SortedColumn } from './sorted-column';
import { SortKeys } from './sort-keys';
import type { Document, TermColumn } from './term-column';

export type FacetColumn = TermColumn | ListColumn | KeyColumn;

/** All columns of an index, by the names that a search uses. */
export class Columns {
  readonly order: TextOrder;
  readonly records: RecordColumns;
  readonly facets: ReadonlyMap<string, FacetColumn>;
  /** Every number that has a range or a sort. */
  readonly sorts: ReadonlyMap<string, SortKeys>;
  readonly geo: GeoColumn | null;
  /** All documents in the order of their ids. */
  readonly byId: SortedColumn;
  private readonly lists: ListColumn[];
  private readonly keys: KeyColumn[];

  constructor(definition: IndexDefinition, ids: Ids, capacity: number) {
    const wordCount = wordCountFor(capacity);
    this.order = new TextOrder(definition.collation);
    this.records = new RecordColumns(
      definition.terms.filter((field) => !field.key && !field.many),
      this.order,
      capacity,
      wordCount,
    );
    this.lists = definition.terms
      .filter((field) => field.many)
      .map((field) => new ListColumn(field, this.order, capacity, wordCount));
    this.keys = definition.terms.filter((field) => field.key).map((field) => new KeyColumn(field, capacity));
    this.facets = new Map(
      [...this.records.columns, ...this.lists, ...this.keys].map((column) => [column.field.name, column]),
    );
    const sorted = new Set(definition.sorts.map((sort) => sort.name));
    const fields = [
      ...definition.sorts,
      ...definition.ranges.filter((name) => !sorted.has(name)).map((name) => ({ name, by: 'number' as const })),
    ];
    this.sorts = new Map(fields.map((field) => [field.name, new SortKeys(field, this.order, ids, capacity)]));
    this.geo = definition.geo ? new GeoColumn(definition.geo, capacity) : null;
    this.byId = new SortedColumn(ids, capacity);
  }

  grow(capacity: number): void {
    const wordCount = wordCountFor(capacity);
    this.records.grow(capacity, wordCount);
    for (const list of this.lists) list.grow(capacity, wordCount);
    for (const key of this.keys) key.grow(capacity);
    for (const sort of this.sorts.values()) sort.grow(capacity);
    this.geo?.grow(capacity);
    this.byId.grow(capacity);
  }

  add(slot: number, document: Document): void {
    this.records.add(slot, document);
    for (const list of this.lists) list.add(slot, document);
    for (const key of this.keys) key.add(slot, document);
    for (const sort of this.sorts.values()) sort.add(slot, document);
    this.geo?.add(slot, document);
    this.byId.add(slot, 0);
  }

  remove(slot: number): void {
    this.records.remove(slot);
    for (const list of this.lists) list.remove(slot);
    for (const key of this.keys) key.remove(slot);
    for (const sort of this.sorts.values()) sort.remove(slot);
    this.geo?.remove(slot);
    this.byId.remove(slot);
  }

  /** The state for a snapshot, in the definition's order. */
  state() {
    return {
      records: this.records.state(),
      lists: this.lists.map((list) => list.state()),
      keys: this.keys.map((key) => key.state()),
      sorts: [...this.sorts.values()].map((sort) => sort.state()),
      geo: this.geo?.state() ?? null,
      byId: this.byId.state(),
    };
  }

  restore({ records, lists, keys, sorts, geo, byId }: ReturnType<Columns['state']>): void {
    this.records.restore(records);
    for (const [index, list] of this.lists.entries()) list.restore(lists[index]!);
    for (const [index, key] of this.keys.entries()) key.restore(keys[index]!);
    for (const [index, sort] of [...this.sorts.values()].entries()) sort.restore(sorts[index]!);
    if (geo) this.geo?.restore(geo);
    this.byId.restore(byId);
  }

  startBulk(): void {
    for (const sort of this.sorts.values()) sort.startBulk();
    for (const key of this.keys) key.startBulk();
    this.byId.startBulk();
  }

  async finishBulk(byId: Int32Array, slicer: Slicer): Promise<void> {
    await this.byId.finishBulk(byId, slicer);
    for (const sort of this.sorts.values()) await sort.finishBulk(byId, slicer);
    for (const key of this.keys) await key.finishBulk(byId, slicer);
  }

  /** The slots of all documents that have one of the texts as a key. */
  keySlots(fields: readonly string[], text: string): number[] {
    return fields.flatMap((name) => {
      const column = this.facets.get(name);
      return column instanceof KeyColumn ? column.of(text) : [];
    });
  }
}
