import { CHILD_SEPARATOR } from '../search';
import { basicFormsOf, carEndings, inflections, stemsOf } from './inflections';
import { flagFields, foldedTerms, squeeze } from './parsedConcepts';
import { firstFrom } from './sortedTerms';
import { commonTerms } from './tables/commonTerms';
import type { Token } from './tokens';

export const SHORTEST_PREFIX = 4;
/** A prefix of more values than this is ambiguous. */
const MAX_PREFIX_VALUES = 3;
/** The first words of many models' names: 'trieda C' is not the beginning of 'Trieda A'. */
const genericTerms = new Set([
  // Slovak 'áut' is 'of cars'.
  'aut',
  // Danish 'køre' is 'drive'.
  'kore',
  'trieda',
  'klass',
  'klasse',
  'class',
  'serie',
  'series',
  'sarja',
  'model',
  'modell',
  'malli',
]);

/** How much a word says: an adjective gives way to a noun ('stor familjebil'), both to a named value ('liten suv'). */
export const rank = { adjective: 1, noun: 2, named: 3 } as const;
export type Rank = (typeof rank)[keyof typeof rank];

export interface Sense {
  name: string;
  values: readonly string[];
  /** Absent: named. */
  rank?: Rank;
  /** A colour by a word of neither the reader's nor the stock's language, which may be a trim: Slovak 'gold'. */
  isLoan?: true;
}

export interface Named extends Sense {
  /** The exact text to match, for names whose squeezed form could be a number: '9-5'. */
  exactly?: string;
  /** The first of several words that mean something together: 'vanlig' of 'vanlig hybrid' is no beginning of it. */
  firstTerm?: string;
  /** Two words at least: 'tesla s' is a model, 'teslas' is not. */
  apart?: true;
  /** Squeezed: the word for a body at its end, which is read on its own: 'kombi' of 'ceed kombi'. */
  body?: string;
}

/** The makes of these squeezed names among the values of makes and models. */
export const makesOf = (values: readonly string[], makes: readonly string[]): string[] =>
  values.filter((value) => !value.includes(CHILD_SEPARATOR) && makes.includes(squeeze(value)));

/** Whether the word is a complete first word of the name: 'range' is one of Range Rover, not of Ranger. */
function isFirstName(word: string, value: string): boolean {
  const [first, second] = foldedTerms(value.slice(value.indexOf(CHILD_SEPARATOR) + 1));
  return first === word || `${first}${second}` === word;
}

/** Only in the form in which it stands in a table. */
const isExactOnly = ({ name, rank: own }: Named): boolean => flagFields.has(name) || own !== undefined;

/** The names in stock and the words for them, by their squeezed form. */
export class Names {
  private readonly byKey = new Map<string, Named[]>();
  /** Sorted squeezed names, for prefix search; filled at first use. */
  private ordered: readonly string[] | null = null;

  get(key: string): readonly Named[] {
    return this.byKey.get(key) ?? [];
  }

  has(key: string): boolean {
    return this.byKey.has(key);
  }

  set(key: string, senses: Named[]): void {
    this.byKey.set(key, senses);
    this.ordered = null;
  }

  add(key: string, sense: Named): void {
    if (key === '') return;
    const known = this.byKey.get(key) ?? [];
    const same = known.find(
      (other) => other.name === sense.name && other.exactly === sense.exactly && other.apart === sense.apart,
    );
    // The same model name of several makes means any of them.
    this.set(
      key,
      same
        ? known.map((other) =>
            other === same ? { ...same, values: [...new Set([...same.values, ...sense.values])] } : other,
          )
        : [...known, sense],
    );
  }

  /** The model of this squeezed name. */
  modelOf(key: string): { name: string; values: string[] } | null {
    const found = this.get(key).find(
      ({ name, values }) => name === 'car_brand' && values.every((value) => value.includes(CHILD_SEPARATOR)),
    );
    return found ? { name: found.name, values: [...found.values] } : null;
  }

  /** The sense of these tokens as a whole. */
  named(key: string, taken: readonly Token[]): Named | undefined {
    const raw = taken
      .map((token, index) => (index === 0 ? '' : token.before) + token.text)
      .join('')
      .toLowerCase();
    return this.byKey
      .get(key)
      ?.find(
        ({ exactly, apart }) => (exactly === undefined || exactly === raw) && (apart === undefined || taken.length > 1),
      );
  }

  /** An inflected word, or a prefix of a name. */
  inflected(word: string): Named | undefined {
    if (word.length < SHORTEST_PREFIX) return undefined;
    const find = (key: string, fits: (named: Named) => boolean): Named | undefined =>
      this.byKey.get(key)?.find((named) => !isExactOnly(named) && named.name !== 'car_site_city' && fits(named));
    for (const basic of basicFormsOf(word, SHORTEST_PREFIX - 1)) {
      const known = find(basic, ({ name }) => name !== 'car_brand');
      if (known) return known;
    }
    for (const stem of stemsOf(word, [...carEndings, ...inflections], SHORTEST_PREFIX - 1)) {
      if (stem.length < SHORTEST_PREFIX && !carEndings.some((ending) => word === stem + ending)) continue;
      const known = find(stem, ({ exactly, apart }) => exactly === undefined && apart === undefined);
      if (known) return known;
    }
    return undefined;
  }

  /** @param isStockTerm whether the word stands in the stock as it is */
  byPrefix(word: string, isStockTerm: (word: string) => boolean): Named | undefined {
    // '5-dörrars' is not the beginning of '5-dörrars halvkombi'.
    if (word.length < SHORTEST_PREFIX - 1) return undefined;
    if (/^\d/.test(word) || (/\d/.test(word) && word.length < 5) || genericTerms.has(word) || commonTerms.has(word))
      return undefined;
    this.ordered ??= [...this.byKey.keys()].sort();
    const { ordered } = this;
    const started = new Map<string, Named>();
    for (const name of ordered.slice(firstFrom(ordered, word), firstFrom(ordered, `${word}\uffff`))) {
      for (const sense of this.get(name))
        if (!isExactOnly(sense) && !sense.firstTerm?.startsWith(word))
          for (const value of sense.values)
            started.set(`${sense.name} ${value}`, { name: sense.name, values: [value] });
    }
    const senses = [...started.values()];
    const [first] = senses;
    if (!first || senses.some(({ name }) => name !== first.name)) return undefined;
    // A prefix of a make is also one of its models' full names.
    const values = senses.flatMap((sense) => sense.values);
    const brands = values.filter((value) => !value.includes(CHILD_SEPARATOR));
    const meant = brands.length > 0 ? brands : values;
    const exact = meant.filter((value) => isFirstName(word, value));
    if (exact.length > 0 && exact.length <= MAX_PREFIX_VALUES) return { name: first.name, values: exact };
    // 'country' stands in the stock as it is, and is not the beginning of Countryman.
    return meant.length === 1 && !isStockTerm(word) ? { name: first.name, values: meant } : undefined;
  }
}
