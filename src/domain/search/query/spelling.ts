import { distanceUpTo } from '../../../lib/editDistance';
import { carEndings } from './inflections';
import { commonTerms } from './tables/commonTerms';
import type { Token } from './tokens';

/** What a correction may lead to; smaller wins among words that are equally near. */
export const wordKind = { make: 0, value: 1, text: 2 } as const;
export type WordKind = (typeof wordKind)[keyof typeof wordKind];

const SHORTEST = 4;
/** Of a make that sounds the same or has two letters swapped: 'bmv', 'kai' is a word. */
const SHORTEST_MAKE = 3;
/** From this length one error is tolerated, from the next ones two. */
const ONE_ERROR = 5;
const TWO_ERRORS_AT_SAME_ENDS = 7;
const TWO_ERRORS = 8;
const TWO_ERRORS_IN_VALUE = 10;
/** Words of values, versions and equipment are many: only long ones are corrected to. */
const SHORTEST_OTHER = 6;
/** Of values, only where neighbours changed places. */
const SHORTEST_SWAPPED = 5;
const SHORTEST_HALF = 3;
/** From here on a word that is one letter away is more likely than two short ones: 'lether'. */
const LONG = 6;

const shortestOf: Readonly<Record<WordKind, number>> = {
  [wordKind.make]: SHORTEST_MAKE,
  [wordKind.value]: SHORTEST_SWAPPED,
  [wordKind.text]: SHORTEST_OTHER,
};

/** Letters that people confuse because they sound alike: 'wolksvagen', 'kashkai', 'sitroen', 'tojota'. */
const sounds = (word: string): string =>
  word
    .replace(/ph/g, 'f')
    .replace(/w/g, 'v')
    .replace(/[qc]/g, 'k')
    .replace(/z/g, 's')
    .replace(/[yj]/g, 'i')
    .replace(/(.)\1+/g, '$1');

/** A soft C is an S, a hard one a K: 'sitroen', 'kupra'. */
const firstSound = (word: string): string => (/^[sczkq]/.test(word) ? 's' : sounds(word).charAt(0));

const isSwap = (a: string, b: string): boolean =>
  a.length === b.length && distanceUpTo(a, b, 1) === 1 && [...a].sort().join('') === [...b].sort().join('');

const isSameStart = (a: string, b: string): boolean => a.length > 2 && a[0] === b[0];

/** 'ovlvo' */
const startsSwapped = (a: string, b: string): boolean =>
  a[0] === b[1] && a[1] === b[0] && a[0] !== a[1] && a.slice(2) === b.slice(2);

interface Target {
  word: string;
  sound: string;
  first: string;
  kind: WordKind;
}

/** Limits of the wrong characters, and of those that change the sound. */
function toleranceFor(
  { kind, sound }: Target,
  length: number,
  written: string,
): { characters: number; sounded: number } {
  if (kind !== wordKind.make)
    return length >= TWO_ERRORS_IN_VALUE ? { characters: 3, sounded: 2 } : { characters: 1, sounded: 1 };
  if (length >= TWO_ERRORS || (length >= TWO_ERRORS_AT_SAME_ENDS && written.at(-1) === sound.at(-1)))
    return { characters: 3, sounded: 2 };
  return { characters: length > ONE_ERROR ? 3 : 2, sounded: 1 };
}

export interface SpellingSources {
  /** Words to correct to, with their kinds. */
  targets: Iterable<readonly [word: string, kind: WordKind]>;
  /** Whether the stock or the vocabulary knows the word, also inflected or as the beginning of another. */
  isKnown: (word: string) => boolean;
  /** Whether it knows exactly this word. */
  isWord: (word: string) => boolean;
  /** What a word means: two with the same meaning are no choice. Undefined without one. */
  meaningOf: (word: string) => unknown;
  /** What follows a figure: 'seats', 'doors'. */
  counted: readonly string[];
  /** The basic form of a well-known model that the stock has not, of which this is a case: 'mokku'. */
  modelOf: (word: string) => string | undefined;
  /** Whether the two words together are a name: 'land', 'rover'. */
  isName: (first: string, second: string) => boolean;
}

