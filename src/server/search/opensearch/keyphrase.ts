import type { SearchRequest } from '@/domain/search/search';
import type { FoldedToken } from '@/lib/fold';
import { isObject } from '@/lib/guards';
import type { IndexDefinition } from '../engine/definition';
import { mistakesIn } from '@/lib/editDistance';
import {
  alternativesIn,
  isShort,
  joined,
  MAX_FUZZY_TOKENS,
  mayBegin,
  near,
  neighboursOf,
  SHORTEST_PART,
  stemOf,
} from '../engine/keyphrase';
import { weightsOf } from './documents';
import { all, any, type Query } from './queries';

/** The search server accepts a query of 1 024 clauses; clauses that filter come before those that rank. */
const MOST_CLAUSES = 1_000;
/** The weight of split words: that of a field of average weight. */
const MIDDLING = 50;

type Match =
  | { kind: 'prefix' | 'exact' | 'whole' | 'spelled' | 'key'; text: string; factor: number }
  | { kind: 'fuzzy'; text: string; mistakes: number; factor: number }
  | { kind: 'together'; parts: Match[][]; factor: number };

/** One step of a keyphrase; the next is tried only if this one finds nothing within the base filters. */
export interface KeyphraseStep {
  filter: Query;
  /** Ranking clauses; empty for a keyphrase too long to rank, which leaves the order to the id. */
  scores: Query[];
}

/** The steps of the embedded engine's keyphrase (engine/keyphrase.ts) as queries; null for a text without words. */
export function keyphraseSteps(
  definition: IndexDefinition,
  { keyphrase: text, exact_spelling: exactSpelling }: Pick<SearchRequest, 'keyphrase' | 'exact_spelling'>,
): KeyphraseStep[] | null {
  const tokens = alternativesIn(text);
  if (tokens.length === 0) return null;
  const exactly: typeof rejoined = (word, joins) => rejoined(word, joins, true);
  const inflected: typeof rejoined = (word, joins) => [...exactly(word, joins), ...stemmed(word)];
  const steps = [written, exactSpelling ? exactly : rejoined, exactSpelling ? inflected : guessed].map((find) =>
    tokens.map((alternatives, position) => alternatives.flatMap((word) => find(word, pairs(tokens, position)))),
  );
  return steps.slice(0, tokens.length > MAX_FUZZY_TOKENS ? 1 : steps.length).map((matches) => {
    const filters = matches.map((of) => of.flatMap((match) => found(definition, match)));
    const scores = matches.map((of) => of.flatMap((match) => scored(definition, match)));
    const fits = clausesIn(filters) + clausesIn(scores) <= MOST_CLAUSES;
    return { filter: all(filters.map(any)), scores: fits ? scores.map((queries) => ({ dis_max: { queries } })) : [] };
  });
}

function begins(word: FoldedToken, factor = 1): Match[] {
  return [
    { kind: 'prefix', text: word.folded, factor: near.prefix * factor },
    { kind: 'whole', text: word.folded, factor: near.folded * factor },
    { kind: 'spelled', text: word.spelled, factor: near.spelling * factor },
    { kind: 'key', text: word.spelled.toUpperCase(), factor: near.key * factor },
  ];
}

/** The word joined with the previous one, and with the next one. */
const pairs = (tokens: readonly (readonly FoldedToken[])[], position: number): FoldedToken[] =>
  neighboursOf(tokens, position).map(joined);

const asFullWord = ({ folded, spelled }: FoldedToken): Match[] => [
  { kind: 'exact', text: folded, factor: near.folded },
  { kind: 'spelled', text: spelled, factor: near.spelling },
  ...(folded.length > 1 ? [{ kind: 'key', text: spelled.toUpperCase(), factor: near.key } as const] : []),
];

function written(word: FoldedToken, joins: readonly FoldedToken[]): Match[] {
  return [
    ...(isShort(word) ? asFullWord(word) : begins(word)),
    ...joins.map(({ folded }): Match => ({ kind: 'exact', text: folded, factor: near.folded })),
  ];
}

