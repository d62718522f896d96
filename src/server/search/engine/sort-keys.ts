import type { SortField } from '@/domain/search/searchVocabulary';
import { Dictionary, type TextOrder } from './dictionary';
import { SortedColumn } from './sorted-column';
import type { Ids } from './ids';
import type { Slicer } from './time-slicer';
import { termText, type Document } from './term-column';

/** A finite number, or NaN for anything else. */
export const numberOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : Number.NaN;

/** Numeric sort keys: texts by their alphabetical rank, instants by time. */
export class SortKeys {
  readonly column: SortedColumn;
  private readonly texts: Dictionary | null;
  private ordinals: Uint16Array;
  private ranked = 1;
  private readonly from: string;

  constructor(
    readonly field: SortField,
    order: TextOrder,
    ids: Ids,
    private capacity: number,
  ) {
    this.column = new SortedColumn(ids, capacity);
    this.texts = field.by === 'text' ? new Dictionary(field.name, order) : null;
    this.ordinals = new Uint16Array(this.texts ? capacity : 0);
    this.from = field.field ?? field.name;
  }

  grow(capacity: number): void {
    this.capacity = capacity;
    this.column.grow(capacity);
    if (!this.texts) return;
    const ordinals = new Uint16Array(capacity);
    ordinals.set(this.ordinals);
    this.ordinals = ordinals;
  }

  add(slot: number, document: Document): void {
    const value = document[this.from];
    if (this.texts) this.addText(slot, termText(value));
    else if (this.field.by === 'age')
      this.column.add(slot, typeof value === 'string' ? -Date.parse(value) : Number.NaN);
    else this.column.add(slot, numberOf(value));
  }

  remove(slot: number): void {
    this.column.remove(slot);
    if (this.texts) this.ordinals[slot] = 0;
  }

  startBulk(): void {
    this.column.startBulk();
    this.ranked = Number.POSITIVE_INFINITY;
  }

  async finishBulk(byId: Int32Array, slicer: Slicer): Promise<void> {
    if (this.texts) this.rankAgain();
    await slicer.pauseIfDue();
    await this.column.finishBulk(byId, slicer);
  }

  state() {
    return {
      column: this.column.state(),
      texts: this.texts?.texts ?? null,
      ordinals: this.ordinals,
      ranked: this.ranked,
    };
  }

  restore({ column, texts, ordinals, ranked }: ReturnType<SortKeys['state']>): void {
    this.column.restore(column);
    if (texts) this.texts?.restore(texts);
    this.ordinals = ordinals;
    this.ranked = ranked;
  }

  private addText(slot: number, text: string | undefined): void {
    if (!this.texts || text === undefined) return;
    const ordinal = this.texts.add(text);
    this.ordinals[slot] = ordinal;
    // A new text shifts the ranks after it; their relative order stays.
    if (this.texts.size > this.ranked) this.rankAgain();
    this.column.add(slot, Number.isFinite(this.ranked) ? this.texts.ranked('name').ranks[ordinal]! : ordinal);
  }

  private rankAgain(): void {
    if (!this.texts) return;
    const { ranks } = this.texts.ranked('name');
    const { values } = this.column;
    for (let slot = 0; slot < this.capacity; slot++) {
      if (!Number.isNaN(values[slot]!)) values[slot] = ranks[this.ordinals[slot]!]!;
    }
    this.ranked = this.texts.size;
  }
}