/**
 * Corrects typing errors in the words of a stock. A word that the stock or the vocabulary knows, that is common in a
 * language, or that consists of two known words, is never corrected, and numbers never are, but for two figures of a
 * model that changed places. Where two words are equally
 * near and mean different things, none is chosen.
 */
export class Spelling {
  private readonly byLength = new Map<number, Target[]>();
  private readonly makes = new Set<string>();

  constructor(private readonly sources: SpellingSources) {
    const kinds = new Map<string, WordKind>();
    for (const [word, kind] of sources.targets) {
      if (word.length < shortestOf[kind] || /\d/.test(word)) continue;
      if (kind < (kinds.get(word) ?? Infinity)) kinds.set(word, kind);
    }
    for (const [word, kind] of kinds) {
      if (kind === wordKind.make) this.makes.add(word);
      const target = { word, sound: sounds(word), first: firstSound(word), kind };
      const same = this.byLength.get(target.sound.length);
      if (same) same.push(target);
      else this.byLength.set(target.sound.length, [target]);
    }
  }

  /** The tokens with their errors corrected; plain ones and those of `known` stay as they are. */
  correct(tokens: readonly Token[], known: ReadonlySet<Token> = new Set()): Token[] {
    const corrected: Token[] = [];
    for (const token of tokens) {
      const word = token.plain || known.has(token) ? null : this.correction(token.folded, corrected.at(-1));
      corrected.push(word === null || word === token.folded ? token : { ...token, folded: word, corrected: word });
    }
    return corrected;
  }

  private correction(written: string, before: Token | undefined): string | null {
    if (/\d/.test(written)) return this.swappedDigits(written);
    // A key that was held: 'hybriiid'.
    const word = written.length > ONE_ERROR ? written.replace(/(\p{L})\1{2,}/gu, '$1$1') : written;
    const found = this.corrected(word, before);
    return found ?? (word !== written && (this.isProtected(word) || this.sources.isKnown(word)) ? word : null);
  }

  private corrected(word: string, before: Token | undefined): string | null {
    if (word.length < SHORTEST_MAKE || /\d/.test(word) || this.isProtected(word)) return null;
    const second = before && word.length >= SHORTEST && !before.plain ? this.secondOf(before.folded, word) : null;
    if (second !== null) return second;
    const { isKnown } = this.sources;
    if (isKnown(word)) return null;
    const model = this.sources.modelOf(word);
    if (model !== undefined) return model;
    const counted = before && /^\d$/.test(before.folded) ? this.counted(word) : null;
    if (counted !== null) return counted;
    const single = this.withoutDouble(word);
    if (single !== null) return single;
    const inCompound = this.carCompound(word);
    if (inCompound !== null) return inCompound;
    const nearest = this.nearest(word);
    // 'hatchbak' is no 'hatch' and 'bak', 'polstar' no 'pol' and 'star'.
    const isLong = word.length >= LONG;
    const isNear = isLong && nearest !== null && distanceUpTo(word, nearest, 1) !== undefined;
    return isNear || !this.isCompound(word) ? nearest : null;
  }

  private isProtected(word: string): boolean {
    return this.sources.isWord(word) || commonTerms.has(word);
  }

  /** 'mercedes bens', 'range rovr': the second word of a name whose first one precedes. */
  private secondOf(first: string, word: string): string | null {
    const found = this.around(sounds(word).length, 1).filter(
      (target) => distanceUpTo(word, target.word, 1) !== undefined && this.sources.isName(first, target.word),
    );
    return found.length === 1 ? (found[0]?.word ?? null) : null;
  }

  /** '7 seets' */
  private counted(word: string): string | null {
    const found = this.sources.counted.filter(
      (one) => word.length >= ONE_ERROR && isSameStart(word, one) && distanceUpTo(word, one, 1) !== undefined,
    );
    return found.length === 1 ? (found[0] ?? null) : null;
  }

