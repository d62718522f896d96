import { termPairs } from '../../vocabulary/stockTerms';
import { CHILD_SEPARATOR } from '../search';
import { Expressions, expressionsIn } from './expressions';
import { carEndings, finnishForms, inflections, stemsOf, townForms } from './inflections';
import {
  baseColour,
  bodyTermsOfConcepts,
  conceptValues,
  groupTerms,
  makerBodiesOf,
  shadesOf,
  spokenRules,
  type KnownConcept,
} from './knownConcepts';
import { firstWordOf, isKnownModel } from './knownModels';
import { LevelRules } from './levelRules';
import { brandAliases, modelAliases } from './nameAliases';
import { Names, rank, SHORTEST_PREFIX, type Named, type Sense } from './names';
import { flagFields, foldedTerms, parsedConcepts, squeeze, type ConceptForm } from './parsedConcepts';
import { countedTerms, isCounted, isNumeral, readNumber } from './readNumber';
import { SlovakForms } from './slovakForms';
import { firstFrom } from './sortedTerms';
import { isNumberWord } from './spelledNumber';
import { Spelling, wordKind, type WordKind } from './spelling';
import {
  bodyEndings,
  countryParts,
  electricEndings,
  groups,
  makersCountries,
  smallerBodies,
  widerFuels,
  type Group,
} from './tables/groups';
import { isTight, type Token } from './tokens';
import { queryLanguages, type QueryLanguage, type QueryVocabulary } from './understanding';

/** Facets whose values are understood, in order of precedence: a word that is both a make and a colour is the make. */
const fields = [
  'car_brand',
  'car_body',
  'car_fuel',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_site_city',
  'car_site_region',
  'car_equipment',
] as const;
/** Tokens of the longest name: 'Range Rover Evoque Coupé', 'Eluttag för egna apparater (V2L)'. */
const MAX_TOKENS = 7;
/** Tokens of the longest prefix: 'range rover'. */
const MAX_PREFIX_TOKENS = 2;
/** Of a Finnish case: a shorter one is near too many other words. */
const SHORTEST_CORRECTED_FORM = 8;
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

/** The meanings of words in one stock for readers of one language. Expensive to construct, cheap to query. */
export class Lexicon {
  readonly expressions: Expressions;
  readonly spelling: Spelling;
  readonly levels: LevelRules;
  /** The value of electric cars, if they are in stock. */
  readonly electricFuel: { name: string; values: string[] } | null;
  /** Values that 'hybrid' may mean besides its own, in turn. */
  private readonly widerFuels: readonly string[];
  private readonly widerTerms: ReadonlySet<string>;
  private readonly names = new Names();
  private readonly known: readonly KnownConcept[];
  private readonly slovak: SlovakForms | null;
  private readonly bodyTerms = bodyTermsOfConcepts();
  private readonly keys = new Map<string, { value: string; key: string }[]>();
  private readonly stockTerms: ReadonlySet<string>;
  private readonly sortedTerms: readonly string[];
  /** Words that the reader's pages show in place of the stock's. */
  private readonly shownTerms = new Set<string>();
  /** Finnish cases that typing errors are corrected to. */
  private readonly correctedForms: string[] = [];
  private readonly openBodies: readonly string[];
  private readonly places: ReadonlyMap<string, QueryVocabulary['places'][number]>;
  private readonly makerBodies: ReadonlyMap<string, { makes: ReadonlySet<string>; sense: Sense }[]>;

