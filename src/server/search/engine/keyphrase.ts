import { andInto, countAnd, orInto, type Bits } from './bits';
import { searchedTokens, type FoldedToken } from '@/lib/fold';
import { mistakesIn } from '@/lib/editDistance';
import type { Hits } from './hits';
import type { Buffers } from './buffer-pool';
import { addPostings, addScores, postingsOf, type Term, type TextIndex } from './text-index';

/** Longer keyphrases are matched as written, without joining words or tolerating errors. */
export const MAX_FUZZY_TOKENS = 8;
const SHORTEST_STEM = 4;
export const SHORTEST_PART = 3;

/** A few letters begin words of any text: 'fr' of 'front', 'st' of 'start'. As written they are words of their own. */
export const isShort = ({ folded }: Pick<FoldedToken, 'folded'>): boolean => /^(?:.|\p{L}{2,3})$/u.test(folded);

/** Whether a short word may begin others after all: not 'r' of an understood 'polo r', which finds no R-Line. */
export const mayBegin = (word: Pick<FoldedToken, 'folded'>, exactSpelling: boolean): boolean =>
  isShort(word) && !(exactSpelling && word.folded.length === 1);

const ENDINGS = [
  'arna',
  'erna',
  'orna',
  'ens',
  'ets',
  'ar',
  'er',
  'or',
  'en',
  'et',
  'na',
  'ns',
  'a',
  'e',
  'n',
  't',
  's',
];

/** Weight factor by the kind of match. */
export const near = { key: 2, spelling: 1, folded: 0.9, prefix: 0.6, joined: 0.5, stem: 0.4, guess: 0.3 } as const;

interface Match {
  term: Pick<Term, 'postings' | 'count'>;
  factor: number;
}

interface Found {
  bits: Bits;
  matches: Match[];
}

export interface KeyphraseResult {
  bits: Bits;
  /** Relevance of the hits by slot, greater is better; undefined for other slots. Valid until the next search. */
  scores(hits: Hits): Float32Array;
}

/** 'kamerorna' -> 'kamer': without its longest inflection, if enough characters are left. */
export function stemOf(word: string): string | undefined {
  const ending = ENDINGS.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= SHORTEST_STEM,
  );
  return ending && word.slice(0, -ending.length);
}

/**
 * Finds the documents of a keyphrase. Every word must match. The first step with any result in `base` counts: 1.
 * words as prefixes, a single character and up to three letters as words of their own, complete keys, or one word joined
 * with its neighbour; 2. also prefixes of short and joined words, and split words; 3. also stems and, unless the spelling
 * is exact, typing errors.
 */
export class Keyphrase {
  /** Alternatives: one of them is enough. */
  private readonly tokens: (readonly FoldedToken[])[];

  /** @param keySlots documents that have the text as a key (a registration number) */
  constructor(
    text: string,
    private readonly index: TextIndex,
    private readonly keySlots: (text: string) => readonly number[],
    private readonly buffers: Buffers,
    private readonly exactSpelling = false,
  ) {
    this.tokens = alternativesIn(text);
  }

  /** The text contains no word. */
  get isEmpty(): boolean {
    return this.tokens.length === 0;
  }

  search(base: Bits): KeyphraseResult {
    const strict = this.all(base, (word, index) => this.written(word, index));
    if (strict.some || this.tokens.length > MAX_FUZZY_TOKENS) return strict.result;
    const rejoined = this.all(base, (word, index) => this.rejoined(word, index));
    if (rejoined.some) return rejoined.result;
    return this.all(base, (word, index) => this.guessed(word, index)).result;
  }

  private all(
    base: Bits,
    find: (word: FoldedToken, index: number) => Found,
  ): { some: boolean; result: KeyphraseResult } {
    const bits = this.buffers.copy(base);
    const found: Found[] = [];
    for (const [index, alternatives] of this.tokens.entries()) {
      const one = this.any(alternatives.map((word) => find(word, index)));
      found.push(one);
      andInto(bits, one.bits);
    }
    return { some: countAnd(bits, base) > 0, result: { bits, scores: (hits) => score(found, hits, this.buffers) } };
  }

  private byPrefix(word: FoldedToken): Found {
    const found: Found = { bits: this.buffers.empty(), matches: [] };
    for (const term of this.index.withPrefix(word.folded)) {
      add(
        found,
        term,
        term.folded !== word.folded ? near.prefix : term.spelled === word.spelled ? near.spelling : near.folded,
      );
    }
    this.addKeys(word, found);
    return found;
  }

  private addKeys(word: FoldedToken, found: Found): void {
    const slots = this.keySlots(word.spelled.toUpperCase());
    if (slots.length > 0) add(found, postingsOf(slots), near.key);
  }

  private asFullWord(word: FoldedToken): Found {
    const found: Found = { bits: this.buffers.empty(), matches: [] };
    for (const term of this.index.exactly(word.folded))
      add(found, term, term.spelled === word.spelled ? near.spelling : near.folded);
    if (word.folded.length > 1) this.addKeys(word, found);
    return found;
  }

