import { termPairs } from '../../vocabulary/stockTerms';
import { CHILD_SEPARATOR } from '../search';
import { Expressions } from './expressions';
import { brandAliases, modelAliases } from './nameAliases';
import { flagFields, foldedTerms, parsedConcepts, squeeze, type ConceptForm } from './parsedConcepts';
import { isNumeral } from './readNumber';
import { Spelling, wordKind, type WordKind } from './spelling';
import { commonTerms } from './tables/commonTerms';
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
const SHORTEST_PREFIX = 4;
/** Of a word that the keyphrase may split. */
const SHORTEST_HALF = 2;
/** A prefix of more values than this is ambiguous. */
const MAX_PREFIX_VALUES = 3;

export interface Sense {
  name: string;
  values: readonly string[];
}

interface Named extends Sense {
  /** The exact text to match, for names whose squeezed form could be a number: '9-5'. */
  exactly?: string;
}

export interface TermMatch extends Sense {
  /** Number of tokens. */
  tokens: number;
  /** A name of digits only: 'Peugeot 208' without its make. */
  isNumber: boolean;
}

const inflections = [
  'arna',
  'erna',
  'orna',
  'ar',
  'er',
  'or',
  'en',
  'et',
  'n',
  's',
  'a',
  'e',
  't',
  'illa',
  'ina',
  'lla',
  'lle',
  'ssa',
  'sta',
  'ia',
  'ta',
  'la',
  'om',
  'ov',
  'mi',
  'u',
  'i',
  'y',
];
/** Endings in place of the basic form's: 'naftu', 'punaista'. */
const changedEndings: readonly (readonly [ending: string, basic: string])[] = [
  ...(['ej', 'ou', 'eho', 'u', 'y', 'e'] as const).map((ending) => [ending, 'a'] as const),
  ...(['sta', 'sen', 'set', 'sia', 'sella', 'selle'] as const).map((ending) => [ending, 'nen'] as const),
];
const carEndings = ['bilarna', 'bilar', 'bilen', 'biler', 'bil', 'bilerne', 'car', 'cars', 'auto', 'autot'];

/** The meanings of words in one stock for readers of one language. Expensive to construct, cheap to query. */
export class Lexicon {
  readonly expressions: Expressions;
  readonly spelling: Spelling;
  private readonly names = new Map<string, Named[]>();
  private readonly keys = new Map<string, { value: string; key: string }[]>();
  /** Sorted squeezed names, for prefix search. */
  private readonly ordered: string[];
  private readonly stockTerms: ReadonlySet<string>;
  private readonly sortedTerms: readonly string[];
  /** Words that the reader's pages show in place of the stock's. */
  private readonly shownTerms = new Set<string>();
  private readonly places: ReadonlyMap<string, QueryVocabulary['places'][number]>;

  constructor(
    readonly vocabulary: QueryVocabulary,
    readonly language: QueryLanguage,
  ) {
    this.expressions = Expressions.of(language, vocabulary.language);
    this.stockTerms = new Set(vocabulary.textTerms);
    this.sortedTerms = [...this.stockTerms].sort();
    for (const name of fields) this.addValues(name, vocabulary.values[name] ?? []);
    // The reader's language comes first: a word may mean different things in two languages.
    const languages = [...new Set([language, vocabulary.language, ...queryLanguages])];
    const known = parsedConcepts()
      .map(({ field, value, forms }) => ({
        field,
        tokenTexts: forms,
        values:
          value === undefined
            ? this.valuesOf(field, forms[vocabulary.language])
            : [...(this.value(field, value)?.values ?? [])],
      }))
      .filter(({ values }) => values.length > 0);
    for (const [index, formsIn] of languages.entries())
      for (const { field, tokenTexts: forms, values } of known)
        this.addConcept(field, forms[formsIn], values, index < 2);
    const shown = this.shownAs();
    for (const region of vocabulary.values.car_site_region ?? []) {
      for (const alias of [`${region} län`, `${region}s län`, `${region} fylke`, `region ${region}`])
        this.add(squeeze(alias), { name: 'car_site_region', values: [region] });
    }
    this.ordered = [...this.names.keys()].sort();
    this.places = new Map(
      vocabulary.places.flatMap((place) =>
        [place.name, ...(shown.get(place.name) ?? [])].map((name) => [squeeze(name), place] as const),
      ),
    );
    this.spelling = this.spellingOf(vocabulary, languages.slice(0, 2), known);
  }