  constructor(
    readonly vocabulary: QueryVocabulary,
    readonly language: QueryLanguage,
  ) {
    this.expressions = Expressions.of(language, vocabulary.language);
    this.levels = new LevelRules(vocabulary, language);
    this.stockTerms = new Set(vocabulary.textTerms);
    this.sortedTerms = [...this.stockTerms].sort();
    for (const name of fields) this.addValues(name, vocabulary.values[name] ?? []);
    // The reader's language comes first: a word may mean different things in two languages.
    const languages = [...new Set([language, vocabulary.language, ...queryLanguages])];
    const known: KnownConcept[] = parsedConcepts()
      .map(({ field, value, forms }) => ({
        field,
        tokenTexts: forms,
        values:
          value === undefined
            ? this.valuesOf(field, forms[vocabulary.language])
            : [...(this.value(field, value)?.values ?? [])],
      }))
      .map((concept, _, all) =>
        concept.values.length > 0
          ? { ...concept, values: [...this.plainColour(concept), ...shadesOf(concept, all)] }
          : { ...concept, values: baseColour(concept, all) },
      )
      .filter(({ values }) => values.length > 0);
    this.known = known;
    for (const formsIn of languages) {
      const own = formsIn === language || formsIn === vocabulary.language;
      for (const { field, tokenTexts: forms, values } of known) this.addConcept(field, forms[formsIn], values, own);
      // Norwegian 'store' is a shop in English.
      for (const group of groups) if (own || !group.adjective) this.addGroup(group, formsIn, known, own);
      if (own) this.addMakersCountries(formsIn);
    }
    this.addBodyModels(known, languages);
    this.addElectricModels(known, languages);
    const shown = this.shownAs();
    this.addRegions(vocabulary.values.car_site_region ?? []);
    for (const city of vocabulary.values.car_site_city ?? []) {
      for (const form of townForms(vocabulary.language, city))
        if (!this.names.has(squeeze(form))) this.names.add(squeeze(form), { name: 'car_site_city', values: [city] });
    }
    this.places = new Map(
      vocabulary.places.flatMap((place) =>
        [...townForms(vocabulary.language, place.name), place.name, ...(shown.get(place.name) ?? [])].map(
          (name) => [squeeze(name), place] as const,
        ),
      ),
    );
    this.widerFuels = widerFuels.orElse.flatMap((fuel) => conceptValues(known, 'car_fuel', fuel));
    this.widerTerms = new Set(queryLanguages.flatMap((each) => expressionsIn(widerFuels.terms[each]).map(squeeze)));
    const [firstWider = null] = [...conceptValues(known, 'car_fuel', widerFuels.fuel), ...this.widerFuels];
    for (const term of this.widerTerms)
      if (firstWider !== null && !this.names.has(term))
        this.names.add(term, { name: 'car_fuel', values: [firstWider] });
    const electric = conceptValues(known, 'car_fuel', 'el');
    this.electricFuel = electric.length > 0 ? { name: 'car_fuel', values: electric } : null;
    this.openBodies = conceptValues(known, 'car_body', 'cab');
    this.makerBodies = makerBodiesOf((word) => conceptValues(known, 'car_body', word));
    if (language === 'fi' || vocabulary.language === 'fi') this.addFinnishForms(known);
    this.slovak = language === 'sk' || vocabulary.language === 'sk' ? this.slovakForms(known) : null;
    this.spelling = this.spellingOf(vocabulary, [...new Set([language, vocabulary.language])], known);
  }

  /** 'koukulla', 'dieselillä': names of one word in their cases. */
  private addFinnishForms(known: readonly KnownConcept[]): void {
    for (const { field, tokenTexts, values } of known)
      for (const { key, terms, isValueOnly } of flagFields.has(field) ? [] : tokenTexts.fi)
        if (!isValueOnly && terms.length === 1 && key.length >= SHORTEST_PREFIX)
          for (const form of finnishForms(key))
            if (!this.names.has(form) && !this.expressions.isControl(form)) {
              this.names.add(form, { name: field, values });
              if (form.length >= SHORTEST_CORRECTED_FORM && /[aeiouyn]$/.test(key)) this.correctedForms.push(form);
            }
  }

