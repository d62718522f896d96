import { fold } from '../../../lib/fold';
import { CHILD_SEPARATOR } from '../search';
import { Expressions, expressionsIn } from './expressions';
import { carEndings, inflections, stemsOf } from './inflections';
import { conceptValues, makerBodiesOf } from './knownConcepts';
import { isSoleModel, slovakModel } from './knownModels';
import { LevelRules } from './levelRules';
import { electricModelsLike, electricModelsNear, modelsLike, modelsNear, peopleCarriersLike } from './modelSizes';
import { makesOf, SHORTEST_PREFIX, type Named, type Names, type Sense } from './names';
import { isCounted, isNumeral, readNumber } from './readNumber';
import { slovakFormsOf, type SlovakForms } from './slovakForms';
import { TermSet } from './sortedTerms';
import { parsedConcepts, squeeze } from './parsedConcepts';
import { Spelling } from './spelling';
import { spellingTerms } from './spellingTerms';
import { StockNames } from './stockNames';
import { widerBody } from './tables/groups';
import { electricVersions } from './tables/renamedModels';
import { isTight, type Token } from './tokens';
import type { QueryLanguage, QueryVocabulary } from './understanding';

/** Tokens of the longest name: 'Range Rover Evoque Coupé', 'Eluttag för egna apparater (V2L)'. */
const MAX_TOKENS = 7;
/** Tokens of the longest prefix: 'range rover'. */
const MAX_PREFIX_TOKENS = 2;
/** Of a control word that looks like the ending of a name. */
const LONGEST_ENDING = 3;
/** Of a word that the keyphrase may split. */
const SHORTEST_HALF = 2;

export interface TermMatch extends Sense {
  /** Number of tokens. */
  tokens: number;
  /** A name of digits only: 'Peugeot 208' without its make. */
  isNumber: boolean;
  /** Found by its beginning: 'gran' of 'Grandland'. */
  isBegun?: true;
}

/** 'car for two dogs' names no Smart fortwo; 'smart for two' does, and 'for town' is no model. */
const isForSome = (taken: readonly Token[], { name }: Sense): boolean =>
  name === 'car_brand' && taken.length === 2 && taken[0]?.folded === 'for' && /^\p{L}+$/u.test(taken[1]?.folded ?? '');

/** 'mazda 2.5' has an engine of 2.5 litres. */
const endsInDecimal = (taken: readonly Token[], next: Token | undefined): boolean =>
  /^\d$/.test(taken.at(-1)?.folded ?? '') && /^[.,]$/.test(next?.before ?? '') && /^\d(?!\d)/.test(next?.folded ?? '');

/** The meanings of words in one stock for readers of one language. Expensive to construct, cheap to query. */
export class Lexicon {
  readonly expressions: Expressions;
  readonly spelling: Spelling;
  readonly levels: LevelRules;
  /** The value of electric cars, if they are in stock. */
  readonly electricFuel: { name: string; values: string[] } | null;
  private readonly stock: StockNames;
  private readonly names: Names;
  private readonly slovak: SlovakForms | null;
  private readonly stockTerms: TermSet;
  private readonly nameTerms: TermSet;
  private readonly openBodies: readonly string[];
  /** Words of these languages for what the stock may have. */
  private readonly conceptKeys: ReadonlySet<string>;
  private readonly makerBodies: ReadonlyMap<string, { makes: ReadonlySet<string>; sense: Sense }[]>;

