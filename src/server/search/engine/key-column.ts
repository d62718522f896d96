import type { TermField } from '@/domain/search/searchVocabulary';
import type { FacetOrder, FacetValue } from '@/domain/search/search';
import { hasBit, setBit, type Bits } from './bits';
import type { TextOrder } from './dictionary';
import { sortSliced, type Slicer } from './time-slicer';
import { termText, type Document } from './term-column';

const compared = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * A field with nearly as many values as documents: the documents in the order of their values, no bitmaps and no list
 * of values.
 */
export class KeyColumn {
  private texts: (string | undefined)[] = [];
  /** Slots in the order of their texts, by code unit; the first `size` entries. */
  private order: Int32Array;
  private size = 0;
  private bulk = false;

  constructor(
    readonly field: TermField,
    capacity: number,
  ) {
    this.order = new Int32Array(capacity);
  }

  grow(capacity: number): void {
    const order = new Int32Array(capacity);
    order.set(this.order);
    this.order = order;
  }

  /** The order is not maintained until `finishBulk`. */
  startBulk(): void {
    this.bulk = true;
  }

  /** @param live all live slots */
  async finishBulk(live: Int32Array, slicer: Slicer): Promise<void> {
    const { texts } = this;
    const present = live.filter((slot) => texts[slot] !== undefined);
    await slicer.pauseIfDue();
    const sorted = await sortSliced(present, (a, b) => compared(texts[a]!, texts[b]!), slicer);
    this.order.set(sorted);
    this.size = sorted.length;
    this.bulk = false;
  }

  add(slot: number, document: Document): void {
    const text = termText(document[this.field.name]);
    this.texts[slot] = text;
    if (text === undefined || this.bulk) return;
    const index = this.firstOf(text);
    this.order.copyWithin(index + 1, index, this.size);
    this.order[index] = slot;
    this.size++;
  }

  remove(slot: number): void {
    const text = this.texts[slot];
    if (text === undefined) return;
    if (!this.bulk) {
      const index = this.order.indexOf(slot, this.firstOf(text));
      this.order.copyWithin(index, index + 1, this.size);
      this.size--;
    }
    this.texts[slot] = undefined;
  }

  state() {
    const { texts, order, size } = this;
    return { texts, order, size };
  }

  restore({ texts, order, size }: ReturnType<KeyColumn['state']>): void {
    this.texts = texts;
    this.order = order;
    this.size = size;
  }

  of(text: string): readonly number[] {
    const { order, texts, size } = this;
    const found: number[] = [];
    for (let index = this.firstOf(text); index < size && texts[order[index]!] === text; index++)
      found.push(order[index]!);
    return found;
  }

  select(value: string, target: Bits): void {
    for (const slot of this.of(value)) setBit(target, slot);
  }

  /** The selected values with their counts; listing all values would list nearly all documents. */
  count(selected: readonly string[], mask: Bits, order: FacetOrder, texts: TextOrder): FacetValue[] {
    const byText = texts.comparer(order);
    return [...new Set(selected)]
      .map((text) => ({ text, count: this.of(text).filter((slot) => hasBit(mask, slot)).length }))
      .sort((a, b) => (order === 'count' ? b.count - a.count : 0) || byText(a.text, b.text));
  }

  /** The index of the first document with this text, or the index to insert it at. */
  private firstOf(text: string): number {
    const { order, texts } = this;
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (texts[order[middle]!]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
