import { CHILD_SEPARATOR } from '../search';
import { knownModelAt } from './knownModels';
import type { LevelMatch } from './levelRules';
import type { Lexicon, TermMatch } from './lexicon';
import { foldedTerms, squeeze } from './parsedConcepts';
import type { PartList } from './partList';
import type { Read } from './read.types';
import { readNumber } from './readNumber';
import { rank } from './names';
import type { Token } from './tokens';
import type { Meaning, Part } from './understanding';

export const makeOf = (value: string): string => value.split(CHILD_SEPARATOR)[0] ?? value;

/** The values of an alias; null where it has no values, or excludes them. */
export const asTerm = ({ meaning, end, rank: found }: Read, index: number): TermMatch | null =>
  meaning.kind === 'terms' && !meaning.not
    ? {
        name: meaning.name,
        values: meaning.values,
        tokens: end - index,
        isNumber: false,
        ...(found !== undefined && { rank: found }),
      }
    : null;

/** A text in its stock, and what has been read of it. */
export class TextContext {
  /** Named in full, alone or by a model. */
  makes: ReadonlySet<string> = new Set();
  /** Squeezed: named, but without cars in stock. */
  unsoldMakes: ReadonlySet<string> = new Set();
  /** Whether the text asks for cars, not for something else. */
  isAboutCars = false;

  constructor(
    private readonly text: string,
    readonly tokens: readonly Token[],
    readonly lexicon: Lexicon,
    /** The parts that have been read so far. */
    readonly list: PartList,
    /** Meanings of editors' words, by the index of their first token. */
    readonly aliases: ReadonlyMap<number, Read>,
    readonly year: number,
  ) {}

  get expressions() {
    return this.lexicon.expressions;
  }

  termAt(index: number): TermMatch | null {
    const alias = this.aliases.get(index);
    if (alias) return asTerm(alias, index);
    const term = this.lexicon.termAt(this.tokens, index);
    if (term?.name === 'car_brand' && this.isPerson(index, index + term.tokens)) return null;
    return term?.isBegun && this.isOfOtherMake(term) && !this.isAlternative(term, index) ? null : term;
  }

  /** 'golf or berlingo': the first word of a model's name after 'or' or a comma. */
  private isAlternative({ values }: TermMatch, index: number): boolean {
    const { folded = '', before = '' } = this.tokens[index] ?? {};
    const isFirst = values.some((value) => foldedTerms(value.slice(value.indexOf(CHILD_SEPARATOR) + 1))[0] === folded);
    return isFirst && (/[,/]/.test(before) || this.expressions.has('or', this.tokens[index - 1]?.folded ?? ''));
  }

  /** 'til kona', 'kona mi' is the wife, 'kona 64 kWh' the Hyundai. */
  private isPerson(index: number, end: number): boolean {
    if (!this.expressions.has('person', this.nameOf(index, end))) return false;
    const [before = '', next = '', second = ''] = [index - 1, end, end + 1].map((near) => this.tokens[near]?.folded);
    // 'kona min 2020' has a least year.
    const isOwner = next === 'min' && !/^\d/.test(second);
    return isOwner || this.expressions.has('beforePerson', before) || this.expressions.has('afterPerson', next);
  }

  /** 'bmw gran coupe' names no Grandland of another make. */
  private isOfOtherMake({ name, values }: TermMatch): boolean {
    return name === 'car_brand' && this.makes.size > 0 && !values.some((value) => this.makes.has(makeOf(value)));
  }

  /** Squeezed makes that the text names, in stock or not. */
  namedMakes(): string[] {
    return [...[...this.makes].map(squeeze), ...this.unsoldMakes];
  }

  /** A maker's name of a body: 'avant' next to Audi. */
  makerBodyAt(index: number): TermMatch | null {
    return this.lexicon.makerBodyAt(this.tokens, index, this.namedMakes());
  }

  asRead({ name, values, tokens, rank: found, isLoan }: TermMatch, index: number): Read {
    return {
      meaning: { kind: 'terms', name, values: [...values] },
      end: index + tokens,
      ...(found !== undefined && { rank: found }),
      ...(isLoan && { isLoan }),
    };
  }

  /** A part of the text by its offsets. */
  pieceOf(from: number, to: number, meaning: Meaning): Part {
    return { from, to, text: this.text.slice(from, to), meaning };
  }