  constructor(
    readonly vocabulary: QueryVocabulary,
    readonly language: QueryLanguage,
  ) {
    this.expressions = Expressions.of(language, vocabulary.language);
    this.levels = new LevelRules(vocabulary, language);
    this.stockTerms = new TermSet(vocabulary.textTerms);
    this.nameTerms = new TermSet(vocabulary.nameTerms);
    this.stock = new StockNames(vocabulary, language, this.expressions);
    const { names, known } = this.stock;
    this.names = names;
    const electric = conceptValues(known, 'car_fuel', 'el');
    this.conceptKeys = new Set(
      parsedConcepts().flatMap(({ forms }) =>
        [language, vocabulary.language].flatMap((each) => forms[each].map(({ key }) => key)),
      ),
    );
    this.electricFuel = electric.length > 0 ? { name: 'car_fuel', values: electric } : null;
    this.openBodies = conceptValues(known, 'car_body', 'cab');
    this.makerBodies = makerBodiesOf((word) => conceptValues(known, 'car_body', word));
    this.slovak = language === 'sk' || vocabulary.language === 'sk' ? slovakFormsOf(vocabulary, known) : null;
    const { isWord, targets } = spellingTerms({
      vocabulary,
      languages: [...new Set([language, vocabulary.language])],
      stock: this.stock,
      expressions: this.expressions,
      makerBodies: this.makerBodies,
    });
    this.spelling = new Spelling({
      targets,
      isWord,
      isKnown: (word) =>
        this.inflectedOrBegun(word) !== undefined ||
        (this.slovak?.isKnown(word) ?? false) ||
        this.beginsStockTerm(word),
      meaningOf: (word) => this.meaningOf(word),
      modelOf: (word) => (this.slovak ? slovakModel(word) : undefined),
      counted: (['seats', 'doors'] as const).flatMap((role) => this.expressions.singles(role)),
      isName: (first, second) => names.has(first + second) || this.byPrefix(first + second) !== undefined,
    });
  }

  /** A Slovak word without a meaning of its own, in any case: 'prevodovkou'. */
  isInflectedFiller(word: string): boolean {
    return this.slovak?.isFiller(word) ?? false;
  }

  /** The only sense of a word, to compare; undefined for none or several. */
  private meaningOf(word: string): string | undefined {
    const [sense, ...others] = this.names.get(word);
    return sense && others.length === 0 ? [sense.name, ...[...sense.values].sort()].join('|') : undefined;
  }

  /** The longest name at this index; else an inflected word or the longest prefix of a name. */
  termAt(tokens: readonly Token[], index: number): TermMatch | null {
    const reach = this.reach(tokens, index, MAX_TOKENS);
    const keyOf = (taken: readonly Token[]): string => taken.map((token) => token.folded).join('');
    const inflected = this.slovak?.match(tokens.slice(index, index + reach), (word) =>
      this.expressions.isControl(word),
    );
    // 'head-up displejom' is more than 'head-up'.
    for (let length = reach; length >= (inflected?.tokens ?? 1); length--) {
      const taken = tokens.slice(index, index + length);
      const match = this.named(keyOf(taken), taken);
      const own = match?.body === undefined ? length : lengthWithout(taken, match.body);
      // 'mercedes c 220 d' names a version, not all of the C-Class; 'tesla y 2023' names a year.
      if (
        match &&
        !(match.apart && /^\d{1,3}(?!\d)/.test(tokens[index + length]?.folded ?? '')) &&
        !this.endsInCount(taken, tokens, index + length - 1) &&
        !isForSome(taken, match) &&
        !endsInDecimal(taken, tokens[index + length]) &&
        !endsInHyphenated(taken, tokens[index + length]) &&
        !this.endsInPlural(taken, match, tokens, index + length - 1) &&
        own > 0
      )
        return {
          name: match.name,
          values: match.values,
          ...(match.rank && { rank: match.rank }),
          ...(match.isLoan && { isLoan: true }),
          tokens: own,
          isNumber: /^\d+$/.test(keyOf(taken)) && match.exactly === undefined,
        };
    }
    if (inflected) {
      const { name, values, rank: found } = inflected.sense;
      return { name, values, ...(found && { rank: found }), tokens: inflected.tokens, isNumber: false };
    }
    for (let length = Math.min(reach, MAX_PREFIX_TOKENS); length > 0; length--) {
      const key = keyOf(tokens.slice(index, index + length));
      // 'front and rear camera' does not begin 'front and side airbags'.
      if (length > 1 && this.expressions.length('and', tokens, index + length - 1) > 0) continue;
      // Slovak 'a má' is no beginning of 'Amarok', nor 'or a' of 'orange'.
      if (length > 1 && this.expressions.has('and', tokens[index]?.folded ?? '')) continue;
      // 'for me' begins no Formentor.
      if (length > 1 && this.isShortFiller(tokens, index)) continue;
      // Slovak 'sedačky s vyhrievaním' does not begin 'sedačky s pamäťou'.
      if (length > 1 && this.isShortFiller(tokens, index + length - 1)) continue;
      const match = length === 1 ? this.inflectedOrBegun(key) : this.byPrefix(key);
      const isBegun = match !== undefined && match !== this.names.inflected(key);
      if (match)
        return { name: match.name, values: match.values, tokens: length, isNumber: false, ...(isBegun && { isBegun }) };
    }
    return null;
  }