  /** 'xc06': figures that changed places in the name of a model. */
  private swappedDigits(word: string): string | null {
    const [, start = '', first = '', second = ''] = /^(\p{L}{1,3})(\d)(\d)$/u.exec(word) ?? [];
    const swapped = start + second + first;
    return start !== '' && !this.sources.isKnown(word) && !this.isProtected(word) && this.sources.isWord(swapped)
      ? swapped
      : null;
  }

  /** 'elbill', 'elbbil': a letter that was pressed twice. */
  private withoutDouble(word: string): string | null {
    const found = new Set(
      [...word.matchAll(/(\p{L})\1/gu)]
        .map(({ index }) => word.slice(0, index) + word.slice(index + 1))
        .filter((single) => single.length >= ONE_ERROR && this.sources.isWord(single)),
    );
    const [only, ...others] = found;
    return others.length === 0 ? (only ?? null) : null;
  }

  /** 'etanolbill': a known word and a car with a typing error. */
  private carCompound(word: string): string | null {
    for (const ending of carEndings)
      for (const cut of [ending.length + 1, ending.length, ending.length - 1].map((length) => word.length - length)) {
        const [start, end] = [word.slice(0, cut), word.slice(cut)];
        if (
          cut >= SHORTEST &&
          this.sources.isWord(start) &&
          distanceUpTo(end, ending, 1) === 1 &&
          isSameStart(end, ending)
        )
          return start + ending;
      }
    return null;
  }

  private isCompound(word: string): boolean {
    for (let cut = SHORTEST_HALF; cut <= word.length - SHORTEST_HALF; cut++) {
      if (this.isProtected(word.slice(0, cut)) && this.isProtected(word.slice(cut))) return true;
    }
    return false;
  }

  private nearest(word: string): string | null {
    const [sound, first] = [sounds(word), firstSound(word)];
    let best: { targets: Target[]; cost: number } | null = null;
    for (const target of this.around(sound.length, 2)) {
      const distance = this.distance(word, sound, first, target);
      if (distance === null) continue;
      const cost = distance * 100 + (distanceUpTo(word, target.word, 4) ?? 5) * 10 + target.kind;
      if (best === null || cost < best.cost) best = { targets: [target], cost };
      else if (cost === best.cost) best.targets.push(target);
    }
    const [found, ...others] = best?.targets ?? [];
    if (!found) return null;
    const meaning = others.length > 0 ? this.sources.meaningOf(found.word) : undefined;
    // 'hybrdi' is 'hybridi' or 'hybrid'.
    const isSame =
      meaning !== undefined && others.every(({ word: other }) => this.sources.meaningOf(other) === meaning);
    return others.length === 0 || isSame ? found.word : null;
  }

  /** By the sounds; null where the words are too far apart. The first letter is rarely wrong. */
  private distance(word: string, sound: string, first: string, target: Target): number | null {
    const length = Math.min(word.length, target.word.length);
    if (first !== target.first) return startsSwapped(word, target.word) && length >= ONE_ERROR ? 1 : null;
    if (target.word.length < SHORTEST && word.length !== target.word.length) return null;
    // 'komib': neighbours that changed places.
    if (target.word.length < SHORTEST_OTHER && target.kind !== wordKind.make)
      return isSwap(word, target.word) ? 0 : null;
    if (length < ONE_ERROR)
      return target.kind === wordKind.make && (sound === target.sound || isSwap(word, target.word)) ? 0 : null;
    // 'piccaso': two letters away, but it sounds the same.
    if (length >= LONG && sound === target.sound) return 0;
    const { characters, sounded } = toleranceFor(target, length, sound);
    const written = distanceUpTo(word, target.word, characters);
    if (written === undefined) return null;
    // 'dieel' is one letter away from 'diesel', though its sound is two.
    return distanceUpTo(sound, target.sound, sounded) ?? (written === 1 && target.kind !== wordKind.make ? 1 : null);
  }

  private around(length: number, most: number): Target[] {
    const found: Target[] = [];
    for (let other = length - most; other <= length + most; other++) found.push(...(this.byLength.get(other) ?? []));
    return found;
  }
}