  /** Corrects to the words of the stock, and to those of the reader's and the stock's language for its values. */
  private spellingOf(
    { values }: QueryVocabulary,
    languages: readonly QueryLanguage[],
    known: readonly { tokenTexts: Record<QueryLanguage, ConceptForm[]> }[],
  ): Spelling {
    const stock = this.sortedTerms;
    const spoken = new Set(
      parsedConcepts().flatMap(({ forms }) =>
        Object.values(forms).flatMap((each) => each.flatMap((form) => [...form.terms, form.key])),
      ),
    );
    const everyLanguage = Expressions.of(...queryLanguages);
    const isWord = (word: string): boolean =>
      this.stockTerms.has(word) ||
      this.shownTerms.has(word) ||
      isNumeral(word) ||
      spoken.has(word) ||
      everyLanguage.isControl(word) ||
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
      ...stock.map((word): readonly [string, WordKind] => [word, wordKind.text]),
    ];
    return new Spelling({
      targets,
      isWord,
      isKnown: (word) =>
        this.inflected(word) !== undefined || (stock[firstFrom(stock, word)]?.startsWith(word) ?? false),
      isName: (first, second) => this.names.has(first + second) || this.byPrefix(first + second) !== undefined,
    });
  }

  /** The longest name at this index; else an inflected word or the longest prefix of a name. */
  termAt(tokens: readonly Token[], index: number): TermMatch | null {
    const reach = this.reach(tokens, index, MAX_TOKENS);
    const keyOf = (taken: readonly Token[]): string => taken.map((token) => token.folded).join('');
    for (let length = reach; length > 0; length--) {
      const taken = tokens.slice(index, index + length);
      const match = this.named(keyOf(taken), taken);
      if (match)
        return {
          name: match.name,
          values: match.values,
          tokens: length,
          isNumber: /^\d+$/.test(keyOf(taken)) && match.exactly === undefined,
        };
    }
    for (let length = Math.min(reach, MAX_PREFIX_TOKENS); length > 0; length--) {
      const key = keyOf(tokens.slice(index, index + length));
      const match = length === 1 ? this.inflected(key) : this.byPrefix(key);
      if (match) return { name: match.name, values: match.values, tokens: length, isNumber: false };
    }
    return null;
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
    if (!token || token.plain || /\d/.test(token.folded) || this.sortedTerms.length === 0) return true;
    const { folded } = token;
    // 'abc 123' may be a registration number; 'under' of an amount that wasn't understood stays with it.
    const nearDigits = [tokens[index - 1], tokens[index + 1]].some((next) => /\d/.test(next?.folded ?? ''));
    if ((folded.length <= 3 && nearDigits) || this.expressions.isControl(folded)) return true;
    const begins = (word: string): boolean =>
      this.sortedTerms[firstFrom(this.sortedTerms, word)]?.startsWith(word) ?? false;
    const joined = [(tokens[index - 1]?.folded ?? '') + folded, folded + (tokens[index + 1]?.folded ?? '')];
    const stems = inflections
      .filter((ending) => folded.endsWith(ending))
      .map((ending) => folded.slice(0, -ending.length));
    return (
      [folded, ...joined].some(begins) ||
      stems.some((stem) => stem.length >= SHORTEST_PREFIX && begins(stem)) ||
      Array.from({ length: Math.max(folded.length - 2 * SHORTEST_HALF + 1, 0) }, (_, cut) => cut + SHORTEST_HALF).some(
        (cut) => this.stockTerms.has(folded.slice(0, cut)) && begins(folded.slice(cut)),
      )
    );
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

  /** Whether the word is a complete first word of the name: 'range' is one of Range Rover, not of Ranger. */
  private isFirstName(word: string, value: string): boolean {
    const [first, second] = foldedTerms(value.slice(value.indexOf(CHILD_SEPARATOR) + 1));
    return first === word || `${first}${second}` === word;
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
    const raw = taken
      .map((token, index) => (index === 0 ? '' : token.before) + token.text)
      .join('')
      .toLowerCase();
    return this.names.get(key)?.find(({ exactly }) => exactly === undefined || exactly === raw);
  }

  /** An inflected word, or a prefix of a name. */
  private inflected(word: string): Named | undefined {
    if (this.expressions.isControl(word) || word.length < SHORTEST_PREFIX) return undefined;
    const stems = [...carEndings, ...inflections]
      .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_PREFIX - 1)
      .map((ending) => word.slice(0, -ending.length));
    const basics = changedEndings
      .filter(([ending]) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_PREFIX - 1)
      .map(([ending, basic]) => word.slice(0, -ending.length) + basic);
    for (const stem of basics) {
      const known = this.names
        .get(stem)
        ?.find(({ name }) => name !== 'car_brand' && name !== 'car_site_city' && !flagFields.has(name));
      if (known) return known;
    }
    for (const stem of stems) {
      const known =
        stem.length >= SHORTEST_PREFIX || carEndings.some((ending) => word === stem + ending)
          ? this.names
              .get(stem)
              ?.find(({ name, exactly }) => exactly === undefined && name !== 'car_site_city' && !flagFields.has(name))
          : undefined;
      if (known) return known;
    }
    return this.byPrefix(word);
  }

  private byPrefix(word: string): Named | undefined {
    // '5-dörrars' is not the beginning of '5-dörrars halvkombi'.
    if (/^\d/.test(word) || (/\d/.test(word) && word.length < 5)) return undefined;
    const started = new Map<string, Named>();
    for (const name of this.ordered.slice(firstFrom(this.ordered, word), firstFrom(this.ordered, `${word}\uffff`))) {
      for (const sense of this.names.get(name)?.filter((one) => !flagFields.has(one.name)) ?? [])
        for (const value of sense.values) started.set(`${sense.name} ${value}`, { name: sense.name, values: [value] });
    }
    const senses = [...started.values()];
    const [first] = senses;
    if (!first || senses.some(({ name }) => name !== first.name)) return undefined;
    // A prefix of a make is also one of its models' full names.
    const values = senses.flatMap((sense) => sense.values);
    const brands = values.filter((value) => !value.includes(CHILD_SEPARATOR));
    const meant = brands.length > 0 ? brands : values;
    const exact = meant.filter((value) => this.isFirstName(word, value));
    if (exact.length > 0 && exact.length <= MAX_PREFIX_VALUES) return { name: first.name, values: exact };
    // 'country' stands in the stock as it is, and is not the beginning of Countryman.
    return meant.length === 1 && !this.stockTerms.has(word) && !commonTerms.has(word)
      ? { name: first.name, values: meant }
      : undefined;
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
        this.add(squeeze(shown), { name: field, values: [value] });
        for (const word of foldedTerms(shown)) this.shownTerms.add(word);
      }
    }
    return towns;
  }

  private addValues(name: string, values: readonly string[]): void {
    for (const value of values) {
      const index = value.indexOf(CHILD_SEPARATOR);
      if (name === 'car_brand' && index >= 0) this.addModel(value, value.slice(0, index), value.slice(index + 1));
      else this.add(squeeze(value), { name, values: [value] });
    }
    if (name !== 'car_brand') return;
    for (const [alias, brand] of Object.entries(brandAliases)) {
      const value = values.find((one) => !one.includes(CHILD_SEPARATOR) && squeeze(one) === brand);
      if (value !== undefined) this.add(alias, { name, values: [value] });
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
    for (const form of [key, ...modelAliases(model)]) for (const named of brands) this.add(named + form, sense);
    for (const alias of modelAliases(model)) if (alias.length > 1) this.add(alias, sense);
    // 'Up!' and 'e' are ordinary words, too: models only after their make.
    if (this.expressions.isControl(key) || key.length < 2) return;
    if (/^\d+$/.test(key) && !/^\d+$/.test(model)) this.add(key, { ...sense, exactly: model.toLowerCase() });
    else this.add(key, sense);
  }

  /** The values in stock that a concept means. */
  private valuesOf(field: string, forms: readonly ConceptForm[]): string[] {
    const exact = new Set(forms.map(({ key }) => key));
    const parts = forms.filter(({ isPart }) => isPart);
    return this.squeezed(field)
      .filter(({ key }) => exact.has(key) || parts.some((part) => key.includes(part.key)))
      .map(({ value }) => value);
  }

  private squeezed(name: string): { value: string; key: string }[] {
    const known =
      this.keys.get(name) ?? (this.vocabulary.values[name] ?? []).map((value) => ({ value, key: squeeze(value) }));
    this.keys.set(name, known);
    return known;
  }

  /** @param own whether it is the reader's or the stock's language */
  private addConcept(name: string, forms: readonly ConceptForm[], values: readonly string[], own: boolean): void {
    for (const { key } of forms) {
      // English 'auto' is a gearbox, but a car in Finnish, Norwegian and Slovak.
      if (!own && this.expressions.has('filler', key)) continue;
      // Finnish 'ale' is a sale, but 'but' in Slovak.
      if (!own && flagFields.has(name) && this.expressions.isControl(key)) continue;
      const [known] = this.names.get(key) ?? [];
      if (!known) this.add(key, { name, values });
      // Both 'Dragkrok' and 'Elektriskt utfällbar dragkrok' are values: a search for the first finds the second.
      else if (own && name === 'car_equipment' && known.name === name)
        this.names.set(key, [{ name, values: [...new Set([...known.values, ...values])] }]);
    }
  }

  private add(key: string, sense: Named): void {
    if (key === '') return;
    const known = this.names.get(key) ?? [];
    const same = known.find((other) => other.name === sense.name && other.exactly === sense.exactly);
    // The same model name of several makes means any of them.
    if (same)
      this.names.set(
        key,
        known.map((other) =>
          other === same ? { ...same, values: [...new Set([...same.values, ...sense.values])] } : other,
        ),
      );
    else this.names.set(key, [...known, sense]);
  }
}

function firstFrom(ordered: readonly string[], key: string): number {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordered[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
