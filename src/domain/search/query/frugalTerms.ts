import { expressionsIn } from './expressions';
import type { Lexicon } from './lexicon';
import type { Rank } from './names';
import { squeeze } from './parsedConcepts';
import { groups } from './tables/groups';
import { queryLanguages, type Part } from './understanding';

/** Squeezed. Cached: the table is constant. */
let cache: readonly string[] | null = null;
const frugalTerms = (): readonly string[] =>
  (cache ??= groups
    .filter(({ frugal }) => frugal)
    .flatMap(({ terms }) => queryLanguages.flatMap((language) => expressionsIn(terms[language]).map(squeeze))));

/**
 * 'liten bränslesnål bil': next to small cars a low consumption is no condition, as it excludes no petrol.
 * @param ranks those of words for several values; a named value has none
 */
export function withoutFrugal(
  parts: readonly Part[],
  ranks: ReadonlyMap<Part, Rank>,
  lexicon: Lexicon,
): readonly Part[] {
  const hatches = lexicon.conceptValues('car_body', ['halvkombi']);
  const isSmall = parts.some(
    ({ meaning }) =>
      meaning.kind === 'terms' &&
      !meaning.not &&
      ((meaning.name === 'car_size' && meaning.values.includes('city')) ||
        (meaning.name === 'car_body' && meaning.values.every((value) => hatches.includes(value)))),
  );
  if (!isSmall) return parts;
  return parts.map((part) => {
    const { from, to, text, meaning } = part;
    const isFrugal =
      ranks.has(part) &&
      meaning.kind === 'terms' &&
      meaning.name === 'car_fuel' &&
      frugalTerms().some((term) => squeeze(text).endsWith(term));
    return isFrugal ? { from, to, text, meaning: { kind: 'setAside' } } : part;
  });
}