  /** 'a', 'for' before a space */
  private isShortFiller(tokens: readonly Token[], index: number): boolean {
    const word = tokens[index]?.folded ?? '';
    return word.length <= 3 && this.expressions.has('filler', word) && /^\s/.test(tokens[index + 1]?.before ?? '');
  }

  /** 'estate s line', 'kia en halua': a word of its own, though 'estates' and 'kiaen' say the same without it. */
  private endsInPlural(
    taken: readonly Token[],
    { name, values }: Sense,
    tokens: readonly Token[],
    end: number,
  ): boolean {
    const { folded: last = '', before = '' } = taken.at(-1) ?? {};
    const isOwn =
      last === 's' || (last.length <= LONGEST_ENDING && /^\s+$/.test(before) && this.expressions.beginsAt(tokens, end));
    const shorter = isOwn ? taken.slice(0, -1) : [];
    const same = shorter.length > 0 ? this.named(shorter.map(({ folded }) => folded).join(''), shorter) : undefined;
    return (
      same?.name === name && same.values.length === values.length && same.values.every((one) => values.includes(one))
    );
  }

  /** A make and a number that counts something else: 'bmw 5 dörrar', 'bmw 1 owner', 'bmw 3 000 mil'. */
  private endsInCount(taken: readonly Token[], tokens: readonly Token[], last: number): boolean {
    const { expressions } = this;
    const make = taken.slice(0, -1);
    const number = /^\d$/.test(tokens[last]?.folded ?? '') ? readNumber(tokens, last, expressions) : null;
    if (!number || !this.named(make.map(({ folded }) => folded).join(''), make)) return false;
    const { unit, digits, grouped, end } = number;
    return (
      isCounted(unit) ||
      // 'bmw 3 år 2019' names a year.
      (unit === 'yearsOld' && !/^\d/.test(tokens[end]?.folded ?? '')) ||
      expressions.length('unanswered', tokens, last) > 1 ||
      expressions.length('otherUnit', tokens, end) > 0 ||
      // 'mazda 3 120 hk' and 'bmw 5 250 000 kr' name the model.
      (grouped &&
        digits.length === 4 &&
        (digits.endsWith('000') || (unit !== null && unit !== 'horsepower' && unit !== 'kilowatt')))
    );
  }

  /**
   * A maker's name of a body at this index: 'avant', if the text names Audi.
   * @param makes squeezed
   */
  makerBodyAt(tokens: readonly Token[], index: number, makes: readonly string[]): TermMatch | null {
    for (let length = this.reach(tokens, index, 2); length > 0; length--) {
      const key = tokens
        .slice(index, index + length)
        .map((token) => token.folded)
        .join('');
      const found = this.makerBodies.get(key)?.find((one) => makes.some((make) => one.makes.has(make)));
      if (found) return { ...found.sense, tokens: length, isNumber: false };
    }
    return null;
  }

  get hasTowns(): boolean {
    return this.stock.places.size > 0;
  }

  /** The town at this index, with its number of tokens. */
  townAt(tokens: readonly Token[], index: number): { place: QueryVocabulary['places'][number]; tokens: number } | null {
    for (let length = this.reach(tokens, index, 4); length > 0; length--) {
      const key = tokens
        .slice(index, index + length)
        .map((token) => token.folded)
        .join('');
      const place = this.stock.places.get(key) ?? this.stock.bigTowns.get(key);
      if (place) return { place, tokens: length };
    }
    return null;
  }

