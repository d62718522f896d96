import type { TermField } from '@/domain/searchVocabulary';
import type { FacetOrder, FacetValue } from '@/domain/search';
import { hasBit, setBit, type Bits } from './bits';
import type { TextOrder } from './dictionary';
import { termText, type Document } from './term-column';

/** A field with nearly as many values as documents: a map from value to slots, no bitmaps and no list of values. */
export class KeyColumn {
  private readonly slots = new Map<string, number | number[]>();
  private readonly texts: (string | undefined)[] = [];

  constructor(readonly field: TermField) {}

  add(slot: number, document: Document): void {
    const text = termText(document[this.field.name]);
    this.texts[slot] = text;
    if (text === undefined) return;
    const held = this.slots.get(text);
    this.slots.set(text, held === undefined ? slot : typeof held === 'number' ? [held, slot] : [...held, slot]);
  }

  remove(slot: number): void {
    const text = this.texts[slot];
    if (text === undefined) return;
    this.texts[slot] = undefined;
    const rest = this.of(text).filter((held) => held !== slot);
    const [only] = rest;
    if (only === undefined) this.slots.delete(text);
    else this.slots.set(text, rest.length === 1 ? only : rest);
  }

  state(): readonly (string | undefined)[] {
    return this.texts;
  }

  restore(texts: readonly (string | undefined)[]): void {
    for (const [slot, text] of texts.entries()) this.add(slot, { [this.field.name]: text });
  }

  of(text: string): readonly number[] {
    const held = this.slots.get(text);
    return held === undefined ? [] : typeof held === 'number' ? [held] : held;
  }

  select(value: string, target: Bits): void {
    for (const slot of this.of(value)) setBit(target, slot);
  }

  /** The selected values with their counts; the others would be nearly all documents. */
  count(selected: readonly string[], mask: Bits, order: FacetOrder, texts: TextOrder): FacetValue[] {
    const byText = texts.comparer(order);
    return [...new Set(selected)]
      .map((text) => ({ text, count: this.of(text).filter((slot) => hasBit(mask, slot)).length }))
      .sort((a, b) => (order === 'count' ? b.count - a.count : 0) || byText(a.text, b.text));
  }
}