  /** As written, or joined with a neighbour where the stock has exactly that word: 'rav 4', 'back kamera'. */
  private written(word: FoldedToken, index: number): Found {
    const found = isShort(word) ? this.asFullWord(word) : this.byPrefix(word);
    for (const neighbours of this.pairs(index))
      for (const term of this.index.exactly(joined(neighbours).folded)) add(found, term, near.folded);
    return found;
  }

  /** The word joined with the previous one, and with the next one. */
  private pairs(index: number): FoldedToken[][] {
    return neighboursOf(this.tokens, index);
  }

  private rejoined(word: FoldedToken, index: number): Found {
    const found = this.written(word, index);
    if (mayBegin(word, this.exactSpelling)) merge(found, this.byPrefix(word), near.joined);
    for (const neighbours of this.pairs(index)) merge(found, this.byPrefix(joined(neighbours)), near.joined);
    const parts = word.folded.match(/\d+|\D+/g) ?? [];
    if (parts.length > 1)
      merge(
        found,
        this.together(
          parts.map((part) =>
            // One or two letters begin words of any text: 'de' of '300de'.
            /\d|^..?$/.test(part)
              ? this.ofTerms(this.index.exactly(part))
              : this.byPrefix({ folded: part, spelled: part }),
          ),
        ),
        near.joined,
      );
    for (let cut = SHORTEST_PART; cut <= word.folded.length - SHORTEST_PART; cut++) {
      const halves = [this.index.exactly(word.folded.slice(0, cut)), this.index.exactly(word.folded.slice(cut))];
      if (halves.every((terms) => terms.length > 0))
        merge(found, this.together(halves.map((terms) => this.ofTerms(terms))), near.joined);
    }
    return found;
  }

  private guessed(token: FoldedToken, index: number): Found {
    const found = this.rejoined(token, index);
    const word = token.folded;
    const stem = stemOf(word);
    if (stem) for (const term of this.index.withPrefix(stem)) add(found, term, near.stem);
    const mistakes = this.exactSpelling ? 0 : mistakesIn(word);
    if (mistakes > 0)
      for (const { term, distance } of this.index.near(word, mistakes))
        add(found, term, near.guess / Math.max(1, distance));
    return found;
  }

  private ofTerms(terms: readonly Term[]): Found {
    const found: Found = { bits: this.buffers.empty(), matches: [] };
    for (const term of terms) add(found, term, near.folded);
    return found;
  }

  /** Documents that hold one of the parts. */
  private any([first, ...others]: readonly Found[]): Found {
    if (!first) return { bits: this.buffers.empty(), matches: [] };
    for (const other of others) merge(first, other, 1);
    return first;
  }

  /** Documents that hold every part. */
  private together(parts: readonly Found[]): Found {
    const [first, ...rest] = parts;
    if (!first) return { bits: this.buffers.empty(), matches: [] };
    for (const part of rest) andInto(first.bits, part.bits);
    return { bits: first.bits, matches: parts.flatMap((part) => part.matches) };
  }
}

/** The words of a keyphrase; alternatives are joined by a bar: 't8|t6'. The size of an engine is one word: '2.0'. */
export const alternativesIn = (text: string): FoldedToken[][] =>
  (
    text.match(
      /(?<![\p{L}\p{N}\p{M}.,])\d[.,]\d(?![\p{L}\p{N}\p{M}|]|[.,]\d)|[\p{L}\p{N}\p{M}]+(?:\|+[\p{L}\p{N}\p{M}]+)*/gu,
    ) ?? []
  )
    .map((run) => run.split('|').flatMap(searchedTokens))
    .filter(({ length }) => length > 0);

/** The word with the previous one, and with the next one; alternatives are joined with none. */
export const neighboursOf = (alternatives: readonly (readonly FoldedToken[])[], index: number): FoldedToken[][] =>
  [alternatives.slice(Math.max(0, index - 1), index + 1), alternatives.slice(index, index + 2)]
    .filter((neighbours) => neighbours.length === 2 && neighbours.every(({ length }) => length === 1))
    .map((neighbours) => neighbours.flat());

export const joined = (tokens: readonly FoldedToken[]): FoldedToken => ({
  folded: tokens.map((word) => word.folded).join(''),
  spelled: tokens.map((word) => word.spelled).join(''),
});

function add(found: Found, term: Match['term'], factor: number): void {
  addPostings(term, found.bits);
  found.matches.push({ term, factor });
}

function merge(into: Found, other: Found, factor: number): void {
  orInto(into.bits, other.bits);
  for (const match of other.matches) into.matches.push({ term: match.term, factor: match.factor * factor });
}

/** A hit's relevance: for each word the best of its matches, added up. */
function score([first, ...others]: readonly Found[], hits: Hits, buffers: Buffers): Float32Array {
  const total = buffers.numbers(0);
  const list = hits.list();
  const best = others.length > 0 ? buffers.numbers(1) : total;
  for (let i = 0; i < hits.count; i++) {
    total[list[i]!] = 0;
    best[list[i]!] = 0;
  }
  for (const { term, factor } of first?.matches ?? []) addScores(term, factor, hits.bits, total);
  for (const { matches } of others) {
    for (const { term, factor } of matches) addScores(term, factor, hits.bits, best);
    for (let i = 0; i < hits.count; i++) {
      const slot = list[i]!;
      total[slot]! += best[slot]!;
      best[slot] = 0;
    }
  }
  return total;
}