  /** A well-known town without a facility at this index. */
  bigTownAt(tokens: readonly Token[], index: number): ReturnType<Lexicon['townAt']> {
    const found = this.townAt(tokens, index);
    return found && [...this.stock.places.values()].includes(found.place) ? null : found;
  }

  /** Whether the keyphrase may find the word: by itself, joined with a neighbour, split, or without an inflection. */
  isFindable(tokens: readonly Token[], index: number): boolean {
    return this.isIn(this.stockTerms, tokens, index);
  }

  /** Whether it may find it in a make, a model or a version, not just in the names of equipment or of a campaign. */
  isInName(tokens: readonly Token[], index: number): boolean {
    // 'på landet' is no Land Rover, 'starkaste motorn' no Twin Motor: names have no inflections.
    return this.isIn(this.nameTerms, tokens, index, false);
  }

  private isIn(terms: TermSet, tokens: readonly Token[], index: number, mayBeInflected = true): boolean {
    const token = tokens[index];
    if (!token || token.plain || terms.isEmpty) return true;
    // A digit begins numbers in any text, unless it is part of one: '3 isofix', but '1.4'.
    if (/^\d$/.test(token.folded) && !/[.,]$/.test(token.before) && !/^[.,]/.test(token.after)) return false;
    const { folded } = token;
    // 'v6' is no V60, but 'volvo v6' may become one.
    if (/^[vw](?:[4-6]|8|1[02])$/.test(folded)) return terms.has(folded) || this.beginsModel(tokens[index - 1], folded);
    if (/\d/.test(folded)) return true;
    // 'abc 123' may be a registration number; 'under' of an amount that wasn't understood stays with it.
    const nearDigits = [tokens[index - 1], tokens[index + 1]].some((next) => /\d/.test(next?.folded ?? ''));
    if (nearDigits && (folded.length <= 3 || this.expressions.isControl(folded))) return true;
    const begins = (word: string): boolean => terms.hasFrom(word);
    const [before, next] = [tokens[index - 1]?.folded, tokens[index + 1]?.folded];
    const joined = [...(before === undefined ? [] : [before + folded]), ...(next === undefined ? [] : [folded + next])];
    // A letter begins a word of any text: 'l&k', 'model y'. The keyphrase finds it as a word of its own: 'golf r'.
    if (folded.length === 1) return terms.has(folded) || joined.some(begins);
    // A few letters begin nearly every text: 'a-traktor', 'lynk & co', 'hög' of 'höger sida'.
    if (folded.length <= SHORTEST_PREFIX) return terms.has(folded) || joined.some(begins);
    return (
      [folded, ...joined].some(begins) ||
      // 'seats' is no Seat.
      (mayBeInflected &&
        !this.expressions.isControl(folded) &&
        stemsOf(folded, inflections, SHORTEST_PREFIX).some(begins)) ||
      Array.from({ length: Math.max(folded.length - 2 * SHORTEST_HALF + 1, 0) }, (_, cut) => cut + SHORTEST_HALF).some(
        (cut) => terms.has(folded.slice(0, cut)) && folded.length - cut >= SHORTEST_PREFIX && begins(folded.slice(cut)),
      )
    );
  }

  /** Whether the stock's texts have exactly this word. */
  isStockTerm(word: string): boolean {
    return this.stockTerms.has(word);
  }

  /** Whether a make, a model or a version in stock has exactly this word. */
  isNameTerm(word: string): boolean {
    return this.nameTerms.has(word);
  }

  /** Whether a version in stock has an engine of this size, as '1.5'; in a stock that writes no sizes it may. */
  hasSize(size: string): boolean {
    return this.nameTerms.has(size) || !this.vocabulary.nameTerms.some((term) => /^\d\.\d$/.test(term));
  }