  private slovakForms(known: readonly KnownConcept[]): SlovakForms {
    const forms = new SlovakForms();
    for (const { field, tokenTexts, values } of known)
      for (const { terms, isValueOnly } of flagFields.has(field) ? [] : tokenTexts.sk)
        if (!isValueOnly) forms.add(terms.join(' '), { name: field, values });
    for (const group of groups) {
      const values = group.of.flatMap((word) => conceptValues(known, group.field, word));
      const own = { name: group.field, values, rank: group.adjective ? rank.adjective : rank.noun };
      if (values.length > 0) for (const expression of expressionsIn(group.terms.sk)) forms.add(expression, own);
    }
    const { car_brand = [], ...values } = this.vocabulary.values;
    forms.addNames(car_brand);
    for (const [alias, brand] of Object.entries(brandAliases))
      for (const value of this.makesOf([brand])) forms.add(alias, { name: 'car_brand', values: [value] });
    for (const name of fields)
      if (name !== 'car_site_city' && name !== 'car_site_region')
        for (const value of values[name] ?? []) forms.add(value, { name, values: [value] });
    return forms;
  }

  /** A Slovak word without a meaning of its own, in any case: 'prevodovkou'. */
  isInflectedFiller(word: string): boolean {
    return this.slovak?.isFiller(word) ?? false;
  }