  /**
   * Words of versions, or what they tell where no car has them.
   * @param as the words as the stock writes them; empty where it has none of them
   */
  textOr(
    as: string,
    { name, values }: { name: string; values: readonly string[] },
    index: number,
    end: number,
  ): Read | null {
    const [first, last] = [this.tokens[index], this.tokens[end - 1]];
    const meaning: Meaning = { kind: 'terms', name, values: [...values] };
    if (as === '') return values.length > 0 ? { meaning, end, rank: rank.noun } : null;
    return {
      meaning: { kind: 'words', as },
      end,
      ...(first &&
        last &&
        values.length > 0 && { otherwise: [{ ...this.pieceOf(first.from, last.to, meaning), isRule: true }] }),
    };
  }

  nameOf(from: number, end: number, separator = ''): string {
    return this.tokens
      .slice(from, end)
      .map(({ folded }) => folded)
      .join(separator);
  }

  /** 'bmw 320 hk', 'bmw 5 dörrar', 'mercedes e 300 000 kr': no number of a model. */
  isCount(index: number): boolean {
    const { folded = '' } = this.tokens[index] ?? {};
    const number = /^\d/.test(folded) ? readNumber(this.tokens, index, this.expressions) : null;
    // '250e/kk' is no badge, '320d' no amount.
    if (!/^\d+$/.test(folded)) return number?.unit === 'month';
    return (
      number !== null &&
      (number.unit !== null ||
        number.grouped ||
        number.scaled ||
        this.expressions.length('unanswered', this.tokens, index) > 1 ||
        this.expressions.length('otherUnit', this.tokens, number.end) > 0)
    );
  }

  /** Number of tokens of a version's name. 'long range' is one after a make alone: 'long range suv'. */
  versionAt(index: number): number {
    return this.makes.size > 0 || !this.levelAt(index) ? this.expressions.length('version', this.tokens, index) : 0;
  }

  /** '-diesel', '-19': a dash at the beginning of the text or after a space. That of 'e-Golf' is part of a name. */
  isDashed(index: number): boolean {
    return (index === 0 ? /(?:^|\s)[-\u2013]$/ : /\s[-\u2013]$/).test(this.tokens[index]?.before ?? '');
  }

  private isKilowatts(index: number): boolean {
    return readNumber(this.tokens, index, this.expressions)?.unit === 'kilowatt';
  }

  /** A name in stock that starts an amount: 'Effekt över 200 hk', if some equipment starts with 'Effekt'. */
  isAmountWord(index: number): boolean {
    const token = this.tokens[index];
    // 'ac 22 kW' charges, 'ac' cools.
    return (
      this.expressions.isControl(token?.folded ?? '') ||
      (/^[ad]c$/.test(token?.folded ?? '') && this.isKilowatts(index + 1))
    );
  }

  /** Norwegian 'el' is 'or' between two of a kind: 'golf el passat', 't8 el t6'. */
  isShortOr(index: number, field?: string): boolean {
    if (this.tokens[index]?.folded !== 'el' || this.expressions.length('or', this.tokens, index) === 0) return false;
    const before = this.list.last?.meaning;
    const next = this.termAt(index + 1);
    if (field !== undefined) return next?.name === field;
    if (before?.kind === 'terms')
      return next
        ? next.name === before.name
        : before.name === 'car_brand' && knownModelAt(this.tokens, index + 1, null) !== null;
    return [index - 1, index + 1].every((side) => /^\p{L}\d/u.test(this.tokens[side]?.folded ?? ''));
  }

  /** Number of tokens about whom or what the car is for: 'min dotter', 'till jobbet'. */
  occasionAt(index: number): number {
    return Math.max(
      this.expressions.length('person', this.tokens, index),
      this.expressions.length('commute', this.tokens, index),
    );
  }

  /** The level at this index, unless a longer name is there: 'fast charging'. */
  levelAt(index: number): LevelMatch | null {
    const found = this.lexicon.levels.read(this.tokens, index, this.year);
    const charging = this.expressions.length('charging', this.tokens, index);
    const longer = Math.max(this.termAt(index)?.tokens ?? 0, charging, this.occasionAt(index));
    return found && longer <= found.tokens ? found : null;
  }
}