  /** Whether the values are those of convertibles. */
  isOpenBody(values: readonly string[]): boolean {
    return this.openBodies.length > 0 && values.every((value) => this.openBodies.includes(value));
  }

  /** Whether a word of the stock's texts begins with this one. */
  beginsStockTerm(word: string): boolean {
    return this.stockTerms.hasFrom(word);
  }

  /** The values in stock of the concepts with these Swedish words. */
  conceptValues(field: string, concepts: readonly string[]): string[] {
    return [...new Set(concepts.flatMap((word) => conceptValues(this.stock.known, field, word)))];
  }

  /** The model in stock of this squeezed name. */
  modelOf(key: string): { name: string; values: string[] } | null {
    return this.names.modelOf(key);
  }

  /** The makes in stock of these squeezed names. */
  makesOf(makes: readonly string[]): string[] {
    return makesOf(this.vocabulary.values.car_brand ?? [], makes);
  }

  /** The equipment of this squeezed name. */
  equipmentOf(key: string): Sense | null {
    return this.names.get(key).find(({ name }) => name === 'car_equipment') ?? null;
  }

  /** 'sommarbil': what no car has by name, but a car. */
  isCarCompound(word: string): boolean {
    return stemsOf(word, carEndings, SHORTEST_PREFIX).length > 0;
  }

  /** Fuels that the words may mean besides: plug-in hybrids for 'hybrid'. */
  widerFuelsOf(tokens: readonly Token[]): string[] {
    return this.stock.widerTerms.has(tokens.map(({ folded }) => folded).join('')) ? [...this.stock.widerFuels] : [];
  }

  /** Bodies that the word may mean besides: estates for 'kombi', hatchbacks for that of a maker of estates. */
  widerBodiesOf(tokens: readonly Token[], values: readonly string[]): string[] {
    const word = tokens.at(-1)?.folded ?? '';
    const isWider = this.language === widerBody.language && expressionsIn(widerBody.terms).includes(word);
    const bodies = isWider ? this.conceptValues('car_body', widerBody.of) : [];
    return bodies.filter((body) => !values.includes(body));
  }

  /** Models in stock whose names go on: 'Golf Sportscombi' of a Golf alone. */
  submodelsOf(values: readonly string[]): string[] {
    const [model = '', ...others] = values;
    if (others.length > 0 || !model.includes(CHILD_SEPARATOR)) return [];
    return (this.vocabulary.values.car_brand ?? []).filter((value) => value.startsWith(`${model} `));
  }

  /** Models in stock that are like another model of a make, the nearest level first. */
  modelsLike(make: string, model: string): string[][] {
    return modelsLike(make, model, this.vocabulary.values.car_brand ?? []);
  }

  /** Those for one that is asked for as an electric car: 'kona elektrisk'. */
  electricModelsLike(make: string, model: string): string[][] {
    return electricModelsLike(make, model, this.vocabulary.values.car_brand ?? []);
  }

  /** Other models in stock that are like one of it, the nearest first. */
  modelsNear([value = '']: readonly string[]): string[] {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
    const others = (this.vocabulary.values.car_brand ?? []).filter((other) => other !== value);
    return modelsNear(squeeze(make), model, others);
  }

