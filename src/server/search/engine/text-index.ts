import { hasBit, popcount, type Bits } from './bits';
import { indexedTokens, type FoldedToken } from '@/lib/fold';
import type { TextField } from './definition';
import type { Slicer } from './time-slicer';
import { suffixFinder } from './suffix-finder';
import type { Document } from './term-column';
import { distanceUpTo } from '@/lib/editDistance';

/** A posting is slot * 128 + weight. */
const WEIGHT_BITS = 7;
const WEIGHT_MASK = 127;
/** Number of texts whose terms are cached: brands, towns and equipment repeat with every car. */
const REMEMBERED = 20_000;

/** A word of the stock in one spelling. */
export interface Term extends FoldedToken {
  /** Sort key: folded form, then spelling. */
  key: string;
  /** A bit per character in the term: a cheap test before a distance is computed. */
  characterBits: number;
  postings: Uint32Array;
  count: number;
  /** Its weight in the document that is being added; 0 otherwise. */
  pending: number;
}

/** The terms of a text, and the suffixes of its long words. */
interface TextTerms {
  tokens: Term[];
  suffixes: Term[];
}

function characterBitsOf(folded: string): number {
  let bits = 0;
  for (let i = 0; i < folded.length; i++) bits |= 1 << (folded.charCodeAt(i) & 31);
  return bits;
}

/**
 * An inverted index with weights. Postings are only added: those of a removed document stay until `sweep`, and its
 * slot must not be reused before.
 */
export class TextIndex {
  private readonly terms = new Map<string, Term>();
  private sorted: Term[] = [];
  private fresh: Term[] = [];
  private readonly remembered = new Map<string, TextTerms>();
  private readonly suffixOf: (word: FoldedToken) => FoldedToken | undefined;

  constructor(
    private readonly fields: readonly TextField[],
    suffixes: readonly string[],
  ) {
    this.suffixOf = suffixFinder(suffixes);
  }

  add(slot: number, document: Document): void {
    const touched: Term[] = [];
    for (const { name, weight } of this.fields) {
      const value = document[name];
      for (const text of Array.isArray(value) ? value : [value]) {
        if (typeof text !== 'string' && typeof text !== 'number') continue;
        const { tokens, suffixes } = this.termsOf(String(text));
        for (const term of tokens) raise(term, weight, touched);
        for (const term of suffixes) raise(term, Math.ceil(weight / 2), touched);
      }
    }
    for (const term of touched) {
      post(term, slot * (WEIGHT_MASK + 1) + term.pending);
      term.pending = 0;
    }
  }

  /** Terms that begin with the folded text. */
  withPrefix(prefix: string): readonly Term[] {
    this.insertPending();
    return this.sorted.slice(this.firstFrom(prefix), this.firstFrom(`${prefix}\uffff`));
  }

  /** Terms that are exactly the folded text, in any spelling. */
  exactly(folded: string): readonly Term[] {
    this.insertPending();
    const terms: Term[] = [];
    for (let index = this.firstFrom(folded); this.sorted[index]?.folded === folded; index++)
      terms.push(this.sorted[index]!);
    return terms;
  }

  /** Terms within an edit distance of the folded text. */
  near(folded: string, most: number): { term: Term; distance: number }[] {
    this.insertPending();
    const characterBits = characterBitsOf(folded);
    return this.sorted.flatMap((term) => {
      if (
        Math.abs(term.folded.length - folded.length) > most ||
        popcount(term.characterBits ^ characterBits) > 2 * most
      )
        return [];
      const distance = distanceUpTo(folded, term.folded, most);
      return distance === undefined ? [] : [{ term, distance }];
    });
  }

  /** Number of distinct words, each in each of its spellings. */
  get size(): number {
    return this.terms.size;
  }

  /** The distinct folded words, sorted: all, or those with at least this weight in some document. */
  foldedTerms(leastWeight = 0): string[] {
    this.insertPending();
    const terms = this.sorted.filter((term) => leastWeight === 0 || isWeightedFrom(leastWeight, term));
    return [...new Set(terms.map(({ folded }) => folded))];
  }

  /** Sorts the vocabulary and releases spare memory after a bulk load. */
  async settle(slicer: Slicer): Promise<void> {
    this.insertPending();
    this.remembered.clear();
    for (const term of this.sorted) {
      term.postings = term.postings.slice(0, term.count);
      await slicer.pauseIfDue();
    }
  }

  state() {
    this.insertPending();
    return this.sorted.map(({ folded, spelled, postings, count }) => ({
      folded,
      spelled,
      postings: postings.subarray(0, count),
    }));
  }