  /** Corrects to the words of the stock, and to those of the reader's and the stock's language for its values. */
  private spellingOf(
    { values }: QueryVocabulary,
    languages: readonly QueryLanguage[],
    known: readonly KnownConcept[],
  ): Spelling {
    const stock = this.sortedTerms;
    const spoken = new Set(
      parsedConcepts().flatMap(({ forms }) =>
        Object.values(forms).flatMap((each) => each.flatMap((form) => [...form.terms, form.key])),
      ),
    );
    const everyLanguage = Expressions.of(...queryLanguages);
    const counted = countedTerms(this.expressions);
    const countedSet = new Set(counted);
    const isWord = (word: string): boolean =>
      this.stockTerms.has(word) ||
      this.shownTerms.has(word) ||
      isNumeral(word) ||
      isNumberWord(word) ||
      countedSet.has(word) ||
      spoken.has(word) ||
      everyLanguage.isControl(word) ||
      LevelRules.isWord(word) ||
      this.makerBodies.has(word) ||
      isKnownModel(word) ||
      groupTerms().has(word) ||
      this.names.has(word);
    const targets = [
      ...fields.flatMap((name) =>
        (values[name] ?? []).flatMap((value) =>
          foldedTerms(value).map((word) => [word, name === 'car_brand' ? wordKind.make : wordKind.value] as const),
        ),
      ),
      ...Object.keys(brandAliases)
        .filter((alias) => this.names.has(alias))
        .map((alias) => [alias, wordKind.make] as const),
      ...known.flatMap(({ tokenTexts }) =>
        languages.flatMap((language) =>
          tokenTexts[language].flatMap((form) => form.terms.map((word) => [word, wordKind.value] as const)),
        ),
      ),
      ...languages.flatMap((language) => spokenRules(language).map((word) => [word, wordKind.value] as const)),
      ...this.correctedForms.map((word) => [word, wordKind.value] as const),
      ...counted.map((word) => [word, wordKind.value] as const),
      ...stock.map((word): readonly [string, WordKind] => [word, wordKind.text]),
    ];
    return new Spelling({
      targets,
      isWord,
      isKnown: (word) =>
        this.inflectedOrBegun(word) !== undefined ||
        (this.slovak?.isKnown(word) ?? false) ||
        (stock[firstFrom(stock, word)]?.startsWith(word) ?? false),
      meaningOf: (word) => this.meaningOf(word),
      isName: (first, second) => this.names.has(first + second) || this.byPrefix(first + second) !== undefined,
    });
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
    for (let length = reach; length > 0; length--) {
      const taken = tokens.slice(index, index + length);
      const match = this.named(keyOf(taken), taken);
      const own = match?.body === undefined ? length : lengthWithout(taken, match.body);
      // 'mercedes c 220 d' names a version, not all of the C-Class; 'tesla y 2023' names a year.
      if (
        match &&
        !(match.apart && /^\d{1,3}(?!\d)/.test(tokens[index + length]?.folded ?? '')) &&
        !this.endsInCount(taken, tokens, index + length - 1) &&
        own > 0
      )
        return {
          name: match.name,
          values: match.values,
          ...(match.rank && { rank: match.rank }),
          tokens: own,
          isNumber: /^\d+$/.test(keyOf(taken)) && match.exactly === undefined,
        };
    }
    const inflected = this.slovak?.match(tokens.slice(index, index + reach), (word) =>
      this.expressions.isControl(word),
    );
    if (inflected) {
      const { name, values, rank: found } = inflected.sense;
      return { name, values, ...(found && { rank: found }), tokens: inflected.tokens, isNumber: false };
    }
    for (let length = Math.min(reach, MAX_PREFIX_TOKENS); length > 0; length--) {
      const key = keyOf(tokens.slice(index, index + length));
      const match = length === 1 ? this.inflectedOrBegun(key) : this.byPrefix(key);
      const isBegun = match !== undefined && match !== this.names.inflected(key);
      if (match)
        return { name: match.name, values: match.values, tokens: length, isNumber: false, ...(isBegun && { isBegun }) };
    }
    return null;
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

  /** A maker's name of a body at this index: 'avant', if the text names Audi. */
  makerBodyAt(tokens: readonly Token[], index: number, makes: ReadonlySet<string>): TermMatch | null {
    for (let length = this.reach(tokens, index, 2); length > 0; length--) {
      const key = tokens
        .slice(index, index + length)
        .map((token) => token.folded)
        .join('');
      const found = this.makerBodies.get(key)?.find((one) => [...makes].some((make) => one.makes.has(squeeze(make))));
      if (found) return { ...found.sense, tokens: length, isNumber: false };
    }
    return null;
  }

  get hasTowns(): boolean {
    return this.places.size > 0;
  }

  /** The town at this index, with its number of tokens. */
  townAt(tokens: readonly Token[], index: number): { place: QueryVocabulary['places'][number]; tokens: number } | null {
    for (let length = this.reach(tokens, index, 4); length > 0; length--) {
      const place = this.places.get(
        tokens
          .slice(index, index + length)
          .map((token) => token.folded)
          .join(''),
      );
      if (place) return { place, tokens: length };
    }
    return null;
  }

  /** Whether the keyphrase may find the word: by itself, joined with a neighbour, split, or without an inflection. */
  isFindable(tokens: readonly Token[], index: number): boolean {
    const token = tokens[index];
    if (!token || token.plain || this.sortedTerms.length === 0) return true;
    // A digit begins numbers in any text, unless it is part of one: '3 isofix', but '1.4'.
    if (/^\d$/.test(token.folded) && !/[.,]$/.test(token.before) && !/^[.,]/.test(token.after)) return false;
    if (/\d/.test(token.folded)) return true;
    const { folded } = token;
    // 'abc 123' may be a registration number; 'under' of an amount that wasn't understood stays with it.
    const nearDigits = [tokens[index - 1], tokens[index + 1]].some((next) => /\d/.test(next?.folded ?? ''));
    if (nearDigits && (folded.length <= 3 || this.expressions.isControl(folded))) return true;
    const begins = (word: string): boolean => this.beginsStockTerm(word);
    const [before, next] = [tokens[index - 1]?.folded, tokens[index + 1]?.folded];
    const joined = [...(before === undefined ? [] : [before + folded]), ...(next === undefined ? [] : [folded + next])];
    // A letter begins a word of any text: 'l&k', 'model y'. The keyphrase finds it as a word of its own: 'golf r'.
    if (folded.length === 1) return this.stockTerms.has(folded) || joined.some(begins);
    // A few letters begin nearly every text: 'a-traktor', 'lynk & co', 'hög' of 'höger sida'.
    if (folded.length <= SHORTEST_PREFIX) return this.stockTerms.has(folded) || joined.some(begins);
    return (
      [folded, ...joined].some(begins) ||
      stemsOf(folded, inflections, SHORTEST_PREFIX).some(begins) ||
      Array.from({ length: Math.max(folded.length - 2 * SHORTEST_HALF + 1, 0) }, (_, cut) => cut + SHORTEST_HALF).some(
        (cut) => this.stockTerms.has(folded.slice(0, cut)) && begins(folded.slice(cut)),
      )
    );
  }

  /** Whether the stock's texts have exactly this word. */
  isStockTerm(word: string): boolean {
    return this.stockTerms.has(word);
  }

  /** Whether the values are those of small cars. */
  isSmallBody(values: readonly string[]): boolean {
    const small = this.conceptValues('car_body', smallerBodies.small);
    return values.length === small.length && values.every((value) => small.includes(value));
  }

  /** The values of a small one of this body: crossovers for SUVs; null without any in stock. */
  smallerBody(values: readonly string[]): string[] | null {
    for (const [body, smaller] of Object.entries(smallerBodies.of)) {
      const own = this.conceptValues('car_body', [body]);
      const found = this.conceptValues('car_body', [smaller]);
      if (own.length > 0 && found.length > 0 && values.every((value) => own.includes(value))) return found;
    }
    return null;
  }

  /** Whether the values are those of convertibles. */
  isOpenBody(values: readonly string[]): boolean {
    return this.openBodies.length > 0 && values.every((value) => this.openBodies.includes(value));
  }

  /** Whether a word of the stock's texts begins with this one. */
  beginsStockTerm(word: string): boolean {
    return this.sortedTerms[firstFrom(this.sortedTerms, word)]?.startsWith(word) ?? false;
  }

  /** The values in stock of the concepts with these Swedish words. */
  conceptValues(field: string, concepts: readonly string[]): string[] {
    return [...new Set(concepts.flatMap((word) => conceptValues(this.known, field, word)))];
  }

  /** The model in stock of this squeezed name. */
  modelOf(key: string): { name: string; values: string[] } | null {
    const found = this.names
      .get(key)
      .find(({ name, values }) => name === 'car_brand' && values.every((value) => value.includes(CHILD_SEPARATOR)));
    return found ? { name: found.name, values: [...found.values] } : null;
  }

  /** The makes in stock of these squeezed names. */
  makesOf(makes: readonly string[]): string[] {
    return (this.vocabulary.values.car_brand ?? []).filter(
      (value) => !value.includes(CHILD_SEPARATOR) && makes.includes(squeeze(value)),
    );
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
    return this.widerTerms.has(tokens.map(({ folded }) => folded).join('')) ? [...this.widerFuels] : [];
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
    return this.names.inflected(word) ?? this.byPrefix(word);
  }

  private byPrefix(word: string): Named | undefined {
    return this.names.byPrefix(word, (one) => this.stockTerms.has(one));
  }

  /** Adds the words that the reader's pages show for values in stock; returns those of towns. */
  private shownAs(): ReadonlyMap<string, string[]> {
    const towns = new Map<string, string[]>();
    const { language: stock, values } = this.vocabulary;
    if (stock === this.language) return towns;
    for (const field of fields) {
      if (field === 'car_brand') continue;
      for (const [value, shown] of termPairs(field, stock, this.language)) {
        if (field === 'car_site_city') towns.set(value, [shown]);
        if (!values[field]?.includes(value)) continue;
        this.names.add(squeeze(shown), { name: field, values: [value] });
        for (const word of foldedTerms(shown)) this.shownTerms.add(word);
      }
    }
    return towns;
  }

  private addValues(name: string, values: readonly string[]): void {
    for (const value of values) {
      const index = value.indexOf(CHILD_SEPARATOR);
      if (name === 'car_brand' && index >= 0) this.addModel(value, value.slice(0, index), value.slice(index + 1));
      else this.names.add(squeeze(value), { name, values: [value] });
    }
    if (name !== 'car_brand') return;
    for (const [alias, brand] of Object.entries(brandAliases)) {
      const value = values.find((one) => !one.includes(CHILD_SEPARATOR) && squeeze(one) === brand);
      if (value !== undefined && !this.names.has(alias)) this.names.add(alias, { name, values: [value] });
    }
  }

  /**
   * 'ceed sportswagon', 'fiat 500 c': models of their own in the stock, next to one without the body in its name. With
   * a general word for the body it is either: 'ceed stationcar'.
   */
  private addBodyModels(known: readonly KnownConcept[], languages: readonly QueryLanguage[]): void {
    const models = (this.vocabulary.values.car_brand ?? []).filter((value) => value.includes(CHILD_SEPARATOR));
    const keys = new Map(models.map((value) => [squeeze(value), value]));
    for (const { body, endings } of bodyEndings) {
      const concept = known.find(
        ({ field, tokenTexts }) => field === 'car_body' && tokenTexts.sv.some(({ key }) => key === body),
      );
      const bodyTerms = new Set(
        languages.flatMap((language) => concept?.tokenTexts[language].map(({ key }) => key) ?? []),
      );
      for (const [key, value] of keys)
        for (const ending of endings) {
          const base = key.endsWith(ending) ? keys.get(key.slice(0, -ending.length)) : undefined;
          if (base === undefined) continue;
          const model = squeeze(base.slice(base.indexOf(CHILD_SEPARATOR) + 1));
          const family = this.names.get(squeeze(base)).flatMap(({ values }) => values);
          for (const name of [squeeze(base), ...(/^\d+$/.test(model) ? [] : [model])]) {
            for (const word of bodyTerms)
              this.names.set(name + word, [
                { name: 'car_brand', values: [...new Set([value, ...family])], body: word },
              ]);
            for (const word of endings)
              if (!this.names.has(name + word)) this.names.add(name + word, { name: 'car_brand', values: [value] });
          }
        }
    }
  }

  /** 'fiat 500 elbil': a model of its own in the stock, '500e'. */
  private addElectricModels(known: readonly KnownConcept[], languages: readonly QueryLanguage[]): void {
    const electric = known.find(
      ({ field, tokenTexts }) => field === 'car_fuel' && tokenTexts.sv.some(({ key }) => key === 'elbil'),
    );
    const terms = [
      ...new Set(languages.flatMap((language) => electric?.tokenTexts[language].map(({ key }) => key) ?? [])),
    ];
    for (const value of this.vocabulary.values.car_brand ?? []) {
      const [make = '', model = ''] = value.split(CHILD_SEPARATOR).map(squeeze);
      for (const ending of electricEndings) {
        const base = model.endsWith(ending) ? model.slice(0, -ending.length) : '';
        // 'Zoe' is no electric 'Zo'.
        if (!/\d$/.test(base) && this.modelOf(make + base) === null) continue;
        for (const term of terms)
          for (const name of [make + base, ...(/^\d/.test(base) ? [] : [base])])
            if (!this.names.has(name + term)) this.names.add(name + term, { name: 'car_brand', values: [value] });
      }
    }
  }

  private addModel(value: string, brand: string, model: string): void {
    const sense = { name: 'car_brand', values: [value] };
    const key = squeeze(model);
    const brands = [
      squeeze(brand),
      ...Object.entries(brandAliases)
        .filter(([, meant]) => meant === squeeze(brand))
        .map(([alias]) => alias),
    ];
    for (const form of [key, ...modelAliases(model)])
      for (const named of brands)
        this.names.add(named + form, /^[a-z]$/.test(form) ? { ...sense, apart: true } : sense);
    for (const alias of modelAliases(model)) if (alias.length > 1) this.names.add(alias, sense);
    this.addFirstWord(brands, model, sense);
    // 'Up!' and 'e' are ordinary words, too: models only after their make.
    // So is 'Cabrio', which is a body as well.
    if (this.expressions.isControl(key) || key.length < 2 || this.bodyTerms.has(key)) return;
    if (/^\d+$/.test(key) && !/^\d+$/.test(model)) this.names.add(key, { ...sense, exactly: model.toLowerCase() });
    else this.names.add(key, sense);
  }

  /** 'audi q4': the Q4 e-tron, where the make has no other model of that word. */
  private addFirstWord(brands: readonly string[], model: string, sense: Sense): void {
    const first = firstWordOf(model);
    if (first === null || this.expressions.isControl(first)) return;
    const [make = ''] = brands;
    const isOnly =
      (this.vocabulary.values.car_brand ?? []).filter((value) => {
        const [brand = '', name = ''] = value.split(CHILD_SEPARATOR);
        return squeeze(brand) === make && foldedTerms(name)[0] === first;
      }).length === 1;
    if (isOnly) for (const key of [first, ...brands.map((brand) => brand + first)]) this.names.add(key, sense);
  }

  /** The values in stock that a concept means. */
  private valuesOf(field: string, forms: readonly ConceptForm[]): string[] {
    const exact = new Set(forms.map(({ key }) => key));
    const parts = forms.filter(({ isPart }) => isPart);
    return this.squeezed(field)
      .filter(({ key }) => exact.has(key) || parts.some((part) => key.includes(part.key)))
      .map(({ value }) => value);
  }

  /** 'Blå' without 'Turkos', where the stock tells them apart. */
  private plainColour({ field, tokenTexts, values }: KnownConcept): string[] {
    const first = tokenTexts[this.vocabulary.language][0]?.key;
    const plain = field === 'car_color' ? values.filter((value) => squeeze(value) === first) : [];
    return plain.length > 0 ? plain : [...values];
  }

  private squeezed(name: string): { value: string; key: string }[] {
    const known =
      this.keys.get(name) ?? (this.vocabulary.values[name] ?? []).map((value) => ({ value, key: squeeze(value) }));
    this.keys.set(name, known);
    return known;
  }

  /** @param own whether it is the reader's or the stock's language */
  private addConcept(name: string, forms: readonly ConceptForm[], values: readonly string[], own: boolean): void {
    for (const { key, isValueOnly } of forms) {
      if (isValueOnly) continue;
      // English 'auto' is a gearbox, but a car in Finnish, Norwegian and Slovak.
      if (!own && this.expressions.has('filler', key)) continue;
      // Finnish 'ale' is a sale, but 'but' in Slovak.
      if (!own && flagFields.has(name) && this.expressions.isControl(key)) continue;
      const [known] = this.names.get(key);
      if (!known) this.names.add(key, { name, values });
      // Both 'Dragkrok' and 'Elektriskt utfällbar dragkrok' are values: a search for the first finds the second.
      // 'Mörkblå' is blue as well.
      else if (
        own &&
        known.name === name &&
        (name === 'car_equipment' || (name === 'car_color' && known.values.every((value) => values.includes(value))))
      )
        this.names.set(key, [{ name, values: [...new Set([...known.values, ...values])] }]);
    }
  }

  private addGroup(
    { field, of, adjective, terms }: Group,
    language: QueryLanguage,
    known: readonly KnownConcept[],
    own: boolean,
  ): void {
    const values = of.flatMap((word) => conceptValues(known, field, word));
    if (values.length === 0) return;
    for (const key of expressionsIn(terms[language]).map(squeeze)) {
      if (this.names.has(key) || (!own && (this.expressions.isControl(key) || key.length < SHORTEST_PREFIX))) continue;
      this.names.add(key, { name: field, values, rank: adjective ? rank.adjective : rank.noun });
    }
  }

  /** 'tysk bil': gives way to a named make. */
  private addMakersCountries(language: QueryLanguage): void {
    for (const { makes, terms } of makersCountries) {
      const values = (this.vocabulary.values.car_brand ?? []).filter((value) => makes.includes(squeeze(value)));
      if (values.length === 0) continue;
      for (const key of expressionsIn(terms[language]).map(squeeze))
        if (!this.names.has(key)) this.names.add(key, { name: 'car_brand', values, rank: rank.noun });
    }
  }

  private addRegions(regions: readonly string[]): void {
    const sense = (values: string[]): Named => ({ name: 'car_site_region', values });
    for (const region of regions) {
      for (const alias of [`${region} län`, `${region}s län`, `${region} fylke`, `region ${region}`])
        this.names.add(squeeze(alias), sense([region]));
    }
    for (const part of countryParts) {
      const inStock = part.regions.filter((region) => regions.includes(region));
      for (const key of expressionsIn(part.terms).map(squeeze))
        if (inStock.length > 0 && !this.names.has(key)) this.names.add(key, sense(inStock));
    }
  }
}

/** Number of tokens before those of the word at their end. */
function lengthWithout(tokens: readonly Token[], word: string): number {
  let own = tokens.length;
  for (let end = ''; own > 0 && end !== word; own--) end = `${tokens[own - 1]?.folded}${end}`;
  return own;
}
