import { CHILD_SEPARATOR } from '@/domain/search/search';
import type { TermField } from '@/domain/search/searchVocabulary';
import { setBit, type Bits } from './bits';
import { Dictionary, type TextOrder } from './dictionary';
import { ValueBits } from './value-bits';

/** Separates parent and child in a dictionary; CHILD_SEPARATOR may occur in texts. */
const PAIR = '\u0000';

export type Document = Readonly<Record<string, unknown>>;

/** A field's value as the facet shows it; undefined for none. Numbers and booleans by their text. */
export function termText(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

/** Access to the ordinals of a term column. */
export interface OrdinalPosition {
  write(slot: number, ordinal: number): void;
  read(slot: number): number;
}

/** The upper level of a field with children: its own values, their documents, and what each pair consists of. */
export interface Parents {
  values: Dictionary;
  bits: ValueBits;
  /** Parent of each pair. */
  of: number[];
  /** Child of each pair, an ordinal of `children`; 0 for a parent without child. */
  childOf: number[];
  children: Dictionary;
}

/**
 * A field with one value per document. With a child field the ordinals are those of the pairs, so that one count
 * gives both levels; the parents' documents are stored as well, for filters.
 */
export class TermColumn {
  readonly values: Dictionary;
  readonly bits: ValueBits;
  readonly parents: Parents | null;
  private readonly pairOrders = new Map<string, readonly number[]>();

  constructor(
    readonly field: TermField,
    order: TextOrder,
    wordCount: number,
    private readonly position: OrdinalPosition,
  ) {
    this.values = new Dictionary(field.name, order);
    this.bits = new ValueBits(wordCount);
    this.parents = field.child
      ? {
          values: new Dictionary(field.name, order),
          bits: new ValueBits(wordCount),
          of: [0],
          children: new Dictionary(field.child, order),
          childOf: [0],
        }
      : null;
  }

  grow(wordCount: number): void {
    this.bits.grow(wordCount);
    this.parents?.bits.grow(wordCount);
  }

  add(slot: number, document: Document): void {
    const text = termText(document[this.field.name]);
    const ordinal =
      text === undefined
        ? 0
        : this.parents
          ? this.addPair(this.parents, text, termText(document[this.field.child!]) ?? '')
          : this.values.add(text);
    this.position.write(slot, ordinal);
    if (ordinal === 0) return;
    this.bits.set(ordinal, slot);
    this.parents?.bits.set(this.parents.of[ordinal]!, slot);
  }

  remove(slot: number): void {
    const ordinal = this.position.read(slot);
    if (ordinal === 0) return;
    this.position.write(slot, 0);
    this.bits.clear(ordinal, slot);
    this.parents?.bits.clear(this.parents.of[ordinal]!, slot);
  }

  state() {
    const { parents } = this;
    return {
      values: this.values.texts,
      bits: this.bits.state(),
      parents: parents && {
        values: parents.values.texts,
        bits: parents.bits.state(),
        of: parents.of,
        childOf: parents.childOf,
        children: parents.children.texts,
      },
    };
  }

  restore({ values, bits, parents }: ReturnType<TermColumn['state']>): void {
    this.values.restore(values);
    this.bits.restore(bits);
    if (!this.parents || !parents) return;
    this.parents.values.restore(parents.values);
    this.parents.bits.restore(parents.bits);
    this.parents.children.restore(parents.children);
    this.parents.of = parents.of;
    this.parents.childOf = parents.childOf;
  }

  /** The pairs that have a child, in the order of the children's texts. */
  pairsByChild({ children, childOf }: Parents, by: 'name' | 'number'): readonly number[] {
    const ready = this.pairOrders.get(by);
    if (ready) return ready;
    const { ranks } = children.ranked(by);
    const pairs = childOf
      .flatMap((child, pair) => (child === 0 ? [] : pair))
      .sort((a, b) => ranks[childOf[a]!]! - ranks[childOf[b]!]!);
    this.pairOrders.set(by, pairs);
    return pairs;
  }

  /** Adds the documents of a filter value to the set. With children, both 'Volvo' and 'Volvo>V60' are accepted. */
  select(value: string, target: Bits, slots: number): void {
    if (!this.parents) {
      this.addOrdinal(this.values.find(value), target, slots);
      return;
    }
    const parent = this.parents.values.find(value);
    if (parent !== undefined && !this.parents.bits.addTo(target, parent)) {
      for (let slot = 0; slot < slots; slot++)
        if (this.parents.of[this.position.read(slot)] === parent) setBit(target, slot);
    }
    for (let index = value.indexOf(CHILD_SEPARATOR); index >= 0; index = value.indexOf(CHILD_SEPARATOR, index + 1)) {
      if (index + 1 < value.length)
        this.addOrdinal(this.values.find(`${value.slice(0, index)}${PAIR}${value.slice(index + 1)}`), target, slots);
    }
  }

  private addOrdinal(ordinal: number | undefined, target: Bits, slots: number): void {
    if (ordinal === undefined || this.bits.addTo(target, ordinal)) return;
    for (let slot = 0; slot < slots; slot++) if (this.position.read(slot) === ordinal) setBit(target, slot);
  }

  private addPair(parents: Parents, parent: string, child: string): number {
    const ordinal = this.values.add(`${parent}${PAIR}${child}`);
    if (parents.of.length > ordinal) return ordinal;
    parents.of.push(parents.values.add(parent));
    parents.childOf.push(child === '' ? 0 : parents.children.add(child));
    this.pairOrders.clear();
    return ordinal;
  }
}

/** A parent with a selected child stands for the child only; other parents are unaffected. */
export function withoutCoveredParents(values: readonly string[]): string[] {
  const distinct = [...new Set(values)];
  return distinct.filter((value) => !distinct.some((other) => other.startsWith(`${value}${CHILD_SEPARATOR}`)));
}
