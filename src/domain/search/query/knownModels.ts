import { modelAliases } from './nameAliases';
import { expressionsIn } from './expressions';
import { slovakStem } from './inflections';
import { foldedTerms, squeeze } from './parsedConcepts';
import { models } from './tables/models';
import { isNumeral } from './readNumber';
import { isTight, type Token } from './tokens';

/** Tokens of the longest name: 'grand c4 picasso'. */
const MAX_TOKENS = 4;

interface Model {
  /** Squeezed. */
  make: string;
  /** Whether it is one without its make before it. */
  isAlone: boolean;
  /** Squeezed name of a series or class: '3serie' of '3er', 'cklass' of 'c class'. Others are called as they are written. */
  name?: string;
}

/** Cached: the table is constant. */
let cache: ReadonlyMap<string, readonly Model[]> | null = null;
let namesCache: ReadonlySet<string> | null = null;

/** The squeezed names of the table. */
const namedModels = (): ReadonlySet<string> =>
  (namesCache ??= new Set(Object.values(models).flatMap((row) => expressionsIn(row.replace('!', ',')).map(squeeze))));

function modelsByName(): ReadonlyMap<string, readonly Model[]> {
  if (cache) return cache;
  const known = new Map<string, Model[]>();
  for (const [make, row] of Object.entries(models)) {
    const [alone = '', withMake = ''] = row.split('!');
    const add = (name: string, isAlone: boolean): void => {
      const aliases = modelAliases(name).filter((alias) => alias.length > 1);
      const first = firstWordOf(name);
      for (const key of [squeeze(name), ...aliases, ...(first === null ? [] : [first])]) {
        const same = known.get(key) ?? [];
        if (!same.some((one) => one.make === make))
          known.set(key, [
            ...same,
            {
              make,
              isAlone: isAlone && /\p{L}/u.test(key) && key.length > 1,
              ...(aliases.includes(key) && { name: squeeze(name) }),
            },
          ]);
      }
    };
    for (const name of expressionsIn(alone)) add(name, true);
    for (const name of expressionsIn(withMake)) add(name, false);
  }
  return (cache = known);
}

export interface KnownModel {
  makes: string[];
  /** Squeezed. */
  name: string;
  /** Number of tokens. */
  tokens: number;
}

/**
 * The longest well-known model at this index, in stock or not.
 * @param make squeezed: of this make alone; null for a model that needs no make before it
 * @param before squeezed: the beginning of the name, already read: 'passat' of 'passat cc'
 */
export function knownModelAt(
  tokens: readonly Token[],
  index: number,
  make: string | null,
  before = '',
): KnownModel | null {
  let reach = 0;
  while (reach < MAX_TOKENS) {
    const token = tokens[index + reach];
    if (!token || token.plain || (reach > 0 && !isTight(token.before))) break;
    reach++;
  }
  for (let length = reach; length > 0; length--) {
    const name = tokens
      .slice(index, index + length)
      .map(({ folded }) => folded)
      .join('');
    const found = (modelsByName().get(before + name) ?? []).filter((one) =>
      make === null ? one.isAlone : one.make === make,
    );
    // 's 3 detmi' is no Audi S3.
    const isSplit = (tokens[index]?.folded.length ?? 0) < 3 && /^\s+$/.test(tokens[index + 1]?.before ?? '');
    if (make === null && length > 1 && isSplit && /^\d/.test(tokens[index + 1]?.folded ?? '')) continue;
    // 'for four people'
    if (make === null && length > 1 && isNumeral(tokens[index + length - 1]?.folded ?? '')) continue;
    if (hasDecimal(tokens, index, index + length)) continue;
    const [first] = found;
    if (first) return { makes: found.map((one) => one.make), name: first.name ?? before + name, tokens: length };
  }
  return null;
}

/** 'mazda 2.5' is no Mazda 2. */
const hasDecimal = (tokens: readonly Token[], from: number, end: number): boolean =>
  tokens
    .slice(from + 1, end + 1)
    .some(
      ({ before, folded }, position) =>
        /^[.,]$/.test(before) && /^\d(?!\d)/.test(folded) && /^\d$/.test(tokens[from + position]?.folded ?? ''),
    );

/** 'q4' of 'Q4 e-tron': the first word of a name, with a letter and a digit, that is no model of its own. */
export function firstWordOf(name: string): string | null {
  const [first = '', second] = foldedTerms(name);
  const isMarked = /\p{L}/u.test(first) && /\d/.test(first);
  return second !== undefined && isMarked && !namedModels().has(first) ? first : null;
}

/** Of a model in a Slovak case: 'mokku'. */
const SHORTEST_INFLECTED = 5;

/** Of a word that typing errors are corrected to. */
const SHORTEST_TERM = 7;

/** Cached: the table is constant. */
let termsCache: ReadonlySet<string> | null = null;

const modelTerms = (): ReadonlySet<string> =>
  (termsCache ??= new Set(
    Object.values(models).flatMap((row) => expressionsIn(row.replace('!', ',')).flatMap(foldedTerms)),
  ));

/** Whether the word is one of a longer name: 'picasso' is no 'picanto'. */
export const isModelTerm = (word: string): boolean => modelTerms().has(word);

/** Those that typing errors are corrected to. */
export const longModelTerms = (): string[] =>
  [...modelTerms()].filter((word) => word.length >= SHORTEST_TERM && /^\p{L}+$/u.test(word));

/** Whether the word is the name of a model: no typing error of another name. */
export const isKnownModel = (word: string): boolean => modelsByName().has(word);

/** Cached: the table is constant. By their stems. */
let slovakCache: ReadonlyMap<string, string> | null = null;

/** 'mokka' of Slovak 'mokku'. */
export const slovakModel = (word: string): string | undefined =>
  word.length < SHORTEST_INFLECTED
    ? undefined
    : (slovakCache ??= new Map(
        soleModels()
          .filter((model) => model.length >= SHORTEST_INFLECTED && /[ae]$/.test(model))
          .map((model) => [slovakStem(model), model]),
      )).get(slovakStem(word));

/** Whether it is one without its make before it. */
export const isSoleModel = (word: string): boolean =>
  modelsByName()
    .get(word)
    ?.some(({ isAlone }) => isAlone) ?? false;

/** Names of one word, without digits, that need no make before them: typing errors are corrected to them. */
export const soleModels = (): string[] =>
  [...modelsByName()].flatMap(([name, found]) =>
    /^\p{L}+$/u.test(name) && found.some(({ isAlone }) => isAlone) ? [name] : [],
  );