  restore(terms: ReturnType<TextIndex['state']>): void {
    for (const { folded, spelled, postings } of terms) {
      const term = this.termOf({ folded, spelled });
      term.postings = postings;
      term.count = postings.length;
    }
  }

  /** Removes the postings of deleted slots. Documents may be added meanwhile. */
  async sweep(gone: Bits, slicer: Slicer): Promise<void> {
    // A copy: a term that is added meanwhile may use a slot that is free again.
    const known = [...this.terms.values()];
    for (const term of known) {
      let remaining = 0;
      for (let i = 0; i < term.count; i++) {
        const posting = term.postings[i]!;
        const slot = posting >>> WEIGHT_BITS;
        if (slot < gone.length << 5 && hasBit(gone, slot)) continue;
        term.postings[remaining++] = posting;
      }
      term.count = remaining;
      await slicer.pauseIfDue();
    }
    this.insertPending();
    for (const term of this.sorted) if (term.count === 0) this.terms.delete(term.key);
    this.sorted = this.sorted.filter((term) => term.count > 0);
    this.remembered.clear();
  }

  private termsOf(text: string): TextTerms {
    const known = this.remembered.get(text);
    if (known) return known;
    const tokens = indexedTokens(text);
    const terms = {
      tokens: tokens.map((word) => this.termOf(word)),
      suffixes: tokens.flatMap((word) => this.suffixOf(word) ?? []).map((word) => this.termOf(word)),
    };
    if (this.remembered.size >= REMEMBERED) this.remembered.clear();
    this.remembered.set(text, terms);
    return terms;
  }

  private termOf(word: FoldedToken): Term {
    const key = word.folded === word.spelled ? word.folded : `${word.folded}\u0000${word.spelled}`;
    const known = this.terms.get(key);
    if (known) return known;
    const term = {
      ...word,
      key,
      characterBits: characterBitsOf(word.folded),
      postings: new Uint32Array(4),
      count: 0,
      pending: 0,
    };
    this.terms.set(key, term);
    this.fresh.push(term);
    return term;
  }

  private insertPending(): void {
    if (this.fresh.length === 0) return;
    if (this.fresh.length > 16) this.sorted = [...this.sorted, ...this.fresh].sort((a, b) => (a.key < b.key ? -1 : 1));
    else for (const term of this.fresh) this.sorted.splice(this.firstFrom(term.key), 0, term);
    this.fresh = [];
  }

  private firstFrom(key: string): number {
    let low = 0;
    let high = this.sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.sorted[middle]!.key < key) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

function isWeightedFrom(leastWeight: number, { postings, count }: Term): boolean {
  for (let i = 0; i < count; i++) if ((postings[i]! & WEIGHT_MASK) >= leastWeight) return true;
  return false;
}

/** Keeps the greatest of the document's weights for the term. */
function raise(term: Term, weight: number, touched: Term[]): void {
  if (term.pending === 0) touched.push(term);
  if (term.pending < weight) term.pending = weight;
}

function post(term: Term, posting: number): void {
  if (term.count === term.postings.length) {
    const postings = new Uint32Array(term.count + (term.count >>> 1) + 2);
    postings.set(term.postings);
    term.postings = postings;
  }
  term.postings[term.count++] = posting;
}

/** Adds a term's documents to the set. */
export function addPostings(term: Pick<Term, 'postings' | 'count'>, target: Bits): void {
  const { postings, count } = term;
  for (let i = 0; i < count; i++) {
    const slot = postings[i]! >>> WEIGHT_BITS;
    target[slot >>> 5]! |= 1 << (slot & 31);
  }
}

/** Raises each hit's best score to the term's weight in it times the factor. */
export function addScores(
  term: Pick<Term, 'postings' | 'count'>,
  factor: number,
  hits: Bits,
  best: Float32Array,
): void {
  const { postings, count } = term;
  for (let i = 0; i < count; i++) {
    const slot = postings[i]! >>> WEIGHT_BITS;
    if (((hits[slot >>> 5]! >>> (slot & 31)) & 1) === 0) continue;
    const score = (postings[i]! & WEIGHT_MASK) * factor;
    if (best[slot]! < score) best[slot] = score;
  }
}

/** Postings of documents that were found otherwise than by a term, with the greatest weight. */
export const postingsOf = (slots: readonly number[]): Pick<Term, 'postings' | 'count'> => ({
  postings: Uint32Array.from(slots, (slot) => slot * (WEIGHT_MASK + 1) + 100),
  count: slots.length,
});
