import type { Suggestion, SuggestRequest } from '@/domain/search/suggest';
import { fold } from '@/lib/fold';
import { countAnd, wordCountFor } from './bits';
import { distanceUpTo, mistakesIn } from '@/lib/editDistance';
import type { Engine } from './engine';
import { baseOf, selectValues } from './search';
import { formOf, type SuggestedValue, type ValueForm } from './suggested-values';
import { inLanguage } from './suggested-terms';

/** How well a value matches the typed text; smaller is better. */
const rank = { spelled: 0, folded: 1, begins: 2, word: 3, within: 4, guess: 5 } as const;
type Rank = (typeof rank)[keyof typeof rank];

/** Limit of the words that are completed together: 'range rover evoque p'. */
const MAX_TOKENS = 4;
/** 'krok' finds 'Dragkrok'; shorter parts occur in too many words. */
const SHORTEST_PIECE = 4;

function rankOf(input: ValueForm, form: ValueForm): Rank | undefined {
  if (form.spelled === input.spelled) return rank.spelled;
  if (form.squeezed === input.squeezed) return rank.folded;
  if (form.squeezed.startsWith(input.squeezed)) return rank.begins;
  if (input.tokens.every((word) => form.tokens.some((other) => other.startsWith(word)))) return rank.word;
  const [only, second] = input.tokens;
  if (only === undefined || second !== undefined || only.length < SHORTEST_PIECE) return undefined;
  return form.tokens.some((word) => word.includes(only)) ? rank.within : undefined;
}

/** An unfinished text is compared with as many characters of the value. */
function isGuess({ squeezed }: ValueForm, form: ValueForm): boolean {
  const most = mistakesIn(squeezed);
  if (most === 0) return false;
  for (let length = squeezed.length - most; length <= squeezed.length + most; length++) {
    if (distanceUpTo(squeezed, form.squeezed.slice(0, length), most) !== undefined) return true;
  }
  return false;
}

const bestOf = (input: ValueForm, { forms }: SuggestedValue): Rank | undefined =>
  forms.reduce<Rank | undefined>((best, form) => {
    const own = rankOf(input, form);
    return own !== undefined && (best === undefined || own < best) ? own : best;
  }, undefined);

interface Match {
  entry: SuggestedValue;
  rank: Rank;
}

/** Translations of a text with their offsets. */
function tokensIn(text: string): { from: number; to: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => fold(word) !== '')
    .map((match) => ({ from: match.index, to: match.index + match[0].length }));
}

/** Completes the end of a text with the values of an index, see `completions`. */
export function suggestIn(engine: Engine, request: SuggestRequest): Suggestion[] {
  engine.buffers.reset(wordCountFor(engine.slots));
  const base = baseOf(engine, { filters: request.filters });
  const one = engine.buffers.empty();
  return completions(request, {
    entries: inLanguage(
      engine.definition.suggested.flatMap((name) => engine.suggested.valuesOf(name, engine.columns.facets.get(name))),
      engine.definition.collation,
      request.language,
    ),
    isDetail: (name) => engine.columns.facets.get(name)?.field.many !== undefined,
    count({ name, value }) {
      one.fill(0);
      selectValues(engine, engine.columns.facets.get(name)!, [value], one);
      return countAnd(base, one);
    },
    byName: engine.columns.order.byName,
  });
}

/** The values that may complete a text, in the order of their fields. */
export interface Completing {
  entries: readonly SuggestedValue[];
  /** Whether documents have many values of the field. */
  isDetail: (name: string) => boolean;
  /** Documents within the filters that have the value. */
  count: (entry: SuggestedValue) => number;
  byName: (a: string, b: string) => number;
}

/**
 * Completes the end of a text: as many of its last words as begin a value. Typing errors are tolerated only if no
 * ending begins a value. Values without documents within the filters are left out. Equal matches are ordered by
 * count, but values of multi-valued fields (equipment) come last.
 */
export function completions(
  { text, limit }: Pick<SuggestRequest, 'text' | 'limit'>,
  { entries, isDetail, count, byName }: Completing,
): Suggestion[] {
  const tokens = tokensIn(text);
  const endings = Array.from(
    { length: Math.min(tokens.length, MAX_TOKENS) },
    (_, index) => tokens[Math.max(0, tokens.length - MAX_TOKENS) + index]!,
  ).map(({ from }) => ({ from, to: tokens.at(-1)!.to, ending: formOf(text.slice(from)) }));
  const counted = ({ from, to }: { from: number; to: number }, matches: readonly Match[]): Suggestion[] =>
    matches
      .map(({ entry, rank: exactness }, order) => ({
        entry,
        exactness,
        isDetail: Number(isDetail(entry.name)),
        order,
        count: count(entry),
      }))
      .filter((one) => one.count > 0)
      .sort(
        (a, b) =>
          a.exactness - b.exactness ||
          a.isDetail - b.isDetail ||
          b.count - a.count ||
          byName(a.entry.text, b.entry.text) ||
          a.order - b.order,
      )
      .slice(0, limit)
      .map(({ entry: { name, value, text: shown }, count: found }) => ({
        name,
        value,
        text: shown,
        count: found,
        from,
        to,
      }));
  for (const ending of endings) {
    const found = counted(
      ending,
      entries.flatMap((entry) => {
        const exactness = bestOf(ending.ending, entry);
        return exactness === undefined ? [] : [{ entry, rank: exactness }];
      }),
    );
    if (found.length > 0) return found;
  }
  for (const ending of endings) {
    const found = counted(
      ending,
      entries
        .filter((entry) => entry.forms.some((form) => isGuess(ending.ending, form)))
        .map((entry) => ({ entry, rank: rank.guess })),
    );
    if (found.length > 0) return found;
  }
  return [];
}