  /** 'Volvo>EX40' of 'Volvo>XC40', if it is in stock. */
  electricVersionsOf(value: string): string[] {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR).map(squeeze);
    const version = electricVersions[make]?.[model];
    return version === undefined
      ? []
      : (this.vocabulary.values.car_brand ?? []).filter((one) => squeeze(one) === make + squeeze(version));
  }

  /** The electric models in stock of a model's make, the nearest in size first. */
  electricModelsNear(value: string): string[] {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
    return electricModelsNear(make, model, this.vocabulary.values.car_brand ?? []);
  }

  /** Models in stock that carry people, in place of that of a goods van, the nearest in size first. */
  peopleCarriersLike(value: string): string[] {
    const [make = '', model = ''] = value.split(CHILD_SEPARATOR);
    return peopleCarriersLike(make, model, this.vocabulary.values.car_brand ?? []);
  }

  /** Models in stock whose names end in this squeezed one: 'Mustang Mach-E' for 'mache'. */
  modelsEndingIn(key: string): string[] {
    return (this.vocabulary.values.car_brand ?? []).filter(
      (value) => value.includes(CHILD_SEPARATOR) && key.length >= SHORTEST_PREFIX && squeeze(value).endsWith(key),
    );
  }

  /** Whether a model of the make that this token names begins so. */
  private beginsModel(make: Token | undefined, start: string): boolean {
    const name = `${make?.folded}${CHILD_SEPARATOR}`;
    return (this.vocabulary.values.car_brand ?? []).some((value) => fold(value).startsWith(name + start));
  }

  /** Whether the word is the whole name of a model. */
  isModel(word: string): boolean {
    return this.modelOf(word) !== null;
  }

  /** The value of a facet, if it is in stock. */
  value(name: string, value: string): Sense | null {
    return this.vocabulary.values[name]?.includes(value) ? { name, values: [value] } : null;
  }

  /** Number of tokens that may belong to one name. */
  private reach(tokens: readonly Token[], index: number, most: number): number {
    let length = 0;
    while (
      length < most &&
      tokens[index + length] &&
      !tokens[index + length]?.plain &&
      (length === 0 || isTight(tokens[index + length]?.before ?? ''))
    )
      length++;
    return length;
  }

  private named(key: string, taken: readonly Token[]): Named | undefined {
    const [first, ...rest] = taken;
    // Slovak '7 a viac' is no '7a' of BMW, 'trieda a' is one of Mercedes.
    const last = rest.at(-1);
    const isShort = last?.before === ' ' && last.folded.length === 1;
    const isClass = this.expressions.has('modelClass', taken.at(-2)?.folded ?? '');
    if (isShort && !isClass && this.expressions.has('and', last.folded)) return undefined;
    // 'looking 4 a van' names no 4 Series.
    if (isShort && /^\d$/.test(first?.folded ?? '') && this.expressions.has('filler', last.folded)) return undefined;
    // 'i 3 år', 'a 3 series': a short filler before a number is not part of a model, but that of 'Model 3' is.
    if (
      first &&
      first.folded.length < 4 &&
      rest.length > 0 &&
      this.expressions.has('filler', first.folded) &&
      rest.every((token) => /^\d+$/.test(token.folded))
    )
      return undefined;
    return this.names.named(key, taken);
  }

  private inflectedOrBegun(word: string): Named | undefined {
    // 'kaksi rengaskertaa' has nothing to do with 'kaksialueilmastointi'.
    if (this.expressions.isControl(word) || isNumeral(word) || word.length < SHORTEST_PREFIX) return undefined;
    // 'sedan', where the stock has none, is no Slovak 'šedá'.
    if (this.conceptKeys.has(word)) return undefined;
    // 'audi', where the stock has none, is no beginning of Danish 'audiosystem'.
    if (this.expressions.has('make', word)) return undefined;
    const found = this.names.inflected(word) ?? this.byPrefix(word);
    // 'linea', where the stock has no Fiat, is no beginning of 'lineassist'.
    return found && found.name !== 'car_brand' && isSoleModel(word) ? undefined : found;
  }

  private byPrefix(word: string): Named | undefined {
    return this.names.byPrefix(word, (one) => this.stockTerms.has(one));
  }
}

/** 'hvid t-roc' is no 'hvidt' and 'roc': the last token belongs to the next one. */
const endsInHyphenated = (taken: readonly Token[], next: Token | undefined): boolean =>
  next?.before === '-' && taken.length > 1 && taken.at(-1)?.before === ' ' && taken.at(-1)?.folded.length === 1;

/** Number of tokens before those of the word at their end. */
function lengthWithout(tokens: readonly Token[], word: string): number {
  let own = tokens.length;
  for (let end = ''; own > 0 && end !== word; own--) end = `${tokens[own - 1]?.folded}${end}`;
  return own;
}
