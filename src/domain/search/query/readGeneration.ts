import { busYears, generationYears, inOneSpan } from './generations';
import type { Read } from './read.types';
import type { AmountReader } from './readAmount';
import type { TextContext } from './textContext';
import { isAfterSlash, isTight } from './tokens';
import type { Part } from './understanding';

/** As written, in capitals alone. */
const romanNumerals: Readonly<Record<string, string>> = { I: '1', IV: '4', V: '5' };

/** Whether the part names a year, or its first and last one. */
const isYears = ({ meaning, isRule }: Part): boolean =>
  meaning.kind === 'range' &&
  meaning.name === 'car_year' &&
  !isRule &&
  meaning.range.min !== undefined &&
  meaning.range.max !== undefined;

/** Models by their generation. */
export class GenerationReader {
  /** The parts with the years of a generation. */
  private readonly generations: Part[] = [];

  constructor(
    private readonly context: TextContext,
    private readonly amounts: AmountReader,
  ) {}

  /** After each part with the years of a generation. */
  follow(part: Part): void {
    this.generations.push(part);
  }

  /** 'golf 7', 'passat b8', 'golf mk7': the years in which it was built. */
  read(index: number): Read | null {
    const token = this.context.tokens[index];
    const bus = this.bus(index);
    if (bus) return bus;
    const before = this.generationOf(index)?.meaning;
    // '8-växlad', '4 motion'
    const isOther =
      Math.max(
        this.context.versionAt(index),
        this.context.expressions.length('unanswered', this.context.tokens, index),
      ) > 1 || this.context.lexicon.isStockTerm(`${token?.folded}${this.context.tokens[index + 1]?.folded}`);
    // 'octavia 2.0', 'golf 5-d'
    const { word: written, end } = this.codeAt(index);
    const isBegun = end === index + 1 && /^[.,-]$/.test(this.context.tokens[end]?.before ?? '');
    const isNext = token && !isBegun && (isTight(token.before) || isAfterSlash(token)) && !token.plain && !isOther;
    if (!isNext || before?.kind !== 'terms' || before.name !== 'car_brand' || before.not) return this.ahead(index);
    // 'Octavia IV' is the fourth, 'Octavia iV' has a plug; 'i' and 'v' are prepositions.
    const word = romanNumerals[token.text] ?? (token.folded === 'iv' ? '' : written);
    const years = generationYears(before.values, word);
    const isCount = /^\d$/.test(token.folded) && this.amounts.read(this.context.tokens, index) !== null;
    if (!years || isCount) return null;
    return { meaning: { kind: 'range', name: 'car_year', range: years }, end, isGeneration: true };
  }

  /** The word of a generation at this index: 't6.1' in two tokens. */
  private codeAt(index: number): { word: string; end: number } {
    const [token, next] = [this.context.tokens[index], this.context.tokens[index + 1]];
    const word = token?.folded ?? '';
    return /^t\d$/.test(word) && next?.before === '.' && next.folded === '1'
      ? { word: `${word}.1`, end: index + 2 }
      : { word, end: index + 1 };
  }

  /** 'vw t5': a Transporter. */
  private bus(index: number): Read | null {
    const { lexicon, list, tokens } = this.context;
    const { word, end } = this.codeAt(index);
    const years = tokens[index]?.plain ? null : busYears(word);
    const model = years && lexicon.modelOf('volkswagentransporter');
    const make = list.last;
    const isAfterMake =
      make?.meaning.kind === 'terms' &&
      make.meaning.name === 'car_brand' &&
      !make.meaning.not &&
      make.meaning.values.every((value) => value === 'Volkswagen');
    if (!model || !isAfterMake) return null;
    list.parts.splice(list.parts.indexOf(make), 1, { ...make, meaning: { kind: 'terms', ...model } });
    return { meaning: { kind: 'range', name: 'car_year', range: years }, end, isGeneration: true };
  }

  /** 'mk7 golf', 'b8 passat' */
  private ahead(index: number): Read | null {
    const token = this.context.tokens[index];
    const model = token && !token.plain && /^[a-z]+\d$/.test(token.folded) ? this.context.termAt(index + 1) : null;
    if (!token || model?.name !== 'car_brand' || model.isBegun || this.context.termAt(index)) return null;
    const years = generationYears(model.values, token.folded);
    return years && { meaning: { kind: 'range', name: 'car_year', range: years }, end: index + 1 };
  }

  /** The part that names the model: the last one, or that of the generation before in 'golf 7 eller 8', 'golf 7/8'. */
  private generationOf(index: number): Part | undefined {
    const { last, parts } = this.context.list;
    const other = this.generations.at(-1);
    const isOr =
      last?.meaning.kind === 'filler' && this.context.expressions.length('and', this.context.tokens, index - 1) > 0;
    // 'passat variant b8', 'golf gti mk8'
    const isCode = !/^\d/.test(this.context.tokens[index]?.folded ?? '0');
    const isBetween =
      last?.meaning.kind === 'words' || (last?.meaning.kind === 'terms' && last.meaning.name === 'car_body');
    if (isCode && isBetween) return parts.at(-2);
    const before = isOr ? parts.at(-2) : isAfterSlash(this.context.tokens[index]) ? last : null;
    return other && before === other ? parts[parts.indexOf(other) - 1] : last;
  }

  /** 'golf 7 eller golf 8', '2020, 2021 or 2022', '72 plate or 23 plate' */
  inOneSpan(parts: readonly Part[]): readonly Part[] {
    const years = parts.filter((part) => !this.generations.includes(part) && isYears(part));
    return inOneSpan(inOneSpan(parts, this.generations), years);
  }
}
