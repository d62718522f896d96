import { fold, foldedTokens, type FoldedToken } from '@/lib/fold';

const SHORTEST_COMPOUND = 8;
const SHORTEST_HEAD = 3;

/** Returns a function that finds the longest suffix of a long word. */
export function suffixFinder(suffixes: readonly string[]): (word: FoldedToken) => FoldedToken | undefined {
  const known = suffixes.flatMap(foldedTokens).sort((a, b) => b.folded.length - a.folded.length);
  return ({ folded, spelled }) => {
    if (folded.length < SHORTEST_COMPOUND) return undefined;
    const suffix = known.find(
      (candidate) => folded.length - candidate.folded.length >= SHORTEST_HEAD && folded.endsWith(candidate.folded),
    );
    return (
      suffix && {
        folded: suffix.folded,
        spelled: spelled.endsWith(suffix.spelled) ? suffix.spelled : fold(suffix.spelled),
      }
    );
  };
}
