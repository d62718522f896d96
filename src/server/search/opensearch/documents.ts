import { indexedTokens, type FoldedToken } from '@/lib/fold';
import type { IndexDefinition } from '../engine/definition';
import { parsePoint } from '../engine/geo-column';
import { numberOf } from '../engine/sort-keys';
import { suffixFinder } from '../engine/suffix-finder';
import { termText } from '../engine/term-column';
import type { IndexedDocument } from '../search.service';

/** Separates parent and child in a pair; occurs in no text of the stock. */
export const PAIR = '\u0000';

/** Version of the index format. Existing indexes with another version are rebuilt. */
export const FORM = 6;

/** Offset and limit of the API, together. */
const LONGEST_WINDOW = 10_200;

/**
 * Fields of a document on the search server: `id`; `t` texts by field; `p` pairs of parent and child; `n` numbers;
 * `g` and `point` the position; `w` all folded words, `x` and `y` the folded and the spelled ones by weight; `d` each
 * public field as JSON text, stored only.
 */
export function indexBody(definition: IndexDefinition, shards: number): object {
  const each = (names: Iterable<string>, type: string) => ({
    properties: Object.fromEntries([...names].map((name) => [name, { type }])),
  });
  const weights = weightsOf(definition).map(String);
  return {
    settings: {
      number_of_shards: shards,
      auto_expand_replicas: '0-1',
      refresh_interval: '1s',
      max_result_window: LONGEST_WINDOW,
      // How long a removal is remembered: an older change that arrives later has no effect.
      gc_deletes: '1h',
    },
    mappings: {
      dynamic: 'strict',
      properties: {
        id: { type: 'keyword' },
        t: each(textNames(definition), 'keyword'),
        p: each(
          definition.terms.filter((field) => field.child).map((field) => field.name),
          'keyword',
        ),
        n: each(numberSources(definition).keys(), 'double'),
        g: { type: 'geo_point' },
        point: { type: 'keyword' },
        w: { type: 'keyword' },
        x: each(weights, 'keyword'),
        y: each(weights, 'keyword'),
        d: { type: 'object', enabled: false },
      },
    },
  };
}

/** Facets, and texts that are sorted alphabetically. */
const textNames = ({ terms, sorts }: IndexDefinition): Set<string> =>
  new Set([
    ...terms.map((field) => field.name),
    ...sorts.filter((sort) => sort.by === 'text').map((sort) => sort.field ?? sort.name),
  ]);

/** The source of the number of a range or a sort, by its name. */
function numberSources({ ranges, sorts }: IndexDefinition): Map<string, { field: string; isAge: boolean }> {
  const sources = new Map<string, { field: string; isAge: boolean }>(
    ranges.map((name) => [name, { field: name, isAge: false }]),
  );
  for (const { name, field, by } of sorts)
    if (by !== 'text') sources.set(name, { field: field ?? name, isAge: by === 'age' });
  return sources;
}

/** Weights of words, the heaviest first; a suffix of a long word has half of the word's weight. */
export const weightsOf = ({ text }: IndexDefinition): number[] =>
  [...new Set(text.flatMap(({ weight }) => [weight, Math.ceil(weight / 2)]))].sort((a, b) => b - a);

/**
 * Returns the function that converts documents of an index to the format of the search server. @throws TypeError when
 * a document is not JSON.
 */
export function documentMaker(definition: IndexDefinition): (id: string, document: IndexedDocument) => object {
  const suffixOf = suffixFinder(definition.compoundSuffixes);
  const texts = [...textNames(definition)];
  const numbers = [...numberSources(definition)];
  return (id, document) => {
    const point = definition.geo ? parsePoint(document[definition.geo]) : undefined;
    return {
      id,
      t: entries(
        texts.map((name) => [
          name,
          textsOf(
            document[name],
            definition.terms.some((field) => field.name === name && field.many !== undefined),
          ),
        ]),
      ),
      p: entries(
        definition.terms.map(({ name, child }) => [name, child ? pairOf(document[name], document[child]) : undefined]),
      ),
      n: entries(
        numbers.map(([name, { field, isAge }]) => [
          name,
          finite(isAge ? age(document[field]) : numberOf(document[field])),
        ]),
      ),
      ...(point ? { g: { lat: point.lat, lon: point.lng }, point: `${point.lat},${point.lng}` } : {}),
      ...tokensIn(definition, document, suffixOf),
      d: entries(
        definition.fields.map((name) => [
          name,
          document[name] === undefined ? undefined : JSON.stringify(document[name]),
        ]),
      ),
    };
  };
}

const entries = (all: readonly (readonly [string, unknown])[]): object =>
  Object.fromEntries(all.filter(([, value]) => value !== undefined));
const finite = (value: number): number | undefined => (Number.isFinite(value) ? value : undefined);
const age = (value: unknown): number => (typeof value === 'string' ? -Date.parse(value) : Number.NaN);

function textsOf(value: unknown, isMany: boolean): string | string[] | undefined {
  if (!isMany) return termText(value);
  return [...new Set((Array.isArray(value) ? value : [value]).flatMap((one) => termText(one) ?? []))];
}

function pairOf(parent: unknown, child: unknown): string | undefined {
  const text = termText(parent);
  return text === undefined ? undefined : `${text}${PAIR}${termText(child) ?? ''}`;
}

/** Each word with the greatest of its weights in the document. */
function tokensIn(
  { text }: IndexDefinition,
  document: IndexedDocument,
  suffixOf: (word: FoldedToken) => FoldedToken | undefined,
): object {
  const weights = new Map<string, { word: FoldedToken; weight: number }>();
  const raise = (word: FoldedToken, weight: number): void => {
    const key = `${word.folded}${PAIR}${word.spelled}`;
    if ((weights.get(key)?.weight ?? 0) < weight) weights.set(key, { word, weight });
  };
  for (const { name, weight } of text) {
    const value = document[name];
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string' && typeof one !== 'number') continue;
      for (const word of indexedTokens(String(one))) {
        raise(word, weight);
        const suffix = suffixOf(word);
        if (suffix) raise(suffix, Math.ceil(weight / 2));
      }
    }
  }
  const by = (form: keyof FoldedToken): Record<number, string[]> => {
    const tokens: Record<number, string[]> = {};
    for (const { word, weight } of weights.values()) (tokens[weight] ??= []).push(word[form]);
    return tokens;
  };
  return { w: [...new Set([...weights.values()].map(({ word }) => word.folded))], x: by('folded'), y: by('spelled') };
}