function rejoined(word: FoldedToken, joins: readonly FoldedToken[], exactSpelling = false): Match[] {
  const { folded } = word;
  const matches = [
    ...written(word, joins),
    ...(mayBegin(word, exactSpelling) ? begins(word, near.joined) : []),
    ...joins.flatMap((pair) => begins(pair, near.joined)),
  ];
  const parts = folded.match(/\d+|\D+/g) ?? [];
  if (parts.length > 1)
    matches.push({
      kind: 'together',
      factor: near.joined,
      parts: parts.map((part) =>
        /\d|^..?$/.test(part) ? [{ kind: 'exact', text: part, factor: 1 }] : begins({ folded: part, spelled: part }),
      ),
    });
  for (let cut = SHORTEST_PART; cut <= folded.length - SHORTEST_PART; cut++) {
    matches.push({
      kind: 'together',
      factor: near.joined,
      parts: [folded.slice(0, cut), folded.slice(cut)].map((half) => [{ kind: 'exact', text: half, factor: 1 }]),
    });
  }
  return matches;
}

function stemmed({ folded }: FoldedToken): Match[] {
  const stem = stemOf(folded);
  return stem ? [{ kind: 'prefix', text: stem, factor: near.stem }] : [];
}

function guessed(word: FoldedToken, joins: readonly FoldedToken[]): Match[] {
  const { folded } = word;
  const matches = [...rejoined(word, joins), ...stemmed(word)];
  for (let mistakes = 1; mistakes <= mistakesIn(folded); mistakes++)
    matches.push({ kind: 'fuzzy', text: folded, mistakes, factor: near.guess / mistakes });
  return matches;
}

const fuzzy = (field: string, value: string, fuzziness: number): Query => ({
  fuzzy: { [field]: { value, fuzziness, prefix_length: 0, transpositions: true, rewrite: 'constant_score' } },
});

/** Queries for the documents of a match; empty where another match covers them. */
function found(definition: IndexDefinition, match: Match): Query[] {
  switch (match.kind) {
    case 'prefix':
      return [{ prefix: { w: { value: match.text } } }];
    case 'exact':
      return [{ term: { w: match.text } }];
    // Always accompanied by a match of the folded word.
    case 'whole':
    case 'spelled':
      return [];
    case 'key':
      return definition.textKeys.map((name) => ({ term: { [`t.${name}`]: match.text } }));
    case 'fuzzy':
      return [fuzzy('w', match.text, match.mistakes)];
    case 'together':
      return [all(match.parts.map((part) => any(part.flatMap((one) => found(definition, one)))))];
  }
}

function scored(definition: IndexDefinition, match: Match): Query[] {
  const constant = (filter: Query, weight: number): Query => ({
    constant_score: { filter, boost: weight * match.factor },
  });
  const byWeight = (query: (weight: number) => Query) =>
    weightsOf(definition).map((weight) => constant(query(weight), weight));
  switch (match.kind) {
    case 'prefix':
      return byWeight((weight) => ({ prefix: { [`x.${weight}`]: { value: match.text } } }));
    case 'exact':
    case 'whole':
      return byWeight((weight) => ({ term: { [`x.${weight}`]: match.text } }));
    case 'spelled':
      return byWeight((weight) => ({ term: { [`y.${weight}`]: match.text } }));
    case 'key':
      return found(definition, match).map((query) => constant(query, 100));
    case 'fuzzy':
      return byWeight((weight) => fuzzy(`x.${weight}`, match.text, match.mistakes));
    case 'together':
      return found(definition, match).map((query) => constant(query, MIDDLING));
  }
}

/** Number of leaf clauses. */
function clausesIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + clausesIn(one), 0);
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce(
    (sum, [name, inner]) => sum + (['prefix', 'term', 'fuzzy'].includes(name) ? 1 : clausesIn(inner)),
    0,
  );
}
