import type { CarListQuery } from '@/domain/search/carList';
import type { TextSearchMeaning } from '@/domain/search/query/searchText';
import { isWithoutSearch, type Part } from '@/domain/search/query/understanding';

/** Each try costs a count; phrases have few plain words. */
const MAX_TRIES = 8;

const isMore = ({ meaning }: Part): boolean =>
  meaning.kind !== 'words' && meaning.kind !== 'setAside' && !isWithoutSearch(meaning);

const foldedSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * A text that finds nothing because of its plain words, without them: first each word alone, then all of them. Null if
 * nothing else is in the text, or nothing is found either way.
 * @param count the number of cars of a query
 */
export async function withoutUnmatchedTerms(
  { query, queryText, parts }: TextSearchMeaning,
  count: (query: CarListQuery) => Promise<number>,
): Promise<TextSearchMeaning | null> {
  const terms = parts?.filter(({ meaning }) => meaning.kind === 'words') ?? [];
  if (!parts || terms.length === 0 || terms.length > MAX_TRIES || !parts.some(isMore)) return null;
  const without = (left: readonly Part[]): CarListQuery => ({
    ...query,
    keyphrase: foldedSpaces(
      terms
        .filter((part) => !left.includes(part))
        .map(({ corrected, text }) => corrected ?? text)
        .join(' '),
    ),
    queryText,
  });
  for (const left of [...(terms.length > 1 ? terms.map((part) => [part]) : []), terms]) {
    const relaxed = without(left);
    if ((await count(relaxed)) > 0)
      return {
        query: relaxed,
        queryText,
        parts: parts.map((part): Part => (left.includes(part) ? { ...part, meaning: { kind: 'setAside' } } : part)),
      };
  }
  return null;
}
